import ConveneDiff
import ConveneLists
import Foundation

/// The list as a text.
extension TestHost {
  /// What is seen of the list, line by line.
  ///
  /// ```
  /// 320 × 480, scrolled 0 of 3956
  /// black
  ///   header “Black tea” · TitleHeader 320 × 36
  ///   ● assam “Assam” · TeaCell 320 × 44
  ///   ○ ceylon “Ceylon” · TeaCell 320 × 44
  ///   … 98 below
  /// ```
  ///
  /// First the size, and how far a list is scrolled that is longer than that. Then each section that is
  /// in sight, by identifier, with what can be seen of it, if only in part: the header (`▾` if it can be
  /// folded, `▸` if it is, with the number of its items), the items (`●` if selected) by identifier with
  /// the text of their cell if there is one, the footer; and how many items are above and below. ``detail`` says what of it is left out.
  public var tree: String { lines.joined(separator: "\n") }

  /// Compares what is seen with a text.
  ///
  /// - Parameters:
  ///   - expected: What ``tree`` should be; an empty text makes it print what there is.
  ///   - file: Where it is expected.
  ///   - line: Where it is expected.
  /// - Throws: A ``TestFailure`` with the lines that differ.
  public func expect(
    _ expected: String, file: StaticString = #fileID, line: UInt = #line
  ) throws {
    try TestPlace(file: file, line: line).expect("This is what is seen", tree, toBe: expected)
  }

  /// Where what is seen differs from a text; `nil` where it doesn't.
  ///
  /// For tests that go on: `#expect(host.difference(from: …) == nil)`.
  ///
  /// - Parameter expected: What ``tree`` should be.
  /// - Returns: The lines that differ.
  public func difference(from expected: String) -> TestDifference? {
    TestDifference(expected: expected, actual: tree)
  }

  var lines: [String] { head + body }

  private var head: [String] {
    guard detail.contains(.sizes) else { return [] }
    let size = Words.size(width, height)
    guard hasWindow, maximumOffset > 0 else { return [size] }
    return ["\(size), scrolled \(Words.length(offset)) of \(Words.length(maximumOffset))"]
  }

  private var body: [String] {
    guard hasWindow else { return ["no window"] }
    let sections = visibleSections
    let counts = driver.content.seenCounts
    let above = counts[..<sections.lowerBound]
    let below = counts[sections.upperBound...]
    return (above.isEmpty ? [] : ["… \(Self.sum(above)) above"])
      + sections.flatMap(lines(ofSection:))
      + (below.isEmpty ? [] : ["… \(Self.sum(below)) below"])
  }

  private static func sum(_ counts: ArraySlice<Int>) -> String {
    let items = Words.count(counts.reduce(0, +), "item")
    return "\(Words.count(counts.count, "section")) with \(items)"
  }

  private func lines(ofSection section: Int) -> [String] {
    let elements = visibleElements.filter { $0.section == section }
    let items = elements.compactMap { if case .item(let index) = $0 { index.item } else { nil } }
    let count = driver.content.counts[section]
    // Of a section without items in sight it is to be told on which side of them it is seen.
    let isBelowItems = elements.first == .footer(section)
    let first = items.first ?? (isBelowItems ? count : 0)
    let end = items.last.map { $0 + 1 } ?? (isBelowItems ? count : 0)
    var lines = [Words.escaped(driver.content.name(section))]
    for element in elements where element == .header(section) { lines.append(line(of: element)) }
    if let folded = driver.content.sections[section].unfolded?.count {
      lines.append("  … \(folded) folded")
    }
    if first > 0 { lines.append("  … \(first) above") }
    for item in items { lines.append(line(of: .item(ItemIndex(section: section, item: item)))) }
    if end < count { lines.append("  … \(count - end) below") }
    for element in elements where element == .footer(section) { lines.append(line(of: element)) }
    return lines
  }

  private func line(of element: LayoutElement) -> String {
    let view = mounted[element]
    var words: [String] = []
    switch element {
    case .header(let section):
      words.append("header")
      driver.content.isExpanded(section).map { words.append($0 ? "▾" : "▸") }
    case .footer: words.append("footer")
    case .item(let index):
      words.append(selected.contains(index) ? "●" : "○")
      if detail.contains(.identifiers) || view?.text.isEmpty ?? true {
        words.append(Words.escaped(driver.content.describe(index)))
      }
    }
    if let text = view?.text, !text.isEmpty { words.append(text) }
    var details: [String] = []
    if detail.contains(.classes), let view { details.append(view.className) }
    if detail.contains(.sizes), let frame = layout?.frame(of: element) {
      details.append(Words.size(frame.width, frame.height))
    }
    let line = "  " + words.joined(separator: " ")
    return details.isEmpty ? line : line + " · " + details.joined(separator: " ")
  }

  /// The sections in sight, also empty ones between others or at an end that is in sight.
  private var visibleSections: Range<Int> {
    let counts = driver.content.seenCounts
    guard let layout, let first = visibleElements.first, let last = visibleElements.last else {
      return 0..<((layout?.elementCount ?? 0) == 0 ? counts.count : 0)
    }
    var sections = first.section..<last.section + 1
    let isTopSeen = layout.frame(of: first).map { $0.minY >= offset } ?? false
    let isBottomSeen = layout.frame(of: last).map { $0.maxY <= offset + height } ?? false
    func isEmpty(_ section: Int) -> Bool {
      guard counts.indices.contains(section) else { return false }
      return counts[section] == 0 && layout.frameOfHeader(section) == nil
        && layout.frameOfFooter(section) == nil
    }
    while isTopSeen, isEmpty(sections.lowerBound - 1) {
      sections = sections.lowerBound - 1..<sections.upperBound
    }
    while isBottomSeen, isEmpty(sections.upperBound) {
      sections = sections.lowerBound..<sections.upperBound + 1
    }
    return sections
  }
}
