/// The way of a scroll position to a target that may move meanwhile, as may the content below.
///
/// Each step covers the share of what is left that its progress is of the rest: with a target at rest
/// that is the even way from start to target, and with any other it ends at the target all the same.
public struct ScrollApproach: Hashable, Sendable {
  /// How far it has got, from 0 to 1.
  public private(set) var progress = 0.0

  /// An approach that has just begun.
  public init() {}

  /// Goes on.
  ///
  /// - Parameters:
  ///   - progress: How far to go, from 0 to 1, eased or not; less than before is as far as before, and
  ///     NaN is 1.
  ///   - current: Where the list is scrolled now, in points.
  ///   - target: Where it is to be in the end, in points.
  /// - Returns: Where it is to be scrolled, in points; at 1 exactly the target.
  public mutating func advance(
    to progress: Double, from current: Double, towards target: Double
  ) -> Double {
    guard progress < 1, self.progress < 1 else {
      self.progress = 1
      return target
    }
    let share = max(0, progress - self.progress) / (1 - self.progress)
    self.progress = max(progress, self.progress)
    return current + (target - current) * share
  }
}
