import Foundation

/// A length or a position in whole 1/256 points.
///
/// Whole numbers add up to the same sum in every order, so positions neither drift with a million
/// measured heights nor depend on how a look-up got to them. With the limits below no sum, product
/// or conversion can overflow.
typealias Units = Int

extension Units {
  /// One point.
  static let point = 256
  /// The longest length of one thing: 2²⁰ points.
  static let maximumLength = point << 20
  /// The furthest position, beyond everything that a layout can contain.
  static let maximumPosition = 1 << 61

  /// A length in points, not below `minimum` (which NaN becomes too), not above `maximum`.
  static func length(
    _ points: CGFloat, atLeast minimum: Units = 0, atMost maximum: Units = maximumLength
  ) -> Units {
    guard points > 0 else { return minimum }
    let units = (Double(points) * Double(point)).rounded()
    let bounded = units < Double(maximum) ? Units(units) : maximum
    return Swift.max(minimum, bounded)
  }

  /// The position of a coordinate in points, rounded by the given rule; NaN becomes 0.
  static func position(_ points: CGFloat, _ rule: FloatingPointRoundingRule) -> Units {
    let units = (Double(points) * Double(point)).rounded(rule)
    guard !units.isNaN else { return 0 }
    if units >= Double(maximumPosition) { return maximumPosition }
    if units <= -Double(maximumPosition) { return -maximumPosition }
    return Units(units)
  }

  /// The same in points.
  var points: CGFloat { CGFloat(self) / CGFloat(Units.point) }
}

/// A rectangle in units.
struct UnitRect: Equatable, Sendable {
  var x: Units
  var y: Units
  var width: Units
  var height: Units

  var maxX: Units { x + width }
  var maxY: Units { y + height }
  /// Twice the middle, since the middle itself may lie between two units.
  var doubleMidX: Units { 2 * x + width }
  /// Twice the middle, since the middle itself may lie between two units.
  var doubleMidY: Units { 2 * y + height }

  /// The same rectangle elsewhere.
  func offset(x dx: Units, y dy: Units) -> UnitRect {
    UnitRect(x: x + dx, y: y + dy, width: width, height: height)
  }

  /// The same in points.
  var rect: CGRect {
    CGRect(x: x.points, y: y.points, width: width.points, height: height.points)
  }
}
