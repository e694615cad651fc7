// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals

@MainActor
open class UITrackingLayoutGuide: UILayoutGuide {}

/// The part of a view that the keyboard takes; without one, what is below the safe area.
@MainActor
public final class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  public var followsUndockedKeyboard = false
  public var usesBottomSafeArea = true

  /// How a view's guide lies in it.
  func insets(in view: UIView) -> UIEdgeInsets {
    let bottom = usesBottomSafeArea ? view.safeAreaInsets.bottom : 0
    var taken = bottom
    if let window = view.window, window.standInKeyboardHeight > 0 {
      let frame = view.convert(view.bounds, to: window)
      taken = max(taken, frame.maxY - (window.bounds.maxY - window.standInKeyboardHeight))
    }
    taken = min(taken, view.bounds.height)
    return UIEdgeInsets(top: view.bounds.height - taken, left: 0, bottom: 0, right: 0)
  }
}
