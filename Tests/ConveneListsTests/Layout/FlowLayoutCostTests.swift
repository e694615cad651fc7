import ConveneDiff
import Foundation
import Testing

@testable import ConveneLists

/// Lines that count how often they are asked something.
private struct CountingLines: SectionLines {
  final class Counter: Sendable {
    // One test counts with it, on one thread.
    nonisolated(unsafe) var value = 0
  }

  var base: UniformGrid
  let counter: Counter

  private var counted: UniformGrid {
    counter.value += 1
    return base
  }
  var count: Int { base.count }
  var lineCount: Int { base.lineCount }
  var height: Units { base.height }
  var width: Units { base.width }
  var isSingleColumn: Bool { base.isSingleColumn }
  func line(ofItem item: Int) -> Int { counted.line(ofItem: item) }
  func items(inLine line: Int) -> Range<Int> { counted.items(inLine: line) }
  func extent(ofLine line: Int) -> Range<Units> { counted.extent(ofLine: line) }
  func line(at offset: Units) -> Int { counted.line(at: offset) }
  func frame(ofItem item: Int) -> UnitRect { counted.frame(ofItem: item) }
}

@Suite("What a layout costs")
struct FlowLayoutCostTests {
  private let uniform: [ItemSizing] = [
    .fixed(CGSize(width: 90, height: 40)), .columns(4, spacing: 1), .fullWidth(height: 34),
    .adaptiveColumns(minimumWidth: 90), .selfSizing(estimated: 34),
  ]

  @Test("two billion items cost neither memory nor steps, to lay out and to look up")
  func billions() {
    // A step for each item would take minutes here, a byte for each two gigabytes.
    for sizing in uniform {
      let section = LayoutSection(count: .max, sizing: sizing, headerHeight: 20)
      var layout = FlowLayout(sections: [section], width: 400)
      layout.setWidth(420)
      layout.update(sections: [section]) { $0 }
      let index = ItemIndex(section: 0, item: 1_234_567_890)
      let frame = layout.frame(of: index) ?? .zero
      #expect(layout.element(at: CGPoint(x: frame.midX, y: frame.midY)) == .item(index))
      #expect(layout.elements(in: frame.minY..<frame.maxY).count <= 4)
      #expect(layout.neighbour(of: index, direction: .down) != nil)
    }
  }

  @Test("a layout of uniform items creates no storage for items")
  func storage() throws {
    let layout = FlowLayout(
      sections: uniform.map { LayoutSection(count: 1_000_000, sizing: $0) }, width: 400)
    #expect(layout.itemCount == 5_000_000)
    #expect(layout.geometries.prefix(4).allSatisfy { $0.lines is UniformGrid })
    let rows = try #require(layout.geometries[4].lines as? MeasuredRows)
    #expect(rows.excess.pageCount == 0)
    // The grid is numbers alone: no array, no reference, whatever the count.
    #expect(_isPOD(UniformGrid.self))
  }

  @Test("measuring what a screen shows of a million rows makes a few pages")
  func measuredPages() throws {
    var layout = FlowLayout(
      sections: [LayoutSection(count: 1_000_000, sizing: .selfSizing(estimated: 34))], width: 400)
    for item in 700_000..<700_040 {
      layout.setMeasuredHeight(50, ofItemAt: ItemIndex(section: 0, item: item))
    }
    let rows = try #require(layout.geometries[0].lines as? MeasuredRows)
    #expect(rows.excess.pageCount <= 12)
  }

  @Test("a look-up asks the lines as often as a binary search among the columns does")
  func calls() throws {
    let width = 4_096 * Units.point
    let section = LayoutSection(count: 10_000_000, sizing: .columns(4_096, height: .points(10)))
    let grid = try #require(section.lines(width: width, limit: .max) as? UniformGrid)
    let counter = CountingLines.Counter()
    var geometry = SectionGeometry(section, width: width, limit: .max)
    geometry.lines = CountingLines(base: grid, counter: counter)
    let layout = FlowLayout(
      sections: [section, section], geometries: [geometry, geometry], width: width)
    let index = ItemIndex(section: 1, item: 7_654_321)
    let frame = try #require(layout.frame(of: index))
    let middle = CGPoint(x: frame.midX, y: frame.midY)

    func calls(_ lookUp: () -> Bool) -> Int {
      counter.value = 0
      #expect(lookUp())
      return counter.value
    }
    // log₂ 4096 = 12 steps to find a column.
    #expect(calls { layout.frame(of: index) == frame } <= 1)
    #expect(calls { layout.elements(in: frame.minY..<frame.maxY).count == 4_096 } <= 5)
    #expect(calls { layout.element(at: middle) == .item(index) } <= 18)
    #expect(calls { layout.nearestElement(to: middle) == .item(index) } <= 26)
    #expect(calls { layout.neighbour(of: index, direction: .up) != nil } <= 21)
    #expect(calls { layout.item(from: index, movedBy: 500) != nil } <= 30)
  }

  @Test("ten thousand empty sections are laid out and looked up")
  func emptySections() {
    let empty = LayoutSection(count: 0, sizing: .columns(3))
    var sections = Array(repeating: empty, count: 10_000)
    sections[5_000] = LayoutSection(count: 2, sizing: .fullWidth(height: 10))
    sections[9_000].headerHeight = 7
    let layout = FlowLayout(sections: sections, width: 100)
    #expect(layout.contentHeight == 27)
    #expect(layout.elements(in: 0..<100) == 0..<3)
    #expect(layout.element(at: 2) == .header(9_000))
    #expect(layout.element(at: CGPoint(x: 1, y: 12)) == .item(ItemIndex(section: 5_000, item: 1)))
    #expect(layout.frameOfHeader(9_000)?.minY == 20)
  }

  @Test("positions stay exact beyond what single precision can tell apart")
  func precision() {
    let layout = FlowLayout(
      sections: [LayoutSection(count: 100_000_000, sizing: .fullWidth(height: 33.25))], width: 100)
    let frame = layout.frame(of: ItemIndex(section: 0, item: 99_999_999))
    #expect(frame?.minY == 3_324_999_966.75)
    #expect(frame?.maxY == layout.contentHeight)
  }
}
