import ConveneDiff
import Foundation

// Elements in one row: of each section the header, the items, the footer. What is visible is one
// range of them.
extension FlowLayout {
  /// The element at a flat index.
  ///
  /// O(log sections).
  public func element(at flat: Int) -> LayoutElement? {
    guard flat >= 0, flat < elementCount else { return nil }
    let section = Self.section(containing: flat, in: flatStarts)
    let item = flat - flatStarts[section] - geometries[section].headerCount
    if item < 0 { return .header(section) }
    guard item < geometries[section].lines.count else { return .footer(section) }
    return .item(ItemIndex(section: section, item: item))
  }

  /// The flat index of an element.
  ///
  /// O(1).
  public func flatIndex(of element: LayoutElement) -> Int? {
    let section = element.section
    guard geometries.indices.contains(section) else { return nil }
    let geometry = geometries[section]
    switch element {
    case .header:
      return geometry.headerCount > 0 ? flatStarts[section] : nil
    case .item(let index):
      return contains(index) ? flatStarts[section] + geometry.headerCount + index.item : nil
    case .footer:
      return geometry.footerCount > 0 ? flatStarts[section + 1] - 1 : nil
    }
  }

  /// Where the element at a flat index is.
  ///
  /// O(log n).
  public func frame(atFlat flat: Int) -> CGRect? {
    element(at: flat).flatMap { frame(of: $0) }
  }

  /// The section that has the thing with this number, by the numbers that sections begin with.
  static func section(containing number: Int, in starts: [Int]) -> Int {
    starts.indices.partitionPoint { starts[$0] > number } - 1
  }
}
