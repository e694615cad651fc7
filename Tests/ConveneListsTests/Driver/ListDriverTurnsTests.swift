import ConveneDiff
import Testing

@testable import ConveneLists

@Suite("Updates that wait for each other")
@MainActor
struct ListDriverTurnsTests {
  private let host = RecordingHost()
  private let log = CompletionLog()

  private func update(_ name: String, _ parts: [Part]) {
    host.declare(parts)
    host.driver.update(completion: log.note(name))
  }

  @Test("L2: an update before the reload is laid out changes the data, and nothing counts twice")
  func updateBeforeLayout() {
    host.laysOutAtOnce = false
    host.show(["S" * ["A", "B"]])
    update("second", ["S" * ["A", "B", "C"]])
    #expect(log.entries == ["second true"])
    #expect(host.reloadCount == 1)
    #expect(host.batches.isEmpty)
    host.layOut()
    #expect(host.texts == [["A", "B", "C"]])
    #expect(host.problems.isEmpty)
  }

  @Test("L7: a reload while an update is in motion comes after it")
  func reloadInMotion() {
    host.abilities.interruptsMotion = false
    host.show(["S" * ["A"]])
    host.motionsTakeTime = true
    host.forgetVerbs()
    update("update", ["S" * ["A", "B"]])
    host.declare(["S" * ["C"]])
    host.driver.reload(completion: log.note("reload"))
    #expect(host.reloadCount == 0)
    #expect(log.entries.isEmpty)
    host.finishMotions()
    #expect(host.reloadCount == 1)
    #expect(log.entries == ["update true", "reload true"])
    #expect(host.texts == [["C"]])
    #expect(host.problems.isEmpty)
  }

  @Test("L8: an update and a reload in one turn are one reload, and each completes once")
  func updateAndReload() {
    host.laysOutAtOnce = false
    update("update", ["S" * ["A"]])
    host.driver.reload(completion: log.note("reload"))
    host.layOut()
    #expect(host.reloadCount == 1)
    #expect(log.entries == ["update true", "reload true"])
    host.forgetVerbs()
    update("second update", ["S" * ["A", "B"]])
    host.driver.reload(completion: log.note("second reload"))
    host.layOut()
    #expect(host.reloadCount == 1)
    #expect(log.entries.suffix(2) == ["second update true", "second reload true"])
    #expect(host.problems.isEmpty)
  }

  @Test("L14: the newest of several is compared with what is on screen when its turn comes")
  func newestWins() {
    host.abilities.interruptsMotion = false
    host.show(["S" * ["1"]])
    host.motionsTakeTime = true
    update("v1", ["S" * ["1", "2"]])
    host.forgetVerbs()
    update("v2", ["S" * ["1", "2", "3"]])
    update("v3", ["S" * ["1", "2", "4"]])
    #expect(host.verbs.isEmpty)
    host.finishMotions()
    #expect(host.batches.map(\.insertedItems) == [[ItemIndex(section: 0, item: 2)]])
    host.finishMotions()
    #expect(log.entries == ["v1 true", "v2 false", "v3 true"])
    #expect(host.texts == [["1", "2", "4"]])
    #expect(host.problems.isEmpty)
  }

  @Test("a host that interrupts its motions gets each update at once, and completes in order")
  func interrupting() {
    host.show(["S" * ["1"]])
    host.motionsTakeTime = true
    update("v1", ["S" * ["1", "2"]])
    update("v2", ["S" * ["2"]])
    #expect(host.batches.count == 2)
    host.motionsTakeTime = false
    update("v3", ["S" * []])
    #expect(log.entries.isEmpty)
    host.finishMotions()
    #expect(log.entries == ["v1 true", "v2 true", "v3 true"])
    #expect(host.problems.isEmpty)
  }

  @Test("a motion that is cut short completes with false")
  func cutShort() {
    host.show(["S" * ["1"]])
    host.motionsFinish = false
    update("short", ["S" * ["2"]])
    #expect(log.entries == ["short false"])
  }

