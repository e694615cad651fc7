import ConveneLists

#if canImport(UIKit)
  import UIKit
#else
  import UIKitStandIn
#endif

/// How the collection view scrolls and zooms.
extension CollectionHost {
  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    driver.tell(.didScroll, view)
    app?.scrollViewDidScroll?(scrollView)
  }

  // MARK: Dragging

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    driver.tell(.willBeginDragging, view)
    app?.scrollViewWillBeginDragging?(scrollView)
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    driver.tell(.willEndDragging, (view, velocity: velocity, target: targetContentOffset))
    app?.scrollViewWillEndDragging?(
      scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    driver.tell(.didEndDragging, (view, willDecelerate: decelerate))
    app?.scrollViewDidEndDragging?(scrollView, willDecelerate: decelerate)
  }

  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    driver.tell(.willBeginDecelerating, view)
    app?.scrollViewWillBeginDecelerating?(scrollView)
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    driver.tell(.didEndDecelerating, view)
    app?.scrollViewDidEndDecelerating?(scrollView)
  }

  // MARK: Scrolling by others

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    driver.tell(.didEndScrollingAnimation, view)
    app?.scrollViewDidEndScrollingAnimation?(scrollView)
  }

  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    driver.answer(
      .shouldScrollToTop, view, otherwise: app?.scrollViewShouldScrollToTop?(scrollView),
      standard: true)
  }

  func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
    driver.tell(.didScrollToTop, view)
    app?.scrollViewDidScrollToTop?(scrollView)
  }

  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    driver.tell(.didChangeAdjustedContentInset, view)
    app?.scrollViewDidChangeAdjustedContentInset?(scrollView)
  }

  // MARK: Zooming

  func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    driver.answer(
      .viewForZooming, view, otherwise: app?.viewForZooming?(in: scrollView), standard: nil)
  }

  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    driver.tell(.willBeginZooming, (self.view, view))
    app?.scrollViewWillBeginZooming?(scrollView, with: view)
  }

  func scrollViewDidZoom(_ scrollView: UIScrollView) {
    driver.tell(.didZoom, view)
    app?.scrollViewDidZoom?(scrollView)
  }

  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {
    driver.tell(.didEndZooming, (self.view, view, scale: scale))
    app?.scrollViewDidEndZooming?(scrollView, with: view, atScale: scale)
  }
}
