import ConveneDiff
import Foundation
import Testing

@testable import ConveneLists

@Suite("Where keys lead")
struct FlowLayoutNeighbourTests {
  private let mixed = FlowLayout(
    sections: [
      LayoutSection(count: 5, sizing: .columns(3, height: .points(40)), headerHeight: 30),
      LayoutSection(count: 0, sizing: .columns(3), headerHeight: 30, footerHeight: 10),
      LayoutSection(count: 2, sizing: .fullWidth(height: 40)),
      LayoutSection(count: 4, sizing: .columns(2, height: .points(40))),
    ], width: 300)

  private func at(_ section: Int, _ item: Int) -> ItemIndex {
    ItemIndex(section: section, item: item)
  }

  @Test("down and up keep the middle of the item, over sections of other columns")
  func upAndDown() {
    #expect(mixed.neighbour(of: at(0, 1), direction: .down) == at(0, 4))
    #expect(mixed.neighbour(of: at(0, 2), direction: .down) == at(0, 4))
    #expect(mixed.neighbour(of: at(0, 4), direction: .down) == at(2, 0))
    #expect(mixed.neighbour(of: at(2, 0), direction: .up) == at(0, 4))
    #expect(mixed.neighbour(of: at(2, 1), direction: .down) == at(3, 0))
    #expect(mixed.neighbour(of: at(3, 1), direction: .up) == at(2, 1))
    #expect(mixed.neighbour(of: at(0, 0), direction: .up) == nil)
    #expect(mixed.neighbour(of: at(3, 3), direction: .down) == nil)
  }

  @Test("a remembered position leads back to its column after a full-width row")
  func remembered() {
    #expect(mixed.neighbour(of: at(2, 1), direction: .down, keepingX: 250) == at(3, 1))
    #expect(mixed.neighbour(of: at(2, 0), direction: .up, keepingX: 50) == at(0, 3))
    #expect(mixed.neighbour(of: at(2, 1), direction: .down, keepingX: .infinity) == at(3, 1))
    #expect(mixed.neighbour(of: at(2, 1), direction: .down, keepingX: .nan) == at(3, 0))
  }

  @Test("left and right follow the order in grids, and do nothing in rows")
  func leftAndRight() {
    #expect(mixed.neighbour(of: at(0, 2), direction: .right) == at(0, 3))
    #expect(mixed.neighbour(of: at(0, 3), direction: .left) == at(0, 2))
    #expect(mixed.neighbour(of: at(0, 0), direction: .left) == nil)
    #expect(mixed.neighbour(of: at(3, 3), direction: .right) == nil)
    #expect(mixed.neighbour(of: at(2, 0), direction: .right) == nil)
    #expect(mixed.neighbour(of: at(2, 1), direction: .left) == nil)
  }

  @Test("first and last skip empty sections")
  func ends() {
    let empty = LayoutSection(count: 0, sizing: .fullWidth(height: 9), headerHeight: 9)
    let one = LayoutSection(count: 1, sizing: .fullWidth(height: 9))
    let layout = FlowLayout(sections: [empty, one, empty, one, empty], width: 10)
    #expect(layout.firstItem == at(1, 0))
    #expect(layout.lastItem == at(3, 0))
    #expect(layout.neighbour(of: at(1, 0), direction: .down) == at(3, 0))
  }

  @Test(
    "a page leads to the item nearest to that far away, at least one line on, and stops at the ends"
  )
  func pages() {
    let layout = FlowLayout(
      sections: [LayoutSection(count: 100, sizing: .fullWidth(height: 20), headerHeight: 15)],
      width: 50)
    #expect(layout.item(from: at(0, 0), movedBy: 200) == at(0, 10))
    #expect(layout.item(from: at(0, 10), movedBy: -100) == at(0, 5))
    #expect(layout.item(from: at(0, 10), movedBy: 3) == at(0, 11))
    #expect(layout.item(from: at(0, 10), movedBy: -3) == at(0, 9))
    #expect(layout.item(from: at(0, 10), movedBy: 1e9) == at(0, 99))
    #expect(layout.item(from: at(0, 10), movedBy: -.infinity) == at(0, 0))
    #expect(layout.item(from: at(0, 99), movedBy: 200) == at(0, 99))
    #expect(layout.item(from: at(0, 0), movedBy: -200) == at(0, 0))
    #expect(layout.item(from: at(0, 7), movedBy: .nan) == at(0, 7))
  }

  @Test(
    "up and down lead to the nearest middle in the adjacent line",
    arguments: 1...80 as ClosedRange<UInt64>)
  func matchesSearch(seed: UInt64) {
    var random = LayoutRandom(seed: seed)
    let sections = random.sections()
    let width = random.length(60...400)
    let layout = FlowLayout(sections: sections, width: width)
    var lines: [[(ItemIndex, CGRect)]] = []
    var previousTop: CGFloat?
    for entry in NaiveLayout(sections, width: width).entries {
      guard
        case .item(let index) = entry.element, let frame = layout.frame(of: index)
      else { continue }
      if entry.top != previousTop { lines.append([]) }
      previousTop = entry.top
      lines[lines.count - 1].append((index, frame))
    }
    func nearest(_ line: [(ItemIndex, CGRect)], _ x: CGFloat) -> ItemIndex? {
      line.min { abs($0.1.midX - x) < abs($1.1.midX - x) }?.0
    }
    for (number, line) in lines.enumerated() {
      for (index, frame) in line {
        let above = number > 0 ? nearest(lines[number - 1], frame.midX) : nil
        let below = number + 1 < lines.count ? nearest(lines[number + 1], frame.midX) : nil
        #expect(layout.neighbour(of: index, direction: .up) == above)
        #expect(layout.neighbour(of: index, direction: .down) == below)
      }
    }
  }
}
