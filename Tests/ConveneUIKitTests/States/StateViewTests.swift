import ConveneStates
import Testing
import UIKitStandIn

@testable import ConveneUIKit

@MainActor
@Suite("A state view shows a screen's state")
struct StateViewTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let stateView = StateView()

  init() { stateView.show(in: window) }

  private func settle() {
    stateView.states.presentNow()
    window.layoutIfNeeded()
  }

  private var page: StatePageView? {
    stateView.subviews.lazy.compactMap { $0 as? StatePageView }.first
  }

  @Test("it fills the view that it is shown in, and takes no touches while there is content")
  func filling() {
    settle()
    #expect(stateView.frame == window.bounds)
    #expect(stateView.isHidden)
    let hit = window.hitTest(CGPoint(x: 100, y: 100), with: nil)
    #expect(hit === window)
  }

  @Test("an error is in the middle, with its picture, texts and button")
  func error() {
    stateView.states.onRetry = {}
    stateView.setState(.error)
    #expect(stateView.state == .error)
    settle()
    #expect(!stateView.isHidden)
    #expect(page?.titleLabel.text == stateView.contentLibrary[.error]?.title)
    #expect(page?.buttonStack.arrangedSubviews.count == 1)
    #expect(page?.spinner.isHidden == true)
    let frames = [page?.imageView, page?.titleLabel].compactMap { view in
      view.map { $0.convert($0.bounds, to: window) }
    }
    #expect(frames.allSatisfy { abs($0.midX - 160) < 1 }, "\(frames)")
    #expect(LayoutComplaints.newest.isEmpty, "\(LayoutComplaints.newest)")
  }

  @Test("an empty part is left out, and comes back with the next state that has it")
  func leftOut() {
    stateView.setContent(image: "", title: "Nothing", subtitle: "", for: .empty)
    stateView.setState(.empty)
    settle()
    #expect(page?.subtitleLabel.isHidden == true)
    #expect(page?.imageView.isHidden == true)
    stateView.setState(.noInternet)
    settle()
    #expect(page?.subtitleLabel.isHidden == false)
    #expect(page?.imageView.isHidden == false)
  }

  @Test("a custom view wins, is centred with its own size, and goes with its state")
  func customView() {
    let custom = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
    stateView.setCustomView(custom, for: .error)
    stateView.setState(.error)
    settle()
    #expect(custom.frame == CGRect(x: 110, y: 210, width: 100, height: 60))
    #expect(page?.isHidden == true)
    stateView.setState(.empty)
    settle()
    #expect(custom.superview == nil)
    #expect(page?.isHidden == false)
  }

  @Test("what is too tall scrolls")
  func tooTall() {
    stateView.setContent(
      image: "", title: String(repeating: "long ", count: 400), subtitle: "", for: .empty)
    stateView.setState(.empty)
    settle()
    #expect((page?.contentSize.height ?? 0) > 480)
    #expect(page?.contentSize.width == 320)
  }

  @Test("a button's action is performed")
  func button() {
    var retries = 0
    stateView.states.onRetry = { retries += 1 }
    stateView.setState(.error)
    settle()
    (page?.buttonStack.arrangedSubviews.first as? UIButton)?.standInPress()
    #expect(retries == 1)
  }

  @Test("nobody keeps a state view that is dropped")
  func life() {
    weak var dropped: StateView?
    do {
      let view = StateView()
      view.setState(.error)
      dropped = view
    }
    #expect(dropped == nil)
  }
}
