// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals

public final class UIEvent: NSObject {}

/// The root of a tree that is on screen.
@MainActor
open class UIWindow: UIView {
  open override var window: UIWindow? { self }

  /// The unsafe area that tests give the screen, as bars and notches do.
  public var standInSafeAreaInsets = UIEdgeInsets.zero {
    didSet { setNeedsSolving() }
  }
  open override var safeAreaInsets: UIEdgeInsets { standInSafeAreaInsets }

  open var rootViewController: UIViewController? {
    didSet {
      oldValue?.view.removeFromSuperview()
      guard let controller = rootViewController else { return }
      controller.view.frame = bounds
      controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      controller.standInAppear { addSubview(controller.view) }
    }
  }

  open func makeKeyAndVisible() {
    isHidden = false
    layoutIfNeeded()
  }
}
