import ConveneStates

#if canImport(UIKit)
  import UIKit
#else
  import UIKitStandIn
#endif

/// A thin line at the top that pulses while something loads over content that is there.
final class ProgressLineView: UIView {
  private var shown = Latest<Bool>()

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
    shown.change(to: isShown).map { _ in pulse() }
  }

  private func pulse() {
    let opacity = ScreenFace.faintestProgress(isStill: UIAccessibility.isReduceMotionEnabled)
    layer.add(Self.pulse(to: opacity), forKey: "pulse")
  }

  private static func pulse(to opacity: Double) -> CABasicAnimation {
    let pulse = CABasicAnimation(keyPath: "opacity")
    pulse.fromValue = 1
    pulse.toValue = opacity
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
