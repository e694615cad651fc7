import ConveneDiff
import Foundation
import Testing

@testable import ConveneLists

@Suite("Pinned headers")
struct FlowLayoutPinningTests {
  private func section(
    _ count: Int, header: CGFloat? = 20, pins: Bool = true, height: CGFloat = 40
  ) -> LayoutSection {
    LayoutSection(
      count: count, sizing: .fullWidth(height: height), headerHeight: header,
      headerPinsToVisibleBounds: pins)
  }

  @Test("a header stays at the top edge, and the end of its section pushes it out")
  func stays() {
    let layout = FlowLayout(sections: [section(3), section(2)], width: 100)
    #expect(layout.pinnedHeader(at: 0) == nil, "it is at its own place")
    for (top, y) in [(1.0, 1.0), (50, 50), (120, 120), (121, 120), (139.5, 120)] {
      let pinned = layout.pinnedHeader(at: top)
      #expect(pinned?.section == 0)
      #expect(pinned?.frame == CGRect(x: 0, y: y, width: 100, height: 20), "at \(top)")
    }
    #expect(layout.pinnedHeader(at: 140) == nil, "the next one is at its own place")
    #expect(layout.pinnedHeader(at: 141)?.section == 1)
    #expect(layout.pinnedHeader(at: 239)?.frame.minY == 220)
    #expect(layout.pinnedHeader(at: 240) == nil, "beyond the end")
    #expect(layout.pinnedHeader(at: -1) == nil)
  }

  @Test(
    "the header of the section at the edge is pinned, and no other",
    arguments: 1...200 as ClosedRange<UInt64>)
  func random(seed: UInt64) {
    var random = LayoutRandom(seed: seed)
    let sections = random.sections()
    let layout = FlowLayout(sections: sections, width: 300)
    let ends = sections.indices.map { NaiveLayout(Array(sections[0...$0]), width: 300).height }
    for _ in 0..<60 {
      let top = random.length(-10...Int(layout.contentHeight) + 10)
      let number = ends.firstIndex { $0 > top } ?? ends.count
      let start = number > 0 ? ends[number - 1] : 0
      let pinned = layout.pinnedHeader(at: top)
      #expect(layout.itemsEdge(at: top) == max(top, pinned?.frame.maxY ?? top))
      guard number < ends.count, top > start, sections[number].headerPinsToVisibleBounds,
        let header = sections[number].headerHeight, ends[number] > start + header
      else {
        #expect(pinned == nil, "at \(top)")
        continue
      }
      #expect(pinned?.section == number)
      #expect(
        pinned?.frame
          == CGRect(x: 0, y: min(top, ends[number] - header), width: 300, height: header))
    }
  }

  @Test("an item is revealed below its section's pinned header")
  func revealing() {
    let layout = FlowLayout(sections: [section(10), section(10, pins: false)], width: 100)
    func offset(_ section: Int, _ item: Int, from: CGFloat) -> CGFloat? {
      layout.offset(
        revealing: ItemIndex(section: section, item: item), from: from, height: 200)
    }
    #expect(offset(0, 2, from: 110) == 80, "below the header, whose height it was hidden by")
    #expect(offset(0, 2, from: 80) == 80, "it is seen")
    #expect(offset(0, 0, from: 300) == 0, "the first one with its header")
    #expect(offset(0, 9, from: 0) == 220, "from below as far as needed")
    #expect(offset(1, 0, from: 700) == 420)
    #expect(offset(1, 2, from: 700) == 520, "no header is pinned there")
    #expect(offset(2, 0, from: 0) == nil)
    let tall = FlowLayout(sections: [section(3, height: 500)], width: 100)
    #expect(
      tall.offset(revealing: ItemIndex(section: 0, item: 1), from: 0, height: 200) == 500,
      "of what is too high the beginning, below the header")
  }

  @Test(
    "nothing that is revealed is under a pinned header",
    arguments: 1...100 as ClosedRange<UInt64>)
  func revealed(seed: UInt64) {
    var random = LayoutRandom(seed: seed)
    let layout = FlowLayout(sections: random.sections(), width: 300)
    guard layout.itemCount > 0 else { return }
    for _ in 0..<40 {
      guard case .item(let index)? = layout.element(at: random.int(0...layout.elementCount - 1)),
        let frame = layout.frame(of: index)
      else { continue }
      let from = random.length(0...Int(layout.contentHeight))
      let offset = layout.offset(revealing: index, from: from, height: 300) ?? -1
      let edge = max(offset, layout.pinnedHeader(at: offset)?.frame.maxY ?? offset)
      #expect(frame.minY >= edge, "\(index) from \(from)")
      #expect(frame.maxY <= offset + 300 || frame.height > 200)
    }
  }

  @Test("ten thousand empty sections with pinned headers, and two billion items")
  func manySections() {
    let layout = FlowLayout(
      sections: Array(repeating: section(0), count: 10_000) + [section(.max)], width: 100)
    #expect(layout.pinnedHeader(at: 100_000) == nil, "an empty section has no way to go")
    #expect(layout.pinnedHeader(at: 200_001)?.section == 10_000)
    #expect(layout.pinnedHeader(at: 1e9)?.frame.minY == 1e9)
    let inset = LayoutSection(
      count: 0, sizing: .columns(2), headerHeight: 10, insets: .init(bottom: 5),
      headerPinsToVisibleBounds: true)
    let insets = FlowLayout(sections: Array(repeating: inset, count: 10_000), width: 100)
    #expect(insets.pinnedHeader(at: 105_003)?.section == 7_000)
    #expect(insets.pinnedHeader(at: 105_007)?.frame.minY == 105_005)
  }

  @Test("any place and any height are answered", arguments: FlowLayoutBadInputTests.lengths)
  func badInput(length: CGFloat) {
    for header in FlowLayoutBadInputTests.lengths {
      let layout = FlowLayout(
        sections: [section(5, header: header, height: length), section(2, header: length)],
        width: 300)
      for top in FlowLayoutBadInputTests.lengths {
        guard let pinned = layout.pinnedHeader(at: top) else { continue }
        #expect(top > 0 && pinned.frame.minY <= top)
        #expect((1...CGFloat(1 << 20)).contains(pinned.frame.height))
        let offset = layout.offset(
          revealing: ItemIndex(section: 0, item: 3), from: top, height: length)
        #expect(offset != nil)
      }
    }
  }
}
