import ConveneDiff
import ConveneLists

#if canImport(UIKit)
  import UIKit
#else
  import UIKitStandIn
#endif

/// Focus, editing, and things that are dragged over items.
extension CollectionHost {
  func collectionView(
    _ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath
  ) -> Bool {
    driver.allows(
      .canFocus, at: ItemIndex(indexPath),
      otherwise: app?.collectionView?(collectionView, canFocusItemAt: indexPath),
      standard: collectionView.allowsSelection && collectionView.allowsFocus)
  }

  func collectionView(
    _ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath
  ) -> Bool {
    driver.allows(
      .selectionFollowsFocus, at: ItemIndex(indexPath),
      otherwise: app?.collectionView?(collectionView, selectionFollowsFocusForItemAt: indexPath),
      standard: collectionView.selectionFollowsFocus)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
  ) -> Bool {
    driver.answer(
      .shouldUpdateFocus, context,
      otherwise: app?.collectionView?(collectionView, shouldUpdateFocusIn: context),
      standard: true)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {
    driver.tellOnce(about: context) {
      driver.tell(.didUpdateFocus, (context, coordinator))
      app?.collectionView?(collectionView, didUpdateFocusIn: context, with: coordinator)
    }
  }

  func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath? {
    driver.answer(
      .preferredFocus, collectionView,
      otherwise: app?.indexPathForPreferredFocusedView?(in: collectionView), standard: nil)
  }

  // MARK: Editing

  func collectionView(
    _ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath
  ) -> Bool {
    driver.allows(
      .canEdit, at: ItemIndex(indexPath),
      otherwise: app?.collectionView?(collectionView, canEditItemAt: indexPath))
  }

  // MARK: Dragging

  func collectionView(
    _ collectionView: UICollectionView, shouldSpringLoadItemAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool {
    driver.answer(
      .shouldSpringLoad, at: ItemIndex(indexPath), context,
      otherwise: app?.collectionView?(
        collectionView, shouldSpringLoadItemAt: indexPath, with: context),
      standard: true)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    let wanted = driver.answer(
      .moveTarget, at: ItemIndex(originalIndexPath),
      (current: currentIndexPath, proposed: proposedIndexPath),
      otherwise: app?.collectionView?(
        collectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath: originalIndexPath,
        atCurrentIndexPath: currentIndexPath, toProposedIndexPath: proposedIndexPath),
      standard: proposedIndexPath)
    let target = driver.moveTarget(ItemIndex(wanted), for: ItemIndex(originalIndexPath))
    return target.indexPath
  }
}
