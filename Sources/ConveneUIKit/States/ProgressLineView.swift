#if canImport(UIKit)
  import UIKit
#else
  import UIKitStandIn
#endif

/// A thin line at the top that pulses while something loads over content that is there.
final class ProgressLineView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .tintColor
    isUserInteractionEnabled = false
    isHidden = true
  }

  required init?(coder: NSCoder) { nil }

  /// Shows or hides the line; it stands still for who asked for no motion.
  func show(_ isShown: Bool) {
    isHidden = !isShown
    layer.removeAnimation(forKey: Self.key)
    for pulse in [Self.pulse()] where isShown && !UIAccessibility.isReduceMotionEnabled {
      layer.add(pulse, forKey: Self.key)
    }
  }

  /// Whether the line moves now.
  var isMoving: Bool { layer.animation(forKey: Self.key) != nil }

  private static let key = "pulse"

  private static func pulse() -> CABasicAnimation {
    let pulse = CABasicAnimation(keyPath: "opacity")
    pulse.fromValue = 1
    pulse.toValue = 0.2
    pulse.duration = 0.6
    pulse.autoreverses = true
    pulse.repeatCount = .infinity
    // It goes on when the app comes back to the front.
    pulse.isRemovedOnCompletion = false
    return pulse
  }
}

/// How long things move, and whether they do.
@MainActor
enum Motion {
  /// Of one fade, in seconds.
  static let duration: TimeInterval = 0.25

  /// Whether motion would be seen in a view, by who wants any.
  static func isSeen(in view: UIView) -> Bool {
    view.window != nil && UIView.areAnimationsEnabled && !UIAccessibility.isReduceMotionEnabled
  }
}
