import ConveneLists

#if canImport(UIKit)
  import UIKit
#else
  import UIKitStandIn
#endif

// What UIKit asks and tells of the whole collection view, by the names of its methods.

extension Callback where Input == UICollectionView, Answer == Void {
  static var didEndMultipleSelection: Self {
    Self("collectionViewDidEndMultipleSelectionInteraction:")
  }
  static var didScroll: Self { Self("scrollViewDidScroll:") }
  static var didZoom: Self { Self("scrollViewDidZoom:") }
  static var willBeginDragging: Self { Self("scrollViewWillBeginDragging:") }
  static var willBeginDecelerating: Self { Self("scrollViewWillBeginDecelerating:") }
  static var didEndDecelerating: Self { Self("scrollViewDidEndDecelerating:") }
  static var didEndScrollingAnimation: Self { Self("scrollViewDidEndScrollingAnimation:") }
  static var didScrollToTop: Self { Self("scrollViewDidScrollToTop:") }
  static var didChangeAdjustedContentInset: Self {
    Self("scrollViewDidChangeAdjustedContentInset:")
  }
}

extension Callback where Input == UICollectionView, Answer == Bool {
  static var shouldScrollToTop: Self { Self("scrollViewShouldScrollToTop:") }
}

extension Callback where Input == UICollectionView, Answer == UIView? {
  static var viewForZooming: Self { Self("viewForZoomingInScrollView:") }
}

extension Callback where Input == UICollectionView, Answer == IndexPath? {
  static var preferredFocus: Self { Self("indexPathForPreferredFocusedViewInCollectionView:") }
}

/// The end of a drag, whose target the app may change.
typealias DragEnd = (UICollectionView, velocity: CGPoint, target: UnsafeMutablePointer<CGPoint>)

extension Callback where Input == DragEnd, Answer == Void {
  static var willEndDragging: Self {
    Self("scrollViewWillEndDragging:withVelocity:targetContentOffset:")
  }
}

extension Callback where Input == (UICollectionView, willDecelerate: Bool), Answer == Void {
  static var didEndDragging: Self { Self("scrollViewDidEndDragging:willDecelerate:") }
}

extension Callback where Input == (UICollectionView, UIView?), Answer == Void {
  static var willBeginZooming: Self { Self("scrollViewWillBeginZooming:withView:") }
}

extension Callback where Input == (UICollectionView, UIView?, scale: CGFloat), Answer == Void {
  static var didEndZooming: Self { Self("scrollViewDidEndZooming:withView:atScale:") }
}

extension Callback where Input == (UICollectionView, CGPoint), Answer == CGPoint {
  static var targetContentOffset: Self {
    Self("collectionView:targetContentOffsetForProposedContentOffset:")
  }
}

/// A change from one layout to another.
typealias LayoutChange = (from: UICollectionViewLayout, to: UICollectionViewLayout)

extension Callback where Input == LayoutChange, Answer == UICollectionViewTransitionLayout {
  static var transitionLayout: Self {
    Self("collectionView:transitionLayoutForOldLayout:newLayout:")
  }
}

extension Callback where Input == UICollectionViewFocusUpdateContext, Answer == Bool {
  static var shouldUpdateFocus: Self { Self("collectionView:shouldUpdateFocusInContext:") }
}

/// A change of the focus, and what is to happen in step with it.
typealias FocusChange = (UICollectionViewFocusUpdateContext, UIFocusAnimationCoordinator)

extension Callback where Input == FocusChange, Answer == Void {
  static var didUpdateFocus: Self {
    Self("collectionView:didUpdateFocusInContext:withAnimationCoordinator:")
  }
}
