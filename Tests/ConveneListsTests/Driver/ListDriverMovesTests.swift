import ConveneDiff
import Testing

@testable import ConveneLists

@MainActor
@Suite("Items that a host has moved by itself")
struct ListDriverMovesTests {
  private let host = RecordingHost()
  private let canMove = Callback<Void, Bool>("canMove")

  private func place(_ section: Int, _ item: Int) -> ItemIndex {
    ItemIndex(section: section, item: item)
  }

  /// Declares sections of rows, in two groups each, whose orders are noted.
  private func declare(_ sections: [[Row]], hears: Bool = true, into log: EventLog = EventLog()) {
    let conv = host.driver.conv()
    for (number, rows) in sections.enumerated() {
      conv.create("\(number)") { section in
        let half = rows.count / 2
        section.create(for: Array(rows[..<half])) { (row, item: Item<TextCell>) in
          item.configureCell { cell, _ in cell.text = row.description }
        }
        section.create(for: Array(rows[half...])) { (row, item: Item<TextCell>) in
          item.configureCell { cell, _ in cell.text = row.description }
          if row.id == "fixed" { item.handle(canMove) { _, _ in false } }
        }
        if hears {
          section.didReorder { (rows: [Row]) in
            log.note("\(number): " + rows.map(\.description).joined())
          }
        }
      }
    }
    host.driver.update()
  }

  private func order() -> [[String]] {
    host.driver.content.sections.map { $0.elements(of: Row.self).map(\.description) }
  }

  @Test("the list is as the host shows it, whatever groups the item leaves and comes to")
  func following() {
    declare([["a", "b", "c", "d"], ["e"]])
    host.driver.didMove(from: place(0, 0), to: place(0, 3))
    #expect(order() == [["b", "c", "d", "a"], ["e"]])
    host.driver.didMove(from: place(0, 1), to: place(1, 0))
    #expect(order() == [["b", "d", "a"], ["c", "e"]])
    host.driver.didMove(from: place(1, 1), to: place(0, 0))
    #expect(order() == [["e", "b", "d", "a"], ["c"]])
    #expect(host.driver.content.counts == [4, 1])
    let item = host.driver.item(at: place(0, 3))
    let cell = TextCell()
    _ = item?.configure(cell, in: host)
    #expect(cell.text == "a", "each item is still made of its own element")
  }

  @Test("each section that has changed is told its elements in their new order, once")
  func telling() {
    let log = EventLog()
    declare([["a", "b"], ["c"]], into: log)
    host.driver.didMove(from: place(0, 0), to: place(0, 1))
    host.driver.didMove(from: place(0, 0), to: place(1, 1))
    #expect(log.entries == ["0: ba", "0: a", "1: cb"])
  }

  @Test("a place that the list doesn't have is reported, and nothing moves")
  func badPlaces() {
    let log = DiagnosticLog()
    host.driver.diagnostics.onDiagnostic = log.note
    declare([["a", "b"]])
    host.driver.didMove(from: place(0, 5), to: place(0, 0))
    host.driver.didMove(from: place(0, 0), to: place(3, 0))
    host.driver.didMove(from: place(0, 0), to: place(0, 2))
    #expect(order() == [["a", "b"]])
    #expect(
      log.all == [
        .unknownPlace(place(0, 5)), .unknownPlace(place(3, 0)), .unknownPlace(place(0, 2)),
      ])
  }

  @Test("an item may be dragged where somebody hears of it and it doesn't say no")
  func permission() {
    declare([["a", "fixed"]])
    #expect(host.driver.canMove(canMove, place(0, 0)))
    #expect(!host.driver.canMove(canMove, place(0, 1)))
    #expect(!host.driver.canMove(canMove, place(0, 2)))
    #expect(!host.driver.canMove(canMove, place(1, 0)))
    declare([["a"]], hears: false)
    #expect(!host.driver.canMove(canMove, place(0, 0)))
  }

  @Test("a target is brought into its section, or the item stays")
  func targets() {
    declare([["a", "b"], ["c"]])
    let origin = place(0, 0)
    #expect(host.driver.moveTarget(place(0, 9), for: origin) == place(0, 1))
    #expect(host.driver.moveTarget(place(1, 9), for: origin) == place(1, 1))
    #expect(host.driver.moveTarget(place(0, -3), for: origin) == place(0, 0))
    #expect(host.driver.moveTarget(place(2, 0), for: origin) == origin)
  }
}
