// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals

@MainActor
open class UIGestureRecognizer: NSObject {
  public internal(set) weak var view: UIView?
  public var isEnabled = true
  public var cancelsTouchesInView = true
  public weak var delegate: (any UIGestureRecognizerDelegate)?
  var targets: [() -> Void] = []
  var standInPlace = CGPoint.zero

  /// Where the finger is, in a view's coordinates.
  open func location(in view: UIView?) -> CGPoint {
    (view ?? self.view)?.convert(standInPlace, from: self.view?.window) ?? standInPlace
  }
}

@MainActor
public protocol UIGestureRecognizerDelegate: NSObjectProtocol {}

/// Recognizes taps; tests tap by ``standInTap()``.
///
/// Without the Objective-C runtime there are no selectors, so a target is a closure.
public final class UITapGestureRecognizer: UIGestureRecognizer {
  public var numberOfTapsRequired = 1

  public init(standInAction action: @escaping () -> Void) {
    super.init()
    targets.append(action)
  }

  /// Taps at a point of the window, as a finger would.
  public func standInTap(at point: CGPoint = .zero) {
    guard isEnabled else { return }
    standInPlace = point
    for target in targets { target() }
  }
}