  @Test("of two batches one that is cut short makes the whole update unfinished, once")
  func oneOfTwoCutShort() {
    host.show(["A" * ["1"], "B" * ["2", "3"]])
    host.motionsTakeTime = true
    update("two", ["B" * ["3", "2", "4"], "A" * ["1", "5"]])
    #expect(host.batches.count == 2)
    host.finishMotions(finished: false)
    #expect(log.entries == ["two false"])
  }

  @Test("an update from a cell that an update fills comes after it")
  func updateWithinUpdate() {
    var isArmed = true
    host.show(["S" * ["a"]])
    host.driver.conv().create { section in
      section.create(for: ["a", "b"] as [Row]) { (row, item: Item<TextCell>) in
        item.configureCell { cell, _ in
          cell.text = row.description
          guard isArmed else { return }
          isArmed = false
          update("inner", ["section" * ["b", "c"]])
        }
      }
    }
    host.driver.update(completion: log.note("outer"))
    #expect(log.entries == ["outer true", "inner true"])
    #expect(host.texts == [["b", "c"]])
    #expect(host.problems.isEmpty)
  }

  @Test("an update from a cell that scrolling fills comes in a later turn")
  func updateWithinLayout() async {
    host.viewportHeight = 1
    var isArmed = true
    await withCheckedContinuation { continuation in
      host.driver.conv().create { section in
        section.create(for: ["a", "b"] as [Row]) { (row, item: Item<TextCell>) in
          item.configureCell { cell, _ in
            cell.text = row.description
            guard isArmed, row.id == "b" else { return }
            isArmed = false
            host.declare(["section" * ["b", "c"]])
            host.driver.update { _ in continuation.resume() }
          }
        }
      }
      host.driver.update()
      host.scroll(to: 1)
      #expect(host.batches.isEmpty)
    }
    #expect(host.batches.count == 1)
    #expect(host.problems.isEmpty)
  }

  @Test("cells that reload the list whenever they are filled don't keep a turn from its end")
  func reloadInEveryCell() async {
    var fillings = 0
    host.driver.conv { [host] conv in
      conv.create { section in
        section.create(for: ["a", "b", "c"] as [Row]) { (row, item: Item<TextCell>) in
          item.configureCell { cell, _ in
            cell.text = row.description
            fillings += 1
            if fillings < 600 { host.driver.reload() }
          }
        }
      }
    }
    host.driver.reload()
    #expect(fillings < 300)
    while fillings < 600 { await Task.yield() }
    await Task.yield()
    #expect(host.texts == [["a", "b", "c"]])
    #expect(host.problems.isEmpty)
  }

  @Test("completions that update again are called in the order in which updates were asked for")
  func updateWithinCompletion() {
    host.abilities.interruptsMotion = false
    host.show(["S" * ["1"]])
    host.motionsTakeTime = true
    update("v1", ["S" * ["2"]])
    host.declare(["S" * ["3"]])
    host.driver.update { finished in
      log.note("v2")(finished)
      update("v4", ["S" * ["5"]])
    }
    update("v3", ["S" * ["4"]])
    host.motionsTakeTime = false
    host.finishMotions()
    #expect(log.entries == ["v1 true", "v2 false", "v3 true", "v4 true"])
    #expect(host.texts == [["5"]])
    #expect(host.problems.isEmpty)
  }

  @Test("a declaration that updates while it runs doesn't run for ever")
  func updateWithinDeclaration() {
    var runs = 0
    host.driver.conv { conv in
      runs += 1
      host.driver.update()
      conv.create { $0.create(for: ["a"]) }
    }
    host.driver.update(completion: log.note("outer"))
    #expect(runs == 1)
    #expect(host.texts == [["a"]])
    #expect(log.entries == ["outer true"])
    #expect(host.problems.isEmpty)
  }
}
