import ConveneDiff
import ConveneLists
import Testing

@Suite("Which cells an update fills, and which it replaces")
@MainActor
struct ListDriverCellsTests {
  private let host = RecordingHost()
  private let reports = DiagnosticLog()

  init() { host.driver.diagnostics.onDiagnostic = reports.note }

  private func index(_ section: Int, _ item: Int) -> ItemIndex {
    ItemIndex(section: section, item: item)
  }

  @Test("a view that is filled with an item is told from one of another class")
  func classOfView() throws {
    host.show(["S" * ["a"]])
    let item = try #require(host.driver.item(at: index(0, 0)))
    let cell = try #require(host.cell(0, 0))
    #expect(host.driver.configure(cell, as: item))
    #expect(host.driver.configure(cell, at: index(0, 0)) != nil)
    #expect(!host.driver.configure(TitleView(), as: item))
  }

  @Test("a class without an identifier of its own is known by its name alone")
  func nameOfClass() throws {
    host.show(["S" * ["a"]])
    let item = try #require(host.driver.item(at: index(0, 0)))
    #expect(host.driver.identifier(of: item) == item.identifier)
  }

  // MARK: Headers and footers

  @Test("L22: a changed header is filled again, and no item is touched")
  func changedHeader() {
    var part = "S" * ["a", "b"]
    part.header = "h"
    host.show([part])
    part.header = "h'"
    host.show([part])
    var views = ListViews()
    views.headers = [0]
    #expect(host.verbs.contains(.reconfigure(views)))
    #expect(host.batches.isEmpty)
    #expect(host.headers == ["h'"])
    #expect(host.problems.isEmpty)
  }

  @Test("a header that says what it depends on is filled again only when that changes")
  func headerDependsOn() {
    host.comparesCells = false
    var part = "S" * ["a"]
    part.header = "one"
    part.headerState = "state"
    host.show([part])
    part.header = "two"
    host.show([part])
    #expect(host.headers == ["one"])
    part.headerState = "other state"
    host.show([part])
    #expect(host.headers == ["two"])
  }

  @Test("a header of another class is replaced, one that goes is gone, one that comes is there")
  func headerClass() {
    func declare(large: Bool?) {
      host.forgetVerbs()
      host.driver.conv().create { section in
        if large == true {
          section.create(.header) { (header: SectionHeaderFooter<LargeTitleView>) in
            header.configureView { view, _ in view.text = "large" }
          }
        } else if large == false {
          section.create(.header) { (header: SectionHeaderFooter<TitleView>) in
            header.configureView { view, _ in view.text = "small" }
          }
        }
        section.create(for: ["a"])
      }
      host.driver.update()
    }
    declare(large: false)
    declare(large: true)
    #expect(host.headers == ["large"])
    #expect(host.sections.first?.header is LargeTitleView)
    declare(large: nil)
    #expect(host.headers == [nil])
    declare(large: true)
    #expect(host.headers == ["large"])
    #expect(host.reloadCount == 0)
    #expect(host.problems.isEmpty)
  }

  // MARK: Items

  @Test("captured state that a group depends on fills its visible cells again")
  func dependsOn() {
    host.viewportHeight = 2
    func declare(_ unit: String) {
      host.forgetVerbs()
      host.driver.conv().create { section in
        section.create(for: ["a", "b", "c"] as [Row], dependsOn: unit) {
          (row, item: Item<TextCell>) in
          item.configureCell { cell, _ in cell.text = "\(row) \(unit)" }
        }
      }
      host.driver.update()
    }
    declare("kg")
    declare("kg")
    #expect(host.reconfigured.isEmpty)
    declare("lb")
    #expect(host.reconfigured == [index(0, 0), index(0, 1)])
    #expect(host.texts == [["a lb", "b lb"]])
    #expect(host.problems.isEmpty)
  }

  @Test("what is on screen is filled again on request")
  func reconfiguresVisible() {
    host.viewportHeight = 2
    var part = "S" * ["a", "b", "c"]
    part.header = "h"
    part.headerState = "s"
    host.show([part])
    host.show([part], UpdateOptions(reconfiguresVisible: true))
    var views = ListViews()
    views.items = [index(0, 0), index(0, 1)]
    views.headers = [0]
    #expect(host.verbs.contains(.reconfigure(views)))
    #expect(host.driver.lastUpdate?.reconfigured == 2)
  }

