import ConveneLists
import Testing
import UIKitStandIn

@testable import ConveneUIKit

@MainActor
@Suite("The methods that UIKit is told of only where something answers them")
struct OptionalMethodsTests {
  /// The host has these for itself, or another object is asked.
  private let others: Set<String> = [
    "selection", "selected", "deselected", "moved",
    "collectionView:canMoveItemAtIndexPath:", "collectionView:prefetchItemsAtIndexPaths:",
    "collectionView:cancelPrefetchingForItemsAtIndexPaths:",
    "collectionView:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:"
      + "toProposedIndexPath:",
  ]

  @Test("each of them has a closure, and each closure's method is among them")
  func complete() {
    let item = Item<TextCell>()
    setTouches(of: item)
    setOthers(of: item)
    let list = Conv<UICollectionView>()
    setScrolling(of: list)
    setOthers(of: list)
    let names = Set(item.callbacks.names).union(list.callbacks.names)
    #expect(names.subtracting(others) == OptionalMethods.names)
    #expect(others.isSubset(of: names))
  }

  private func setTouches(of item: Item<TextCell>) {
    item.shouldHighlight { _ in true }
    item.didHighlight { _ in }
    item.didUnhighlight { _ in }
    item.shouldSelect { _ in true }
    item.didSelect { _ in }
    item.shouldDeselect { _ in true }
    item.didDeselect { _ in }
    item.canPerformPrimaryAction { _ in true }
    item.performPrimaryAction { _ in }
    item.shouldBeginMultipleSelection { _ in true }
    item.didBeginMultipleSelection { _ in }
  }

  private func setOthers(of item: Item<TextCell>) {
    item.canEdit { _ in true }
    item.canFocus { _ in true }
    item.selectionFollowsFocus { _ in true }
    item.canMove { _ in true }
    item.targetIndexPathForMove { _, _, proposed in proposed }
    item.shouldSpringLoad { _, _ in true }
    item.prefetch { _ in }
    item.cancelPrefetch { _ in }
    item.contextMenu { _, _ in nil }
    item.contextMenuHighlightPreview { _, _ in nil }
    item.contextMenuDismissalPreview { _, _ in nil }
    item.willPerformPreviewAction { _, _, _ in }
    item.willDisplayContextMenu { _, _, _ in }
    item.willEndContextMenu { _, _, _ in }
    item.sceneActivation { _, _ in nil }
  }

  private func setScrolling(of list: Conv<UICollectionView>) {
    list.didScroll { _ in }.didZoom { _ in }
    list.willBeginDragging { _ in }
    list.willEndDragging { _, _, _ in }
    list.didEndDragging { _, _ in }
    list.willBeginDecelerating { _ in }.didEndDecelerating { _ in }
    list.didEndScrollingAnimation { _ in }
    list.shouldScrollToTop { _ in true }
    list.didScrollToTop { _ in }
    list.didChangeAdjustedContentInset { _ in }
    list.viewForZooming { _ in nil }
    list.willBeginZooming { _, _ in }
    list.didEndZooming { _, _, _ in }
  }

  private func setOthers(of list: Conv<UICollectionView>) {
    list.didMoveItem { _, _ in }
    list.didEndMultipleSelection { _ in }
    list.contextMenu { _, _ in nil }
    list.willPerformPreviewAction { _, _ in }
    list.willDisplayContextMenu { _, _ in }
    list.willEndContextMenu { _, _ in }
    list.preferredFocus { _ in nil }
    list.shouldUpdateFocus { _ in true }
    list.didUpdateFocus { _, _ in }
    list.transitionLayout { UICollectionViewTransitionLayout(currentLayout: $0, nextLayout: $1) }
    list.targetContentOffset { _, proposed in proposed }
  }
}
