/// Rows as wide as there is room, each as high as it was measured to be, or as estimated.
struct MeasuredRows: SectionLines {
  let count: Int
  let width: Units
  let estimate: Units
  let lineSpacing: Units
  /// By how much each row is higher than estimated.
  private(set) var excess: FenwickTree

  init(count: Int, width: Units, estimate: Units, lineSpacing: Units) {
    self.count = count
    self.width = width
    self.estimate = estimate
    self.lineSpacing = lineSpacing
    excess = FenwickTree(count: count)
  }

  var lineCount: Int { count }
  var height: Units { count > 0 ? count * pitch - lineSpacing + excess.total : 0 }
  var isSingleColumn: Bool { true }
  var measuredItems: [Int] { excess.indexesOfNonZero }
  private var pitch: Units { estimate + lineSpacing }

  func line(ofItem item: Int) -> Int { item }
  func items(inLine line: Int) -> Range<Int> { line..<line + 1 }

  func extent(ofLine line: Int) -> Range<Units> {
    let top = line * pitch + excess.sum(before: line)
    return top..<top + estimate + excess.value(at: line)
  }

  func line(at offset: Units) -> Int {
    excess.lastIndex(startingAtOrBefore: offset, pitch: pitch)
  }

  func frame(ofItem item: Int) -> UnitRect {
    let extent = extent(ofLine: item)
    return UnitRect(x: 0, y: extent.lowerBound, width: width, height: extent.count)
  }

  func isMeasured(item: Int) -> Bool { true }

  func measuredHeight(ofItem item: Int) -> Units? {
    let excess = excess.value(at: item)
    return excess == 0 ? nil : estimate + excess
  }

  mutating func setMeasuredHeight(_ height: Units, ofItem item: Int) -> Units {
    let delta = height - estimate - excess.value(at: item)
    excess.add(delta, at: item)
    return delta
  }
}