  @Test("an item that gets another class of cell is replaced in place")
  func otherClass() {
    func declare(_ numbered: Bool) {
      host.forgetVerbs()
      host.driver.conv().create { section in
        if numbered {
          section.create(for: ["a", "b"] as [Row]) { (row, item: Item<NumberCell>) in
            item.configureCell { cell, _ in cell.text = "#\(row)" }
          }
        } else {
          section.create(for: ["a", "b"])
        }
      }
      host.driver.update()
    }
    declare(false)
    declare(true)
    #expect(host.replaced == [index(0, 0), index(0, 1)])
    #expect(host.reconfigured.isEmpty)
    #expect(host.batches.isEmpty)
    #expect(host.cell(0, 0) is NumberCell)
    #expect(host.driver.lastUpdate?.replaced == 2)
    #expect(reports.all.isEmpty)
    #expect(host.problems.isEmpty)
  }

  @Test("an item that gets another reuse identifier is replaced in place")
  func otherIdentifier() {
    for name in ["narrow", "wide"] {
      host.forgetVerbs()
      host.driver.conv().create { section in
        section.create(for: ["a"] as [Row]) { (row, item: Item<TextCell>) in
          item.reusableIdentifier = name
          item.configureCell { cell, _ in cell.text = row.description }
        }
      }
      host.driver.update()
    }
    #expect(host.replaced == [index(0, 0)])
    #expect(host.cell(0, 0)?.reuseName == "wide")
    #expect(host.problems.isEmpty)
  }

  @Test("L24: an identifier that stands for two classes is an error that names both")
  func twoClasses() throws {
    host.comparesCells = false
    host.driver.conv().create { section in
      section.create(for: ["a"] as [Row]) { (_, item: Item<TextCell>) in
        item.reusableIdentifier = "cell"
      }
      section.create(for: ["b"] as [Row]) { (_, item: Item<NumberCell>) in
        item.reusableIdentifier = "cell"
      }
    }
    host.driver.update()
    let text = try #require(reports.all.first?.description)
    #expect(text.contains("“cell”"))
    #expect(text.contains("TextCell"))
    #expect(text.contains("NumberCell"))
    #expect(reports.all.count == 1)
  }

  @Test("L24: a view of another class than the item's is left alone, and reported")
  func foreignView() throws {
    host.comparesCells = false
    host.register(NumberCell.self, "prototype")
    var isFilled = false
    host.driver.conv().create { section in
      section.create(for: ["a"] as [Row]) { (_, item: Item<TextCell>) in
        item.reusableIdentifier = "prototype"
        item.configureCell { _, _ in isFilled = true }
      }
    }
    host.driver.update()
    #expect(!isFilled)
    let text = try #require(reports.all.first?.description)
    #expect(text.contains("TextCell"))
    #expect(text.contains("NumberCell"))
  }

  @Test("a place that the list doesn't have is reported and harmless")
  func unknownPlace() {
    host.show(["S" * ["a"]])
    host.driver.didSelect(index(3, 1))
    #expect(host.driver.configure(TextCell(), at: index(0, 1)) == nil)
    #expect(!host.driver.isSelectable(index(0, -1)))
    #expect(reports.all == [.unknownPlace(index(3, 1)), .unknownPlace(index(0, 1))])
  }

  // MARK: Costs

  @Test("of a million items only those are made that can be seen")
  func lazy() {
    host.viewportHeight = 20
    host.comparesCells = false
    var made = 0
    func declare(_ numbers: [Int]) {
      made = 0
      host.driver.conv().create { section in
        section.itemSize = .fullWidth(height: 1)
        section.create(for: numbers.map(Numbered.init)) { (_, _: Item<TextCell>) in made += 1 }
      }
      host.driver.update()
    }
    declare(Array(0..<1_000_000))
    #expect(made == 20)
    #expect(host.driver.layoutSections(width: 100).map(\.count) == [1_000_000])
    #expect(made == 20)
    // An update asks the newest item of each cell that stays for its class, and no other.
    declare(Array(1..<1_000_000))
    #expect(made <= 2 * 20)
    #expect(host.problems.isEmpty)
  }

  // MARK: Static rows

  @Test("a static row is filled by each update, or when what it depends on changes")
  func staticRow() {
    func show(_ text: String, dependsOn: String?) {
      host.comparesCells = dependsOn == nil
      host.forgetVerbs()
      host.driver.conv().create { section in
        section.create("about", dependsOn: dependsOn) { (item: Item<TextCell>) in
          item.configureCell { cell, _ in cell.text = text }
        }
      }
      host.driver.update()
    }
    show("1", dependsOn: nil)
    show("2", dependsOn: nil)
    #expect(host.texts == [["2"]])
    show("3", dependsOn: "x")
    show("4", dependsOn: "x")
    #expect(host.texts == [["3"]])
    show("5", dependsOn: "y")
    #expect(host.texts == [["5"]])
    #expect(host.reloadCount == 0)
    #expect(reports.all.isEmpty)
    #expect(host.problems.isEmpty)
  }
}

private struct Numbered: Differenciable, Equatable {
  let number: Int
  var differenceIdentifier: Int { number }
}
