// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals

@MainActor
public protocol UIScrollViewDelegate: StandInObjectProtocol {
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

/// What stands for a method that an object doesn't implement.
extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) { OptionalMethod.isMissing() }
  public func scrollViewDidZoom(_ scrollView: UIScrollView) { OptionalMethod.isMissing() }
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { OptionalMethod.isMissing() }
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) { OptionalMethod.isMissing() }
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  { OptionalMethod.isMissing() }
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    OptionalMethod.isMissing()
  }
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    OptionalMethod.isMissing()
  }
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    OptionalMethod.isMissing()
  }
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    OptionalMethod.isMissing(nil)
  }
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    OptionalMethod.isMissing()
  }
  public func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) { OptionalMethod.isMissing() }
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    OptionalMethod.isMissing(true)
  }
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { OptionalMethod.isMissing() }
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    OptionalMethod.isMissing()
  }
}

/// The optional methods as Swift sees those of Objective-C, to be called with `?`.
extension UIScrollViewDelegate {
  public var scrollViewDidScroll: (@MainActor (UIScrollView) -> Void?)? {
    { view in OptionalMethod.call { self.scrollViewDidScroll(view) } }
  }
  public var scrollViewDidZoom: (@MainActor (UIScrollView) -> Void?)? {
    { view in OptionalMethod.call { self.scrollViewDidZoom(view) } }
  }
  public var scrollViewWillBeginDragging: (@MainActor (UIScrollView) -> Void?)? {
    { view in OptionalMethod.call { self.scrollViewWillBeginDragging(view) } }
  }
  public var scrollViewWillEndDragging: StandInScrollCalls? { StandInScrollCalls(object: self) }
  public var scrollViewDidEndDragging: StandInScrollCalls? { StandInScrollCalls(object: self) }
  public var scrollViewWillBeginDecelerating: (@MainActor (UIScrollView) -> Void?)? {
    { view in OptionalMethod.call { self.scrollViewWillBeginDecelerating(view) } }
  }
  public var scrollViewDidEndDecelerating: (@MainActor (UIScrollView) -> Void?)? {
    { view in OptionalMethod.call { self.scrollViewDidEndDecelerating(view) } }
  }
  public var scrollViewDidEndScrollingAnimation: (@MainActor (UIScrollView) -> Void?)? {
    { view in OptionalMethod.call { self.scrollViewDidEndScrollingAnimation(view) } }
  }
  public var viewForZooming: StandInScrollCalls? { StandInScrollCalls(object: self) }
  public var scrollViewWillBeginZooming: StandInScrollCalls? { StandInScrollCalls(object: self) }
  public var scrollViewDidEndZooming: StandInScrollCalls? { StandInScrollCalls(object: self) }
  public var scrollViewShouldScrollToTop: (@MainActor (UIScrollView) -> Bool?)? {
    { view in OptionalMethod.call { self.scrollViewShouldScrollToTop(view) } }
  }
  public var scrollViewDidScrollToTop: (@MainActor (UIScrollView) -> Void?)? {
    { view in OptionalMethod.call { self.scrollViewDidScrollToTop(view) } }
  }
  public var scrollViewDidChangeAdjustedContentInset: (@MainActor (UIScrollView) -> Void?)? {
    { view in OptionalMethod.call { self.scrollViewDidChangeAdjustedContentInset(view) } }
  }
}

/// Calls of methods whose arguments have names.
@MainActor
public struct StandInScrollCalls {
  let object: any UIScrollViewDelegate

  public func callAsFunction(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) -> Void? {
    OptionalMethod.call {
      object.scrollViewWillEndDragging(
        scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
    }
  }
  public func callAsFunction(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) -> Void? {
    OptionalMethod.call { object.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate) }
  }
  public func callAsFunction(in scrollView: UIScrollView) -> UIView? {
    OptionalMethod.call { object.viewForZooming(in: scrollView) } ?? nil
  }
  public func callAsFunction(_ scrollView: UIScrollView, with view: UIView?) -> Void? {
    OptionalMethod.call { object.scrollViewWillBeginZooming(scrollView, with: view) }
  }
  public func callAsFunction(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
    -> Void?
  { OptionalMethod.call { object.scrollViewDidEndZooming(scrollView, with: view, atScale: scale) } }
}
