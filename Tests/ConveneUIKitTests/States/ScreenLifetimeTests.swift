import ConveneLists
import ConveneStates
import Testing
import UIKitStandIn

@testable import ConveneUIKit

/// What closures of a screen may hold.
private final class Token {}

private final class HeldController: UIViewController {
  let list = UICollectionView(
    frame: CGRect(x: 0, y: 0, width: 320, height: 480),
    collectionViewLayout: UICollectionViewFlowLayout())
  let loader: ScreenLoader<[Int]>
  let token: Token

  init(server: Server, token: Token) {
    loader = ScreenLoader(states: StateModel(timing: .none), load: server.load)
    self.token = token
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(list)
    list.equalToParent()
    list.conv { [weak self, token] conv in
      conv.create { section in
        section.itemSize = .fullWidth(height: 40)
        section.create(for: self?.loader.value ?? []) { (number, item: Item<TextCell>) in
          item.configureCell { cell, _ in
            cell.text = "\(number)"
            _ = token
          }
        }
      }
    }
    list.update()
    loader.onValue = { [weak self, token] _ in
      _ = token
      self?.list.update()
    }
    loader.states.onTap = { [token] _ in _ = token }
    loader.show(in: self)
  }
}

@MainActor
@Suite("A screen goes with its view")
struct ScreenLifetimeTests {
  @Test("S21: built, shown, updated in the middle of a motion and dropped, all of it is freed")
  func dropped() async {
    let server = Server()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    weak var controller: HeldController?
    weak var list: UICollectionView?
    weak var screen: ScreenView?
    weak var loader: ScreenLoader<[Int]>?
    weak var states: StateModel?
    weak var driver: AnyObject?
    weak var cell: UICollectionViewCell?
    weak var token: Token?
    weak var control: UIRefreshControl?
    do {
      let made = HeldController(server: server, token: Token())
      (controller, list, loader, states) = (made, made.list, made.loader, made.loader.states)
      (token, driver) = (made.token, made.list.host.driver)
      window.rootViewController = made
      screen = made.view.subviews.lazy.compactMap { $0 as? ScreenView }.first
      control = made.list.refreshControl
      let load = made.loader.load()
      server.answer(.success([1, 2, 3]))
      await load.value
      await laterTurns()
      window.layoutIfNeeded()
      cell = made.list.visibleCells.first
      #expect(cell != nil && screen != nil && control != nil)
      made.loader.states.setState(.error)
      made.loader.states.presentNow()
      #expect(StandInAnimations.count > 0, "a fade is under way")
      made.loader.modify { $0 = [3, 1] }
      made.list.standInPullToRefresh()
      window.rootViewController = nil
    }
    StandInAnimations.finish(false)
    await server.began(2)
    server.answer(.success([]))
    await laterTurns()
    #expect(controller == nil && list == nil && cell == nil, "controller, list, cells")
    #expect(screen == nil && control == nil, "the screen")
    #expect(loader == nil && states == nil, "loader and states")
    #expect(driver == nil && token == nil, "driver and closures")
  }

  @Test("S21: a state view goes with the view that it is in, with its model and its own views")
  func stateView() {
    weak var view: StateView?
    weak var states: StateModel?
    weak var custom: UIView?
    do {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      let made = StateView()
      let own = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      (view, states, custom) = (made, made.states, own)
      made.setCustomView(own, for: .error)
      made.show(in: window)
      made.setState(.loading)
      made.states.presentNow()
      made.setState(.error)
      made.states.presentNow()
      window.layoutIfNeeded()
      #expect(StandInAnimations.count > 0)
    }
    StandInAnimations.finish()
    #expect(view == nil && states == nil && custom == nil)
  }

  @Test("S21: a screen that is taken away goes, and its loader where nobody else holds it")
  func takenAway() async {
    let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    weak var screen: ScreenView?
    weak var loader: ScreenLoader<[Int]>?
    do {
      let made = ScreenLoader(states: StateModel(timing: .none), load: { [1] })
      loader = made
      screen = made.show(in: list)
    }
    #expect(loader != nil, "the screen holds it")
    screen?.removeFromSuperview()
    await laterTurns()
    #expect(screen == nil && loader == nil)
  }

  @Test("a list that nobody holds doesn't live by the screen that is shown in it")
  func listGoes() {
    weak var list: UIScrollView?
    let states = StateModel()
    do {
      let made = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      list = made
      states.show(in: made)
    }
    #expect(list == nil)
    #expect(states.renderer == nil)
  }
}
