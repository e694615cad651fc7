import ConveneStates
import Testing
import UIKitStandIn

@testable import ConveneUIKit

@MainActor
@Suite("A custom view that is around the state it would stand in")
struct CustomViewTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let page = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let states = StateModel(state: .empty, timing: .none)

  init() { window.addSubview(page) }

  private func shown(_ set: () -> Void) -> [String] {
    let reasons = UIKitExceptions.caught {
      set()
      states.presentNow()
      window.layoutIfNeeded()
      StandInAnimations.finish()
    }
    return reasons + page.visibleTexts
  }

  @Test("a state view itself, or what it is in, isn't put into it: the default look is drawn")
  func stateView() {
    var told: [StateDiagnostic] = []
    states.onDiagnostic = { told.append($0) }
    let view = StateView(states: states)
    #expect(
      shown {
        view.setCustomView(view, for: .empty)
        view.show(in: page)
      } == ["Nothing Here Yet"])
    #expect(told == [.customViewAroundState(.empty)])
    #expect(shown { view.setCustomView(page, for: .empty) } == ["Nothing Here Yet"])
    #expect(told == [.customViewAroundState(.empty), .customViewAroundState(.empty)])
    #expect(shown { states.setContent(image: "", title: "T", subtitle: "", for: .empty) } == ["T"])
    #expect(told.count == 2, "once for each view")
    #expect(page.superview === window)
    #expect(told.first?.description.contains("“empty”") == true)
  }

  @Test("a screen itself, or its window, isn't put into it either")
  func screenView() {
    var told: [StateDiagnostic] = []
    states.onDiagnostic = { told.append($0) }
    let view = ScreenView(states: states)
    #expect(
      shown {
        view.show(in: page)
        view.setCustomView(view, for: .empty)
      } == ["Nothing Here Yet"])
    #expect(shown { view.setCustomView(window, for: .empty) } == ["Nothing Here Yet"])
    #expect(told.count == 2)
    let label = UILabel()
    label.text = "own"
    #expect(shown { view.setCustomView(label, for: .empty) } == ["own"])
    #expect(told.count == 2)
  }
}
