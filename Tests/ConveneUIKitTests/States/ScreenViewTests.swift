import ConveneStates
import Testing
import UIKitStandIn

@testable import ConveneUIKit

@MainActor
@Suite("A screen follows its loader")
struct ScreenViewTests {
  @Test("S1: nothing is shown before something is asked for, then a spinner, then content")
  func fromLoadingToContent() async {
    let scene = StateScene()
    #expect(scene.texts == [])
    scene.loader.load()
    await scene.settle()
    #expect(scene.texts == ["Loading…"])
    await scene.end(with: .success([1, 2]))
    #expect(scene.texts == ["1", "2"])
    #expect(scene.loader.state == .success)
  }

  @Test("S2: a declared first state is there in the first frame")
  func firstFrame() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    StateModel(state: .loading).show(in: window)
    window.layoutIfNeeded()
    #expect(window.visibleTexts == ["Loading…"])
    #expect(StandInAnimations.count == 0, "and doesn't fade in")
  }

  @Test("S3: content stays while a refresh has none for a moment")
  func momentWithoutItems() async {
    let scene = StateScene()
    await scene.load(.success([1, 2]))
    scene.loader.refresh()
    scene.loader.modify { $0 = [] }
    await scene.settle()
    #expect(scene.middle == nil, "the screen isn't called empty")
    await scene.end(with: .success([1, 2]))
    #expect(scene.texts == ["1", "2"])
  }

  @Test("S26: a failed load offers to try again, and five taps are one load")
  func retry() async {
    let scene = StateScene()
    await scene.load(.failure(Server.Failure()))
    #expect(scene.texts == ["Something Went Wrong", "Please try again.", "Try Again"])
    let retry = scene.window.button("Try Again")
    for _ in 0..<5 { retry?.standInPress() }
    await scene.settle()
    #expect(scene.texts == ["Loading…"])
    await scene.end(with: .success([]))
    #expect(scene.texts == ["Nothing Here Yet"])
    #expect(scene.server.requests == 2)
  }

  @Test("S25: a load that is cancelled leaves what was there, and is no error")
  func cancelled() async {
    let scene = StateScene()
    await scene.load(.success([]))
    #expect(scene.texts == ["Nothing Here Yet"])
    scene.loader.load()
    await scene.settle()
    scene.loader.cancel()
    await scene.settle()
    #expect(scene.texts == ["Nothing Here Yet"])
    await scene.server.began(2)
    scene.server.answer(.failure(Server.Failure()))
    await scene.settle()
    #expect(scene.texts == ["Nothing Here Yet"])
  }

  @Test("a refresh over content has a line pulse, and covers nothing")
  func progress() async {
    let scene = StateScene()
    await scene.load(.success([1]))
    scene.loader.refresh()
    await scene.settle()
    #expect(scene.texts == ["1"])
    #expect(scene.screen.line.isShown)
    let pulse = scene.screen.line.layer.animation(forKey: "pulse") as? CABasicAnimation
    #expect(pulse?.keyPath == "opacity" && pulse?.toValue as? Double == 0.2)
    #expect(pulse?.isRemovedOnCompletion == false)
    let line = scene.screen.line.convert(scene.screen.line.bounds, to: scene.window)
    #expect(line == CGRect(x: 0, y: 0, width: 320, height: 2))
    await scene.end(with: .success([1]))
    #expect(!scene.screen.line.isShown)
  }

  @Test("for who asked for no motion the line stands still")
  func stillProgress() async {
    UIAccessibility.isReduceMotionEnabled = true
    defer { UIAccessibility.isReduceMotionEnabled = false }
    let scene = StateScene()
    await scene.load(.success([1]))
    scene.loader.refresh()
    await scene.settle()
    let pulse = scene.screen.line.layer.animation(forKey: "pulse") as? CABasicAnimation
    #expect(scene.screen.line.isShown)
    #expect(pulse?.toValue as? Double == 1)
    await scene.end(with: .success([1]))
  }

  @Test("a refresh that fails leaves the content, and a banner says so above it")
  func banner() async {
    let scene = StateScene()
    await scene.load(.success([1]))
    scene.loader.refresh()
    await scene.end(with: .failure(Server.Failure()))
    #expect(Set(scene.texts) == ["Could not be updated.", "Try Again", "1"])
    let banner = scene.screen.banner
    let cell = scene.list.visibleCells[0]
    #expect(
      cell.convert(cell.bounds, to: scene.window).minY == banner.bounds.height,
      "the first row begins below it")
    scene.loader.network = .offline
    await scene.settle()
    #expect(scene.texts == ["You are offline.", "1"])
    scene.loader.network = .online
    await scene.settle()
    scene.window.button("Try Again")?.standInPress()
    await scene.end(with: .success([1, 2]))
    #expect(scene.texts == ["1", "2"])
    #expect(scene.list.contentInset == .zero)
    #expect(cell.convert(cell.bounds, to: scene.window).minY == 0)
  }

  @Test("a banner that comes leaves what is scrolled where it is")
  func bannerWhileScrolled() async {
    let scene = StateScene()
    await scene.load(.success(Array(1...50)))
    scene.list.contentInset.top = 10
    scene.list.standInDrag(by: 200)
    let offset = scene.list.contentOffset.y
    scene.loader.network = .offline
    await scene.settle()
    #expect(scene.list.contentOffset.y == offset)
    #expect(scene.list.contentInset.top == 10 + scene.screen.banner.bounds.height)
    scene.loader.network = .online
    await scene.settle()
    #expect(scene.list.contentInset.top == 10, "the app's own inset is as it was")
    #expect(scene.list.contentOffset.y == offset)
  }

  @Test("a state set by hand covers the content until the loader has something to say")
  func byHand() async {
    let scene = StateScene()
    await scene.load(.success([1]))
    scene.loader.states.setState(.empty)
    await scene.settle()
    #expect(scene.screen.cover.isShown)
    #expect(scene.screen.cover.frame == scene.screen.bounds)
    scene.window.standInTap(at: CGPoint(x: 160, y: 20))
    #expect(scene.selected.isEmpty, "what is covered takes no touches")
    scene.loader.states.setState(.success)
    await scene.settle()
    #expect(!scene.screen.cover.isShown)
    scene.window.standInTap(at: CGPoint(x: 160, y: 20))
    #expect(scene.selected == [1])
  }

  @Test("two screens of one loader: the first keeps what it showed, and is told")
  func replaced() async {
    let scene = StateScene()
    var diagnostics: [StateDiagnostic] = []
    scene.loader.states.onDiagnostic = { diagnostics.append($0) }
    let other = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scene.window.addSubview(other)
    scene.loader.show(in: other)
    #expect(diagnostics.count == 1)
  }

  @Test("a screen that is taken away gives back the list's inset, its bounce and its refreshing")
  func takenAway() async {
    let scene = StateScene()
    await scene.load(.success([1]))
    scene.loader.network = .offline
    await scene.settle()
    #expect(scene.list.contentInset.top > 0)
    scene.screen.removeFromSuperview()
    scene.window.layoutIfNeeded()
    #expect(scene.list.contentInset == .zero)
    #expect(scene.list.refreshControl == nil)
    #expect(!scene.list.alwaysBounceVertical)
    #expect(scene.list.gestureRecognizers?.isEmpty == true)
  }
}
