// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals

extension UIView {
  public struct AnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
  }

  /// Animations whose end is still to come; tests end them by ``StandInAnimations/finish()``.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval = 0, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    StandInAnimations.begin(duration, completion)
  }

  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    animations?()
    StandInAnimations.begin(duration, completion)
  }

  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let before = areAnimationsEnabled
    setAnimationsEnabled(false)
    defer { setAnimationsEnabled(before) }
    actionsWithoutAnimation()
  }

  public class func setAnimationsEnabled(_ enabled: Bool) { StandInAnimations.areEnabled = enabled }

  public class var areAnimationsEnabled: Bool { StandInAnimations.areEnabled }
}

/// The animations that run, which end when a test says so.
@MainActor
public enum StandInAnimations {
  static var areEnabled = true
  private static var running: [(Bool) -> Void] = []

  /// How many run.
  public static var count: Int { running.count }

  static func begin(_ duration: TimeInterval, _ completion: ((Bool) -> Void)?) {
    let end = completion ?? { _ in }
    if areEnabled, duration > 0 { running.append(end) } else { end(true) }
  }

  /// Ends all that run, and what these begin.
  public static func finish(_ finished: Bool = true) {
    while !running.isEmpty { running.removeFirst()(finished) }
  }
}
