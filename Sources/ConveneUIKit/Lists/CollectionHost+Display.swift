import ConveneDiff
import ConveneLists

#if canImport(UIKit)
  import UIKit
#else
  import UIKitStandIn
#endif

/// Views that come and go, and layouts that do.
extension CollectionHost {
  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    driver.tellOnce(about: cell) {
      driver.willDisplay(cell)
      driver.visibleItemsChanged()
      app?.collectionView?(collectionView, willDisplay: cell, forItemAt: indexPath)
    }
  }

  func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) {
    driver.tellOnce(about: view) {
      driver.willDisplay(view)
      app?.collectionView?(
        collectionView, willDisplaySupplementaryView: view, forElementKind: elementKind,
        at: indexPath)
    }
  }

  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    driver.tellOnce(about: cell) {
      driver.didEndDisplaying(cell)
      app?.collectionView?(collectionView, didEndDisplaying: cell, forItemAt: indexPath)
    }
  }

  func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {
    driver.tellOnce(about: view) {
      driver.didEndDisplaying(view)
      app?.collectionView?(
        collectionView, didEndDisplayingSupplementaryView: view, forElementOfKind: elementKind,
        at: indexPath)
    }
  }

  // MARK: Layouts

  func collectionView(
    _ collectionView: UICollectionView,
    transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout {
    driver.answer(
      .transitionLayout, (from: fromLayout, to: toLayout),
      otherwise: app?.collectionView?(
        collectionView, transitionLayoutForOldLayout: fromLayout, newLayout: toLayout),
      standard: UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout))
  }

  func collectionView(
    _ collectionView: UICollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    driver.answer(
      .targetContentOffset, (collectionView, proposedContentOffset),
      otherwise: app?.collectionView?(
        collectionView, targetContentOffsetForProposedContentOffset: proposedContentOffset),
      standard: proposedContentOffset)
  }
}
