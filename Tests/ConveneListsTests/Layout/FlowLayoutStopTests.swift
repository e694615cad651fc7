import ConveneDiff
import Foundation
import Testing

@testable import ConveneLists

@Suite("Where keys lead over headers that take the focus")
struct FlowLayoutStopTests {
  private func section(_ count: Int, columns: Int = 1, stops: Bool = true) -> LayoutSection {
    LayoutSection(
      count: count,
      sizing: columns == 1 ? .fullWidth(height: 40) : .columns(columns, height: .points(40)),
      headerHeight: 30, headerTakesFocus: stops)
  }

  private func item(_ section: Int, _ item: Int) -> LayoutElement {
    .item(ItemIndex(section: section, item: item))
  }

  /// All stops that a key leads to one after the other.
  private func walk(
    _ layout: FlowLayout, from start: LayoutElement?, _ direction: FlowLayout.Direction
  ) -> [LayoutElement] {
    Array(
      sequence(first: start) { $0.flatMap { layout.stop(from: $0, direction: direction) } }
        .prefix(100).prefix { $0 != nil }.compactMap { $0 })
  }

  @Test("down and up lead over each row and each such header, folded sections' too")
  func rows() {
    let layout = FlowLayout(
      sections: [
        section(0), section(2), section(0, stops: false), section(0), section(1), section(0),
      ],
      width: 100)
    let all: [LayoutElement] = [
      .header(0), .header(1), item(1, 0), item(1, 1), .header(3), .header(4), item(4, 0),
      .header(5),
    ]
    #expect(walk(layout, from: layout.firstStop, .down) == all)
    #expect(walk(layout, from: layout.lastStop, .up) == all.reversed())
    for element in all {
      #expect(layout.stop(from: element, direction: .left) == nil)
      #expect(layout.stop(from: element, direction: .right) == nil)
    }
  }

  @Test("a grid's lines are stops of several items, over whose headers the column is kept")
  func grid() {
    let layout = FlowLayout(sections: [section(5, columns: 3), section(4, columns: 2)], width: 300)
    #expect(layout.stop(from: item(0, 1), direction: .up) == .header(0))
    #expect(layout.stop(from: item(0, 4), direction: .up) == item(0, 1))
    #expect(layout.stop(from: item(0, 4), direction: .down) == .header(1))
    #expect(layout.stop(from: .header(1), direction: .up) == item(0, 3))
    #expect(layout.stop(from: .header(1), direction: .up, keepingX: 150) == item(0, 4))
    #expect(layout.stop(from: .header(1), direction: .down) == item(1, 0))
    #expect(layout.stop(from: .header(1), direction: .down, keepingX: 250) == item(1, 1))
    #expect(layout.stop(from: item(0, 2), direction: .right) == item(0, 3))
    #expect(layout.stop(from: item(0, 4), direction: .right) == .header(1))
    #expect(layout.stop(from: item(1, 0), direction: .left) == .header(1))
    #expect(layout.stop(from: .header(1), direction: .left) == item(0, 4))
    #expect(layout.stop(from: .header(1), direction: .right) == item(1, 0))
    #expect(layout.stop(from: .header(0), direction: .left) == nil)
  }

  @Test("a page leads to the nearest stop, and at least one on")
  func pages() {
    let layout = FlowLayout(sections: Array(repeating: section(0), count: 20), width: 100)
    #expect(layout.stop(from: .header(0), movedBy: 300) == .header(10))
    #expect(layout.stop(from: .header(10), movedBy: -300) == .header(0))
    #expect(layout.stop(from: .header(3), movedBy: 1) == .header(4))
    #expect(layout.stop(from: .header(3), movedBy: -1) == .header(2))
    #expect(layout.stop(from: .header(3), movedBy: 1e9) == .header(19))
    #expect(layout.stop(from: .header(19), movedBy: 100) == .header(19))
    #expect(layout.stop(from: .header(20), movedBy: 100) == nil)
  }

  @Test("where no header takes the focus, they lead where they lead among items", arguments: 0..<60)
  func withoutHeaders(seed: Int) {
    var random = LayoutRandom(seed: UInt64(seed))
    let layout = FlowLayout(sections: random.sections(), width: random.length(20...300))
    #expect(layout.firstStop == layout.firstItem.map { .item($0) })
    #expect(layout.lastStop == layout.lastItem.map { .item($0) })
    for section in layout.sections.indices {
      for number in 0..<layout.itemCount(inSection: section) {
        let index = ItemIndex(section: section, item: number)
        let x = Bool.random(using: &random) ? random.length(0...300) : nil
        for direction in FlowLayout.Direction.allCases {
          #expect(
            layout.stop(from: .item(index), direction: direction, keepingX: x)
              == layout.neighbour(of: index, direction: direction, keepingX: x).map { .item($0) })
        }
        let distance = random.length(-300...300)
        #expect(
          layout.stop(from: .item(index), movedBy: distance, keepingX: x)
            == layout.item(from: index, movedBy: distance, keepingX: x).map { .item($0) })
      }
    }
  }

  @Test("down and up are each other's way back in random lists of rows", arguments: 0..<40)
  func backAndForth(seed: Int) {
    var random = LayoutRandom(seed: UInt64(seed))
    let sections = (0..<random.int(1...8)).map { _ in
      section(random.int(0...3), stops: Bool.random(using: &random))
    }
    let layout = FlowLayout(sections: sections, width: 100)
    let down = walk(layout, from: layout.firstStop, .down)
    #expect(down == walk(layout, from: layout.lastStop, .up).reversed())
    let headers = sections.count(where: \.headerTakesFocus)
    #expect(down.count == layout.itemCount + headers)
  }
}
