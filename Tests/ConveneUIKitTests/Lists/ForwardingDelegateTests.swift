import ConveneLists
import Testing
import UIKitStandIn

@testable import ConveneUIKit

/// Prefetching that is passed on to who did it before.
private final class ForwardingPrefetch: NSObject, UICollectionViewDataSourcePrefetching {
  var log: [String] = []
  weak var next: (any UICollectionViewDataSourcePrefetching)?

  func collectionView(
    _ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]
  ) {
    log.append("+\(indexPaths.count)")
    next?.collectionView(collectionView, prefetchItemsAt: indexPaths)
  }

  func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {
    log.append("-\(indexPaths.count)")
    next?.collectionView?(collectionView, cancelPrefetchingForItemsAt: indexPaths)
  }
}

@MainActor
@Suite("An app's delegate that passes on to the former one, which is Convene's")
struct ForwardingDelegateTests {
  private let screen = CallbackScreen([(0..<40).map { "\($0)" }])
  private let app = ForwardingDelegate()
  private var view: UICollectionView { screen.view }

  private func show() {
    screen.show()
    app.take(placeOf: view)
    screen.show()
    app.log = []
    screen.log = []
  }

  // MARK: Everything

  /// Does all that UIKit asks and tells a delegate of.
  private func tour(forwards: Bool) -> (app: [String], closures: [String]) {
    let screen = CallbackScreen([(0..<400).map { "\($0)" }])
    let app = ForwardingDelegate()
    let view = screen.view
    screen.onItem = { [weak screen] item, letter in
      if letter == "1" { item.shouldBeginMultipleSelection { _ in true } }
      item.didSelect { _ in screen?.note("select \(letter)") }
      item.didDeselect { _ in screen?.note("deselect \(letter)") }
      item.didHighlight { _ in screen?.note("highlight \(letter)") }
      item.didUnhighlight { _ in screen?.note("unhighlight \(letter)") }
      item.performPrimaryAction { _ in screen?.note("primary \(letter)") }
      item.willDisplay { _, _ in screen?.note("display \(letter)") }
      item.didEndDisplaying { _, _ in screen?.note("end \(letter)") }
      item.canMove { _ in true }
    }
    screen.onList = { [weak screen] list in
      list.didUpdateFocus { _, _ in screen?.note("focus") }
      list.willDisplayContextMenu { _, _ in screen?.note("menu") }
      list.willPerformPreviewAction { _, _ in screen?.note("preview") }
      list.willEndContextMenu { _, _ in screen?.note("end menu") }
      list.willBeginDragging { _ in screen?.note("drag") }
      list.didEndDragging { _, _ in screen?.note("end drag") }
      list.didScrollToTop { _ in screen?.note("top") }
      list.didScroll { screen?.note("scroll \(Int($0.contentOffset.y))") }
      list.didZoom { _ in screen?.note("zoom") }
    }
    screen.onSection = { section, _ in
      section.itemSize = nil
      section.create(.header) { (_: SectionHeaderFooter<TitleHeader>) in }
      section.create(.footer) { (_: SectionHeaderFooter<TitleHeader>) in }
    }
    screen.show()
    app.take(placeOf: view, forwards: forwards)
    screen.show()
    use(view)
    screen.window.layoutIfNeeded()
    return (app.log, screen.log)
  }

  private func use(_ view: UICollectionView) {
    view.allowsMultipleSelection = true
    for _ in 0..<2 { view.standInTap(at: .at(0)) }
    view.isSpringLoaded = true
    for first in [1, 5] { view.standInPan(from: .at(first), through: .at(first + 1)) }
    view.standInLongPress(at: .at(0))
    view.standInTapPreview()
    view.standInLongPress(at: .at(0))
    _ = view.standInCloseMenu()
    view.selectionFollowsFocus = true
    view.standInReceiveFocus()
    view.standInMoveFocus(to: .at(1))
    _ = view.standInHoverDrag(over: .at(1))
    _ = view.standInPinchOpen(at: .at(1))
    view.isEditing = true
    view.standInMove(.at(0), to: .at(2))
    view.isEditing = false
    view.standInDrag(by: 300, velocity: 2)
    view.contentInset.top = 10
    view.setContentOffset(CGPoint(x: 0, y: 100), animated: true)
    view.standInTapStatusBar()
    view.minimumZoomScale = 0.5
    view.maximumZoomScale = 2
    view.standInPinch(to: 1.5)
    view.setCollectionViewLayout(UICollectionViewFlowLayout(), animated: false)
    view.startInteractiveTransition(to: UICollectionViewFlowLayout())
    view.finishInteractiveTransition()
    view.layoutIfNeeded()
  }

  @Test("hears, is asked and answers as one that doesn't, and closures hear of each event once")
  func everything() {
    let plain = tour(forwards: false)
    let forwarding = tour(forwards: true)
    #expect(forwarding.app == plain.app)
    #expect(forwarding.closures.sorted() == plain.closures.sorted(), "cells go in any order")
    #expect(plain.closures.contains("select 0") && plain.closures.contains("menu"))
    let missed = Self.methods.filter { !plain.app.contains($0) }
    #expect(missed == [], "the tour comes by each method")
  }

