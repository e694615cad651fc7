import ConveneDiff
import ConveneLists

#if canImport(UIKit)
  import UIKit
#else
  import UIKitStandIn
#endif

/// Menus of items, and scenes of their own.
extension CollectionHost {
  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    driver.object(
      .contextMenu, at: indexPaths.map(ItemIndex.init), point, orOfList: .contextMenuOfList,
      otherwise: app?.collectionView?(
        collectionView, contextMenuConfigurationForItemsAt: indexPaths, point: point))
  }

  func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfiguration configuration: UIContextMenuConfiguration,
    highlightPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    driver.answer(
      .highlightPreview, at: ItemIndex(indexPath), configuration,
      otherwise: app?.collectionView?(
        collectionView, contextMenuConfiguration: configuration,
        highlightPreviewForItemAt: indexPath),
      standard: nil)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfiguration configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    driver.answer(
      .dismissalPreview, at: ItemIndex(indexPath), configuration,
      otherwise: app?.collectionView?(
        collectionView, contextMenuConfiguration: configuration,
        dismissalPreviewForItemAt: indexPath),
      standard: nil)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    driver.tellOnce(about: configuration) {
      driver.tell(.willPerformPreviewAction, of: configuration, (configuration, animator))
      app?.collectionView?(
        collectionView, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }
  }

  func collectionView(
    _ collectionView: UICollectionView,
    willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    driver.tellOnce(about: configuration) {
      driver.tell(.willDisplayContextMenu, of: configuration, (configuration, animator))
      app?.collectionView?(
        collectionView, willDisplayContextMenu: configuration, animator: animator)
    }
  }

  func collectionView(
    _ collectionView: UICollectionView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    driver.tellOnce(about: configuration) {
      driver.tell(.willEndContextMenu, of: configuration, (configuration, animator))
      app?.collectionView?(
        collectionView, willEndContextMenuInteraction: configuration, animator: animator)
    }
  }

  func collectionView(
    _ collectionView: UICollectionView, sceneActivationConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIWindowScene.ActivationConfiguration? {
    driver.answer(
      .sceneActivation, at: ItemIndex(indexPath), point,
      otherwise: app?.collectionView?(
        collectionView, sceneActivationConfigurationForItemAt: indexPath, point: point),
      standard: nil)
  }
}
