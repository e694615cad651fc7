import ConveneDiff
import Foundation
import Observation
import Testing

@testable import ConveneLists

@Suite("The sizes of single views")
@MainActor
struct ListDriverSizesTests {
  private let host = RecordingHost()

  private func index(_ section: Int, _ item: Int) -> ItemIndex {
    ItemIndex(section: section, item: item)
  }

  /// A section of a grid with a live row that says its height by its width.
  private func declare(height: CGFloat?) {
    host.driver.conv().create { section in
      section.itemSize = .columns(3, height: .points(40))
      section.insets = LayoutSection.EdgeInsets(leading: 10, trailing: 10)
      section.create("S" * ["a", "b", "c", "d"])
      section.append(
        LiveRow(following: host) {
          LiveRowContent("row" as Row, hidesItems: false) { (_, item: Item<NumberCell>) in
            guard let height else { return }
            item.heightFor = { _, width in height + width / 100 }
          }
        })
    }
    host.driver.update()
  }

  @Test("a live row is as high as it knows itself to be in the width that it has")
  func liveRow() {
    declare(height: 70)
    #expect(host.driver.itemSize(at: index(0, 4), width: 320) == CGSize(width: 300, height: 73))
    #expect(host.driver.itemSize(at: index(0, 0), width: 320).height == 40)
    #expect(host.driver.itemSize(at: index(0, 4), width: 220) == CGSize(width: 200, height: 72))
  }

  @Test("one that doesn't is as high as estimated")
  func unknown() {
    declare(height: nil)
    #expect(
      host.driver.itemSize(at: index(0, 4), width: 320).height == LayoutSection.estimatedRowHeight)
  }

  @Test("a section's own layout is asked for its items, and not for rows in their place")
  func ownLayout() {
    let own = Callback<CGFloat, String>("layout")
    func layout(items: [Row], row: Row?, in section: Int = 0) -> String {
      host.driver.conv().create { section in
        section.handle(own) { width in "own in \(Int(width))" }
        section.create("S" * items)
        section.append(
          LiveRow(following: host) {
            LiveRowContent(row, hidesItems: false) { (_, _: Item<NumberCell>) in }
          })
      }
      host.driver.update()
      return host.driver.layout(own, ofSection: section, in: 320, standard: "standard")
    }
    #expect(layout(items: ["a", "b"], row: nil) == "own in 320")
    #expect(layout(items: ["a"], row: "row") == "own in 320")
    #expect(layout(items: [], row: nil) == "own in 320")
    #expect(layout(items: [], row: "row") == "standard")
    #expect(layout(items: ["a"], row: nil, in: 1) == "standard", "no such section")
  }

  @Test("what isn't there has the size of an item without one, and a section nothing in it")
  func nothing() {
    declare(height: nil)
    #expect(host.driver.itemSize(at: index(0, 9), width: 320) == CGSize(width: 320, height: 44))
    #expect(host.driver.itemSize(at: index(7, 0), width: 320).height == 44)
    #expect(host.driver.layoutSection(7, width: 320).count == 0)
    #expect(host.driver.layoutSection(-1, width: 320).headerHeight == nil)
  }
}

@Suite("How far a list is scrolled")
struct ListScrollTests {
  private static let end = ListPosition(scroll: .end, selection: [], focus: nil)

  private func viewport(_ offset: Double, _ top: Double, _ bottom: Double) -> [Bool] {
    var viewport = ListViewport()
    viewport.setScroll(offset, top: top, bottom: bottom)
    return [viewport.isAtTop, viewport.isAtEnd]
  }

  @Test("it is at its beginning, in between, or at its end within a point; a short one has no end")
  func ends() {
    #expect(viewport(-20, -20, 100) == [true, false])
    #expect(viewport(-30, -20, 100) == [true, false], "pulled down")
    #expect(viewport(0, -20, 100) == [false, false])
    #expect(viewport(99, -20, 100) == [false, true])
    #expect(viewport(98.9, -20, 100) == [false, false])
    #expect(viewport(130, -20, 100) == [false, true], "pulled up")
    #expect(viewport(-20, -20, -300) == [true, false], "all fits")
    #expect(viewport(-20, -20, -19.5) == [true, false])
  }

  @Test("it is scrolled to an end or to an anchor, as far as it goes, where it isn't there already")
  func offsets() {
    func offset(_ scroll: ListPosition.Scroll, from current: Double = 5) -> Double? {
      ListPosition(scroll: scroll, selection: [], focus: nil)
        .offset(from: current, top: -20, bottom: 100) {
          $0.item == 1 ? 60 : nil
        } header: {
          $0 == 1 ? 30 : nil
        }
    }
    func anchor(_ item: Int, _ offset: Double) -> ListPosition.Scroll {
      .anchor(ListViewport.Place(index: ItemIndex(section: 0, item: item), offset: offset))
    }
    #expect(offset(.unchanged) == nil)
    #expect(offset(.top) == -20)
    #expect(offset(.top, from: -20) == nil)
    #expect(offset(.end) == 100)
    #expect(offset(anchor(1, 0)) == 40)
    #expect(offset(anchor(1, 10)) == 30)
    #expect(offset(anchor(1, 200)) == -20)
    #expect(offset(anchor(1, -200)) == 100)
    #expect(offset(anchor(1, 0), from: 40) == nil)
    #expect(offset(anchor(2, 0)) == nil, "no such item")
    #expect(offset(.header(.init(section: 1, offset: 5))) == nil, "it is there")
    #expect(offset(.header(.init(section: 1, offset: 15))) == -5)
    #expect(offset(.header(.init(section: 2, offset: 0))) == nil, "no such header")
    #expect(
      Self.end.offset(from: 0, top: -20, bottom: -80, position: { _ in nil }, header: { _ in nil })
        == -20, "all fits")
  }
}
