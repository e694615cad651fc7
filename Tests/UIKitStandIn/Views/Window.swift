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

  /// How much of the screen's bottom a keyboard covers; 0: none is there.
  public var standInKeyboardHeight: CGFloat = 0 { didSet { setNeedsSolving() } }

  /// Turns the screen: width and height change places.
  public func standInRotate() {
    bounds.size = CGSize(width: bounds.height, height: bounds.width)
    center = CGPoint(x: bounds.width / 2, y: bounds.height / 2)
    layoutIfNeeded()
  }

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
