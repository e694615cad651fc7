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

  public struct AssistiveTechnologyIdentifier: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let notificationVoiceOver = AssistiveTechnologyIdentifier(
      rawValue: "UIAccessibilityNotificationVoiceOverIdentifier")
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

  /// What assistive technology stands on.
  public static weak var standInFocus: UIView?

  public static func focusedElement(
    using assistiveTechnologyIdentifier: AssistiveTechnologyIdentifier?
  ) -> Any? {
    standInFocus
  }
}

public struct UIAccessibilityPriority: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let high = UIAccessibilityPriority(rawValue: "UIAccessibilityPriorityHigh")
  public static let `default` = UIAccessibilityPriority(rawValue: "UIAccessibilityPriorityDefault")
  public static let low = UIAccessibilityPriority(rawValue: "UIAccessibilityPriorityLow")
}

extension NSAttributedString.Key {
  public static let accessibilitySpeechAnnouncementPriority = NSAttributedString.Key(
    "UIAccessibilitySpeechAttributeAnnouncementPriority")
}

extension UIView {
  /// The elements that a screen reader finds below this view, in their order.
  ///
  /// What is hidden isn't found, nor what stands beside a modal view.
  public var standInAccessibleElements: [UIView] {
    guard !isHidden, alpha > 0.01, !accessibilityElementsHidden else { return [] }
    if isAccessibilityElement { return [self] }
    let shown = subviews.filter { !$0.isHidden && $0.alpha > 0.01 }
    let modal = shown.last { $0.accessibilityViewIsModal }
    return (modal.map { [$0] } ?? shown).flatMap(\.standInAccessibleElements)
  }

  /// What a screen reader says of these elements, in their order.
  public var standInAccessibleLabels: [String] {
    standInAccessibleElements.compactMap(\.accessibilityLabel)
  }
}
