import Testing
import UIKitStandIn

@MainActor
@Suite("A refresh control turns until it is told that it is over")
struct RefreshControlTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let control = UIRefreshControl()

  init() {
    window.addSubview(scroll)
    scroll.refreshControl = control
  }

  @Test("content that is shorter than its frame can't be pulled unless it bounces")
  func short() {
    scroll.contentSize.height = 100
    scroll.standInPullToRefresh()
    #expect(!control.isRefreshing)
    scroll.alwaysBounceVertical = true
    scroll.standInPullToRefresh()
    #expect(control.isRefreshing)
  }

  @Test("nor can content whose scrolling is off, and a control that turns isn't pulled again")
  func off() {
    scroll.alwaysBounceVertical = true
    scroll.isScrollEnabled = false
    scroll.standInPullToRefresh()
    #expect(!control.isRefreshing)
    scroll.isScrollEnabled = true
    var pulls = 0
    control.addAction(UIAction { _ in pulls += 1 }, for: .valueChanged)
    scroll.standInPullToRefresh()
    scroll.standInPullToRefresh()
    #expect(pulls == 1)
    control.endRefreshing()
    scroll.standInPullToRefresh()
    #expect(pulls == 2)
  }

  @Test("while it turns it takes room at the top, and beginning by hand tells nobody")
  func room() {
    var pulls = 0
    control.addAction(UIAction { _ in pulls += 1 }, for: .valueChanged)
    scroll.contentInset.top = 10
    control.beginRefreshing()
    #expect(scroll.adjustedContentInset.top == 70)
    #expect(scroll.contentOffset.y == -70)
    #expect(scroll.contentInset.top == 10, "which isn't the app's inset")
    control.endRefreshing()
    #expect(scroll.adjustedContentInset.top == 10)
    #expect(scroll.contentOffset.y == -10)
    #expect(pulls == 0)
  }

  @Test("a control is taken out by another, and by none")
  func replaced() {
    let other = UIRefreshControl()
    scroll.refreshControl = other
    #expect(control.superview == nil && other.superview === scroll)
    scroll.refreshControl = nil
    #expect(other.superview == nil)
  }
}
