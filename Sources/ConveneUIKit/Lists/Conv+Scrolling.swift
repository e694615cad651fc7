import ConveneLists

#if canImport(UIKit)
  import UIKit
#else
  import UIKitStandIn
#endif

/// How a collection view scrolls and zooms.
///
/// The closures get the view. What a closure asks of the list happens in the next turn of the main
/// thread, since UIKit scrolls in the middle of layouts, too.
extension Conv where Host == UICollectionView {
  /// Something that happened to the view.
  public typealias Reaction = @MainActor (UICollectionView) -> Void

  /// Called when the content is elsewhere than before.
  @discardableResult
  public func didScroll(_ action: @escaping Reaction) -> Self {
    handle(.didScroll, by: action)
    return self
  }

  // MARK: Dragging

  /// Called when a finger begins to drag the content.
  @discardableResult
  public func willBeginDragging(_ action: @escaping Reaction) -> Self {
    handle(.willBeginDragging, by: action)
    return self
  }

  /// Called when the finger lets go, with its velocity in points per millisecond, and with where the
  /// content will come to rest, which may be changed.
  @discardableResult
  public func willEndDragging(
    _ action:
      @escaping @MainActor (
        UICollectionView, _ velocity: CGPoint, _ target: inout CGPoint
      ) -> Void
  ) -> Self {
    handle(.willEndDragging) { view, velocity, target in
      action(view, velocity, &target.pointee)
    }
    return self
  }

  /// Called when the finger has let go, with whether the content goes on by itself.
  @discardableResult
  public func didEndDragging(
    _ action: @escaping @MainActor (UICollectionView, _ willDecelerate: Bool) -> Void
  ) -> Self {
    handle(.didEndDragging) { view, willDecelerate in action(view, willDecelerate) }
    return self
  }

  /// Called when the content begins to go on by itself.
  @discardableResult
  public func willBeginDecelerating(_ action: @escaping Reaction) -> Self {
    handle(.willBeginDecelerating, by: action)
    return self
  }

  /// Called when the content has come to rest by itself.
  @discardableResult
  public func didEndDecelerating(_ action: @escaping Reaction) -> Self {
    handle(.didEndDecelerating, by: action)
    return self
  }

  // MARK: Scrolling by others

  /// Called when the content has come to where the app had it go in motion.
  @discardableResult
  public func didEndScrollingAnimation(_ action: @escaping Reaction) -> Self {
    handle(.didEndScrollingAnimation, by: action)
    return self
  }

  /// Says whether a tap on the status bar goes to the beginning; otherwise it does.
  @discardableResult
  public func shouldScrollToTop(
    _ decision: @escaping @MainActor (UICollectionView) -> Bool
  ) -> Self {
    handle(.shouldScrollToTop, by: decision)
    return self
  }

  /// Called when a tap on the status bar has gone to the beginning.
  @discardableResult
  public func didScrollToTop(_ action: @escaping Reaction) -> Self {
    handle(.didScrollToTop, by: action)
    return self
  }

  /// Called when the insets have changed that the view adds to the content.
  @discardableResult
  public func didChangeAdjustedContentInset(_ action: @escaping Reaction) -> Self {
    handle(.didChangeAdjustedContentInset, by: action)
    return self
  }

  // MARK: Zooming

  /// Says which view a pinch zooms; otherwise none.
  @discardableResult
  public func viewForZooming(_ zoomed: @escaping @MainActor (UICollectionView) -> UIView?) -> Self {
    handle(.viewForZooming, by: zoomed)
    return self
  }

  /// Called when a pinch begins.
  @discardableResult
  public func willBeginZooming(
    _ action: @escaping @MainActor (UICollectionView, UIView?) -> Void
  ) -> Self {
    handle(.willBeginZooming) { view, zoomed in action(view, zoomed) }
    return self
  }

  /// Called when the scale is another than before.
  @discardableResult
  public func didZoom(_ action: @escaping Reaction) -> Self {
    handle(.didZoom, by: action)
    return self
  }

  /// Called when a pinch has ended, with the view and its scale.
  @discardableResult
  public func didEndZooming(
    _ action: @escaping @MainActor (UICollectionView, UIView?, _ scale: CGFloat) -> Void
  ) -> Self {
    handle(.didEndZooming) { view, zoomed, scale in action(view, zoomed, scale) }
    return self
  }
}
