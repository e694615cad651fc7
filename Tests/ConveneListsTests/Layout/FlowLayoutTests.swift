import ConveneDiff
import Foundation
import Testing

@testable import ConveneLists

@Suite("Where elements are")
struct FlowLayoutTests {
  private func xs(_ layout: FlowLayout, _ items: Range<Int>) -> [ClosedRange<CGFloat>] {
    items.compactMap { layout.frame(of: ItemIndex(section: 0, item: $0)) }
      .map { $0.minX...$0.maxX }
  }

  @Test("header, inset, rows, inset and footer follow each other")
  func order() {
    let section = LayoutSection(
      count: 2, sizing: .fullWidth(height: 44), headerHeight: 20, footerHeight: 10,
      insets: .init(top: 1, leading: 2, bottom: 3, trailing: 4), lineSpacing: 5)
    let layout = FlowLayout(sections: [section, section], width: 100)
    #expect(layout.frameOfHeader(0) == CGRect(x: 0, y: 0, width: 100, height: 20))
    #expect(
      layout.frame(of: ItemIndex(section: 0, item: 0))
        == CGRect(x: 2, y: 21, width: 94, height: 44))
    #expect(
      layout.frame(of: ItemIndex(section: 0, item: 1))
        == CGRect(x: 2, y: 70, width: 94, height: 44))
    #expect(layout.frameOfFooter(0) == CGRect(x: 0, y: 117, width: 100, height: 10))
    #expect(layout.frameOfHeader(1)?.minY == 127)
    #expect(layout.contentHeight == 254)
  }

  @Test("nothing stands around or between items unless it is declared, nor a header of no height")
  func nothingAround() {
    let size = CGSize(width: 50, height: 20)
    let layout = FlowLayout(
      sections: [LayoutSection(count: 4, sizing: .fixed(size))], width: 100)
    #expect(xs(layout, 0..<4) == [0...50, 50...100, 0...50, 50...100])
    #expect(layout.contentHeight == 40)
    let other = FlowLayout(
      sections: [
        LayoutSection(count: 4, sizing: .fixed(size), headerHeight: 0, footerHeight: 0)
      ], width: 100)
    #expect(other.contentHeight == 40)
    #expect(other.elementCount == 4)
    #expect(other.frameOfHeader(0) == nil && other.frameOfFooter(0) == nil)
  }

  @Test("columns fill the width exactly with edges on whole points")
  func columns() {
    let layout = FlowLayout(
      sections: [LayoutSection(count: 4, sizing: .columns(3, spacing: 1), lineSpacing: 1)],
      width: 375)
    #expect(xs(layout, 0..<4) == [0...124, 125...250, 251...375, 0...124])
    #expect(layout.frame(of: ItemIndex(section: 0, item: 3))?.minY == 125)
    #expect(layout.contentHeight == 249)
  }

  @Test("columns fill every width, cells and gaps differing by no more than a point")
  func columnsEverywhere() {
    for width in 60...400 {
      for columns in 1...7 {
        let layout = FlowLayout(
          sections: [LayoutSection(count: columns, sizing: .columns(columns, spacing: 2))],
          width: CGFloat(width))
        let cells = xs(layout, 0..<columns)
        let widths = cells.map { $0.upperBound - $0.lowerBound }
        #expect(cells.first?.lowerBound == 0)
        #expect(cells.last?.upperBound == CGFloat(width))
        #expect((widths.max() ?? 0) - (widths.min() ?? 0) <= 1)
        #expect(zip(cells, cells.dropFirst()).allSatisfy { $1.lowerBound - $0.upperBound == 2 })
      }
    }
  }

  @Test("as many columns as fit are no narrower than asked, and are counted again in another width")
  func adaptiveColumns() {
    let section = LayoutSection(
      count: 8, sizing: .adaptiveColumns(minimumWidth: 100, spacing: 10, height: .points(20)))
    var layout = FlowLayout(sections: [section], width: 320)
    #expect(xs(layout, 0..<4) == [0...100, 110...210, 220...320, 0...100])
    layout.setWidth(319)
    #expect(xs(layout, 0..<3) == [0...155, 165...319, 0...155])
    layout.setWidth(90)
    #expect(xs(layout, 0..<2) == [0...90, 0...90])
    for width in 1...400 {
      layout.setWidth(CGFloat(width))
      let cells = xs(layout, 0..<layout.elements(in: 0..<1).count)
      #expect(cells.count == max(1, (width + 10) / 110))
      #expect(
        cells.count == 1 || cells.allSatisfy { $0.upperBound - $0.lowerBound >= 99.5 })
    }
  }

  @Test("fixed sizes stretch the gaps, and the last line keeps the columns")
  func fixed() {
    let layout = FlowLayout(
      sections: [
        LayoutSection(
          count: 5, sizing: .fixed(CGSize(width: 90, height: 50)), lineSpacing: 10,
          interitemSpacing: 10)
      ], width: 320)
    #expect(xs(layout, 0..<5) == [0...90, 115...205, 230...320, 0...90, 115...205])
    #expect(layout.contentHeight == 110)
  }

  @Test("a single column of fixed sizes is centred")
  func singleFixed() {
    let layout = FlowLayout(
      sections: [LayoutSection(count: 2, sizing: .fixed(CGSize(width: 200, height: 50)))],
      width: 320)
    #expect(xs(layout, 0..<2) == [60...260, 60...260])
  }

  @Test("own sizes wrap; full lines are justified, the last keeps the smallest gap")
  func individual() {
    let widths: [CGFloat] = [40, 40, 30, 90, 20, 30]
    let sizes = widths.map { CGSize(width: $0, height: $0 / 2) }
    let layout = FlowLayout(
      sections: [
        LayoutSection(
          count: 6, sizing: .individual(sizes), lineSpacing: 1, interitemSpacing: 5)
      ], width: 100)
    #expect(xs(layout, 0..<6) == [0...40, 60...100, 35...65, 5...95, 0...20, 25...55])
    #expect(
      layout.frame(of: ItemIndex(section: 0, item: 4))?.minY == 20 + 1 + 15 + 1 + 45 + 1 + 2.5)
  }

  @Test("equal own sizes are laid out as fixed ones")
  func equalIndividual() {
    let size = CGSize(width: 33, height: 21)
    func layout(_ sizing: ItemSizing) -> FlowLayout {
      FlowLayout(
        sections: [LayoutSection(count: 8, sizing: sizing, interitemSpacing: 3)], width: 120)
    }
    let fixed = layout(.fixed(size))
    let own = layout(.individual(Array(repeating: size, count: 8)))
    #expect(xs(fixed, 0..<8) == xs(own, 0..<8))
  }

  @Test(
    "frames and heights are those of a layout done one after the other",
    arguments: 1...200 as ClosedRange<UInt64>)
  func matchesNaive(seed: UInt64) {
    var random = LayoutRandom(seed: seed)
    let sections = random.sections()
    let width = random.length(60...400)
    let layout = FlowLayout(sections: sections, width: width)
    let naive = NaiveLayout(sections, width: width)
    #expect(layout.contentHeight == naive.height)
    #expect(layout.elementCount == naive.entries.count)
    for (flat, entry) in naive.entries.enumerated() {
      #expect(layout.element(at: flat) == entry.element)
      #expect(layout.flatIndex(of: entry.element) == flat)
      guard let frame = layout.frame(atFlat: flat) else {
        Issue.record("no frame for \(entry.element)")
        continue
      }
      #expect(frame == layout.frame(of: entry.element))
      #expect(frame.minY == entry.frame.minY)
      #expect(frame.height == entry.frame.height)
      #expect(abs(frame.minX - entry.frame.minX) <= 1 / 256, "\(entry.element)")
      #expect(abs(frame.width - entry.frame.width) <= 1 / 256)
    }
  }

  @Test("what doesn't exist has no frame and no index")
  func outOfRange() {
    let layout = FlowLayout(
      sections: [LayoutSection(count: 1, sizing: .fullWidth(height: 10))], width: 50)
    for index in [(0, 1), (0, -1), (1, 0), (-1, 0), (Int.max, Int.min)] {
      let index = ItemIndex(section: index.0, item: index.1)
      #expect(layout.frame(of: index) == nil)
      #expect(layout.flatIndex(of: .item(index)) == nil)
      #expect(layout.neighbour(of: index, direction: .down) == nil)
      #expect(layout.item(from: index, movedBy: 10) == nil)
    }
    for section in [-1, 0, 1, Int.max] {
      #expect(layout.frameOfHeader(section) == nil)
      #expect(layout.frameOfFooter(section) == nil)
    }
    for flat in [-1, 1, Int.max, Int.min] {
      #expect(layout.element(at: flat) == nil)
      #expect(layout.frame(atFlat: flat) == nil)
    }
    #expect(layout.itemCount(inSection: 3) == 0)
  }
}
