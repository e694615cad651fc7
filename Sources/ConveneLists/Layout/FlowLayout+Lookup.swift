import ConveneDiff
import Foundation

extension FlowLayout {
  /// The flat range of the elements in a vertical band, in points.
  ///
  /// An element that only touches the band isn't in it. Of a line that is in the band all items
  /// are in the range. Where nothing is in the band the range is empty, and begins at the first
  /// element below.
  ///
  /// O(log n).
  public func elements(in band: Range<CGFloat>) -> Range<Int> {
    elements(from: band.lowerBound, to: band.upperBound)
  }

  /// The flat indexes of exactly the elements that a rectangle, in points, intersects, ascending.
  ///
  /// An element that only touches it isn't among them. O(log n) for each element in the lines that
  /// the rectangle crosses, spent while iterating.
  public func elements(in rect: CGRect) -> some Sequence<Int> {
    let left = Units.position(rect.minX, .down)
    let right = Units.position(rect.maxX, .up)
    let top = Units.position(rect.minY, .down)
    let bottom = Units.position(rect.maxY, .up)
    let band = right > left ? elements(from: rect.minY, to: rect.maxY) : 0..<0
    return band.lazy.filter { flat in
      guard let frame = element(at: flat).flatMap({ unitFrame(of: $0) }) else { return false }
      return frame.x < right && frame.maxX > left && frame.y < bottom && frame.maxY > top
    }
  }

  /// The element at a point, in points; nil in gaps, insets and outside.
  ///
  /// O(log n).
  public func element(at point: CGPoint) -> LayoutElement? {
    let x = Units.position(point.x, .down)
    let y = Units.position(point.y, .down)
    guard (0..<widthUnits).contains(x), (0..<heights.total).contains(y) else { return nil }
    let section = heights.lastIndex(startingAtOrBefore: y)
    let geometry = geometries[section]
    let offset = y - heights.sum(before: section)
    if offset < geometry.header { return .header(section) }
    if geometry.footer > 0 && offset >= geometry.footerTop { return .footer(section) }
    return geometry.lines.item(atX: x - geometry.leading, y: offset - geometry.linesTop)
      .map { .item(ItemIndex(section: section, item: $0)) }
  }

  /// The element nearest to a point, in points; nil in an empty list.
  ///
  /// The nearest line first, then the nearest in it; of two as near the earlier.
  ///
  /// O(log n).
  public func nearestElement(to point: CGPoint) -> LayoutElement? {
    let y = Units.position(point.y, .down)
    let next = firstElement(endingAfter: y)
    guard
      let flat = nearest(
        toY: y, before: next > 0 ? next - 1 : nil, after: next < elementCount ? next : nil),
      let element = element(at: flat)
    else { return nil }
    guard case .item(let index) = element else { return element }
    let geometry = geometries[index.section]
    let item = geometry.lines.item(
      inLine: geometry.lines.line(ofItem: index.item),
      nearest: Units.position(point.x, .down) - geometry.leading)
    return .item(ItemIndex(section: index.section, item: item))
  }

  /// The element of two, by flat indexes, whose line is nearer; the earlier where both are as near.
  ///
  /// `before` ends at or above `y`; `after` ends below it.
  func nearest(toY y: Units, before: Int?, after: Int?) -> Int? {
    guard let before, let above = extent(ofFlat: before) else { return after }
    guard let after, let below = extent(ofFlat: after) else { return before }
    let distance = below.lowerBound - y
    return distance > 0 && y - above.upperBound <= distance ? before : after
  }

  /// The first element, as a flat index, whose line ends below a position.
  func firstElement(endingAfter y: Units) -> Int {
    guard y >= 0 else { return 0 }
    guard y < heights.total else { return elementCount }
    let section = heights.lastIndex(startingAtOrBefore: y)
    let offset = y - heights.sum(before: section)
    return flatStarts[section] + geometries[section].firstElement(endingAfter: offset)
  }

  /// The first element, as a flat index, whose line begins at a position or below.
  func firstElement(startingAtOrAfter y: Units) -> Int {
    guard y > 0, !geometries.isEmpty else { return 0 }
    let section = heights.lastIndex(startingAtOrBefore: y - 1)
    let offset = y - heights.sum(before: section)
    return flatStarts[section] + geometries[section].firstElement(startingAtOrAfter: offset)
  }

  /// From the top to the bottom of the line that an element stands in.
  private func extent(ofFlat flat: Int) -> Range<Units>? {
    guard let section = element(at: flat)?.section else { return nil }
    let top = heights.sum(before: section)
    let extent = geometries[section].extent(ofElement: flat - flatStarts[section])
    return extent.lowerBound + top..<extent.upperBound + top
  }

  private func elements(from top: CGFloat, to bottom: CGFloat) -> Range<Int> {
    let lower = firstElement(endingAfter: .position(top, .down))
    guard bottom > top else { return lower..<lower }
    return lower..<max(lower, firstElement(startingAtOrAfter: .position(bottom, .up)))
  }
}
