import ConveneDiff
import Foundation
import Testing

@testable import ConveneLists

@Suite("Rows below the lines of a section")
struct LinesWithRowsTests {
  private func at(_ item: Int) -> ItemIndex { ItemIndex(section: 0, item: item) }

  private func grid(_ count: Int, rows: Int) -> LayoutSection {
    LayoutSection(
      count: count, sizing: .columns(3, height: .points(20)), headerHeight: 10, footerHeight: 10,
      lineSpacing: 2, trailingRows: rows)
  }

  @Test("a row below a grid is as wide as there is room and as high as it is measured")
  func belowAGrid() {
    var layout = FlowLayout(sections: [grid(5, rows: 1)], width: 90)
    #expect(layout.frame(of: at(3)) == CGRect(x: 0, y: 32, width: 30, height: 20))
    #expect(layout.frame(of: at(4)) == CGRect(x: 0, y: 54, width: 90, height: 48))
    #expect(layout.contentHeight == 112)
    #expect(
      (0..<6).map { layout.isMeasured(itemAt: at($0)) } == [
        false, false, false, false, true, false,
      ])
    #expect(layout.setMeasuredHeight(60, ofItemAt: at(4)) == 12)
    #expect(layout.setMeasuredHeight(60, ofItemAt: at(3)) == 0)
    #expect(layout.frameOfFooter(0)?.minY == 114)
  }

  @Test("a row that is alone begins where the first line would")
  func alone() {
    let layout = FlowLayout(sections: [grid(1, rows: 1)], width: 90)
    #expect(layout.frame(of: at(0)) == CGRect(x: 0, y: 10, width: 90, height: 48))
  }

  @Test("a row keeps its height while items come before it")
  func update() {
    var layout = FlowLayout(sections: [grid(2, rows: 1)], width: 90)
    layout.setMeasuredHeight(30, ofItemAt: at(1))
    layout.update(sections: [grid(5, rows: 1)]) { $0 == at(1) ? at(4) : $0 }
    #expect(layout.frame(of: at(4))?.height == 30)
  }

  @Test("the keys go from the last line to the row and back")
  func keys() {
    let layout = FlowLayout(sections: [grid(5, rows: 1)], width: 90)
    #expect(layout.neighbour(of: at(3), direction: .down) == at(4))
    #expect(layout.neighbour(of: at(3), direction: .right) == at(4))
    #expect(layout.neighbour(of: at(4), direction: .up, keepingX: 15) == at(3))
    #expect(layout.neighbour(of: at(4), direction: .down) == nil)
  }

  @Test(
    "impossible numbers of rows are the nearest possible ones",
    arguments: [(-1, 0), (0, 0), (2, 2), (3, 2), (.max, 2)])
  func badInput(rows: Int, counted: Int) {
    let layout = FlowLayout(sections: [grid(2, rows: rows)], width: 90)
    #expect(layout.itemCount == 2)
    #expect((0..<2).filter { layout.isMeasured(itemAt: at($0)) }.count == counted)
  }

  @Test("without a size for each item the rows after them aren't laid out")
  func tooFewSizes() {
    let section = LayoutSection(
      count: 4, sizing: .individual([CGSize(width: 9, height: 9)]), trailingRows: 1)
    #expect(FlowLayout(sections: [section], width: 90).itemCount == 1)
  }
}
