/// The lines of a section, and below them measured rows that are items of it, too.
struct LinesWithRows: SectionLines {
  private var lines: any SectionLines
  private var rows: MeasuredRows

  /// Lines above rows of the same width, with the rows' own line spacing between the two.
  init(_ lines: any SectionLines, rows: MeasuredRows) {
    self.lines = lines
    self.rows = rows
  }

  /// The lines above the rows.
  var own: any SectionLines { lines }
  var count: Int { lines.count + rows.count }
  var lineCount: Int { lines.lineCount + rows.lineCount }
  var height: Units { rows.count > 0 ? rowsTop + rows.height : lines.height }
  var width: Units { rows.width }
  var isSingleColumn: Bool { lines.isSingleColumn }
  var measuredItems: [Int] { lines.measuredItems + rows.measuredItems.map { $0 + lines.count } }
  private var rowsTop: Units { lines.lineCount > 0 ? lines.height + rows.lineSpacing : 0 }

  func line(ofItem item: Int) -> Int {
    item < lines.count ? lines.line(ofItem: item) : lines.lineCount + item - lines.count
  }

  func items(inLine line: Int) -> Range<Int> {
    guard line >= lines.lineCount else { return lines.items(inLine: line) }
    let item = lines.count + line - lines.lineCount
    return item..<item + 1
  }

  func extent(ofLine line: Int) -> Range<Units> {
    guard line >= lines.lineCount else { return lines.extent(ofLine: line) }
    let extent = rows.extent(ofLine: line - lines.lineCount)
    return extent.lowerBound + rowsTop..<extent.upperBound + rowsTop
  }

  func line(at offset: Units) -> Int {
    guard lines.lineCount > 0, offset < rowsTop else {
      return lines.lineCount + rows.line(at: offset - rowsTop)
    }
    return lines.line(at: offset)
  }

  func frame(ofItem item: Int) -> UnitRect {
    guard item >= lines.count else { return lines.frame(ofItem: item) }
    return rows.frame(ofItem: item - lines.count).offset(x: 0, y: rowsTop)
  }

  func isMeasured(item: Int) -> Bool {
    item >= lines.count || lines.isMeasured(item: item)
  }

  func measuredHeight(ofItem item: Int) -> Units? {
    item < lines.count
      ? lines.measuredHeight(ofItem: item) : rows.measuredHeight(ofItem: item - lines.count)
  }

  mutating func setMeasuredHeight(_ height: Units, ofItem item: Int) -> Units {
    item < lines.count
      ? lines.setMeasuredHeight(height, ofItem: item)
      : rows.setMeasuredHeight(height, ofItem: item - lines.count)
  }
}
