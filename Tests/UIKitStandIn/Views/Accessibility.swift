// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals

public struct UIAccessibilityTraits: OptionSet, Sendable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  public static let none = UIAccessibilityTraits([])
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
}

/// Accessibility as far as views post and ask; what is posted is kept for tests.
@MainActor
public enum UIAccessibility {
  public struct Notification: Hashable, RawRepresentable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let screenChanged = Notification(rawValue: 1000)
    public static let layoutChanged = Notification(rawValue: 1001)
    public static let announcement = Notification(rawValue: 1008)
  }

  public static var isReduceMotionEnabled = false
  public static var isVoiceOverRunning = false

  /// What was posted, oldest first.
  public private(set) static var standInPosts: [(notification: Notification, argument: Any?)] = []

  public static func post(notification: Notification, argument: Any?) {
    standInPosts.append((notification, argument))
  }

  /// Forgets what was posted.
  public static func standInClear() { standInPosts = [] }
}
