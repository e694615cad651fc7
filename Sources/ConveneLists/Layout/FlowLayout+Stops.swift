import ConveneDiff
import Foundation

// Where the keys of a keyboard lead in a list in which some headers take the focus, too: a stop is an
// item, or such a header.
extension FlowLayout {
  /// The first stop in the list.
  package var firstStop: LayoutElement? { stop(atOrAfter: 0).flatMap { element(at: $0) } }

  /// The last stop in the list.
  package var lastStop: LayoutElement? { stop(before: elementCount).flatMap { element(at: $0) } }

  /// The stop that an arrow key leads to, over the bounds of sections.
  ///
  /// - Parameters:
  ///   - element: Where the key was pressed.
  ///   - direction: Which key. Left and right lead to the stop before and after, but nowhere from a row
  ///     that is alone in its line by its section's sizing, and from the header of such rows.
  ///   - x: For up and down the horizontal position to stay near, in points; without it the middle of
  ///     an item, and from a header where lines begin.
  /// - Returns: nil where nothing lies that way, or where there is no such element.
  /// - Complexity: O(log n + sections without stops in between).
  package func stop(
    from element: LayoutElement, direction: Direction, keepingX x: CGFloat? = nil
  ) -> LayoutElement? {
    guard let flat = flatIndex(of: element) else { return nil }
    let isSideways = direction == .left || direction == .right
    let isForward = direction == .right || direction == .down
    let lines = geometries[element.section].lines
    if isSideways {
      guard !lines.isSingleColumn else { return nil }
      return (isForward ? stop(atOrAfter: flat + 1) : stop(before: flat)).flatMap {
        self.element(at: $0)
      }
    }
    guard case .item(let index) = element else {
      let next = isForward ? stop(atOrAfter: flat + 1) : stop(before: flat)
      return next.flatMap { stop(inLineOf: $0, near: x, from: element) }
    }
    let line = lines.items(inLine: lines.line(ofItem: index.item))
    let next =
      isForward
      ? stop(atOrAfter: flat - index.item + line.upperBound)
      : stop(before: flat - index.item + line.lowerBound)
    return next.flatMap { stop(inLineOf: $0, near: x, from: element) }
  }

  /// The stop that a page key leads to.
  ///
  /// - Parameters:
  ///   - element: Where the key was pressed.
  ///   - distance: How far to go, in points; negative is up.
  ///   - x: The horizontal position to stay near, in points; without it as for arrows.
  /// - Returns: The stop nearest to that far away, and at least one line away where there is one; nil
  ///   where there is no such element.
  /// - Complexity: O(log n + sections without stops in between).
  package func stop(
    from element: LayoutElement, movedBy distance: CGFloat, keepingX x: CGFloat? = nil
  ) -> LayoutElement? {
    guard let frame = unitFrame(of: element) else { return nil }
    let distance = Units.position(distance, .toNearestOrEven)
    let y = min(max(-1, frame.doubleMidY / 2 + distance), heights.total)
    let flat = firstElement(endingAfter: y)
    let reached = nearest(toY: y, before: stop(before: flat), after: stop(atOrAfter: flat))
      .flatMap { stop(inLineOf: $0, near: x, from: element) }
    guard let reached else { return nil }
    guard distance != 0, isInSameLine(reached, element) else { return reached }
    return stop(from: element, direction: distance > 0 ? .down : .up, keepingX: x) ?? element
  }

  /// The stop nearest to a horizontal position in the line of one, given by its flat index.
  private func stop(
    inLineOf flat: Int, near x: CGFloat?, from origin: LayoutElement
  ) -> LayoutElement? {
    guard case .item(let index)? = element(at: flat), let frame = unitFrame(of: origin) else {
      return element(at: flat)
    }
    let isHeader: Bool = if case .header = origin { true } else { false }
    return item(
      numbered: itemStarts[index.section] + index.item, near: x ?? (isHeader ? 0 : nil), or: frame
    ).map { .item($0) }
  }

  private func isInSameLine(_ a: LayoutElement, _ b: LayoutElement) -> Bool {
    guard case .item(let one) = a, case .item(let other) = b else { return a == b }
    return isInSameLine(one, other)
  }

  // MARK: Flat indexes

  /// The first stop at a flat index or after it.
  private func stop(atOrAfter flat: Int) -> Int? {
    guard let element = element(at: flat) else { return nil }
    let next = item(numbered: itemNumber(atOrAfterFlat: flat))
    let first = element.section + (isHeader(flat) ? 0 : 1)
    let end = next.map { $0.section + 1 } ?? sections.count
    let header = (first..<max(first, end)).first(where: takesFocus)
    return header.map { flatStarts[$0] } ?? next.flatMap { flatIndex(of: .item($0)) }
  }

  /// The last stop before a flat index.
  private func stop(before flat: Int) -> Int? {
    let previous = item(numbered: itemNumber(atOrAfterFlat: flat) - 1)
    let first = previous.map { $0.section + 1 } ?? 0
    let end = element(at: flat).map { $0.section + (isHeader(flat) ? 0 : 1) } ?? sections.count
    // The header of the item's own section comes before it.
    let header = (first..<max(first, end)).last(where: takesFocus)
    return header.map { flatStarts[$0] } ?? previous.flatMap { flatIndex(of: .item($0)) }
  }

  private func isHeader(_ flat: Int) -> Bool {
    if case .header? = element(at: flat) { true } else { false }
  }

  private func takesFocus(_ section: Int) -> Bool {
    sections[section].headerTakesFocus && geometries[section].headerCount > 0
  }
}
