import ConveneDiff
import ConveneLists
import Testing

@Suite("The index of a list")
@MainActor
struct ListDriverIndexTitlesTests {
  private let host = RecordingHost()

  private func place(_ section: Int, _ item: Int) -> ItemIndex {
    ItemIndex(section: section, item: item)
  }

  /// Shows sections with titles.
  private func show(_ sections: [(String, [Row])]) {
    let conv = host.driver.conv()
    for (id, rows) in sections {
      conv.create(id) { section in
        section.setIndexTitle(id)
        section.create(id * rows)
      }
    }
    host.driver.update()
  }

  @Test("a title leads to its section, or the next one with items, or to the last item before it")
  func places() {
    show([("A", ["a1", "a2"]), ("B", []), ("C", ["c1", "c2"]), ("D", [])])
    #expect(host.driver.indexTitles == ["A", "B", "C", "D"])
    #expect(
      (0..<4).map { host.driver.item(ofIndexTitle: $0) }
        == [place(0, 0), place(2, 0), place(2, 0), place(2, 1)])
  }

  @Test("after the last items, a title leads to the last one, also where its section has no other")
  func onlyItem() {
    show([("A", ["a1", "a2"]), ("B", ["b"]), ("C", [])])
    #expect(host.driver.item(ofIndexTitle: 2) == place(1, 0))
  }

  @Test("a title that isn't there leads to the beginning, and without items there are no titles")
  func notThere() {
    host.driver.conv().create("A") { section in
      section.setIndexTitle("A")
      section.create("A" * ["a"])
    }
    .create("B") { $0.create("B" * ["b"]) }
    host.driver.update()
    for number in [-1, 1, 7] { #expect(host.driver.item(ofIndexTitle: number) == place(0, 0)) }
    host.driver.conv().create("A") { $0.setIndexTitle("A") }
    host.driver.update()
    #expect(host.driver.indexTitles == nil)
    #expect(host.driver.item(ofIndexTitle: 0) == place(0, 0))
  }
}
