import ConveneDiff
import ConveneLists

#if canImport(UIKit)
  import UIKit
#else
  import UIKitStandIn
#endif

extension CollectionHost: UICollectionViewDelegate {
  /// The app's own delegate, which is told, and asked, what it implements.
  var app: (any UICollectionViewDelegate)? {
    delegatePlace.other as? any UICollectionViewDelegate
  }

  // MARK: Highlighting

  func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool {
    driver.allows(
      .shouldHighlight, at: ItemIndex(indexPath),
      otherwise: app?.collectionView?(collectionView, shouldHighlightItemAt: indexPath))
  }

  func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
    driver.tellOnce(about: indexPath) {
      driver.tell(.didHighlight, at: ItemIndex(indexPath), ())
      app?.collectionView?(collectionView, didHighlightItemAt: indexPath)
    }
  }

  func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) {
    driver.tellOnce(about: indexPath) {
      driver.tell(.didUnhighlight, at: ItemIndex(indexPath), ())
      app?.collectionView?(collectionView, didUnhighlightItemAt: indexPath)
    }
  }

  // MARK: Selecting

  func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    driver.allows(
      .selection, at: ItemIndex(indexPath),
      otherwise: app?.collectionView?(collectionView, shouldSelectItemAt: indexPath))
  }

  func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool {
    driver.allows(
      .shouldDeselect, at: ItemIndex(indexPath),
      otherwise: app?.collectionView?(collectionView, shouldDeselectItemAt: indexPath))
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    driver.tellOnce(about: indexPath) {
      driver.didSelect(ItemIndex(indexPath), besides: collectionView.allowsMultipleSelection)
      app?.collectionView?(collectionView, didSelectItemAt: indexPath)
    }
  }

  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    driver.tellOnce(about: indexPath) {
      driver.didDeselect(ItemIndex(indexPath))
      app?.collectionView?(collectionView, didDeselectItemAt: indexPath)
    }
  }

  func collectionView(
    _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool {
    driver.allows(
      .canPerformPrimaryAction, at: ItemIndex(indexPath),
      otherwise: app?.collectionView?(collectionView, canPerformPrimaryActionForItemAt: indexPath),
      standard: !collectionView.isEditing)
  }

  func collectionView(
    _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
  ) {
    driver.tellOnce(about: indexPath) {
      driver.tell(.performPrimaryAction, at: ItemIndex(indexPath), ())
      app?.collectionView?(collectionView, performPrimaryActionForItemAt: indexPath)
    }
  }

  // MARK: Selecting several

  func collectionView(
    _ collectionView: UICollectionView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool {
    driver.allows(
      .shouldBeginMultipleSelection, at: ItemIndex(indexPath),
      otherwise: app?.collectionView?(
        collectionView, shouldBeginMultipleSelectionInteractionAt: indexPath),
      standard: false)
  }

  func collectionView(
    _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {
    driver.tellOnce(about: indexPath) {
      driver.tell(.didBeginMultipleSelection, at: ItemIndex(indexPath), ())
      app?.collectionView?(collectionView, didBeginMultipleSelectionInteractionAt: indexPath)
    }
  }

  func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {
    driver.tellOnce(about: collectionView) {
      driver.tell(.didEndMultipleSelection, collectionView)
      app?.collectionViewDidEndMultipleSelectionInteraction?(collectionView)
    }
  }
}
