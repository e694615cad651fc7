import ConveneDiff
import Foundation
import Testing

@testable import ConveneLists

@Suite("Measured heights and new sections")
struct FlowLayoutChangeTests {
  private func rows(_ count: Int, estimate: CGFloat = 20) -> LayoutSection {
    LayoutSection(count: count, sizing: .selfSizing(estimated: estimate), lineSpacing: 2)
  }

  private func at(_ section: Int, _ item: Int) -> ItemIndex {
    ItemIndex(section: section, item: item)
  }

  @Test("a measured height moves what is below, and says by how much")
  func measured() {
    var layout = FlowLayout(sections: [rows(3), rows(2)], width: 100)
    #expect(layout.setMeasuredHeight(50, ofItemAt: at(0, 1)) == 30)
    #expect(layout.frame(of: at(0, 1)) == CGRect(x: 0, y: 22, width: 100, height: 50))
    #expect(layout.frame(of: at(0, 2))?.minY == 74)
    #expect(layout.frame(of: at(1, 0))?.minY == 94)
    #expect(layout.contentHeight == 136)
    #expect(layout.setMeasuredHeight(50, ofItemAt: at(0, 1)) == 0)
    #expect(layout.setMeasuredHeight(10, ofItemAt: at(0, 1)) == -40)
  }

  @Test("what isn't self-sizing or isn't there can't be measured")
  func notMeasurable() {
    var layout = FlowLayout(
      sections: [LayoutSection(count: 3, sizing: .fullWidth(height: 20)), rows(1)], width: 100)
    for index in [at(0, 0), at(1, 1), at(1, -1), at(2, 0)] {
      #expect(layout.setMeasuredHeight(99, ofItemAt: index) == 0)
    }
    #expect(layout.contentHeight == 80)
  }

  @Test(
    "heights measured in any order give the layout done one after the other",
    arguments: 1...60 as ClosedRange<UInt64>)
  func matchesNaive(seed: UInt64) {
    var random = LayoutRandom(seed: seed)
    let sections = (0..<random.int(1...5)).map { _ in
      var section = random.section()
      section.count = random.int(1...40)
      section.sizing = .selfSizing(estimated: random.length(1...50))
      return section
    }
    var layout = FlowLayout(sections: sections, width: 200)
    var measured: [ItemIndex: CGFloat] = [:]
    for _ in 0..<random.int(1...80) {
      let section = random.int(0...sections.count - 1)
      let index = at(section, random.int(0...sections[section].count - 1))
      let height = random.length(1...90)
      let before = layout.contentHeight
      let delta = layout.setMeasuredHeight(height, ofItemAt: index)
      #expect(layout.contentHeight == before + delta)
      measured[index] = height
    }
    let naive = NaiveLayout(sections, width: 200, measured: measured)
    #expect(layout.contentHeight == naive.height)
    #expect(naive.entries.allSatisfy { layout.frame(of: $0.element) == $0.frame })
  }

  @Test("a copy keeps its heights when the original is measured")
  func valueSemantics() {
    var layout = FlowLayout(sections: [rows(600)], width: 100)
    layout.setMeasuredHeight(30, ofItemAt: at(0, 5))
    let copy = layout
    layout.setMeasuredHeight(40, ofItemAt: at(0, 5))
    #expect(copy.frame(of: at(0, 5))?.height == 30)
    #expect(layout.frame(of: at(0, 5))?.height == 40)
  }

  @Test("another width forgets measured heights; the same keeps them")
  func width() {
    var layout = FlowLayout(sections: [rows(3)], width: 100)
    layout.setMeasuredHeight(50, ofItemAt: at(0, 1))
    layout.setWidth(100)
    #expect(layout.frame(of: at(0, 1))?.height == 50)
    layout.setWidth(120)
    #expect(layout.width == 120)
    #expect(layout.frame(of: at(0, 1)) == CGRect(x: 0, y: 22, width: 120, height: 20))
  }

  @Test("items that stay keep their heights through an update")
  func update() {
    var layout = FlowLayout(sections: [rows(3), rows(3)], width: 100)
    layout.setMeasuredHeight(50, ofItemAt: at(0, 1))
    layout.setMeasuredHeight(60, ofItemAt: at(1, 2))
    layout.setMeasuredHeight(70, ofItemAt: at(1, 0))
    layout.setMeasuredHeight(80, ofItemAt: at(0, 0))
    let new = [at(1, 2): at(0, 0), at(0, 1): at(1, 3), at(1, 0): at(7, 7)]
    layout.update(sections: [rows(1), rows(4, estimate: 10)]) { new[$0] }
    #expect(layout.frame(of: at(0, 0))?.height == 60)
    #expect(layout.frame(of: at(1, 0))?.height == 10)
    #expect(layout.frame(of: at(1, 3)) == CGRect(x: 0, y: 96, width: 100, height: 50))
    #expect(layout.contentHeight == 146)
  }

  @Test("heights aren't kept where the item's width changed")
  func otherWidth() {
    var layout = FlowLayout(sections: [rows(3)], width: 100)
    layout.setMeasuredHeight(50, ofItemAt: at(0, 1))
    var narrower = rows(3)
    narrower.insets.leading = 10
    layout.update(sections: [narrower]) { $0 }
    #expect(layout.frame(of: at(0, 1))?.height == 20)
  }

  @Test("only measured items are asked for")
  func onlyMeasured() {
    var layout = FlowLayout(sections: [rows(3)], width: 100)
    var asked = 0
    layout.update(sections: [rows(5)]) { index in
      asked += 1
      return index
    }
    #expect(asked == 0)
    #expect(layout.itemCount == 5)
    layout.setMeasuredHeight(50, ofItemAt: at(0, 1))
    layout.update(sections: [rows(6)]) { index in
      asked += 1
      return index
    }
    #expect(asked == 1)
    #expect(layout.contentHeight == 160)
    layout.update(sections: [rows(2)])
    #expect(layout.contentHeight == 42)
  }
}