  private static let methods = [
    "shouldHighlightItemAt", "didHighlightItemAt", "didUnhighlightItemAt", "shouldSelectItemAt",
    "shouldDeselectItemAt", "didSelectItemAt", "didDeselectItemAt",
    "canPerformPrimaryActionForItemAt", "performPrimaryActionForItemAt", "willDisplay",
    "willDisplaySupplementaryView", "didEndDisplaying", "didEndDisplayingSupplementaryView",
    "transitionLayoutForOldLayout", "canFocusItemAt", "shouldUpdateFocusIn", "didUpdateFocusIn",
    "selectionFollowsFocusForItemAt", "targetIndexPathForMoveOfItemFromOriginalIndexPath",
    "targetContentOffsetForProposedContentOffset", "canEditItemAt", "shouldSpringLoadItemAt",
    "shouldBeginMultipleSelectionInteractionAt", "didBeginMultipleSelectionInteractionAt",
    "contextMenuConfigurationForItemsAt", "highlightPreviewForItemAt", "dismissalPreviewForItemAt",
    "willPerformPreviewActionForMenuWith", "willDisplayContextMenu",
    "willEndContextMenuInteraction", "sceneActivationConfigurationForItemAt",
    "indexPathForPreferredFocusedView", "collectionViewDidEndMultipleSelectionInteraction",
    "sizeForItemAt", "insetForSectionAt", "minimumLineSpacingForSectionAt",
    "minimumInteritemSpacingForSectionAt", "referenceSizeForHeaderInSection",
    "referenceSizeForFooterInSection", "scrollViewDidScroll", "scrollViewDidZoom",
    "scrollViewWillBeginDragging", "scrollViewWillEndDragging", "scrollViewDidEndDragging",
    "scrollViewWillBeginDecelerating", "scrollViewDidEndDecelerating",
    "scrollViewDidEndScrollingAnimation", "viewForZooming", "scrollViewWillBeginZooming",
    "scrollViewDidEndZooming", "scrollViewShouldScrollToTop", "scrollViewDidScrollToTop",
    "scrollViewDidChangeAdjustedContentInset",
  ]

  // MARK: Some things

  @Test("a question that comes back is answered by the closure, or else as UIKit does")
  func question() {
    screen.onItem = { item, letter in
      if letter == "1" { item.shouldSelect { _ in false } }
    }
    show()
    let former = app.next
    #expect(former?.collectionView?(view, shouldSelectItemAt: .at(0)) == true)
    #expect(former?.collectionView?(view, shouldSelectItemAt: .at(1)) == false)
    #expect(app.log == ["shouldSelectItemAt"], "the closure has answered the other one")
  }

  @Test("a call within a call that is about something else is passed on")
  func another() {
    final class Curious: NSObject, UICollectionViewDelegate {
      weak var next: (any UICollectionViewDelegate)?
      var log: [String] = []
      func collectionView(
        _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
      ) -> Bool {
        log.append(indexPath.short)
        let other = IndexPath.at(1 - indexPath.item)
        return next?.collectionView?(collectionView, shouldSelectItemAt: other) == false
      }
    }
    screen.show()
    let curious = Curious()
    curious.next = view.delegate
    view.delegate = curious
    screen.show()
    #expect(view.standInTap(at: .at(0)) == true)
    #expect(curious.log == ["0.0", "0.1"], "and what comes back of the first isn't")
  }

  @Test("an app that scrolls when it is told of scrolling isn't told within that; closures are")
  func scrolling() {
    final class Snapping: NSObject, UICollectionViewDelegate {
      var count = 0
      func scrollViewDidScroll(_ scrollView: UIScrollView) {
        count += 1
        scrollView.contentOffset.y += 1
      }
    }
    let snapping = Snapping()
    screen.onList = { [screen] list in
      list.didScroll { screen.note("\(Int($0.contentOffset.y))") }
    }
    screen.show()
    view.delegate = snapping
    screen.show()
    view.contentOffset.y = 50
    #expect(screen.log == ["50", "51"])
    #expect(snapping.count == 1)
    view.contentOffset.y = 80
    #expect(snapping.count == 2)
  }

  @Test("what neither of the two has, UIKit isn't told of")
  func responds() {
    app.missing = ["scrollViewDidZoom:"]
    show()
    let host = view.delegate
    #expect(host?.responds(to: "scrollViewDidZoom:") == false)
    #expect(host?.responds(to: "scrollViewDidScroll:") == true)
    screen.onList = { $0.didZoom { _ in } }
    screen.show()
    #expect(host?.responds(to: "scrollViewDidZoom:") == true)
  }

  @Test("only what the delegate has is sent on to it")
  func target() throws {
    app.missing = ["scrollViewDidZoom:"]
    show()
    let host = try #require(view.delegate as? CollectionHost)
    #expect(host.target(of: "scrollViewDidZoom:") == nil)
    #expect(host.target(of: "scrollViewDidScroll:") === app)
  }

  @Test("sections' room is asked for once each, however many sections there are")
  func manySections() {
    let screen = CallbackScreen((0..<30).map { ["\($0)"] })
    screen.show()
    app.take(placeOf: screen.view)
    screen.show()
    screen.window.layoutIfNeeded()
    #expect(screen.view.collectionViewLayout.collectionViewContentSize.height > 0)
    let asked = app.log.filter { $0 == "insetForSectionAt" }
    #expect((30...300).contains(asked.count))
  }

  @Test("prefetching that is passed on comes to items and the app once")
  func prefetching() {
    let own = ForwardingPrefetch()
    screen.onItem = { [screen] item, letter in
      item.prefetch { _ in screen.note("+\(letter)") }
      item.cancelPrefetch { _ in screen.note("-\(letter)") }
    }
    screen.show()
    own.next = view.prefetchDataSource
    view.prefetchDataSource = own
    screen.show()
    screen.log = []
    let host = view.prefetchDataSource
    #expect(host !== own)
    host?.collectionView(view, prefetchItemsAt: [.at(20), .at(21)])
    host?.collectionView?(view, cancelPrefetchingForItemsAt: [.at(21)])
    #expect(screen.log == ["+20", "+21", "-21"])
    #expect(own.log == ["+2", "-1"])
  }
}
