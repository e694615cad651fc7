// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals

/// Shows a part of its content: its bounds' origin is how far it is scrolled.
@MainActor
open class UIScrollView: UIView {
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic = 0
    case scrollableAxes = 1
    case never = 2
    case always = 3
  }

  @_disfavoredOverload public weak var delegate: (any UIScrollViewDelegate)? {
    didSet { scrollDelegate = delegate }
  }
  weak var scrollDelegate: (any UIScrollViewDelegate)?
  open var contentSize = CGSize.zero {
    didSet { if contentSize != oldValue { setNeedsLayout() } }
  }
  open var contentInset = UIEdgeInsets.zero {
    didSet { if contentInset != oldValue { insetsDidChange() } }
  }
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
  open var isScrollEnabled = true
  open var scrollsToTop = true
  open var minimumZoomScale: CGFloat = 1
  open var maximumZoomScale: CGFloat = 1
  open var zoomScale: CGFloat = 1
  open var alwaysBounceVertical = false
  open var alwaysBounceHorizontal = false
  open var showsVerticalScrollIndicator = true
  open var showsHorizontalScrollIndicator = true
  public private(set) var isTracking = false
  public private(set) var isDragging = false
  public private(set) var isDecelerating = false
  open var refreshControl: UIRefreshControl? {
    didSet {
      oldValue?.removeFromSuperview()
      if let refreshControl { insertSubview(refreshControl, at: 0) }
    }
  }

  public private(set) lazy var contentLayoutGuide = ownGuide()
  public private(set) lazy var frameLayoutGuide: UILayoutGuide = {
    let guide = ownGuide()
    guide.insets = { _ in .zero }
    return guide
  }()

  private func ownGuide() -> UILayoutGuide {
    let guide = UILayoutGuide()
    guide.owningView = self
    return guide
  }

  override var allGuides: [UILayoutGuide] {
    super.allGuides + [contentLayoutGuide, frameLayoutGuide]
  }

  /// Whether something in it is constrained to its content's edges.
  var isSizedByConstraints: Bool {
    heldConstraints.contains { constraint in
      [constraint.first.item, constraint.second?.item].contains {
        $0 === contentLayoutGuide || $0 === self
      }
    }
  }

  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { scroll(to: newValue) }
  }

  open func setContentOffset(_ offset: CGPoint, animated: Bool) {
    scroll(to: offset)
    if animated { scrollDelegate?.scrollViewDidEndScrollingAnimation?(self) }
  }

  open var adjustedContentInset: UIEdgeInsets {
    let safe = contentInsetAdjustmentBehavior == .never ? .zero : safeAreaInsets
    return UIEdgeInsets(
      top: contentInset.top + safe.top + (refreshControl?.room ?? 0), left: contentInset.left,
      bottom: contentInset.bottom + safe.bottom, right: contentInset.right)
  }

  open func adjustedContentInsetDidChange() {}

  /// A control that turns takes room at the top; what was there goes down with it, and back.
  func refreshDidChange() {
    insetsDidChange()
    let top = verticalRange.lowerBound
    if contentOffset.y < top || refreshControl?.isRefreshing == true { contentOffset.y = top }
  }

  private func insetsDidChange() {
    adjustedContentInsetDidChange()
    scrollDelegate?.scrollViewDidChangeAdjustedContentInset?(self)
    setNeedsLayout()
  }

  private func scroll(to offset: CGPoint) {
    guard offset != bounds.origin else { return }
    bounds.origin = offset
    setNeedsSolving()
    scrollDelegate?.scrollViewDidScroll?(self)
  }

  /// The offsets between which a finger can scroll.
  var verticalRange: ClosedRange<CGFloat> {
    let top = -adjustedContentInset.top
    return top...max(top, contentSize.height + adjustedContentInset.bottom - bounds.height)
  }

  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    var y = contentOffset.y
    y = min(y, rect.minY)
    y = max(y, rect.maxY - bounds.height)
    setContentOffset(
      CGPoint(
        x: contentOffset.x, y: min(max(y, verticalRange.lowerBound), verticalRange.upperBound)),
      animated: animated)
  }

  /// Drags by a distance and lets go, as a finger would; content follows within its range.
  ///
  /// With a velocity, in points per millisecond, content goes on to where the delegate lets it.
  public func standInDrag(by distance: CGFloat, velocity: CGFloat = 0) {
    guard isScrollEnabled, isUserInteractionEnabled else { return }
    isTracking = true
    isDragging = true
    scrollDelegate?.scrollViewWillBeginDragging?(self)
    contentOffset.y = inRange(contentOffset.y + distance)
    var target = CGPoint(x: contentOffset.x, y: inRange(contentOffset.y + velocity * 500))
    scrollDelegate?.scrollViewWillEndDragging?(
      self, withVelocity: CGPoint(x: 0, y: velocity), targetContentOffset: &target)
    isTracking = false
    isDragging = false
    isDecelerating = target != contentOffset
    scrollDelegate?.scrollViewDidEndDragging?(self, willDecelerate: isDecelerating)
    if isDecelerating {
      scrollDelegate?.scrollViewWillBeginDecelerating?(self)
      contentOffset = target
      isDecelerating = false
      scrollDelegate?.scrollViewDidEndDecelerating?(self)
    }
    layoutIfNeeded()
  }

  private func inRange(_ y: CGFloat) -> CGFloat {
    min(max(y, verticalRange.lowerBound), verticalRange.upperBound)
  }

  /// Taps the status bar.
  ///
  /// - Returns: whether the content went to its beginning.
  @discardableResult
  public func standInTapStatusBar() -> Bool {
    guard scrollsToTop, scrollDelegate?.scrollViewShouldScrollToTop?(self) ?? true else {
      return false
    }
    contentOffset.y = verticalRange.lowerBound
    scrollDelegate?.scrollViewDidScrollToTop?(self)
    layoutIfNeeded()
    return true
  }

  /// Pinches, as two fingers would; nothing happens where the delegate has no view to zoom.
  public func standInPinch(to scale: CGFloat) {
    guard minimumZoomScale < maximumZoomScale,
      let view = scrollDelegate?.viewForZooming?(in: self)
    else { return }
    scrollDelegate?.scrollViewWillBeginZooming?(self, with: view)
    zoomScale = min(max(scale, minimumZoomScale), maximumZoomScale)
    scrollDelegate?.scrollViewDidZoom?(self)
    scrollDelegate?.scrollViewDidEndZooming?(self, with: view, atScale: zoomScale)
  }
}
