/// Items in lines of equal height and equal columns: nothing is stored per item or per line.
struct UniformGrid: SectionLines {
  let count: Int
  let columns: GridColumns
  let lineHeight: Units
  let lineSpacing: Units

  var lineCount: Int { (count + columns.count - 1) / columns.count }
  var height: Units { lineCount > 0 ? lineCount * pitch - lineSpacing : 0 }
  var width: Units { columns.width }
  var isSingleColumn: Bool { columns.count == 1 }
  private var pitch: Units { lineHeight + lineSpacing }

  func line(ofItem item: Int) -> Int { item / columns.count }

  func items(inLine line: Int) -> Range<Int> {
    line * columns.count..<min(count, (line + 1) * columns.count)
  }

  func extent(ofLine line: Int) -> Range<Units> {
    line * pitch..<line * pitch + lineHeight
  }

  func line(at offset: Units) -> Int {
    min(max(0, offset / pitch), lineCount - 1)
  }

  func frame(ofItem item: Int) -> UnitRect {
    let edges = columns.edges(of: item % columns.count)
    return UnitRect(
      x: edges.lowerBound, y: line(ofItem: item) * pitch, width: edges.count, height: lineHeight)
  }
}
