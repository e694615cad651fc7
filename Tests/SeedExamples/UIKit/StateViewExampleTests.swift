import TestSupport
import Testing

@MainActor
@Suite("Every state of a screen, over UIKit")
struct StateViewExampleTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
  private let controller = StateController()

  init() {
    controller.stateView.contentLibrary = .builtIn(languages: ["en"])
    window.rootViewController = controller
  }

  private var view: StateView { controller.stateView }

  private func show(_ state: ViewState) {
    view.setState(state)
    view.states.presentNow()
    window.layoutIfNeeded()
    StandInAnimations.finish()
  }

  @Test("each state has its default content")
  func defaults() {
    controller.addToGivenView()
    // A spinner that was seen stays for a while, so that loading comes last.
    for state in [ViewState.noInternet, .error, .empty, .loading] {
      show(state)
      let content = view.contentLibrary[state]
      let texts = [content?.title, content?.subtitle].compactMap(\.self).filter { !$0.isEmpty }
      #expect(!texts.isEmpty, "\(state)")
      #expect(view.standInShownTexts == texts, "\(state)")
    }
  }

  @Test("content that is set wins, and an empty subtitle is left out")
  func ownContent() {
    UIImage.standInNames = ["loading_2"]
    defer { UIImage.standInNames = [] }
    controller.addToGivenView()
    controller.setOwnContent()
    show(.error)
    #expect(view.standInShownTexts.count == 2, "title and subtitle")
    show(.loading)
    #expect(view.standInShownTexts == ["New loading view"])
    let images = view.standInDescendants.compactMap { ($0 as? UIImageView)?.image }
    #expect(images == [UIImage(named: "loading_2")])
  }

  @Test("a view of one's own wins over content, and is centred")
  func ownView() {
    controller.addToGivenView()
    controller.setOwnUI()
    show(.error)
    #expect(view.standInShownTexts == ["It broke."])
    let own = controller.yourOwnUI
    #expect(own.convert(own.bounds, to: window) == CGRect(x: 100, y: 250, width: 200, height: 100))
    #expect(view.customViewsLibrary.shown === own)
    show(.empty)
    #expect(view.standInShownTexts.first == "Nothing Here Yet")
  }

  @Test("an icon that is a URL is loaded by itself")
  func icon() async {
    controller.addToGivenView()
    let png = TestPNG.plain(width: 64, height: 64)
    controller.setIcon(at: "data:image/png;base64,\(png.base64EncodedString())")
    show(.empty)
    #expect(view.standInShownTexts == ["No moon", "It is new."], "at once")
    let image = view.standInDescendants.lazy.compactMap { $0 as? UIImageView }.first
    for _ in 0..<500_000 {
      guard image?.image == nil else { break }
      await Task.yield()
    }
    #expect(image?.image?.size == CGSize(width: 64, height: 64))
  }

  @Test("success takes the state view away")
  func success() {
    controller.addToGivenView()
    show(.error)
    show(.success)
    #expect(view.isHidden)
    show(.error)
    #expect(!view.isHidden)
  }

  @Test("added by hand it is where it is constrained, and in a given view it fills it")
  func twoWays() {
    controller.addByHand()
    show(.empty)
    #expect(view.frame == CGRect(x: 0, y: 50, width: 400, height: 550))
    view.removeFromSuperview()
    controller.addToGivenView()
    window.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 0, y: 0, width: 400, height: 600))
  }

  @Test("a retry calls back")
  func retry() {
    controller.addToGivenView()
    controller.addRetry()
    show(.error)
    let buttons = view.standInDescendants.compactMap { $0 as? UIButton }
    #expect(buttons.count == 1)
    buttons.first?.standInPress()
    #expect(controller.retries == 1)
  }
}
