import ConveneDiff
import ConveneLists

#if canImport(UIKit)
  import UIKit
#else
  import UIKitStandIn
#endif

extension CollectionHost: UICollectionViewDelegateFlowLayout {
  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { driver.itemSize(at: ItemIndex(indexPath), width: collectionView.layoutWidth) }

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    let insets = driver.layoutSection(section, width: collectionView.layoutWidth).insets
    return UIEdgeInsets(
      top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { driver.layoutSection(section, width: collectionView.layoutWidth).lineSpacing }

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat {
    driver.layoutSection(section, width: collectionView.layoutWidth).interitemSpacing
  }

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    let layout = driver.layoutSection(section, width: collectionView.layoutWidth)
    return CGSize(width: collectionView.layoutWidth, height: layout.headerLength)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize {
    let layout = driver.layoutSection(section, width: collectionView.layoutWidth)
    return CGSize(width: collectionView.layoutWidth, height: layout.footerLength)
  }
}

extension UICollectionView {
  /// The width that lines of items have.
  var layoutWidth: CGFloat {
    bounds.width - adjustedContentInset.left - adjustedContentInset.right
  }
}
