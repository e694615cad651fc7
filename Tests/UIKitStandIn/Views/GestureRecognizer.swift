// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals

@MainActor
open class UIGestureRecognizer: NSObject {
  public internal(set) weak var view: UIView?
  public var isEnabled = true
  public var cancelsTouchesInView = true
  public weak var delegate: (any UIGestureRecognizerDelegate)?
  var targets: [() -> Void] = []
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

  /// Taps, as a finger would.
  public func standInTap() {
    guard isEnabled else { return }
    for target in targets { target() }
  }
}
