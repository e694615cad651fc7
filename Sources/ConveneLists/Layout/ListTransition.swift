import Foundation

/// The way of one element on screen while a difference is animated.
///
/// A value of where it begins and where it ends; how far it has got, eased or not, is the caller's
/// to say. All rectangles are in one coordinate space, in points: where the scroll position changes
/// at the same time, move the old rectangle by that change first.
public struct ListTransition: Hashable, Sendable {
  /// Why the element takes part.
  public enum Kind: Hashable, Sendable {
    /// It is new, and fades in at its place.
    case inserted
    /// It is going, and fades out at its place; at the end it isn't there any more.
    case removed
    /// It stays, and goes from where it is on screen to its new place.
    case moved
  }

  /// Where an element is and how much of it is seen.
  public struct Pose: Hashable, Sendable {
    /// The place, in points.
    public var rect: CGRect
    /// From 0, not seen, to 1.
    public var opacity: Double

    /// A pose; coordinates that aren't finite become 0, an opacity is brought into 0 to 1.
    public init(rect: CGRect, opacity: Double = 1) {
      func finite(_ value: CGFloat) -> CGFloat { value.isFinite ? value : 0 }
      self.rect = CGRect(
        x: finite(rect.origin.x), y: finite(rect.origin.y),
        width: max(0, finite(rect.size.width)), height: max(0, finite(rect.size.height)))
      self.opacity = opacity > 0 ? min(opacity, 1) : 0
    }
  }

  /// Why the element takes part.
  public let kind: Kind
  /// How it begins.
  public let start: Pose
  /// How it ends.
  public let end: Pose

  /// A transition from one pose to another.
  public init(kind: Kind, start: Pose, end: Pose) {
    self.kind = kind
    self.start = start
    self.end = end
  }

  /// A new element that fades in at its place.
  public static func inserted(at rect: CGRect) -> ListTransition {
    ListTransition(
      kind: .inserted, start: Pose(rect: rect, opacity: 0), end: Pose(rect: rect))
  }

  /// An element that fades out where it was.
  public static func removed(from rect: CGRect) -> ListTransition {
    ListTransition(
      kind: .removed, start: Pose(rect: rect), end: Pose(rect: rect, opacity: 0))
  }

  /// An element that goes to another place.
  ///
  /// It begins, and ends, at most the viewport's height beyond the viewport's edges, so that what
  /// comes from or goes far away isn't seen to race: the last part of a way off screen is left out.
  ///
  /// - Parameters:
  ///   - old: Where it was.
  ///   - new: Where it is to be.
  ///   - viewport: What is seen of the list, in the same coordinates.
  /// - Returns: The transition, opaque all the way.
  public static func moved(
    from old: CGRect, to new: CGRect, in viewport: CGRect
  ) -> ListTransition {
    let viewport = Pose(rect: viewport).rect
    return ListTransition(
      kind: .moved,
      start: Pose(rect: near(viewport, Pose(rect: old).rect)),
      end: Pose(rect: near(viewport, Pose(rect: new).rect)))
  }

  /// The pose at a progress from 0, the start, to 1, the end.
  ///
  /// A progress outside is brought inside; NaN is 1. Without animation ask for 1 at once.
  public func frame(for progress: Double) -> Pose {
    guard progress < 1 else { return end }
    guard progress > 0 else { return start }
    func between(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a * (1 - progress) + b * progress }
    return Pose(
      rect: CGRect(
        x: between(start.rect.minX, end.rect.minX),
        y: between(start.rect.minY, end.rect.minY),
        width: between(start.rect.width, end.rect.width),
        height: between(start.rect.height, end.rect.height)),
      opacity: Double(between(CGFloat(start.opacity), CGFloat(end.opacity))))
  }

  /// The transition that takes over when this one is interrupted: it begins where this one has got.
  ///
  /// - Parameters:
  ///   - progress: How far this one has got.
  ///   - next: Where to go instead; its own start isn't used.
  /// - Returns: A transition of the next one's kind, from here to the next one's end.
  public func interrupted(at progress: Double, by next: ListTransition) -> ListTransition {
    ListTransition(kind: next.kind, start: frame(for: progress), end: next.end)
  }

  /// The rectangle, at most the viewport's height above or below the viewport.
  private static func near(_ viewport: CGRect, _ rect: CGRect) -> CGRect {
    let highest = viewport.minY - viewport.height - rect.height
    let lowest = viewport.maxY + viewport.height
    var near = rect
    near.origin.y = min(max(rect.minY, highest), lowest)
    return near
  }
}
