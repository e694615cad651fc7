/// What a screen reader says of a screen: a value, which adapters speak and tests compare.
public struct Announcement: Hashable, Sendable {
  /// Whether speech that is under way is cut short.
  public enum Priority: Hashable, Sendable {
    /// Said when the screen reader has a pause.
    case polite
    /// Said at once: what the person waited for has failed.
    case assertive
  }

  /// What is said, in whole sentences.
  ///
  /// Never empty.
  public var text: String
  /// Whether it may wait.
  public var priority: Priority

  /// Makes an announcement.
  ///
  /// - Parameters:
  ///   - text: what is said.
  ///   - priority: whether it may wait.
  public init(_ text: String, priority: Priority = .polite) {
    self.text = text
    self.priority = priority
  }
}
