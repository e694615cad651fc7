import ConveneLists
import ConveneUIKit
import Testing
import UIKitStandIn

@MainActor
@Suite("What UIKit asks and tells about the whole list goes to the declaration's closures")
struct ListCallbackTests {
  private let screen = CallbackScreen([(0..<40).map { "\($0)" }])
  private var view: UICollectionView { screen.view }

  private func show(_ onList: @escaping @MainActor (Conv<UICollectionView>) -> Void) {
    screen.onList = onList
    screen.show()
    screen.log = []
  }

  // MARK: Focus

  @Test("the list says which item gets the focus first; otherwise the first one")
  func preferredFocus() {
    screen.show()
    view.standInReceiveFocus()
    #expect(view.standInFocus == .at(0))
    show { list in list.preferredFocus { _ in .at(3) } }
    view.standInReceiveFocus()
    #expect(view.standInFocus == .at(3))
  }

  @Test("the list says whether the focus may go somewhere, and is told when it has gone")
  func focus() {
    show { [screen] list in
      list.shouldUpdateFocus { $0.nextFocusedIndexPath != .at(2) }
      list.didUpdateFocus { context, coordinator in
        coordinator.addCoordinatedAnimations({ screen.note("animate") })
        screen.note(
          "\(context.previouslyFocusedIndexPath?.short ?? "-") to "
            + "\(context.nextFocusedIndexPath?.short ?? "-")")
      }
    }
    view.standInMoveFocus(to: .at(1))
    #expect(!view.standInMoveFocus(to: .at(2)))
    view.standInMoveFocus(to: nil)
    #expect(screen.log == ["animate", "- to 0.1", "animate", "0.1 to -"])
  }

  // MARK: Layouts

  @Test("the list says through which layout the view changes; otherwise a plain one")
  func transitionLayout() {
    final class Slow: UICollectionViewTransitionLayout {}
    screen.show()
    let next = UICollectionViewFlowLayout()
    #expect(!(view.startInteractiveTransition(to: next) is Slow))
    view.cancelInteractiveTransition()
    #expect(view.collectionViewLayout === screen.layout)
    show { list in list.transitionLayout { Slow(currentLayout: $0, nextLayout: $1) } }
    #expect(view.startInteractiveTransition(to: next) is Slow)
    view.finishInteractiveTransition()
    #expect(view.collectionViewLayout === next)
    #expect(screen.shown.first == "0")
  }

  @Test("the list says where its content is to be after a change; otherwise it stays")
  func targetContentOffset() {
    screen.show()
    view.contentOffset.y = 120
    view.setCollectionViewLayout(UICollectionViewFlowLayout(), animated: false)
    #expect(view.contentOffset.y == 120)
    show { list in
      list.targetContentOffset { view, proposed in CGPoint(x: proposed.x, y: proposed.y + 80) }
    }
    view.contentOffset.y = 0
    view.setCollectionViewLayout(UICollectionViewFlowLayout(), animated: false)
    #expect(view.contentOffset.y == 80)
  }

  // MARK: Scrolling

  @Test("the list is told of each step of a drag that goes on by itself")
  func dragging() {
    show { [screen] list in
      list.willBeginDragging { _ in screen.note("begin") }
      list.didScroll { view in screen.note("at \(Int(view.contentOffset.y))") }
      list.willEndDragging { _, velocity, target in
        screen.note("let go \(velocity.y) for \(Int(target.y))")
        target.y = 200
      }
      list.didEndDragging { _, willDecelerate in screen.note("end \(willDecelerate)") }
      list.willBeginDecelerating { _ in screen.note("on") }
      list.didEndDecelerating { _ in screen.note("rest") }
    }
    view.standInDrag(by: 50, velocity: 1)
    #expect(
      screen.log == ["begin", "at 50", "let go 1.0 for 550", "end true", "on", "at 200", "rest"])
  }

  @Test("without closures a drag rests where UIKit says")
  func plainDrag() {
    screen.show()
    view.standInDrag(by: 50, velocity: 0.1)
    #expect(view.contentOffset.y == 100)
  }

  @Test("the list says whether a tap on the status bar goes to the top; otherwise it does")
  func scrollToTop() {
    screen.show()
    view.contentOffset.y = 100
    #expect(view.standInTapStatusBar())
    #expect(view.contentOffset.y == 0)
    var mayScroll = false
    show { [screen] list in
      list.shouldScrollToTop { _ in mayScroll }
      list.didScrollToTop { _ in screen.note("top") }
    }
    view.contentOffset.y = 100
    #expect(!view.standInTapStatusBar())
    #expect(view.contentOffset.y == 100)
    mayScroll = true
    view.standInTapStatusBar()
    #expect(screen.log == ["top"])
  }

  @Test("the list is told when the app's scrolling has ended, and of other insets")
  func others() {
    show { [screen] list in
      list.didEndScrollingAnimation { _ in screen.note("there") }
      list.didChangeAdjustedContentInset { view in screen.note("top \(view.contentInset.top)") }
    }
    view.setContentOffset(CGPoint(x: 0, y: 40), animated: true)
    view.contentInset.top = 10
    #expect(screen.log == ["there", "top 10.0"])
  }

  @Test("the list says which view a pinch zooms; otherwise none")
  func zooming() {
    screen.show()
    view.maximumZoomScale = 3
    view.standInPinch(to: 2)
    #expect(view.zoomScale == 1)
    show { [screen] list in
      list.viewForZooming { $0.backgroundView ?? $0 }
      list.willBeginZooming { view, zoomed in screen.note("begin \(zoomed === view)") }
      list.didZoom { _ in screen.note("zoom") }
      list.didEndZooming { _, _, scale in screen.note("end \(scale)") }
    }
    view.standInPinch(to: 2)
    #expect(screen.log == ["begin true", "zoom", "end 2.0"])
  }

  @Test("an update from a closure about scrolling waits for the next turn")
  func updateWhileScrolling() async {
    show { [screen] list in
      list.didScroll { view in
        screen.sections = [["x"]]
        view.update()
        screen.note("\(view.numberOfItems(inSection: 0))")
      }
    }
    view.contentOffset.y = 10
    #expect(screen.log == ["40"])
    for _ in 0..<20 where view.numberOfItems(inSection: 0) != 1 { await Task.yield() }
    #expect(screen.shown == ["x"])
  }

  // MARK: Index

  @Test("sections with a title are in the index, which leads to their first items")
  func index() {
    screen.sections = [["a1", "a2"], ["b1"], [], ["d1"]] + [(0..<40).map { "e\($0)" }]
    screen.onSection = { section, index in
      section.indexTitle = [nil, "B", "C", "D", "E"][index]
    }
    screen.show()
    #expect(view.standInIndexTitles == ["B", "C", "D", "E"])
    view.standInTouchIndexTitle(1)
    #expect(view.contentOffset.y == 120, "an empty section's title leads to what follows it")
    view.standInTouchIndexTitle(0)
    #expect(view.contentOffset.y == 80)
  }

  @Test("a title that is taken away is in the index no longer, and without one there is no index")
  func noIndex() {
    screen.onSection = { section, _ in
      section.indexTitle = "A"
      #expect(section.indexTitle == "A")
      section.indexTitle = nil
    }
    screen.show()
    #expect(view.standInIndexTitles == nil)
  }
}
