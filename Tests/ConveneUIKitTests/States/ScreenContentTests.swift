import ConveneStates
import Testing
import UIKitStandIn

@testable import ConveneUIKit

@MainActor
@Suite("What a state does to the content that it lies over")
struct ScreenContentTests {
  private let middle = CGPoint(x: 160, y: 240)

  @Test("S4: while a screen is empty it is dragged and pulled, also by its words")
  func pulledWhileEmpty() async {
    let scene = StateScene()
    await scene.load(.success([]))
    guard let words = scene.middle else {
      Issue.record("no state")
      return
    }
    for point in [words, CGPoint(x: 10, y: 470)] {
      #expect(scene.window.standInDrag(at: point, by: -100) === scene.list)
      #expect(scene.list.refreshControl?.isRefreshing == true)
      await scene.end(with: .success([]))
      #expect(scene.list.refreshControl?.isRefreshing == false)
      #expect(scene.texts == ["Nothing Here Yet"])
    }
    scene.window.standInDrag(at: words, by: -100)
    await scene.end(with: .success([1]))
    #expect(scene.texts == ["1"])
  }

  @Test("S4: a state of a controller's view leaves the list below it to the finger")
  func controllersView() async {
    let scene = StateScene()
    scene.screen.show(in: scene.controller)
    await scene.load(.success([]))
    #expect(scene.screen.superview === scene.controller.view)
    #expect(scene.list.refreshControl != nil)
    #expect(scene.window.standInDrag(at: middle, by: -100) === scene.list)
    #expect(scene.list.refreshControl?.isRefreshing == true)
  }

  @Test("S4: over a state that has a button, the button alone takes a touch")
  func button() async {
    let scene = StateScene()
    await scene.load(.failure(Server.Failure()))
    guard let button = scene.window.button("Try Again") else {
      Issue.record("no button")
      return
    }
    let frame = button.convert(button.bounds, to: scene.window)
    #expect(scene.window.hitTest(CGPoint(x: frame.midX, y: frame.midY), with: nil) === button)
    let beside = scene.window.hitTest(CGPoint(x: frame.minX - 5, y: frame.midY), with: nil)
    #expect(beside === scene.list)
    scene.window.standInTap(at: CGPoint(x: frame.midX, y: frame.midY))
    await scene.server.began(2)
    #expect(scene.loader.input.activity == .loading)
  }

  @Test("S5: scrolling that is off stays off, and nothing else of it is touched")
  func scrollingIsOff() async {
    let scene = StateScene(pullsToRefresh: false)
    scene.list.isScrollEnabled = false
    scene.list.isUserInteractionEnabled = false
    for state: ViewState in [.empty, .success, .loading, .error, .success] {
      scene.loader.states.setState(state)
      await scene.settle()
      #expect((scene.middle == nil) == (state == .success))
      #expect(!scene.list.isScrollEnabled && !scene.list.isUserInteractionEnabled)
      #expect(!scene.list.alwaysBounceVertical && scene.list.contentInset == .zero)
      #expect(!scene.list.isHidden)
    }
  }

  @Test("S6: items that change in whichever way are noticed")
  func counted() async {
    var hidden: Set<Int> = []
    let scene = StateScene()
    scene.loader.countItems = { numbers in numbers.count { !hidden.contains($0) } }
    await scene.load(.success([1]))
    scene.loader.modify { $0 = [] }
    await scene.settle()
    #expect(scene.texts == ["Nothing Here Yet"], "by an update")
    scene.loader.modify { $0 = [2] }
    scene.list.reload()
    await scene.settle()
    #expect(scene.texts == ["2"], "by a reload")
    hidden = [2]
    scene.loader.recount()
    await scene.settle()
    #expect(Set(scene.texts) == ["2", "Nothing Here Yet"], "by another way of counting")
    hidden = []
    scene.loader.recount()
    await scene.settle()
    #expect(scene.texts == ["2"])
  }

  @Test("S7: a state is in the middle of what can be seen, however far the content is scrolled")
  func scrolled() async {
    let scene = StateScene()
    await scene.load(.success(Array(1...100)))
    scene.list.standInDrag(by: 800)
    #expect(scene.list.contentOffset.y == 800)
    scene.loader.states.setState(.empty)
    await scene.settle()
    #expect(scene.middle == middle)
    #expect(scene.list.contentOffset.y == 800)
    scene.list.standInDrag(by: 300)
    #expect(scene.middle == middle)
  }

  @Test("S8: a state comes back to the same place, and follows bars, insets and the keyboard")
  func insets() async {
    let scene = StateScene()
    let states = scene.loader.states
    func show(_ state: ViewState) async -> CGRect {
      states.setState(state)
      await scene.settle()
      return scene.place
    }
    let first = await show(.empty)
    #expect(first == CGRect(x: 0, y: 0, width: 320, height: 480))
    _ = await show(.success)
    let second = await show(.empty)
    #expect(second == first)
    scene.window.standInSafeAreaInsets = UIEdgeInsets(top: 96, left: 0, bottom: 34, right: 0)
    scene.window.layoutIfNeeded()
    #expect(scene.place == CGRect(x: 0, y: 96, width: 320, height: 350), "a large title")
    scene.window.standInSafeAreaInsets.top = 44
    scene.window.layoutIfNeeded()
    #expect(scene.place == CGRect(x: 0, y: 44, width: 320, height: 402), "a small one")
    scene.window.standInKeyboardHeight = 200
    scene.window.layoutIfNeeded()
    #expect(scene.place == CGRect(x: 0, y: 44, width: 320, height: 236), "above the keyboard")
    #expect(scene.middle?.y == 162)
    scene.window.standInKeyboardHeight = 0
    scene.screen.topInset = 100
    scene.window.layoutIfNeeded()
    #expect(scene.place == CGRect(x: 0, y: 144, width: 320, height: 302), "below a header")
    scene.screen.topInset = -10
    scene.window.layoutIfNeeded()
    #expect(scene.place == CGRect(x: 0, y: 44, width: 320, height: 402))
  }

  @Test("S8: it follows the bars of a navigation controller")
  func navigation() async {
    let controller = UIViewController()
    let navigation = UINavigationController(rootViewController: controller)
    navigation.standInBars = UIEdgeInsets(top: 96, left: 0, bottom: 49, right: 0)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = navigation
    let screen = StateModel(state: .empty).show(in: controller)
    window.layoutIfNeeded()
    let body = screen.region.body
    let place = body.convert(body.bounds, to: window)
    #expect(place == CGRect(x: 0, y: 96, width: 320, height: 335))
  }

  @Test("S9: a header that a state leaves free isn't covered, and takes its touches")
  func header() async {
    let scene = StateScene()
    var taps: [ViewState] = []
    scene.loader.states.onTap = { taps.append($0) }
    scene.screen.topInset = 100
    await scene.load(.success([1]))
    scene.loader.states.setState(.empty)
    await scene.settle()
    #expect(scene.place.minY == 100)
    #expect(scene.screen.cover.frame.minY == 100, "only what is below is covered")
    #expect(!scene.screen.accessibilityViewIsModal)
    scene.window.standInTap(at: CGPoint(x: 160, y: 20))
    #expect(scene.selected == [1], "what stands at the top takes the tap")
    #expect(taps.isEmpty)
    scene.window.standInTap(at: CGPoint(x: 160, y: 110))
    #expect(scene.selected == [1])
    #expect(taps == [.empty])
  }
}
