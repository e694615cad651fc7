import ConveneDiff
import Foundation
import Testing

@testable import ConveneLists

@Suite("Where an item lands that is dragged")
struct FlowLayoutReorderingTests {
  private func place(_ section: Int, _ item: Int) -> ItemIndex {
    ItemIndex(section: section, item: item)
  }

  private func rows(_ counts: Int...) -> FlowLayout {
    FlowLayout(
      sections: counts.map {
        LayoutSection(count: $0, sizing: .fullWidth(height: 40), headerHeight: 20)
      }, width: 100)
  }

  /// Where an item comes to be while it is held at one place, until it stays.
  private func landing(
    of index: ItemIndex, in layout: FlowLayout, at rect: CGRect,
    allowed: (ItemIndex) -> ItemIndex = { $0 }
  ) -> ItemIndex {
    var (layout, index) = (layout, index)
    for _ in 0..<50 {
      guard let next = layout.reorderTarget(of: index, heldAt: rect, allowed: allowed) else {
        return index
      }
      layout = layout.moving(index, to: next)
      index = next
    }
    Issue.record("it goes to and fro")
    return index
  }

  private func held(y: CGFloat, x: CGFloat = 0, width: CGFloat = 100) -> CGRect {
    CGRect(x: x, y: y, width: width, height: 40)
  }

  @Test("a row changes places when it is more than half over the next")
  func half() {
    let layout = rows(4)
    #expect(layout.reorderTarget(of: place(0, 1), heldAt: held(y: 60)) == nil)
    #expect(layout.reorderTarget(of: place(0, 1), heldAt: held(y: 79)) == nil)
    #expect(layout.reorderTarget(of: place(0, 1), heldAt: held(y: 82)) == place(0, 2))
    #expect(layout.reorderTarget(of: place(0, 1), heldAt: held(y: 38)) == place(0, 0))
    #expect(landing(of: place(0, 0), in: layout, at: held(y: 400)) == place(0, 3))
    #expect(landing(of: place(0, 3), in: layout, at: held(y: -400)) == place(0, 0))
  }

  @Test("it goes into other sections, also empty ones and behind the last item")
  func sections() {
    let layout = rows(2, 0, 2)
    // Headers at 0, 100 and 120; items at 20, 60, 140 and 180.
    #expect(landing(of: place(0, 1), in: layout, at: held(y: 84)) == place(1, 0))
    #expect(landing(of: place(0, 1), in: layout, at: held(y: 185)) == place(2, 2))
    #expect(landing(of: place(2, 0), in: layout, at: held(y: 18)) == place(0, 0))
    #expect(landing(of: place(2, 1), in: layout, at: held(y: 105)) == place(0, 2))
  }

  @Test("of many empty sections it goes into the one that it is held over")
  func emptySections() {
    let layout = rows(2, 0, 0, 0, 0, 0, 0, 0, 0)
    // Headers of the empty ones at 100, 120 and so on, each 20 high.
    #expect(landing(of: place(0, 1), in: layout, at: held(y: 184)) == place(6, 0))
  }

  @Test("headers further below than it reaches don't keep it from the row that it is over")
  func headersBelow() {
    let small = LayoutSection(count: 1, sizing: .fullWidth(height: 2), headerHeight: 2)
    let layout = FlowLayout(
      sections: [LayoutSection(count: 10, sizing: .fullWidth(height: 40))]
        + Array(repeating: small, count: 8), width: 100)
    #expect(layout.reorderTarget(of: place(0, 0), heldAt: held(y: 322)) == place(0, 8))
  }

