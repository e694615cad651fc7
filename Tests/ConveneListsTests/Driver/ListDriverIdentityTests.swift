import ConveneDiff
import ConveneLists
import Testing

@Suite("Items by what they stand for")
@MainActor
struct ListDriverIdentityTests {
  private let host = RecordingHost()

  init() { host.show(["S" * ["a", "b"], "T" * [], "U" * ["c", "a"]]) }

  private func index(_ section: Int, _ item: Int) -> ItemIndex {
    ItemIndex(section: section, item: item)
  }

  @Test("an element is found by identity, whatever its contents; the first of several")
  func indexOfElement() {
    #expect(host.driver.index(of: "c'" as Row) == index(2, 0))
    #expect(host.driver.index(of: "a" as Row) == index(0, 0))
    #expect(host.driver.index(of: "x" as Row) == nil)
    #expect(host.driver.index(of: Figure(id: "a")) == nil)
  }

  @Test("an element's item knows its place")
  func itemOfElement() {
    #expect(host.driver.item(for: "b" as Row)?.indexPath == [0, 1])
    #expect(host.driver.item(for: "x" as Row) == nil)
  }

  @Test("elements are selected as a set, and what isn't in the list is ignored")
  func selecting() {
    host.driver.select(Set(["c", "x"].map(SelectableRow.init)))
    #expect(host.selection.isEmpty)
    show(["a", "b", "c"])
    host.driver.select(Set(["c", "x", "a"].map(SelectableRow.init)))
    #expect(host.selection == [index(0, 0), index(0, 2)])
    #expect(host.driver.selectedElements(of: SelectableRow.self).map(\.id) == ["a", "c"])
    #expect(host.driver.selectedElements(of: Row.self).isEmpty)
    host.driver.select(Set<SelectableRow>())
    #expect(host.selection.isEmpty)
  }

  @Test("what is selected while the list isn't on screen is selected when it is")
  func selectingUnseen() {
    show(["a", "b"])
    host.isReady = false
    show(["b", "c", "a"])
    host.driver.select([SelectableRow(id: "c")])
    #expect(host.driver.selectedElements(of: SelectableRow.self).map(\.id) == ["c"])
    show(["x", "b", "c", "a"])
    host.appear()
    #expect(host.selection == [index(0, 2)])
    #expect(host.driver.selectedElements(of: SelectableRow.self).map(\.id) == ["c"])
    show(["c"])
    #expect(host.selection == [index(0, 0)])
    #expect(host.problems.isEmpty)
  }

  @Test("what is selected before a reload is laid out stays selected, also after an update")
  func selectingBeforeLayout() {
    show(["a", "b"])
    host.laysOutAtOnce = false
    host.driver.reload()
    host.driver.select([SelectableRow(id: "b")])
    #expect(host.selection == [index(0, 1)])
    show(["x", "a", "b"])
    host.layOut()
    #expect(host.selection == [index(0, 2)])
    #expect(host.driver.selectedElements(of: SelectableRow.self).map(\.id) == ["b"])
    #expect(host.problems.isEmpty)
  }

  @Test("changes of the selection without a window build on each other and on what was selected")
  func changingUnseen() {
    show(["a", "b", "c"])
    host.tap(0, 0)
    #expect(host.driver.changeSelection { _, kept in kept } == [index(0, 0)])
    host.isReady = false
    show(["c", "b", "a"])
    for row in ["b", "c"].map(SelectableRow.init) {
      let now = host.driver.changeSelection { content, kept in
        kept.union(content.index(of: row).map { [$0] } ?? [])
      }
      #expect(now == nil)
    }
    #expect(host.driver.selectedElements(of: SelectableRow.self).map(\.id) == ["c", "b", "a"])
    host.appear()
    #expect(host.selection == [index(0, 0), index(0, 1), index(0, 2)])
    #expect(host.problems.isEmpty)
  }

  @Test("a change of the selection is told: by the user, by the app, or because an item has gone")
  func selectionChanges() {
    show(["a", "b", "c"])
    var selections: [[String]] = []
    host.driver.onSelectionChange = {
      selections.append(host.driver.selectedElements(of: SelectableRow.self).map(\.id))
    }
    host.tap(0, 1)
    host.untap(0, 1)
    host.driver.select([SelectableRow(id: "a"), SelectableRow(id: "c")])
    show(["c", "b", "a"])
    show(["b", "a"])
    #expect(selections == [["b"], [], ["a", "c"], ["a"]])
  }

  @Test("the list scrolls to an element")
  func scrolling() {
    host.viewportHeight = 2
    show(["a", "b", "c", "d", "e"])
    #expect(host.driver.scroll(to: SelectableRow(id: "c")))
    #expect(host.scrollOffset == 2)
    #expect(host.driver.scroll(to: SelectableRow(id: "d"), offset: 1))
    #expect(host.scrollOffset == 2)
    #expect(!host.driver.scroll(to: SelectableRow(id: "x")))
    #expect(host.problems.isEmpty)
  }

  private func show(_ ids: [String]) {
    host.driver.conv().create { section in
      section.create(for: ids.map(SelectableRow.init)) { (row, item: Item<TextCell>) in
        item.configureCell { cell, _ in cell.text = row.id }
      }
    }
    host.driver.update()
  }
}

private struct SelectableRow: Differenciable, Hashable, Identifiable {
  let id: String
}
