import ConveneDiff
import Testing

@testable import ConveneLists

@Suite("A host that takes its batches later")
@MainActor
struct ListDriverLateBatchesTests {
  private let host = RecordingHost()
  private let log = CompletionLog()

  private func update(_ name: String, _ parts: [Part]) {
    host.declare(parts)
    host.driver.update(completion: log.note(name))
  }

  /// Lets the turn end in which batches were taken.
  private func endTurn() async {
    for _ in 0..<10 { await Task.yield() }
  }

  @Test("what is filled again or replaced waits for the last of two batches")
  func twoBatches() async {
    host.viewportHeight = 3
    host.show(["A" * ["1"], "B" * ["2", "3"]])
    host.takesBatchesAtOnce = false
    host.forgetVerbs()
    update("late", ["B" * ["3'", "2", "4"], "A" * ["1'", "5"]])
    #expect(host.verbs.isEmpty)
    #expect(host.driver.content.counts == [1, 2])
    host.takeBatches()
    #expect(host.batches.count == 2)
    #expect(host.reconfigured.isEmpty, "the second batch isn't over while its data are swapped")
    await endTurn()
    #expect(host.texts == [["3'", "2", "4"], []])
    #expect(host.reconfigured == [ItemIndex(section: 0, item: 0)])
    #expect(log.entries == ["late true"])
    #expect(host.problems.isEmpty)
  }

  @Test("newer updates wait for it, the newest wins, and each completes once and in order")
  func newerUpdates() async {
    host.show(["S" * ["a"]])
    host.takesBatchesAtOnce = false
    host.forgetVerbs()
    update("late", ["S" * ["a", "b"]])
    update("superseded", ["S" * ["c"]])
    update("newest", ["S" * ["a'", "d"]])
    #expect(log.entries.isEmpty)
    host.takeBatches()
    await endTurn()
    host.takeBatches()
    await endTurn()
    #expect(host.texts == [["a'", "d"]])
    #expect(
      host.batches.map(\.insertedItems)
        == Array(repeating: [ItemIndex(section: 0, item: 1)], count: 2))
    #expect(log.entries == ["late true", "superseded false", "newest true"])
    #expect(host.problems.isEmpty)
  }

  @Test("a newer update between the batch and the end of its turn waits for what follows it")
  func updateInTheSameTurn() async {
    host.show(["S" * ["a"]])
    host.takesBatchesAtOnce = false
    update("late", ["S" * ["a'"]])
    host.takeBatches()
    host.takesBatchesAtOnce = true
    update("newer", ["S" * ["a''", "b"]])
    #expect(host.texts == [["a"]])
    await endTurn()
    #expect(host.texts == [["a''", "b"]])
    #expect(log.entries == ["late true", "newer true"])
    #expect(host.problems.isEmpty)
  }

  @Test("what the user scrolled to and selected before the batch came is kept")
  func userMeanwhile() async {
    host.viewportHeight = 2
    host.show(["S" * ["Z", "C", "D", "E"]])
    host.takesBatchesAtOnce = false
    update("late", ["S" * ["Y", "Z", "C", "D", "E"]])
    host.scroll(to: 1)
    host.tap(0, 2)
    host.takeBatches()
    await endTurn()
    #expect(host.texts == [["C", "D"]])
    #expect(host.selection == [ItemIndex(section: 0, item: 3)])
    #expect(host.problems.isEmpty)
  }

  @Test("a reload waits for it too")
  func reload() async {
    host.show(["S" * ["a"]])
    host.takesBatchesAtOnce = false
    host.forgetVerbs()
    update("late", ["S" * ["a", "b"]])
    host.declare(["S" * ["c"]])
    host.driver.reload(completion: log.note("reload"))
    #expect(host.reloadCount == 0)
    host.takeBatches()
    await endTurn()
    #expect(host.reloadCount == 1)
    #expect(host.texts == [["c"]])
    #expect(log.entries == ["late true", "reload true"])
    #expect(host.problems.isEmpty)
  }

  @Test("the window that goes meanwhile takes nothing along")
  func windowGoes() async {
    host.show(["S" * ["a"]])
    host.takesBatchesAtOnce = false
    update("late", ["S" * ["b"]])
    host.isReady = false
    update("unseen", ["S" * ["c"]])
    host.takeBatches()
    await endTurn()
    #expect(log.entries == ["late true", "unseen true"])
    host.appear()
    #expect(host.texts == [["c"]])
    #expect(host.problems.isEmpty)
  }

  @Test("the list that goes meanwhile completes with false, and the batch does nothing")
  func hostGoes() async {
    var host: RecordingHost? = RecordingHost()
    host?.show(["S" * ["a"]])
    host?.takesBatchesAtOnce = false
    host?.declare(["S" * ["b"]])
    host?.driver.update(completion: log.note("late"))
    weak let driver = host?.driver
    host = nil
    #expect(driver == nil)
    #expect(log.entries == ["late false"])
    await endTurn()
    #expect(log.entries.count == 1)
  }

  @Test("of two drivers of one list the first one's ends with false, and it takes no other")
  func otherDriver() async {
    host.show(["S" * ["a"]])
    host.takesBatchesAtOnce = false
    update("late", ["S" * ["b"]])
    let first = host.driver
    host.attachDriver()
    host.takesBatchesAtOnce = true
    #expect(log.entries == ["late false"])
    first.update(completion: log.note("ended"))
    #expect(log.entries == ["late false", "ended false"])
    #expect(first.content.sections.isEmpty)
  }
}
