import Foundation

/// How fast a list goes on by itself while something is dragged near one of its edges.
public enum EdgeScrolling {
  /// How far from an edge it begins, in points, in a list that is long enough.
  public static let reach: CGFloat = 60
  /// The greatest speed, at the edge and beyond, in points per second.
  public static let maximumSpeed: CGFloat = 1_500

  /// The speed while something is held at a place: slow where the edge's reach begins, and ever faster
  /// towards the edge.
  ///
  /// - Parameters:
  ///   - position: How far below the upper edge of what is seen it is held, in points.
  ///   - length: How much of the list is seen, in points. In a short list the reach is a quarter of it.
  /// - Returns: Points per second, negative towards the list's beginning; 0 for what isn't a number.
  public static func velocity(at position: CGFloat, in length: CGFloat) -> CGFloat {
    guard !position.isNaN, length > 0 else { return 0 }
    let reach = min(reach, length / 4)
    func speed(at distance: CGFloat) -> CGFloat {
      let depth = min(max(0, 1 - distance / reach), 1)
      return maximumSpeed * depth * depth
    }
    return speed(at: length - position) - speed(at: position)
  }
}
