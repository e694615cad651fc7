import ConveneLists
import ConveneUIKit
import Testing
import UIKitStandIn

/// An app's own delegate, which implements a few things.
private final class AppDelegate: NSObject, UICollectionViewDelegateFlowLayout {
  var log: [String] = []
  var implemented: Set<Selector> = [
    "collectionView:shouldSelectItemAtIndexPath:", "collectionView:didSelectItemAtIndexPath:",
    "scrollViewDidScroll:",
  ]

  func responds(to selector: Selector!) -> Bool { implemented.contains(selector) }

  func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    log.append("may \(indexPath.short)")
    return indexPath.item != 0
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    log.append("select \(indexPath.short)")
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    log.append("scroll \(Int(scrollView.contentOffset.y))")
  }
}

@MainActor
@Suite("An app's own delegate gets what it implements")
struct AppDelegateTests {
  private let app = AppDelegate()

  private func screen() -> CallbackScreen {
    let screen = CallbackScreen([(0..<40).map { "\($0)" }])
    screen.onItem = { [weak screen] item, letter in
      item.didSelect { _ in screen?.note("select \(letter)") }
      if letter == "2" { item.shouldSelect { _ in false } }
    }
    return screen
  }

  private func expectBoth(_ screen: CallbackScreen) {
    for place in [0, 1, 2] { screen.view.standInTap(at: .at(place)) }
    screen.view.contentOffset.y = 30
    #expect(screen.log == ["select 1"], "item 0 by the delegate's answer, item 2 by its own")
    #expect(app.log == ["may 0.0", "may 0.1", "select 0.1", "scroll 30"])
    #expect(screen.view.cellForItem(at: .at(1))?.frame.size == CGSize(width: 320, height: 40))
  }

  @Test("a delegate that was set before the first declaration")
  func before() {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480),
      collectionViewLayout: UICollectionViewFlowLayout())
    view.delegate = app
    let window = UIWindow(frame: view.frame)
    window.addSubview(view)
    var selected: [String] = []
    view.conv { conv in
      conv.create { section in
        section.create(for: ["a", "b"]) { (letter, item: Item<TextCell>) in
          item.didSelect { _ in selected.append(letter) }
        }
      }
    }
    view.update()
    window.layoutIfNeeded()
    view.standInTap(at: .at(0))
    view.standInTap(at: .at(1))
    #expect(selected == ["b"])
    #expect(app.log == ["may 0.0", "may 0.1", "select 0.1"])
  }

  @Test("a delegate that was set between the declaration and its update")
  func between() {
    let screen = screen()
    screen.view.delegate = app
    screen.show()
    expectBoth(screen)
  }

  @Test("a delegate that was set right after an update")
  func after() async {
    let screen = screen()
    screen.show()
    screen.view.delegate = app
    for _ in 0..<20 where screen.view.delegate === app { await Task.yield() }
    expectBoth(screen)
  }

  @Test("a delegate that was set later, as soon as another cell comes")
  func later() async {
    let screen = screen()
    screen.show()
    for _ in 0..<20 { await Task.yield() }
    screen.view.delegate = app
    screen.view.contentOffset.y = 100
    screen.window.layoutIfNeeded()
    screen.view.contentOffset.y = 0
    screen.window.layoutIfNeeded()
    screen.log = []
    app.log = []
    expectBoth(screen)
  }

  @Test("a delegate that was set while the list was on screen")
  func onScreen() {
    let screen = screen()
    screen.show()
    screen.view.delegate = app
    screen.show()
    expectBoth(screen)
  }

  @Test("a delegate that goes is told nothing more, and nobody retains it")
  func gone() {
    let screen = screen()
    weak var gone: AppDelegate?
    do {
      let short = AppDelegate()
      screen.view.delegate = short
      screen.show()
      gone = short
    }
    #expect(gone == nil)
    screen.view.standInTap(at: .at(0))
    #expect(screen.log == ["select 0"])
  }

  @Test("a delegate that the app takes away is told nothing more")
  func takenAway() {
    let screen = screen()
    screen.view.delegate = app
    screen.show()
    screen.view.delegate = nil
    screen.show()
    screen.view.standInTap(at: .at(0))
    #expect(screen.log == ["select 0"])
    #expect(app.log.isEmpty)
  }

  @Test("UIKit is told of what the delegate implements, and of what the list answers, only")
  func responds() {
    let screen = screen()
    screen.view.delegate = app
    screen.show()
    let host = screen.view.delegate
    #expect(host?.responds(to: "scrollViewDidScroll:") == true)
    #expect(host?.responds(to: "scrollViewDidZoom:") == false)
    #expect(host?.responds(to: "collectionView:didSelectItemAtIndexPath:") == true)
    #expect(host?.responds(to: "collectionView:layout:sizeForItemAtIndexPath:") == true)
  }
}
