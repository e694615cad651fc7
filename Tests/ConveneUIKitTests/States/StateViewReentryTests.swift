import ConveneStates
import Testing
import UIKitStandIn

@testable import ConveneUIKit

/// A view that runs a closure when it has left its window, or come into one.
private final class TellingView: UIView {
  var onLeave: (() -> Void)?
  var onArrive: (() -> Void)?

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil { onLeave?() } else { onArrive?() }
  }
}

@MainActor
@Suite("S14: a custom view may have others changed while it leaves or arrives")
struct StateViewReentryTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let view = StateView(states: StateModel(timing: .none))

  init() { view.show(in: window) }

  private func make(_ text: String) -> TellingView {
    let label = UILabel()
    label.text = text
    let made = TellingView(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    made.addSubview(label)
    label.equalToParent()
    return made
  }

  private func set(_ state: ViewState) {
    view.setState(state)
    settle()
  }

  private func settle() {
    view.states.presentNow()
    window.layoutIfNeeded()
    StandInAnimations.finish()
  }

  /// The app's own views that are in the state view.
  private var children: Int { view.body.subviews.count { $0 is TellingView } }

  @Test("S14: the one that leaves takes the next one away")
  func leavingRemoves() {
    let first = make("first")
    view.setCustomView(first, for: .error)
    view.setCustomView(make("second"), for: .empty)
    set(.error)
    first.onLeave = { [weak view] in view?.setCustomView(nil, for: .empty) }
    set(.empty)
    #expect(view.visibleTexts == ["Nothing Here Yet"])
    #expect(children == 0)
  }

  @Test("S14: the one that leaves has another come in its place")
  func leavingReplaces() {
    let first = make("first")
    view.setCustomView(first, for: .error)
    set(.error)
    first.onLeave = { [weak view] in view?.setCustomView(make("third"), for: .error) }
    view.setCustomView(nil, for: .error)
    settle()
    #expect(view.visibleTexts == ["third"])
    #expect(children == 1)
  }

  @Test("S14: the one that arrives is replaced at once")
  func arriving() {
    let first = make("first")
    var rounds = 0
    first.onArrive = { [weak view] in
      rounds += 1
      view?.setCustomView(make("second"), for: .error)
    }
    view.setCustomView(first, for: .error)
    set(.error)
    #expect(view.visibleTexts == ["second"])
    #expect(children == 1)
    #expect(rounds == 1)
    #expect(first.superview == nil)
  }

  @Test("S14: the one that leaves sets another state, and has it shown at once")
  func anotherState() {
    let first = make("first")
    view.setCustomView(first, for: .error)
    view.setCustomView(make("offline"), for: .noInternet)
    set(.error)
    first.onLeave = { [weak view] in
      first.onLeave = nil
      view?.setState(.noInternet)
      view?.states.presentNow()
    }
    set(.empty)
    settle()
    #expect(view.visibleTexts == ["offline"])
    #expect(children == 1)
  }

  @Test("S14: a view that the app has put somewhere else stays there")
  func elsewhere() {
    let first = make("first")
    view.setCustomView(first, for: .error)
    set(.error)
    let other = UIView(frame: window.bounds)
    window.addSubview(other)
    other.addSubview(first)
    set(.empty)
    #expect(first.superview === other)
    #expect(view.visibleTexts == ["Nothing Here Yet"])
  }
}
