import ConveneStates
import Testing
import UIKitStandIn

@testable import ConveneUIKit

@MainActor
@Suite("A list is pulled to refresh")
struct ScreenRefreshTests {
  @Test("the control turns until the answer is there, instead of the line")
  func pulled() async {
    let scene = StateScene()
    await scene.load(.success([1]))
    scene.list.standInPullToRefresh()
    await scene.settle()
    let control = scene.list.refreshControl
    #expect(control?.isRefreshing == true)
    #expect(scene.loader.input.activity == .refreshing)
    #expect(!scene.screen.line.isShown, "one sign of it is enough")
    await scene.end(with: .success([1, 2]))
    #expect(control?.isRefreshing == false)
    #expect(control?.standInEndings == 1)
    #expect(scene.texts == ["1", "2"])
    #expect(scene.list.contentOffset.y == 0)
  }

  @Test("it ends with an error, whose banner then stands below the bars")
  func failed() async {
    let scene = StateScene()
    await scene.load(.success([1]))
    scene.list.standInPullToRefresh()
    await scene.end(with: .failure(Server.Failure()))
    #expect(scene.list.refreshControl?.isRefreshing == false)
    #expect(scene.screen.banner.isShown)
    let cell = scene.list.visibleCells[0]
    #expect(
      cell.convert(cell.bounds, to: scene.window).minY == scene.screen.banner.bounds.height)
  }

  @Test("it ends with a cancel, though the load is deaf to it")
  func cancelled() async {
    let scene = StateScene()
    await scene.load(.success([1]))
    scene.list.standInPullToRefresh()
    scene.loader.cancel()
    await scene.settle()
    #expect(scene.list.refreshControl?.isRefreshing == false)
    #expect(scene.texts == ["1"])
    await scene.server.began(2)
    scene.server.answer(.success([]))
  }

  @Test("it ends where the refresh waits for the network, which a banner tells of")
  func waiting() async {
    let scene = StateScene()
    await scene.load(.success([1]))
    scene.loader.network = .offline
    scene.list.standInPullToRefresh()
    await scene.server.began(2)
    #expect(scene.list.refreshControl?.isRefreshing == true)
    scene.loader.cancel()
    scene.server.answer(.success([]))
    await scene.settle()
    #expect(scene.texts == ["You are offline.", "1"])
  }

  @Test("an app's own control is neither replaced nor ended nor taken away")
  func ownControl() async {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let list = UIScrollView(frame: window.bounds)
    window.addSubview(list)
    let own = UIRefreshControl()
    list.refreshControl = own
    let server = Server()
    let loader = ScreenLoader(states: StateModel(timing: .none), load: server.load)
    let screen = loader.show(in: list)
    #expect(list.refreshControl === own)
    #expect(!list.alwaysBounceVertical)
    own.beginRefreshing()
    let load = loader.refresh()
    server.answer(.success([]))
    await load.value
    await laterTurns()
    #expect(own.isRefreshing)
    screen.removeFromSuperview()
    #expect(list.refreshControl === own)
  }

  @Test("a control that the app sets later stays when the screen goes")
  func laterControl() {
    let scene = StateScene()
    let own = UIRefreshControl()
    scene.list.refreshControl = own
    scene.screen.removeFromSuperview()
    #expect(scene.list.refreshControl === own)
  }

  @Test("who wants no pulling gets none")
  func unwanted() {
    let scene = StateScene(pullsToRefresh: false)
    #expect(scene.list.refreshControl == nil)
    #expect(!scene.list.alwaysBounceVertical)
    let states = StateModel().show(in: scene.list)
    #expect(scene.list.refreshControl == nil, "a state model loads nothing")
    states.removeFromSuperview()
  }

  @Test("pages are pulled, too")
  func pages() async {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let list = UIScrollView(frame: window.bounds)
    window.addSubview(list)
    let server = Server()
    let loader = PageLoader<Int, Int>(states: StateModel(timing: .none)) { (_: Int?) in
      Page(try await server.load(), next: nil)
    }
    loader.show(in: list)
    list.standInPullToRefresh()
    #expect(list.refreshControl?.isRefreshing == true)
    server.answer(.success([1]))
    await observed { loader.elements == [1] }
    await laterTurns()
    #expect(list.refreshControl?.isRefreshing == false)
  }

  @Test("in a controller's view the content scroll view that it declares is pulled")
  func declared() {
    let controller = UIViewController()
    let (other, list) = (UIScrollView(), UIScrollView())
    controller.view.addSubview(other)
    other.addSubview(list)
    controller.setContentScrollView(list)
    ScreenLoader(states: StateModel(timing: .none), load: { [1] }).show(in: controller)
    #expect(list.refreshControl != nil)
    #expect(other.refreshControl == nil)
  }

  @Test("shown in another list, a screen leaves the first one as it was")
  func moved() async {
    let scene = StateScene()
    let other = UIScrollView(frame: scene.window.bounds)
    scene.window.addSubview(other)
    scene.screen.show(in: other)
    #expect(scene.list.refreshControl == nil && !scene.list.alwaysBounceVertical)
    #expect(other.refreshControl != nil)
    #expect(scene.list.gestureRecognizers?.isEmpty == true)
    await scene.load(.failure(Server.Failure()))
    #expect(other.visibleTexts.first == "Something Went Wrong")
  }
}
