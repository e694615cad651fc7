import ConveneDiff
import Testing

@testable import ConveneLists

@Suite("Reaching an end")
@MainActor
struct ListDriverEndsTests {
  private let host = RecordingHost()
  private let log = EventLog()

  private func rows(_ count: Int) -> [Row] { (0..<count).map { Row(id: "\($0)") } }

  /// Declares sections whose list tells its end, and updates.
  private func show(
    _ parts: [Part], within distance: EndDistance = .items(0), dependsOn: AnyHashable? = nil
  ) {
    host.driver.conv()
      .create(for: parts) { part, section in section.create(part) }
      .onReachEnd(within: distance, dependsOn: dependsOn) { log.note("end") }
    host.driver.update()
  }

  /// Lets what is put off to other turns happen.
  private func nextTurn() async {
    for _ in 0..<20 { await Task.yield() }
  }

  private func ends() async -> Int {
    await nextTurn()
    defer { log.forget() }
    return log.entries.count
  }

  @Test("the end is told when the last item comes into view, once")
  func scrolling() async {
    host.viewportHeight = 5
    show(["S" * rows(20)])
    #expect(await ends() == 0)
    host.scroll(to: 14)
    #expect(await ends() == 0)
    host.scroll(to: 15)
    #expect(log.entries.isEmpty, "not while the host scrolls")
    #expect(await ends() == 1)
    host.scroll(to: 0)
    host.scroll(to: 15)
    #expect(await ends() == 0)
    #expect(host.problems.isEmpty)
  }

  @Test("another number of items or another last item is another end")
  func otherEnds() async {
    show(["S" * ["a", "b"]])
    #expect(await ends() == 1)
    show(["S" * ["a", "b'"]])
    #expect(await ends() == 0)
    show(["S" * ["a", "c"]])
    #expect(await ends() == 1)
    show(["S" * ["a", "b", "c"]])
    #expect(await ends() == 1)
    show(["S" * ["b", "a", "c"]])
    #expect(await ends() == 0)
    host.driver.reload()
    #expect(await ends() == 0)
  }

  @Test("the same end is told anew when what it depends on changes")
  func dependsOn() async {
    show(["S" * ["a"]], dependsOn: 1)
    #expect(await ends() == 1)
    show(["S" * ["a"]], dependsOn: 1)
    #expect(await ends() == 0)
    show(["S" * ["a"]], dependsOn: 2)
    #expect(await ends() == 1)
  }

  @Test("an end that went and came back while out of view is another one")
  func backAgain() async {
    host.viewportHeight = 2
    show(["S" * ["a", "b"]])
    #expect(await ends() == 1)
    show(["S" * rows(9)])
    #expect(await ends() == 0)
    show(["S" * ["a", "b"]])
    #expect(await ends() == 1)
  }

  @Test(
    "how near the end must be: of 20 items with 5 in view, the first offset that is near",
    arguments: [
      (EndDistance.items(3), 12), (.items(0), 15), (.items(-4), 15), (.items(.max), 0),
      (.viewports(0.5), 13), (.viewports(2), 5), (.viewports(-1), 15), (.viewports(.nan), 15),
      (.viewports(.infinity), 0),
    ])
  func distances(distance: EndDistance, first: Int) async {
    host.viewportHeight = 5
    show(["S" * rows(20)], within: distance)
    for offset in 0...15 {
      host.scroll(to: Double(offset))
      #expect(await ends() == (offset == first ? 1 : 0), "at \(offset)")
    }
  }

  @Test("where all items fit, the end is told after the first update")
  func short() async {
    host.viewportHeight = 100
    show(["S" * rows(3), "empty" * []])
    #expect(log.entries.isEmpty)
    #expect(await ends() == 1)
  }

  @Test("an empty list has no end")
  func empty() async {
    show([])
    show(["S" * [], "T" * []])
    #expect(await ends() == 0)
  }

  @Test("an answer that adds nothing isn't asked for again")
  func noLoop() async {
    host.driver.conv { conv in
      conv.create { $0.create("S" * ["a", "b"]) }
      conv.onReachEnd {
        log.note("end")
        host.driver.update()
      }
    }
    host.driver.update()
    #expect(await ends() == 1)
    for _ in 0..<5 { host.driver.update() }
    #expect(await ends() == 0)
  }

  @Test("pages are asked for until the view is full")
  func fills() async {
    host.viewportHeight = 10
    var count = 3
    host.driver.conv { conv in
      conv.create { $0.create("S" * rows(count)) }
      conv.onReachEnd(within: .items(0)) {
        count += 3
        host.driver.update()
      }
    }
    host.driver.update()
    await nextTurn()
    #expect(count == 12)
    #expect(host.problems.isEmpty)
  }

  @Test("an end isn't told in the middle of an update, nor without a window")
  func deferred() async {
    host.isReady = false
    show(["S" * ["a"]])
    #expect(await ends() == 0)
    host.laysOutAtOnce = false
    host.appear()
    #expect(await ends() == 0)
    host.layOut()
    #expect(log.entries.isEmpty)
    #expect(await ends() == 1)
    host.driver.end()
    host.driver.visibleItemsChanged()
    #expect(await ends() == 0)
  }

  @Test("sections tell their own ends, but not from above the view")
  func sections() async {
    host.viewportHeight = 2
    func declare(_ ids: [String]) {
      host.driver.conv().create(for: ids.map { $0 * rows(4) }) { part, section in
        section.create(part)
        section.onReachEnd(within: .items(0)) { log.note(part.id) }
      }
      host.driver.update()
    }
    declare(["A", "B", "C"])
    await nextTurn()
    #expect(log.entries.isEmpty)
    host.scroll(to: 4)
    await nextTurn()
    #expect(log.entries.isEmpty, "A ends right above the view")
    host.scroll(to: 5)
    host.scroll(to: 6)
    await nextTurn()
    #expect(log.entries == ["B"])
    host.scroll(to: 2)
    await nextTurn()
    #expect(log.entries == ["B", "A"])
    declare(["A", "A", "A"])
    log.forget()
    for offset in [2.0, 6, 10, 2] {
      host.scroll(to: offset)
      await nextTurn()
    }
    #expect(log.entries == [], "the first of equal sections counts, and was told")
  }

  @Test("folding and unfolding tell no end again, of the last section or of one before it")
  func folding() async {
    let app = Rows()
    host.viewportHeight = 100
    host.driver.conv { conv in
      conv.create(for: ["S" * ["a", "b"], "T" * app.rows, "empty" * []]) { part, section in
        section.create(part)
        section.create(.header) { (_: SectionHeaderFooter<TitleView>) in }
        section.expandable()
      }
      conv.onReachEnd(within: .items(0)) { log.note("end") }
    }
    host.driver.update()
    #expect(await ends() == 1)
    for _ in 0..<3 {
      for section in [1, 0] {
        host.driver.toggle(section)
        #expect(await ends() == 0)
        host.driver.toggle(section)
        #expect(await ends() == 0)
      }
    }
    host.driver.toggle(1)
    app.rows = ["c", "d", "e"]
    host.driver.update()
    #expect(await ends() == 0, "its last item is folded")
    host.driver.toggle(1)
    #expect(await ends() == 1)
    #expect(host.problems.isEmpty)
  }

  @Test("a list that tells no end is never looked at")
  func costsNothing() async {
    host.show(["S" * ["a"]])
    host.driver.visibleItemsChanged()
    #expect(!host.driver.isEndPending)
  }
}

/// An app that more rows come to.
@MainActor
private final class Rows {
  var rows: [Row] = ["c", "d"]
}
