import ConveneStates
import Testing
import UIKitStandIn

@testable import ConveneUIKit

@MainActor
@Suite("A state view shows a screen's state")
struct StateViewTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let content = UILabel()
  private let view = StateView(states: StateModel(timing: .none))

  init() {
    content.text = "content"
    window.addSubview(content)
    content.equalToParent()
    view.show(in: window)
    StandInAnimations.finish()
  }

  private func settle() {
    view.states.presentNow()
    window.layoutIfNeeded()
    StandInAnimations.finish()
  }

  private func set(_ state: ViewState) {
    view.setState(state)
    settle()
  }

  private var page: StatePageView { view.body.page }

  private func label(_ text: String, size: CGSize = .zero) -> UILabel {
    let label = UILabel(frame: CGRect(origin: .zero, size: size))
    label.text = text
    return label
  }

  @Test("S2: the first state is there in the first frame")
  func firstFrame() {
    view.setState(.loading)
    window.layoutIfNeeded()
    #expect(view.visibleTexts == ["Loading…"])
  }

  @Test("S17: success first, or twice, leaves no cover")
  func success() {
    set(.success)
    #expect(view.frame == window.bounds)
    #expect(view.isHidden)
    #expect(window.hitTest(CGPoint(x: 100, y: 100), with: nil) === window)
    set(.error)
    #expect(!view.isHidden)
    #expect(window.hitTest(CGPoint(x: 100, y: 100), with: nil)?.isDescendant(of: view) == true)
    set(.success)
    set(.success)
    #expect(view.isHidden)
    #expect(window.visibleTexts == ["content"])
  }

  @Test("an error is in the middle, with its picture, texts and button, on a background")
  func error() {
    view.states.onRetry = {}
    view.setState(.error)
    #expect(view.state == .error)
    settle()
    #expect(view.visibleTexts == ["Something Went Wrong", "Please try again.", "Try Again"])
    #expect(view.backgroundColor == .systemBackground)
    #expect(!page.spinner.isShown)
    let frames = [page.imageView, page.titleLabel].map { $0.convert($0.bounds, to: window) }
    #expect(frames.allSatisfy { abs($0.midX - 160) < 1 }, "\(frames)")
    #expect(LayoutComplaints.newest.isEmpty, "\(LayoutComplaints.newest)")
  }

  @Test("S15: a subtitle comes back after a state without one")
  func leftOut() {
    set(.loading)
    #expect(view.visibleTexts == ["Loading…"])
    set(.error)
    #expect(view.visibleTexts == ["Something Went Wrong", "Please try again."])
    view.setContent(image: "", title: "Nothing", subtitle: "", for: .empty)
    set(.empty)
    #expect(view.visibleTexts == ["Nothing"])
    #expect(!page.imageView.isShown)
    set(.noInternet)
    #expect(page.imageView.isShown)
  }

  @Test("a subtitle without a title is in the middle, and is what a screen reader is led to")
  func untitled() {
    view.setContent(image: "", title: "", subtitle: "Put the kettle on.", for: .empty)
    set(.empty)
    #expect(page.subtitleLabel.convert(page.subtitleLabel.bounds, to: window).midY == 240)
    #expect(page.readable == [page.subtitleLabel])
  }

  @Test("S16: content set for the state that is shown is seen at the end of the turn")
  func refreshed() {
    set(.empty)
    view.setContent(image: "", title: "No tea", subtitle: "Put the kettle on.", for: .empty)
    settle()
    #expect(view.visibleTexts == ["No tea", "Put the kettle on."])
    #expect(view.contentLibrary[.empty]?.title == "No tea")
  }

  @Test("S18: a state that is set can be read at once, whatever is still in motion")
  func read() {
    view.setState(.loading)
    view.setState(.error)
    #expect(view.state == .error)
    view.states.presentNow()
    view.setState(.empty)
    #expect(view.state == .empty)
  }

  @Test("S14: a custom view wins, is centred with its own size, and goes with its state")
  func customView() {
    let custom = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
    view.setCustomView(custom, for: .error)
    for _ in 0..<2 {
      set(.error)
      #expect(
        custom.convert(custom.bounds, to: window) == CGRect(x: 110, y: 210, width: 100, height: 60))
      #expect(page.isHidden)
      #expect(view.customViewsLibrary.shown === custom)
      set(.empty)
      #expect(custom.superview == nil)
      #expect(!page.isHidden)
    }
    #expect(custom.constraints.count == 2, "it isn't constrained again each time")
  }

  @Test("S14: a custom view that is replaced goes, and there is one child")
  func replaced() {
    set(.error)
    view.setCustomView(label("first"), for: .error)
    settle()
    #expect(view.visibleTexts == ["first"])
    view.setCustomView(label("second"), for: .error)
    settle()
    #expect(view.visibleTexts == ["second"])
    #expect(view.body.subviews.count == 2, "the page and the view")
    view.setCustomView(nil, for: .error)
    settle()
    #expect(view.visibleTexts.first == "Something Went Wrong")
  }

  @Test("S14: a custom view without any size has all of the room, and a long text wraps in it")
  func sizeless() {
    let custom = UIView()
    view.setCustomView(custom, for: .error)
    set(.error)
    #expect(custom.frame == window.bounds)
    let text = label(String(repeating: "long ", count: 100))
    text.numberOfLines = 0
    view.setCustomView(text, for: .error)
    settle()
    #expect(text.frame.width <= 320)
    #expect(text.frame.height > 100)
    #expect(text.frame.midY == 240)
    #expect(LayoutComplaints.newest.isEmpty, "\(LayoutComplaints.newest)")
  }

  @Test("what is too tall scrolls")
  func tooTall() {
    view.setContent(
      image: "", title: String(repeating: "long ", count: 400), subtitle: "", for: .empty)
    set(.empty)
    #expect(page.contentSize.height > 480)
    #expect(page.contentSize.width == 320)
    #expect(page.isScrollEnabled)
  }

  @Test("a button's action is performed, and a tap beside it is one on the state")
  func tapped() {
    var (retries, taps) = (0, [ViewState]())
    view.states.onRetry = { retries += 1 }
    view.states.onTap = { taps.append($0) }
    set(.error)
    guard let button = view.button("Try Again") else {
      Issue.record("no button")
      return
    }
    let frame = button.convert(button.bounds, to: window)
    window.standInTap(at: CGPoint(x: frame.midX, y: frame.midY))
    #expect((retries, taps) == (1, []))
    window.standInTap(at: CGPoint(x: 20, y: 20))
    #expect((retries, taps) == (1, [.error]))
    set(.success)
    window.standInTap(at: CGPoint(x: 20, y: 20))
    #expect(taps == [.error])
  }

  @Test("S22: of ten changes in one turn the last shows, and each completion comes once")
  func manyChanges() {
    set(.loading)
    var answers: [Bool] = []
    let states: [ViewState] = [.error, .empty, .noInternet, .error, .noResults]
    for state in states { view.setState(state) { answers.append($0) } }
    settle()
    #expect(view.visibleTexts.first == "No Results")
    #expect(answers == [false, false, false, false, true])
  }

  @Test("S22: hiding twice, or after the view was taken out, is no fault")
  func takenOut() {
    set(.error)
    view.removeFromSuperview()
    set(.success)
    set(.success)
    #expect(view.isHidden)
    view.show(in: window)
    settle()
    #expect(window.visibleTexts == ["content"])
  }

  @Test("S20: an image whose name has http in it is a name")
  func named() {
    UIImage.standInNames = ["http-error"]
    defer { UIImage.standInNames = [] }
    view.setContent(image: "http-error", title: "T", subtitle: "", for: .error)
    set(.error)
    #expect(page.imageView.image == UIImage(named: "http-error"))
    view.setContent(image: "missing", title: "T", subtitle: "", for: .error)
    settle()
    #expect(page.imageView.image?.isSymbolImage == true, "an unknown one is the state's own symbol")
  }

  @Test("a symbol is shown by its name, and an unknown one is the state's own")
  func symbol() {
    view.states.setContent(image: .symbol("bolt"), title: "T", subtitle: "", for: .error)
    set(.error)
    #expect(page.imageView.image == UIImage(systemName: "bolt"))
    let fallback = view.states.rendered.fallbackSymbol
    view.states.setContent(image: .symbol("missing"), title: "T", subtitle: "", for: .error)
    settle()
    #expect(page.imageView.image == UIImage(systemName: fallback))
  }

  @Test("it covers a list's frame, and what lies behind it is hidden from a screen reader")
  func covering() {
    let list = UIScrollView(frame: window.bounds)
    list.contentSize = CGSize(width: 320, height: 3_000)
    window.addSubview(list)
    let row = label("row")
    list.addSubview(row)
    view.show(in: list)
    set(.empty)
    list.standInDrag(by: 800)
    #expect(view.convert(view.bounds, to: window) == window.bounds)
    #expect(list.standInAccessibleLabels == ["Nothing Here Yet"])
    set(.success)
    #expect(list.standInAccessibleLabels == ["row"])
  }
}
