import Foundation

/// One section laid out, from its own top: header, inset, lines, inset, footer.
///
/// Elements are counted within the section: the header if there is one, the items, the footer if
/// there is one.
struct SectionGeometry: Sendable {
  let header: Units
  let footer: Units
  let top: Units
  let leading: Units
  let bottom: Units
  var lines: any SectionLines

  /// A section in a list of `width` units, with at most `limit` items.
  ///
  /// O(1), for individual sizes O(n).
  init(_ section: LayoutSection, width: Units, limit: Int) {
    header = Self.supplementaryHeight(section.headerHeight)
    footer = Self.supplementaryHeight(section.footerHeight)
    top = .length(section.insets.top)
    bottom = .length(section.insets.bottom)
    leading = .length(section.insets.leading, atMost: width - .point)
    let trailing = Units.length(section.insets.trailing, atMost: width - .point - leading)
    lines = section.lines(width: width - leading - trailing, limit: limit)
  }

  /// The height of the whole section.
  var height: Units { header + top + lines.height + bottom + footer }

  /// How many elements the header is: 1 or 0.
  var headerCount: Int { header > 0 ? 1 : 0 }
  /// How many elements the footer is: 1 or 0.
  var footerCount: Int { footer > 0 ? 1 : 0 }
  /// The number of elements.
  var elementCount: Int { headerCount + lines.count + footerCount }

  /// Where the lines begin.
  var linesTop: Units { header + top }
  /// Where the footer begins.
  var footerTop: Units { height - footer }

  /// Where an item is.
  func frame(ofItem item: Int) -> UnitRect {
    lines.frame(ofItem: item).offset(x: leading, y: linesTop)
  }

  /// From the top to the bottom of the line that an element stands in.
  func extent(ofElement element: Int) -> Range<Units> {
    if element < headerCount { return 0..<header }
    let item = element - headerCount
    guard item < lines.count else { return footerTop..<height }
    let extent = lines.extent(ofLine: lines.line(ofItem: item))
    return extent.lowerBound + linesTop..<extent.upperBound + linesTop
  }

  /// The first element whose line ends below an offset; `elementCount` if none does.
  ///
  /// O(log n).
  func firstElement(endingAfter offset: Units) -> Int {
    if offset < header { return 0 }
    let inner = offset - linesTop
    if lines.lineCount > 0, inner < lines.height {
      let line = lines.line(at: inner)
      let isPassed = lines.extent(ofLine: line).upperBound <= inner
      return headerCount + lines.items(inLine: isPassed ? line + 1 : line).lowerBound
    }
    return headerCount + lines.count + (offset < height ? 0 : footerCount)
  }

  /// The first element whose line begins at an offset or below; `elementCount` if none does.
  ///
  /// O(log n).
  func firstElement(startingAtOrAfter offset: Units) -> Int {
    if offset <= 0 { return 0 }
    if offset > footerTop { return elementCount }
    let inner = offset - linesTop
    guard inner > 0, lines.lineCount > 0 else { return headerCount }
    return headerCount + lines.items(inLine: lines.line(at: inner - 1)).upperBound
  }

  private static func supplementaryHeight(_ height: CGFloat?) -> Units {
    guard let height, height > 0 else { return 0 }
    return .length(height, atLeast: .point)
  }
}
