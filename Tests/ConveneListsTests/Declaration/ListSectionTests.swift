import ConveneDiff
import ConveneLists
import Testing

@Suite("Sections of a declaration")
@MainActor
struct ListSectionTests {
  private let host = RecordingHost()

  @Test("groups of several types and classes stand in one section, in order")
  func groups() {
    host.driver.conv().create { section in
      section.create("first") { (item: Item<NumberCell>) in
        item.configureCell { cell, _ in cell.text = "1" }
      }
      section.create(for: ["a", "b"])
      section.create(for: [] as [Row])
      section.create(for: [Figure(id: "a")]) { (figure, item: Item<NumberCell>) in
        item.configureCell { cell, info in cell.text = "#\(figure.id) \(info.indexPath)" }
      }
    }
    host.driver.update()
    #expect(host.texts == [["1", "a", "b", "#a [0, 3]"]])
    #expect(host.problems.isEmpty)
  }

  @Test("a second header replaces the first")
  func secondHeader() {
    host.driver.conv().create { section in
      section.create(.header) { (view: SectionHeaderFooter<TitleView>) in
        view.configureView { view, _ in view.text = "one" }
      }
      section.create(.header) { (view: SectionHeaderFooter<LargeTitleView>) in
        view.configureView { view, _ in view.text = "two" }
      }
    }
    host.driver.update()
    #expect(host.headers == ["two"])
  }

  @Test("two static rows of a section are told apart by their identifiers")
  func staticRows() {
    for names in [["a", "b"], ["b", "a"]] {
      host.forgetVerbs()
      host.driver.conv().create { section in
        for name in names {
          section.create(name, dependsOn: 0) { (item: Item<TextCell>) in
            item.configureCell { cell, _ in cell.text = name }
          }
        }
      }
      host.driver.update()
    }
    #expect(host.batches.first?.movedItems.count == 1)
    #expect(host.texts == [["b", "a"]])
    #expect(host.problems.isEmpty)
  }
}
