import ConveneDiff
import ConveneLists
import Testing

@Suite("Callbacks about cells")
@MainActor
struct ListDriverCallbacksTests {
  private let host = RecordingHost()

  /// Declares rows whose callbacks note what happens, with a sign of the declaration.
  private func declare(
    _ rows: [Row], _ sign: String = "", into log: EventLog, update: Bool = true
  ) {
    host.driver.conv().create { section in
      section.create(for: rows) { (row, item: Item<TextCell>) in
        item.configureCell { cell, _ in cell.text = row.description }
        item.willDisplay { cell, info in log.note("will \(cell.text)\(sign) \(info.indexPath)") }
        item.didEndDisplaying { cell, _ in log.note("end \(row)\(sign)") }
        item.didSelect { item in log.note("select \(row)\(sign) \(item.indexPath)") }
        item.didDeselect { _ in log.note("deselect \(row)\(sign)") }
        item.shouldSelect { _ in row.id != "locked" }
      }
    }
    if update { host.driver.update() }
  }

  @Test("a selected item's closure runs with its place; a locked one isn't selected")
  func selecting() {
    let log = EventLog()
    declare(["a", "locked"], into: log)
    log.forget()
    host.tap(0, 0)
    host.tap(0, 1)
    host.untap(0, 0)
    #expect(log.entries == ["select a [0, 0]", "deselect a"])
    #expect(host.selection.isEmpty)
  }

  @Test("callbacks are those of the newest declaration, also where nothing changed")
  func newestCallbacks() {
    let log = EventLog()
    host.viewportHeight = 1
    declare(["a", "b"], "1", into: log)
    declare(["a", "b"], "2", into: log)
    log.forget()
    host.tap(0, 0)
    host.scroll(to: 1)
    #expect(
      log.entries == ["select a2 [0, 0]", "will b2 [0, 1]", "end a2"]
        || log.entries == [
          "select a2 [0, 0]", "end a2", "will b2 [0, 1]",
        ])
  }

  @Test("a cell that goes with its item finds the item that it showed")
  func endOfRemoved() {
    let log = EventLog()
    declare(["a", "b", "c"], "1", into: log)
    log.forget()
    declare(["b", "c"], "2", into: log)
    #expect(log.entries == ["end a1"])
    log.forget()
    declare(["x", "b"], "3", into: log)
    #expect(log.entries.sorted() == ["end c2", "will x3 [0, 0]"].sorted())
  }

  @Test("a cell that goes by a reload finds the item that it showed")
  func endByReload() {
    let log = EventLog()
    declare(["a"], "1", into: log)
    log.forget()
    declare(["b"], "2", into: log, update: false)
    host.driver.reload()
    #expect(log.entries == ["end a1", "will b2 [0, 0]"])
  }

  @Test("a cell that goes while newer data came without a window finds the item that it showed")
  func endWithoutWindow() {
    let log = EventLog()
    declare(["a"], "1", into: log)
    host.isReady = false
    declare(["b"], "2", into: log)
    log.forget()
    if let cell = host.cell(0, 0) { host.driver.didEndDisplaying(cell) }
    #expect(log.entries == ["end a1"])
  }

  @Test("a view that the driver doesn't know ends nothing")
  func unknownView() {
    let log = EventLog()
    declare(["a"], into: log)
    log.forget()
    host.driver.didEndDisplaying(TextCell())
    host.driver.willDisplay(TextCell())
    #expect(log.entries.isEmpty)
  }

  @Test("which callbacks a list and its sections have closures for is known before a cell is made")
  func usedCallbacks() {
    let ofList = Callback<Int, Int>("list")
    let ofSection = Callback<Int, Int>("section")
    var changes = 0
    host.driver.onCallbacksChange = { changes += 1 }
    host.viewportHeight = 0
    func declare(_ setUp: (Conv<RecordingHost>, ListSection<RecordingHost>) -> Void) {
      let conv = host.driver.conv()
      conv.create { section in
        section.create("S" * ["a"])
        setUp(conv, section)
      }
      host.driver.update()
    }
    declare { _, _ in }
    #expect(changes == 0)
    declare { $1.handle(ofSection) { $0 } }
    #expect(host.driver.uses("section") && !host.driver.uses("list"))
    #expect(changes == 1)
    declare {
      $0.handle(ofList) { $0 }
      $1.handle(ofSection) { -$0 }
    }
    #expect(host.driver.uses("list"))
    declare { _, section in section.handle(ofSection) { $0 } }
    #expect(changes == 2, "it is told once of each")
  }

  @Test("L26: selecting an item may declare and update")
  func updateWhenSelected() {
    host.driver.conv().create { section in
      section.create(for: ["a", "b"] as [Row]) { (row, item: Item<TextCell>) in
        item.configureCell { cell, _ in cell.text = row.description }
        item.didSelect { _ in
          host.driver.conv().create { $0.create(for: ["b", "c"]) }
          host.driver.update()
        }
      }
    }
    host.driver.update()
    host.tap(0, 0)
    #expect(host.texts == [["b", "c"]])
    #expect(host.selection.isEmpty)
    #expect(host.problems.isEmpty)
  }
}
