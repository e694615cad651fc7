import ConveneDiff
import Foundation

// Where the keys of a keyboard lead.
extension FlowLayout {
  /// Where an arrow key points.
  public enum Direction: Hashable, Sendable, CaseIterable {
    /// To the line above.
    case up
    /// To the line below.
    case down
    /// To the item before, in a section of several columns.
    case left
    /// To the item after, in a section of several columns.
    case right
  }

  /// The first item of the list.
  public var firstItem: ItemIndex? { item(numbered: 0) }

  /// The last item of the list.
  public var lastItem: ItemIndex? { item(numbered: itemCount - 1) }

  /// The item that an arrow key leads to, over the bounds of sections.
  ///
  /// - Parameters:
  ///   - index: Where the key was pressed.
  ///   - direction: Which key. Left and right lead to the item before and after, also into the
  ///     next line; a row that is alone in its line by its section's sizing has neither.
  ///   - x: For up and down the horizontal position to stay near, in points; without it the middle
  ///     of the item. A list that remembers it returns to its column after a full-width row.
  /// - Returns: nil where nothing lies that way, or where `index` is no item.
  ///
  /// O(log n).
  public func neighbour(
    of index: ItemIndex, direction: Direction, keepingX x: CGFloat? = nil
  ) -> ItemIndex? {
    guard contains(index), let frame = unitFrame(of: .item(index)) else { return nil }
    let lines = geometries[index.section].lines
    let number = itemStarts[index.section] + index.item
    let line = lines.items(inLine: lines.line(ofItem: index.item))
    switch direction {
    case .left:
      return lines.isSingleColumn ? nil : item(numbered: number - 1)
    case .right:
      return lines.isSingleColumn ? nil : item(numbered: number + 1)
    case .up:
      return item(
        numbered: itemStarts[index.section] + line.lowerBound - 1,
        near: x, or: frame)
    case .down:
      return item(
        numbered: itemStarts[index.section] + line.upperBound,
        near: x, or: frame)
    }
  }

  /// The item that a page key leads to.
  ///
  /// - Parameters:
  ///   - index: Where the key was pressed.
  ///   - distance: How far to go, in points; negative is up.
  ///   - x: The horizontal position to stay near, in points; without it the middle of the item.
  /// - Returns: The item nearest to that far away, and at least one line away where there is one;
  ///   nil where `index` is no item.
  ///
  /// O(log n).
  public func item(
    from index: ItemIndex, movedBy distance: CGFloat, keepingX x: CGFloat? = nil
  ) -> ItemIndex? {
    guard contains(index), let frame = unitFrame(of: .item(index)) else { return nil }
    let distance = Units.position(distance, .toNearestOrEven)
    let y = min(max(-1, frame.doubleMidY / 2 + distance), heights.total)
    let next = itemNumber(atOrAfterFlat: firstElement(endingAfter: y))
    let flats = [next - 1, next].map { number in
      item(numbered: number).flatMap { flatIndex(of: .item($0)) }
    }
    guard
      let flat = nearest(toY: y, before: flats[0], after: flats[1]),
      case .item(let reached) = element(at: flat)
    else { return nil }
    let target = item(
      numbered: itemStarts[reached.section] + reached.item, near: x, or: frame)
    guard distance != 0, isInSameLine(reached, index) else { return target }
    let direction = distance > 0 ? Direction.down : .up
    return neighbour(of: index, direction: direction, keepingX: x) ?? index
  }

  /// The item with this number, counted through all sections.
  func item(numbered number: Int) -> ItemIndex? {
    guard number >= 0, number < itemCount else { return nil }
    let section = Self.section(containing: number, in: itemStarts)
    return ItemIndex(section: section, item: number - itemStarts[section])
  }

  /// In the line of the item with this number, the item nearest to `x` or to the frame's middle.
  func item(numbered number: Int, near x: CGFloat?, or frame: UnitRect) -> ItemIndex? {
    guard let index = item(numbered: number) else { return nil }
    let geometry = geometries[index.section]
    let bound = Units.maximumLength
    let doubleX =
      x.map { 2 * min(max(-bound, .position($0, .toNearestOrEven)), bound) } ?? frame.doubleMidX
    let item = geometry.lines.item(
      inLine: geometry.lines.line(ofItem: index.item),
      withMiddleNearest: doubleX - 2 * geometry.leading)
    return ItemIndex(section: index.section, item: item)
  }

  func itemNumber(atOrAfterFlat flat: Int) -> Int {
    switch element(at: flat) {
    case .header(let section): itemStarts[section]
    case .item(let index): itemStarts[index.section] + index.item
    case .footer(let section): itemStarts[section + 1]
    case nil: itemCount
    }
  }

  func isInSameLine(_ a: ItemIndex, _ b: ItemIndex) -> Bool {
    guard a.section == b.section else { return false }
    let lines = geometries[a.section].lines
    return lines.line(ofItem: a.item) == lines.line(ofItem: b.item)
  }
}
