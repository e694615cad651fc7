import ConveneDiff
import Foundation

// Headers that stay at the top edge while their section is seen.
extension FlowLayout {
  /// The header that isn't at its own place but pinned to the top edge of what is seen.
  ///
  /// There is at most one: that of the section in which the edge is. It is the first thing seen, also
  /// where its own place is far above.
  ///
  /// - Parameter top: How far the list is scrolled, in points.
  /// - Returns: The section, and where its header is seen: at the edge, or above it where the end of
  ///   the section pushes it out. nil where the section's header isn't pinned, or at its own place.
  ///
  /// O(log n).
  public func pinnedHeader(at top: CGFloat) -> (section: Int, frame: CGRect)? {
    let edge = Units.position(top, .down)
    guard (0..<heights.total).contains(edge) else { return nil }
    let section = heights.lastIndex(startingAtOrBefore: edge)
    let geometry = geometries[section]
    let place = heights.sum(before: section)
    let lowest = place + geometry.height - geometry.header
    guard sections[section].headerPinsToVisibleBounds, geometry.headerCount > 0,
      top > place.points, lowest > place
    else { return nil }
    return (
      section,
      CGRect(
        x: 0, y: min(top, lowest.points), width: width, height: geometry.header.points)
    )
  }

  /// Where what stays at its own place begins to be seen: at the top edge, or below a pinned header.
  ///
  /// - Parameter top: How far the list is scrolled, in points.
  /// - Returns: A position in points, `top` or below.
  ///
  /// O(log n).
  public func itemsEdge(at top: CGFloat) -> CGFloat { pinnedHeader(at: top)?.frame.maxY ?? top }

  /// How far to scroll so that an item is seen, with a section's first one its header, and none
  /// under a pinned header.
  ///
  /// - Parameters:
  ///   - index: The item.
  ///   - offset: How far the list is scrolled, in points.
  ///   - height: How much of the list is seen, in points.
  /// - Returns: The position nearest to `offset`; of an item that is too high for what is seen its
  ///   beginning. It isn't bounded by the list's end. nil where there is no such item.
  ///
  /// O(log n).
  public func offset(
    revealing index: ItemIndex, from offset: CGFloat, height: CGFloat
  ) -> CGFloat? {
    guard let frame = frame(of: index), let top = top(of: index) else { return nil }
    return max(min(offset, top), min(top, frame.maxY - height))
  }

  /// How far to scroll so that a header is seen at its own place.
  ///
  /// - Parameters:
  ///   - section: The section.
  ///   - offset: How far the list is scrolled, in points.
  ///   - height: How much of the list is seen, in points.
  /// - Returns: The position nearest to `offset`, not bounded by the list's end. nil where there is no
  ///   such header.
  ///
  /// O(log n).
  package func offset(
    revealingHeader section: Int, from offset: CGFloat, height: CGFloat
  ) -> CGFloat? {
    guard let frame = frameOfHeader(section) else { return nil }
    return max(min(offset, frame.minY), min(frame.minY, frame.maxY - height))
  }
}