  @Test("beside the last item of another section, where nothing else is near, it comes behind it")
  func behindTheLast() {
    let layout = FlowLayout(
      sections: [
        LayoutSection(count: 1, sizing: .fullWidth(height: 40)),
        LayoutSection(count: 4, sizing: .columns(3, height: .points(100))),
      ], width: 300)
    #expect(
      layout.reorderTarget(of: place(0, 0), heldAt: held(y: 170, x: 200)) == place(1, 4))
  }

  /// Two sections of rows that are 40 high, the second one with a header or a footer of 200.
  private func tall(header: CGFloat? = nil, footer: CGFloat? = nil, counts: Int...) -> FlowLayout {
    FlowLayout(
      sections: [
        LayoutSection(count: counts[0], sizing: .fullWidth(height: 40)),
        LayoutSection(
          count: counts[1], sizing: .fullWidth(height: 40), headerHeight: header,
          footerHeight: footer),
      ], width: 100)
  }

  @Test("over a tall header it goes to the side that is nearer, also where a section is empty")
  func tallHeaders() {
    func target(of index: ItemIndex, in layout: FlowLayout, middle: CGFloat) -> ItemIndex? {
      layout.reorderTarget(of: index, heldAt: held(y: middle - 20))
    }
    let layout = tall(header: 200, counts: 3, 2)
    #expect(target(of: place(0, 0), in: layout, middle: 300) == place(1, 0))
    #expect(target(of: place(1, 1), in: layout, middle: 142) == place(0, 3))
    let empty = tall(header: 200, counts: 3, 0)
    #expect(target(of: place(0, 0), in: empty, middle: 300) == place(1, 0))
    let footer = tall(footer: 200, counts: 2, 2)
    #expect(target(of: place(0, 0), in: footer, middle: 182) == place(1, 2))
  }

  @Test("of many beside each other it takes the place of the one that it is over")
  func manyColumns() {
    let layout = FlowLayout(
      sections: [LayoutSection(count: 10, sizing: .columns(10, height: .points(10)))], width: 100)
    let rect = CGRect(x: 80, y: 0, width: 10, height: 10)
    #expect(layout.reorderTarget(of: place(0, 0), heldAt: rect) == place(0, 8))
  }

  @Test("of very many that it is over it takes the place of one in the middle")
  func manyLow() {
    let layout = FlowLayout(
      sections: [
        LayoutSection(count: 1, sizing: .fullWidth(height: 1_000)),
        LayoutSection(count: 400, sizing: .fullWidth(height: 5)),
      ], width: 100)
    let rect = CGRect(x: 0, y: 1_002.5, width: 100, height: 1_000)
    // The fifth nearest, since all of them move up by a thousand points.
    #expect(layout.reorderTarget(of: place(0, 0), heldAt: rect) == place(1, 102))
  }

  @Test("beyond an edge it is as at the edge, however small the items are")
  func beyondEdges() {
    let rows = FlowLayout(
      sections: [LayoutSection(count: 8, sizing: .fullWidth(height: 1))], width: 100)
    #expect(rows.reorderTarget(of: place(0, 1), heldAt: held(y: -400)) == place(0, 0))
    let columns = FlowLayout(
      sections: [LayoutSection(count: 8, sizing: .columns(8, height: .points(40)))], width: 8)
    #expect(
      columns.reorderTarget(of: place(0, 1), heldAt: held(y: 0, x: -400)) == place(0, 0))
  }

  @Test("a point nearer is enough to change places")
  func nearer() {
    let layout = FlowLayout(
      sections: [LayoutSection(count: 2, sizing: .fullWidth(height: 1))], width: 100)
    let rect = CGRect(x: 0, y: 1, width: 100, height: 1)
    #expect(layout.reorderTarget(of: place(0, 0), heldAt: rect) == place(0, 1))
  }

  @Test("only where it may be")
  func allowed() {
    let layout = rows(2, 2)
    let own = { (wanted: ItemIndex) in wanted.section == 0 ? wanted : place(0, 0) }
    #expect(landing(of: place(0, 0), in: layout, at: held(y: 150), allowed: own) == place(0, 1))
    #expect(
      layout.reorderTarget(of: place(0, 0), heldAt: held(y: 150), allowed: { _ in place(0, 0) })
        == nil)
  }

  @Test("in a grid it takes the place that it is over")
  func grid() {
    let layout = FlowLayout(
      sections: [LayoutSection(count: 9, sizing: .columns(3, height: .points(100)))], width: 300)
    func at(_ x: CGFloat, _ y: CGFloat) -> ItemIndex {
      landing(
        of: place(0, 0), in: layout, at: CGRect(x: x, y: y, width: 100, height: 100))
    }
    #expect(at(45, 10) == place(0, 0))
    #expect(at(60, 10) == place(0, 1))
    #expect(at(110, 95) == place(0, 4))
    #expect(at(210, 210) == place(0, 8))
    #expect(at(0, 120) == place(0, 3))
  }

  @Test("rows of different heights settle while one is held still")
  func heights() {
    var layout = FlowLayout(
      sections: [LayoutSection(count: 6, sizing: .selfSizing(estimated: 40))], width: 100)
    for (item, height) in [40, 300, 20, 90, 10, 40].enumerated() {
      layout.setMeasuredHeight(CGFloat(height), ofItemAt: place(0, item))
    }
    let moved = layout.moving(place(0, 1), to: place(0, 3))
    #expect(moved.frame(of: place(0, 3)) == CGRect(x: 0, y: 150, width: 100, height: 300))
    #expect(moved.contentHeight == layout.contentHeight)
    for y in stride(from: -50.0, through: 600, by: 7) {
      _ = landing(of: place(0, 0), in: layout, at: held(y: y))
      _ = landing(
        of: place(0, 1), in: layout, at: CGRect(x: 0, y: y, width: 100, height: 300))
    }
  }

  @Test("sizes go with their items")
  func individual() {
    let sizes = [10, 20, 30].map { CGSize(width: 100, height: $0) }
    let section = LayoutSection(count: 3, sizing: .individual(sizes))
    let other = LayoutSection(count: 2, sizing: .fullWidth(height: 7))
    let layout = FlowLayout(sections: [section, other], width: 100)
    let within = layout.moving(place(0, 0), to: place(0, 2))
    #expect((0..<3).map { within.frame(of: place(0, $0))?.height } == [20, 30, 10])
    let across = layout.moving(place(0, 1), to: place(1, 2))
    #expect((0..<2).map { across.frame(of: place(0, $0))?.height } == [10, 30])
    #expect((0..<3).map { across.frame(of: place(1, $0))?.height } == [7, 7, 7])
    let back = layout.moving(place(1, 0), to: place(0, 3))
    #expect(back.frame(of: place(0, 3))?.height == 30, "as the last one, having no size of its own")
    let none = FlowLayout(
      sections: [LayoutSection(count: 0, sizing: .individual([])), other], width: 100)
    let first = none.moving(place(1, 0), to: place(0, 0)).frame(of: place(0, 0))
    #expect(first?.size == CGSize(width: 1, height: 1))
  }

  @Test(
    "whatever the list, holding still comes to an end, and no item is lost",
    arguments: 1...60 as ClosedRange<UInt64>)
  func random(seed: UInt64) {
    var random = LayoutRandom(seed: seed)
    let layout = FlowLayout(sections: random.sections(), width: 300)
    guard layout.itemCount > 0, layout.itemCount < 10_000 else { return }
    for _ in 0..<6 {
      guard case .item(let index)? = layout.element(at: random.int(0...layout.elementCount - 1)),
        let size = layout.frame(of: index)?.size
      else { continue }
      let origin = CGPoint(
        x: random.length(0...300), y: random.length(0...Int(layout.contentHeight)))
      let target = landing(of: index, in: layout, at: CGRect(origin: origin, size: size))
      let moved = layout.moving(index, to: target)
      #expect(moved.itemCount == layout.itemCount, "seed \(seed)")
      #expect(moved.frame(of: target) != nil, "seed \(seed)")
    }
  }

  /// All places that a key moves an item to, one after the other.
  private func way(
    of index: ItemIndex, in layout: FlowLayout, _ direction: FlowLayout.Direction,
    allowed: (ItemIndex) -> ItemIndex = { $0 }
  ) -> [ItemIndex] {
    var (layout, places) = (layout, [index])
    while places.count < 50,
      let next = layout.reorderTarget(
        of: places[places.count - 1], direction: direction, allowed: allowed)
    {
      layout = layout.moving(places[places.count - 1], to: next)
      places.append(next)
    }
    return places
  }

  @Test("a key moves a row on through each section, empty ones too, and back the same way")
  func byKey() {
    let layout = rows(2, 0, 1, 0)
    let way = [place(0, 0), place(0, 1), place(1, 0), place(2, 0), place(2, 1), place(3, 0)]
    #expect(self.way(of: place(0, 0), in: layout, .down) == way)
    let moved = layout.moving(place(0, 0), to: place(3, 0))
    #expect(self.way(of: place(3, 0), in: moved, .up) == way.reversed())
    for direction in [FlowLayout.Direction.left, .right] {
      #expect(layout.reorderTarget(of: place(0, 0), direction: direction) == nil)
    }
    #expect(layout.reorderTarget(of: place(1, 0), direction: .down) == nil, "there is no such row")
  }

  @Test("a key moves nothing into a section that takes nothing, but past it")
  func byKeyPast() {
    let layout = rows(1, 3, 1)
    let moved = way(of: place(0, 0), in: layout, .down) { $0.section == 1 ? place(0, 0) : $0 }
    #expect(moved == [place(0, 0), place(2, 0), place(2, 1)])
    let back = layout.reorderTarget(of: place(2, 0), direction: .up) {
      $0.section == 1 ? place(2, 0) : $0
    }
    #expect(back == place(0, 1))
    #expect(layout.reorderTarget(of: place(0, 0), direction: .down) { _ in place(0, 0) } == nil)
  }

  @Test("in grids a key keeps the column up and down, and goes from line to line sideways")
  func byKeyInGrids() {
    let layout = FlowLayout(
      sections: [5, 0, 4].map {
        LayoutSection(count: $0, sizing: .columns(3, height: .points(40)))
      }, width: 300)
    #expect(layout.reorderTarget(of: place(0, 1), direction: .down) == place(0, 4))
    #expect(layout.reorderTarget(of: place(0, 4), direction: .down) == place(1, 0))
    #expect(layout.reorderTarget(of: place(0, 4), direction: .right) == place(1, 0))
    #expect(layout.reorderTarget(of: place(2, 0), direction: .left) == place(1, 0))
    let others: (ItemIndex) -> ItemIndex = { $0.section == 1 ? place(0, 4) : $0 }
    #expect(layout.reorderTarget(of: place(0, 4), direction: .down, allowed: others) == place(2, 1))
    #expect(
      layout.reorderTarget(of: place(0, 4), direction: .right, allowed: others) == place(2, 0))
    #expect(
      layout.reorderTarget(of: place(2, 1), direction: .up) {
        $0.section == 1 ? place(2, 1) : $0
      } == place(0, 4))
  }

  @Test("what isn't there stays where it is, and any place is answered")
  func badInput() {
    let layout = rows(2, 2)
    #expect(layout.reorderTarget(of: place(0, 2), heldAt: held(y: 0)) == nil)
    #expect(layout.reorderTarget(of: place(5, 0), heldAt: held(y: 0)) == nil)
    #expect(layout.reorderTarget(of: place(0, 0), heldAt: held(y: .nan)) == nil)
    #expect(layout.reorderTarget(of: place(0, 0), heldAt: held(y: .infinity)) == nil)
    #expect(layout.moving(place(0, 2), to: place(0, 0)).itemCount(inSection: 0) == 2)
    var measured = FlowLayout(
      sections: [LayoutSection(count: 2, sizing: .selfSizing(estimated: 40))], width: 100)
    measured.setMeasuredHeight(10, ofItemAt: place(0, 0))
    let behind = measured.moving(place(0, 0), to: place(0, 2))
    #expect(behind.frame(of: place(0, 0))?.height == 10)
    #expect(layout.moving(place(0, 0), to: place(2, 0)).itemCount(inSection: 0) == 2)
    #expect(landing(of: place(0, 0), in: layout, at: held(y: 1e12)) == place(1, 2))
  }
}
