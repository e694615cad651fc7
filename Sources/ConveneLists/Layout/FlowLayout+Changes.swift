import ConveneDiff
import Foundation

extension FlowLayout {
  /// Sets how high an item of a self-sizing section turned out to be.
  ///
  /// - Parameters:
  ///   - height: In points, brought into 1 to 2²⁰. The estimate itself counts as not measured.
  ///   - index: The item.
  /// - Returns: By how many points everything below moves down; 0 where there is no such item or
  ///   its section isn't self-sizing.
  ///
  /// O(log n).
  @discardableResult
  public mutating func setMeasuredHeight(
    _ height: CGFloat, ofItemAt index: ItemIndex
  ) -> CGFloat {
    guard contains(index) else { return 0 }
    let delta = geometries[index.section].lines.setMeasuredHeight(
      .length(height, atLeast: .point), ofItem: index.item)
    heights.add(delta, at: index.section)
    return delta.points
  }

  /// Lays out again in another width, in points, and forgets measured heights if it differs.
  ///
  /// O(sections), for individual sizes O(items) of those sections.
  public mutating func setWidth(_ width: CGFloat) {
    guard Units.length(width, atLeast: .point) != widthUnits else { return }
    self = FlowLayout(sections: sections, width: width)
  }

  /// Lays out other sections in the same width, and forgets measured heights.
  ///
  /// O(sections), for individual sizes O(items) of those sections.
  public mutating func update(sections: [LayoutSection]) {
    self = FlowLayout(sections: sections, width: width)
  }

  /// Lays out other sections in the same width, and keeps the measured heights of items that stay.
  ///
  /// - Parameters:
  ///   - sections: The new sections.
  ///   - oldIndex: For an item's index in the new list the one it had in the old list; nil for a
  ///     new item, and for one to be measured again. Called once for each item of a self-sizing
  ///     section, and not at all where nothing has been measured. A height is kept only where the
  ///     item is as wide as it was.
  ///
  /// O(sections), and O(items) of those sections whose items are asked for.
  public mutating func update(
    sections: [LayoutSection], oldIndex: (ItemIndex) -> ItemIndex?
  ) {
    let old = self
    self = FlowLayout(sections: sections, width: width)
    guard old.geometries.contains(where: \.lines.hasMeasuredHeights) else { return }
    for (section, layoutSection) in sections.enumerated() {
      guard case .selfSizing = layoutSection.sizing else { continue }
      var growth = 0
      for item in 0..<itemCount(inSection: section) {
        guard
          let oldIndex = oldIndex(ItemIndex(section: section, item: item)),
          old.contains(oldIndex),
          let height = old.geometries[oldIndex.section].lines.measuredHeight(
            ofItem: oldIndex.item),
          old.geometries[oldIndex.section].lines.width == geometries[section].lines.width
        else { continue }
        growth += geometries[section].lines.setMeasuredHeight(height, ofItem: item)
      }
      heights.add(growth, at: section)
    }
  }
}
