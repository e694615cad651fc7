import Foundation

/// Items of their own sizes, from left to right, broken into lines where the next doesn't fit.
///
/// Two numbers are stored per item and three per line.
struct WrappedLines: SectionLines {
  let width: Units
  let height: Units
  private let lefts: [Int32]
  private let sizes: [CGSize]
  /// The first item of each line, and at the end the number of items.
  private let starts: [Int]
  private let tops: [Units]
  private let heights: [Units]

  /// The first `count` of these sizes, which are at least as many.
  ///
  /// O(n).
  init(sizes: [CGSize], count: Int, width: Units, lineSpacing: Units, interitemSpacing: Units) {
    var lefts: [Int32] = []
    lefts.reserveCapacity(count)
    var starts: [Int] = []
    var tops: [Units] = []
    var heights: [Units] = []
    var top = 0
    var start = 0
    while start < count {
      var end = start
      var used = 0
      var lineHeight = Units.point
      while end < count {
        let size = Self.bounded(sizes[end], width)
        let next = used + (end > start ? interitemSpacing : 0) + size.width
        if end > start && next > width { break }
        used = next
        lineHeight = max(lineHeight, size.height)
        end += 1
      }
      let gaps = end - start - 1
      let isLast = end == count
      let free = isLast ? 0 : width - used
      // A single one has no gap that could stretch: it is centred.
      var left = gaps == 0 ? free / 2 : 0
      for item in start..<end {
        let stretched = gaps == 0 ? 0 : free * (item - start) / gaps
        lefts.append(Int32(left + stretched))
        left += Self.bounded(sizes[item], width).width + interitemSpacing
      }
      starts.append(start)
      tops.append(top)
      heights.append(lineHeight)
      top += lineHeight + lineSpacing
      start = end
    }
    self.width = width
    self.sizes = sizes
    self.lefts = lefts
    self.starts = starts + [count]
    self.tops = tops
    self.heights = heights
    height = max(0, top - lineSpacing)
  }

  var count: Int { lefts.count }
  var lineCount: Int { tops.count }
  var isSingleColumn: Bool { false }

  func line(ofItem item: Int) -> Int {
    (0..<lineCount).partitionPoint { starts[$0] > item } - 1
  }

  func items(inLine line: Int) -> Range<Int> { starts[line]..<starts[line + 1] }

  func extent(ofLine line: Int) -> Range<Units> { tops[line]..<tops[line] + heights[line] }

  func line(at offset: Units) -> Int {
    max(0, (0..<lineCount).partitionPoint { tops[$0] > offset } - 1)
  }

  func frame(ofItem item: Int) -> UnitRect {
    let line = line(ofItem: item)
    let size = Self.bounded(sizes[item], width)
    return UnitRect(
      x: Int(lefts[item]), y: tops[line] + (heights[line] - size.height) / 2,
      width: size.width, height: size.height)
  }

  private static func bounded(_ size: CGSize, _ width: Units) -> (width: Units, height: Units) {
    (
      .length(size.width, atLeast: .point, atMost: width),
      .length(size.height, atLeast: .point)
    )
  }
}
