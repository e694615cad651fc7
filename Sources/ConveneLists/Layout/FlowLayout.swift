import ConveneDiff
import Foundation

/// A sectioned list laid out from top to bottom: where each header, item and footer is.
///
/// A value that knows sizes and counts and nothing of views. Sections of uniform sizing cost the
/// same for one item as for a million: positions are computed when asked for, in O(log n). All
/// frames are in points in the list's own coordinates, from its top left corner; positions are
/// multiples of 1/256 point, so that sums are exact.
///
/// Any input has a defined result (see ``LayoutSection`` and ``ItemSizing``): lengths are brought
/// into 0 to 2²⁰ points, widths and heights of elements into 1 to 2²⁰ points, and a list has at
/// most ``maximumItemCount`` items, in the order of its sections. An index that doesn't exist is
/// answered with nil.
public struct FlowLayout: Sendable {
  /// The largest number of items in all sections together; further ones aren't laid out.
  public static let maximumItemCount = Int(Int32.max)

  /// The sections as they were given.
  public let sections: [LayoutSection]
  /// The number of items.
  public var itemCount: Int { itemStarts.last ?? 0 }
  /// The number of headers, items and footers.
  public var elementCount: Int { flatStarts.last ?? 0 }
  /// The height of everything, in points.
  public var contentHeight: CGFloat { heights.total.points }
  /// The width of the list, in points: the one given, but at least 1 and at most 2²⁰.
  public var width: CGFloat { widthUnits.points }

  let widthUnits: Units
  var geometries: [SectionGeometry]
  /// The heights of the sections.
  var heights: FenwickTree
  /// The flat index of each section's first element, and at the end the number of elements.
  let flatStarts: [Int]
  /// The number of items before each section, and at the end the number of items.
  let itemStarts: [Int]

  /// Lays out sections in a width in points.
  ///
  /// O(sections), for individual sizes O(items) of those sections. The sections are retained.
  public init(sections: [LayoutSection], width: CGFloat) {
    let width = Units.length(width, atLeast: .point)
    var remaining = Self.maximumItemCount
    let geometries = sections.map { section in
      let geometry = SectionGeometry(section, width: width, limit: remaining)
      remaining -= geometry.lines.count
      return geometry
    }
    self.init(sections: sections, geometries: geometries, width: width)
  }

  /// Sections that have been laid out already.
  init(sections: [LayoutSection], geometries: [SectionGeometry], width: Units) {
    self.sections = sections
    self.geometries = geometries
    widthUnits = width
    var heights: [Units] = []
    var flatStarts = [0]
    var itemStarts = [0]
    heights.reserveCapacity(geometries.count)
    flatStarts.reserveCapacity(geometries.count + 1)
    itemStarts.reserveCapacity(geometries.count + 1)
    for section in geometries.indices {
      heights.append(geometries[section].height)
      flatStarts.append(flatStarts[section] + geometries[section].elementCount)
      itemStarts.append(itemStarts[section] + geometries[section].lines.count)
    }
    self.heights = FenwickTree(heights)
    self.flatStarts = flatStarts
    self.itemStarts = itemStarts
  }

  /// The number of items in a section as laid out; 0 where there is no such section.
  public func itemCount(inSection section: Int) -> Int {
    geometries.indices.contains(section) ? geometries[section].lines.count : 0
  }

  /// Where an item is.
  ///
  /// O(log n).
  public func frame(of index: ItemIndex) -> CGRect? {
    unitFrame(of: .item(index))?.rect
  }

  /// Where the header of a section is, if it has one.
  ///
  /// O(log n).
  public func frameOfHeader(_ section: Int) -> CGRect? {
    unitFrame(of: .header(section))?.rect
  }

  /// Where the footer of a section is, if it has one.
  ///
  /// O(log n).
  public func frameOfFooter(_ section: Int) -> CGRect? {
    unitFrame(of: .footer(section))?.rect
  }

  /// Where an element is.
  ///
  /// O(log n).
  public func frame(of element: LayoutElement) -> CGRect? {
    unitFrame(of: element)?.rect
  }

  func contains(_ index: ItemIndex) -> Bool {
    index.item >= 0 && index.item < itemCount(inSection: index.section)
  }

  func unitFrame(of element: LayoutElement) -> UnitRect? {
    guard flatIndex(of: element) != nil else { return nil }
    let geometry = geometries[element.section]
    let top = heights.sum(before: element.section)
    switch element {
    case .header:
      return UnitRect(x: 0, y: top, width: widthUnits, height: geometry.header)
    case .item(let index):
      return geometry.frame(ofItem: index.item).offset(x: 0, y: top)
    case .footer:
      return UnitRect(
        x: 0, y: top + geometry.footerTop, width: widthUnits, height: geometry.footer)
    }
  }
}
