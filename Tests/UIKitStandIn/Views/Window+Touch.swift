// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals

/// Fingers, by the rules of hit-testing: a touch goes to the frontmost view that takes it, and to the
/// gesture recognizers of the views that this one is in.
extension UIWindow {
  /// The views that a touch at a point goes to, from the inside.
  private func receivers(at point: CGPoint) -> [UIView] {
    layoutIfNeeded()
    guard let hit = hitTest(point, with: nil) else { return [] }
    return Array(sequence(first: hit, next: \.superview))
  }

  /// Taps at a point of the window.
  ///
  /// A control takes a tap for itself; otherwise it goes to the nearest recognizer of taps and, where
  /// that leaves touches alone, to the view and those it is in, until one handles it. A list selects
  /// the item at its place.
  public func standInTap(at point: CGPoint) {
    let views = receivers(at: point)
    if let control = views.lazy.compactMap({ $0 as? UIControl }).first {
      return control.standInPress()
    }
    let taps = views.lazy.flatMap { $0.gestureRecognizers ?? [] }
      .compactMap { $0 as? UITapGestureRecognizer }.filter(\.isEnabled)
    if let tap = taps.first {
      tap.standInTap(at: point)
      guard !tap.cancelsTouchesInView else { return }
    }
    guard let hit = views.first else { return }
    let touches: Set = [UITouch(at: point, on: hit)]
    hit.touchesBegan(touches, with: UIEvent())
    hit.touchesEnded(touches, with: UIEvent())
  }

  /// Drags from a point by a distance, negative to pull down, and lets go.
  ///
  /// The nearest scroll view moves that can; one that has nothing to scroll, and doesn't bounce,
  /// leaves the finger to the next one.
  ///
  /// - Returns: the scroll view that moved.
  @discardableResult
  public func standInDrag(at point: CGPoint, by distance: CGFloat) -> UIScrollView? {
    let scrolls = receivers(at: point).lazy.compactMap { $0 as? UIScrollView }
    guard let scroll = scrolls.first(where: \.canBeDragged) else { return nil }
    let pull = scroll.contentOffset.y + distance
    scroll.standInDrag(by: distance)
    if pull < scroll.verticalRange.lowerBound - 60 { scroll.standInPullToRefresh() }
    layoutIfNeeded()
    return scroll
  }
}

extension UIScrollView {
  var canBeDragged: Bool {
    isScrollEnabled && isUserInteractionEnabled
      && (alwaysBounceVertical || verticalRange.upperBound > verticalRange.lowerBound)
  }
}
