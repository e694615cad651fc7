/// When a spinner appears, and how long it stays.
///
/// Each time is from 0 to a day; what is outside counts as the nearer of the two.
public struct LoadingTiming: Hashable, Sendable {
  /// How long a load runs before its spinner appears.
  public let delay: Duration
  /// How long a spinner that appeared stays at least.
  public let minimum: Duration
  /// How long a load runs before the screen says that it takes long and offers to cancel.
  public let patience: Duration
  /// How long the network must be back before a load that waited for it runs again.
  public let recovery: Duration
  /// How long a query must have stayed the same before it is searched for.
  public let typing: Duration
  /// How long a query must have stayed the same before a screen reader says what was found.
  public let announcing: Duration

  /// Makes a timing.
  ///
  /// - Parameters:
  ///   - delay: how long a load runs before its spinner appears; 0: it appears at once.
  ///   - minimum: how long a spinner that appeared stays at least.
  ///   - patience: how long a load runs before the screen says that it takes long.
  ///   - recovery: how long the network must be back before a load runs again.
  ///   - typing: how long a query must have stayed the same before it is searched for.
  ///   - announcing: how long a query must have stayed the same before a screen reader says what
  ///     was found.
  public init(
    delay: Duration = .milliseconds(500), minimum: Duration = .milliseconds(500),
    patience: Duration = .seconds(10), recovery: Duration = .seconds(1),
    typing: Duration = .milliseconds(300), announcing: Duration = .seconds(1)
  ) {
    func clamp(_ time: Duration) -> Duration { min(max(time, .zero), .seconds(86_400)) }
    self.delay = clamp(delay)
    self.minimum = clamp(minimum)
    self.patience = clamp(patience)
    self.recovery = clamp(recovery)
    self.typing = clamp(typing)
    self.announcing = clamp(announcing)
  }
}
