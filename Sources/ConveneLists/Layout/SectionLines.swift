/// The items of a section in lines, from the top left corner of the first line.
///
/// One kind per way of sizing. Every line is at least one point high and no line is empty, so a
/// viewport never shows more lines than it has points. Indexes must be in range.
protocol SectionLines: Sendable {
  /// The number of items.
  var count: Int { get }
  /// The number of lines.
  var lineCount: Int { get }
  /// From the top of the first line to the bottom of the last. O(1).
  var height: Units { get }
  /// The width that lines fill.
  var width: Units { get }
  /// Whether no line can hold a second item.
  var isSingleColumn: Bool { get }

  /// The line that an item stands in.
  func line(ofItem item: Int) -> Int
  /// The items of a line.
  func items(inLine line: Int) -> Range<Int>
  /// Where a line is, vertically.
  func extent(ofLine line: Int) -> Range<Units>
  /// The last line that begins at an offset or above it; the first where none does.
  func line(at offset: Units) -> Int
  /// Where an item is.
  func frame(ofItem item: Int) -> UnitRect
  /// Whether an item is as high as it is measured to be.
  func isMeasured(item: Int) -> Bool
  /// The height that an item was measured to have, if it differs from the estimate.
  func measuredHeight(ofItem item: Int) -> Units?
  /// Sets the measured height of an item; the result is the change of the section's height.
  mutating func setMeasuredHeight(_ height: Units, ofItem item: Int) -> Units
  /// The items that have a measured height, ascending.
  var measuredItems: [Int] { get }
}

extension SectionLines {
  var measuredItems: [Int] { [] }
  func isMeasured(item: Int) -> Bool { false }
  func measuredHeight(ofItem item: Int) -> Units? { nil }
  mutating func setMeasuredHeight(_ height: Units, ofItem item: Int) -> Units { 0 }

  /// The item of a line whose middle is nearest to a position; the earlier of two.
  ///
  /// O(log n).
  func item(inLine line: Int, withMiddleNearest doubleX: Units) -> Int {
    let items = items(inLine: line)
    let right = items.partitionPoint { frame(ofItem: $0).doubleMidX >= doubleX }
    guard right > items.lowerBound else { return right }
    guard right < items.upperBound else { return right - 1 }
    let toTheLeft = doubleX - frame(ofItem: right - 1).doubleMidX
    return toTheLeft <= frame(ofItem: right).doubleMidX - doubleX ? right - 1 : right
  }

  /// The item of a line whose edges are nearest to a position; the earlier of two.
  ///
  /// O(log n).
  func item(inLine line: Int, nearest x: Units) -> Int {
    let items = items(inLine: line)
    let right = items.partitionPoint { frame(ofItem: $0).maxX > x }
    guard right > items.lowerBound else { return right }
    guard right < items.upperBound else { return right - 1 }
    let toTheRight = frame(ofItem: right).x - x
    guard toTheRight > 0 else { return right }
    return x - frame(ofItem: right - 1).maxX <= toTheRight ? right - 1 : right
  }

  /// The item at a point.
  ///
  /// O(log n).
  func item(atX x: Units, y: Units) -> Int? {
    guard lineCount > 0, (0..<height).contains(y) else { return nil }
    let item = item(inLine: line(at: y), nearest: x)
    let frame = frame(ofItem: item)
    return (frame.x..<frame.maxX).contains(x) && (frame.y..<frame.maxY).contains(y) ? item : nil
  }
}
