import UIKitStandIn

/// An app's delegate that hears of everything, and passes it on to the one that was there before.
final class ForwardingDelegate: NSObject, UICollectionViewDelegateFlowLayout {
  /// What it heard, and was asked.
  var log: [String] = []
  /// What it hasn't by itself.
  var missing: Set<Selector> = []
  /// Who was the delegate before.
  weak var next: (any UICollectionViewDelegateFlowLayout)?

  /// Takes a collection view's place for its delegate.
  func take(placeOf view: UICollectionView, forwards: Bool = true) {
    next = forwards ? view.delegate as? any UICollectionViewDelegateFlowLayout : nil
    view.delegate = self
  }

  /// It has what it has, and what the one before has.
  func responds(to selector: Selector!) -> Bool {
    let isNexts = next?.responds(to: selector) == true
    return isNexts || !missing.contains(selector)
  }

  func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool {
    log.append("shouldHighlightItemAt")
    return next?.collectionView?(collectionView, shouldHighlightItemAt: indexPath) ?? true
  }

  func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
    log.append("didHighlightItemAt")
    next?.collectionView?(collectionView, didHighlightItemAt: indexPath)
  }

  func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath)
  {
    log.append("didUnhighlightItemAt")
    next?.collectionView?(collectionView, didUnhighlightItemAt: indexPath)
  }

  func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath)
    -> Bool
  {
    log.append("shouldSelectItemAt")
    return next?.collectionView?(collectionView, shouldSelectItemAt: indexPath) ?? true
  }

  func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath)
    -> Bool
  {
    log.append("shouldDeselectItemAt")
    return next?.collectionView?(collectionView, shouldDeselectItemAt: indexPath) ?? true
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    log.append("didSelectItemAt")
    next?.collectionView?(collectionView, didSelectItemAt: indexPath)
  }

  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    log.append("didDeselectItemAt")
    next?.collectionView?(collectionView, didDeselectItemAt: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool {
    log.append("canPerformPrimaryActionForItemAt")
    return next?.collectionView?(collectionView, canPerformPrimaryActionForItemAt: indexPath)
      ?? true
  }

  func collectionView(
    _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
  ) {
    log.append("performPrimaryActionForItemAt")
    next?.collectionView?(collectionView, performPrimaryActionForItemAt: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    log.append("willDisplay")
    next?.collectionView?(collectionView, willDisplay: cell, forItemAt: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) {
    log.append("willDisplaySupplementaryView")
    next?.collectionView?(
      collectionView, willDisplaySupplementaryView: view, forElementKind: elementKind, at: indexPath
    )
  }

  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    log.append("didEndDisplaying")
    next?.collectionView?(collectionView, didEndDisplaying: cell, forItemAt: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {
    log.append("didEndDisplayingSupplementaryView")
    next?.collectionView?(
      collectionView, didEndDisplayingSupplementaryView: view, forElementOfKind: elementKind,
      at: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout {
    log.append("transitionLayoutForOldLayout")
    return next?.collectionView?(
      collectionView, transitionLayoutForOldLayout: fromLayout, newLayout: toLayout)
      ?? UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout)
  }

  func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath)
    -> Bool
  {
    log.append("canFocusItemAt")
    return next?.collectionView?(collectionView, canFocusItemAt: indexPath) ?? true
  }

  func collectionView(
    _ collectionView: UICollectionView,
    shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
  ) -> Bool {
    log.append("shouldUpdateFocusIn")
    return next?.collectionView?(collectionView, shouldUpdateFocusIn: context) ?? true
  }

  func collectionView(
    _ collectionView: UICollectionView,
    didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {
    log.append("didUpdateFocusIn")
    next?.collectionView?(collectionView, didUpdateFocusIn: context, with: coordinator)
  }

  func collectionView(
    _ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath
  ) -> Bool {
    log.append("selectionFollowsFocusForItemAt")
    return next?.collectionView?(collectionView, selectionFollowsFocusForItemAt: indexPath) ?? true
  }

  func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    log.append("targetIndexPathForMoveOfItemFromOriginalIndexPath")
    return next?.collectionView?(
      collectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath: originalIndexPath,
      atCurrentIndexPath: currentIndexPath, toProposedIndexPath: proposedIndexPath)
      ?? proposedIndexPath
  }

  func collectionView(
    _ collectionView: UICollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    log.append("targetContentOffsetForProposedContentOffset")
    return next?.collectionView?(
      collectionView, targetContentOffsetForProposedContentOffset: proposedContentOffset)
      ?? proposedContentOffset
  }

  func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath)
    -> Bool
  {
    log.append("canEditItemAt")
    return next?.collectionView?(collectionView, canEditItemAt: indexPath) ?? true
  }

  func collectionView(
    _ collectionView: UICollectionView, shouldSpringLoadItemAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool {
    log.append("shouldSpringLoadItemAt")
    return next?.collectionView?(collectionView, shouldSpringLoadItemAt: indexPath, with: context)
      ?? true
  }

  func collectionView(
    _ collectionView: UICollectionView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool {
    log.append("shouldBeginMultipleSelectionInteractionAt")
    return next?.collectionView?(
      collectionView, shouldBeginMultipleSelectionInteractionAt: indexPath) ?? false
  }

  func collectionView(
    _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {
    log.append("didBeginMultipleSelectionInteractionAt")
    next?.collectionView?(collectionView, didBeginMultipleSelectionInteractionAt: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    log.append("contextMenuConfigurationForItemsAt")
    let answer = next?.collectionView?(
      collectionView, contextMenuConfigurationForItemsAt: indexPaths, point: point)
    return answer ?? UIContextMenuConfiguration()
  }

  func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfiguration configuration: UIContextMenuConfiguration,
    highlightPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    log.append("highlightPreviewForItemAt")
    return next?.collectionView?(
      collectionView, contextMenuConfiguration: configuration, highlightPreviewForItemAt: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfiguration configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    log.append("dismissalPreviewForItemAt")
    return next?.collectionView?(
      collectionView, contextMenuConfiguration: configuration, dismissalPreviewForItemAt: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    log.append("willPerformPreviewActionForMenuWith")
    next?.collectionView?(
      collectionView, willPerformPreviewActionForMenuWith: configuration, animator: animator)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    log.append("willDisplayContextMenu")
    next?.collectionView?(collectionView, willDisplayContextMenu: configuration, animator: animator)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    log.append("willEndContextMenuInteraction")
    next?.collectionView?(
      collectionView, willEndContextMenuInteraction: configuration, animator: animator)
  }

  func collectionView(
    _ collectionView: UICollectionView, sceneActivationConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIWindowScene.ActivationConfiguration? {
    log.append("sceneActivationConfigurationForItemAt")
    return next?.collectionView?(
      collectionView, sceneActivationConfigurationForItemAt: indexPath, point: point)
  }

  func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath? {
    log.append("indexPathForPreferredFocusedView")
    return next?.indexPathForPreferredFocusedView?(in: collectionView)
  }

  func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {
    log.append("collectionViewDidEndMultipleSelectionInteraction")
    next?.collectionViewDidEndMultipleSelectionInteraction?(collectionView)
  }
}
