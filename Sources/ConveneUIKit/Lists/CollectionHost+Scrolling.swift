import ConveneLists

#if canImport(UIKit)
  import UIKit
#else
  import UIKitStandIn
#endif

/// How the collection view scrolls and zooms.
///
/// An app that is told may set where the list is, whereupon UIKit tells again: the list's closure hears
/// of each place, and the app isn't told within its own call.
extension CollectionHost {
  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    driver.tellOnce(about: scrollView.place) {
      driver.tell(.didScroll, view)
      driver.tellOnce(about: scrollView) { app?.scrollViewDidScroll?(scrollView) }
    }
  }

  // MARK: Dragging

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    driver.tellOnce(about: scrollView) {
      driver.tell(.willBeginDragging, view)
      app?.scrollViewWillBeginDragging?(scrollView)
    }
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    driver.tellOnce(about: scrollView) {
      driver.tell(.willEndDragging, (view, velocity: velocity, target: targetContentOffset))
      app?.scrollViewWillEndDragging?(
        scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
    }
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    driver.tellOnce(about: scrollView) {
      driver.tell(.didEndDragging, (view, willDecelerate: decelerate))
      app?.scrollViewDidEndDragging?(scrollView, willDecelerate: decelerate)
    }
  }

  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    driver.tellOnce(about: scrollView) {
      driver.tell(.willBeginDecelerating, view)
      app?.scrollViewWillBeginDecelerating?(scrollView)
    }
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    driver.tellOnce(about: scrollView) {
      driver.tell(.didEndDecelerating, view)
      app?.scrollViewDidEndDecelerating?(scrollView)
    }
  }

  // MARK: Scrolling by others

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    driver.tellOnce(about: scrollView) {
      driver.tell(.didEndScrollingAnimation, view)
      app?.scrollViewDidEndScrollingAnimation?(scrollView)
    }
  }

  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    driver.answer(
      .shouldScrollToTop, view, otherwise: app?.scrollViewShouldScrollToTop?(scrollView),
      standard: true)
  }

  func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
    driver.tellOnce(about: scrollView) {
      driver.tell(.didScrollToTop, view)
      app?.scrollViewDidScrollToTop?(scrollView)
    }
  }

  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    driver.tellOnce(about: scrollView.place) {
      driver.tell(.didChangeAdjustedContentInset, view)
      driver.tellOnce(about: scrollView) {
        app?.scrollViewDidChangeAdjustedContentInset?(scrollView)
      }
    }
  }

  // MARK: Zooming

  func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    driver.answer(
      .viewForZooming, view, otherwise: app?.viewForZooming?(in: scrollView), standard: nil)
  }

  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    driver.tellOnce(about: scrollView) {
      driver.tell(.willBeginZooming, (self.view, view))
      app?.scrollViewWillBeginZooming?(scrollView, with: view)
    }
  }

  func scrollViewDidZoom(_ scrollView: UIScrollView) {
    driver.tellOnce(about: scrollView.place) {
      driver.tell(.didZoom, view)
      driver.tellOnce(about: scrollView) { app?.scrollViewDidZoom?(scrollView) }
    }
  }

  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {
    driver.tellOnce(about: scrollView) {
      driver.tell(.didEndZooming, (self.view, view, scale: scale))
      app?.scrollViewDidEndZooming?(scrollView, with: view, atScale: scale)
    }
  }
}

extension UIScrollView {
  /// Where the list is: how far it was scrolled and zoomed, and what covers its edges.
  fileprivate var place: [CGFloat] {
    let insets = adjustedContentInset
    return [contentOffset.x, contentOffset.y, zoomScale, insets.top, insets.left, insets.bottom]
      + [insets.right]
  }
}
