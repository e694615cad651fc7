import ConveneDiff
import Foundation

extension FlowLayout {
  /// Whether an item is as high as it is measured to be, so that its view is to be asked.
  ///
  /// - Returns: `false` where its section's sizing says its height, or where there is no such item.
  public func isMeasured(itemAt index: ItemIndex) -> Bool {
    contains(index) && geometries[index.section].lines.isMeasured(item: index.item)
  }

  /// Sets how high an item of a self-sizing section turned out to be.
  ///
  /// - Parameters:
  ///   - height: In points, brought into 1 to 2²⁰. The estimate itself counts as not measured.
  ///   - index: The item.
  /// - Returns: By how many points everything below moves down; 0 where there is no such item or
  ///   it isn't one that is measured.
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
  ///   - newIndex: For an item's index in the old list the one it has in the new list; nil for one
  ///     that has gone or is to be measured again. Called only for items that have been measured.
  ///     A height is kept only where the item is as wide as it was.
  ///
  /// O(sections + measured items · log n), for individual sizes O(items) of those sections.
  public mutating func update(
    sections: [LayoutSection], newIndex: (ItemIndex) -> ItemIndex?
  ) {
    let old = self
    self = FlowLayout(sections: sections, width: width)
    for section in old.geometries.indices {
      let measured = old.geometries[section].lines.measuredItems
      if measured.isEmpty { continue }
      let geometry = old.geometries[section]
      for item in measured {
        guard let index = newIndex(ItemIndex(section: section, item: item)), contains(index),
          geometries[index.section].lines.width == geometry.lines.width,
          let height = geometry.lines.measuredHeight(ofItem: item)
        else { continue }
        let growth = geometries[index.section].lines.setMeasuredHeight(height, ofItem: index.item)
        heights.add(growth, at: index.section)
      }
    }
  }
}
