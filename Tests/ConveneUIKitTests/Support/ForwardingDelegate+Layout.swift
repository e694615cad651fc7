import UIKitStandIn

/// Sizes of its own, whatever the one before says, and all that scrolls and zooms.
extension ForwardingDelegate {
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    log.append("sizeForItemAt")
    _ = next?.collectionView?(
      collectionView, layout: collectionViewLayout, sizeForItemAt: indexPath)
    return CGSize(width: 90, height: 30)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    log.append("insetForSectionAt")
    _ = next?.collectionView?(
      collectionView, layout: collectionViewLayout, insetForSectionAt: section)
    return .zero
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat {
    log.append("minimumLineSpacingForSectionAt")
    _ = next?.collectionView?(
      collectionView, layout: collectionViewLayout, minimumLineSpacingForSectionAt: section)
    return 3
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat {
    log.append("minimumInteritemSpacingForSectionAt")
    _ = next?.collectionView?(
      collectionView, layout: collectionViewLayout, minimumInteritemSpacingForSectionAt: section)
    return 3
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    log.append("referenceSizeForHeaderInSection")
    _ = next?.collectionView?(
      collectionView, layout: collectionViewLayout, referenceSizeForHeaderInSection: section)
    return CGSize(width: 90, height: 30)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize {
    log.append("referenceSizeForFooterInSection")
    _ = next?.collectionView?(
      collectionView, layout: collectionViewLayout, referenceSizeForFooterInSection: section)
    return CGSize(width: 90, height: 30)
  }

  // MARK: Scrolling

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    log.append("scrollViewDidScroll")
    next?.scrollViewDidScroll?(scrollView)
  }

  func scrollViewDidZoom(_ scrollView: UIScrollView) {
    log.append("scrollViewDidZoom")
    next?.scrollViewDidZoom?(scrollView)
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    log.append("scrollViewWillBeginDragging")
    next?.scrollViewWillBeginDragging?(scrollView)
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    log.append("scrollViewWillEndDragging")
    next?.scrollViewWillEndDragging?(
      scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    log.append("scrollViewDidEndDragging")
    next?.scrollViewDidEndDragging?(scrollView, willDecelerate: decelerate)
  }

  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    log.append("scrollViewWillBeginDecelerating")
    next?.scrollViewWillBeginDecelerating?(scrollView)
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    log.append("scrollViewDidEndDecelerating")
    next?.scrollViewDidEndDecelerating?(scrollView)
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    log.append("scrollViewDidEndScrollingAnimation")
    next?.scrollViewDidEndScrollingAnimation?(scrollView)
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    log.append("viewForZooming")
    return next?.viewForZooming?(in: scrollView) ?? scrollView.subviews.first
  }

  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    log.append("scrollViewWillBeginZooming")
    next?.scrollViewWillBeginZooming?(scrollView, with: view)
  }

  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {
    log.append("scrollViewDidEndZooming")
    next?.scrollViewDidEndZooming?(scrollView, with: view, atScale: scale)
  }

  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    log.append("scrollViewShouldScrollToTop")
    return next?.scrollViewShouldScrollToTop?(scrollView) ?? true
  }

  func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
    log.append("scrollViewDidScrollToTop")
    next?.scrollViewDidScrollToTop?(scrollView)
  }

  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    log.append("scrollViewDidChangeAdjustedContentInset")
    next?.scrollViewDidChangeAdjustedContentInset?(scrollView)
  }
}
