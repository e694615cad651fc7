import ConveneDiff
import Observation
import Testing

@testable import ConveneLists

@Suite("Live rows")
@MainActor
struct LiveRowTests {
  private let host = RecordingHost()
  private let log = EventLog()
  private let model = Model()

  /// Lets what is put off to other turns happen.
  private func nextTurn() async {
    for _ in 0..<20 { await Task.yield() }
  }

  private func row(_ model: Model) -> LiveRow<RecordingHost> {
    LiveRow(following: model) { [weak model] in
      guard let model, let row = model.row else {
        return LiveRowContent(hidesItems: model?.hidesItems ?? false)
      }
      return LiveRowContent(row, hidesItems: model.hidesItems) { (row, item: Item<NumberCell>) in
        item.configureCell { cell, _ in cell.text = row.description }
      }
    }
  }

  private func declareSection(_ rows: [Row] = ["a", "b"], onEnd: Bool = false) {
    let part = Part(id: "S", rows: rows, header: "header", headerState: "same")
    host.driver.conv()
      .create(for: [part]) { part, section in
        section.create(part)
        section.append(row(model))
        if onEnd { section.onReachEnd { log.note("end") } }
      }
      .create("T") { $0.create("T" * ["c"]) }
    host.driver.update()
  }

  @Test("a row comes, changes in place and goes by itself, and nothing else is touched")
  func life() async {
    declareSection()
    let cells = [host.cell(0, 0), host.cell(1, 0)]
    host.forgetVerbs()
    model.row = "loading"
    await nextTurn()
    #expect(host.texts == [["a", "b", "loading"], ["c"]])
    #expect(host.batches.count == 1)
    #expect(host.reconfigured.isEmpty)
    let cell = host.cell(0, 2)

    host.forgetVerbs()
    model.row = "loading'"
    await nextTurn()
    #expect(host.texts == [["a", "b", "loading'"], ["c"]])
    #expect(host.batches.isEmpty)
    #expect(host.reconfigured == [ItemIndex(section: 0, item: 2)])
    #expect(host.cell(0, 2) === cell)

    model.row = nil
    await nextTurn()
    #expect(host.texts == [["a", "b"], ["c"]])
    #expect(host.cell(0, 0) === cells[0] && host.cell(1, 0) === cells[1])
    #expect(host.reloadCount == 0)
    #expect(host.problems.isEmpty)
  }

  @Test("a row stands in the place of items that are kept back, under the same header")
  func inPlace() async {
    model.row = "loading"
    model.hidesItems = true
    declareSection()
    #expect(host.texts == [["loading"], ["c"]])
    #expect(host.headers == ["header", nil])
    host.forgetVerbs()
    model.row = nil
    await nextTurn()
    #expect(host.texts == [[], ["c"]])
    model.hidesItems = false
    await nextTurn()
    #expect(host.texts == [["a", "b"], ["c"]])
    #expect(
      host.verbs.allSatisfy { verb in
        if case .reconfigure(let views) = verb { views.headers.isEmpty } else { verb != .reload }
      })
    #expect(host.problems.isEmpty)
  }

  @Test("many changes in one turn are one update, and change nothing where the app updates first")
  func coalesced() async {
    let other = Model()
    host.driver.conv()
      .create { $0.create("S" * ["a"]) }
      .append(row(model))
    host.driver.conv { conv in
      conv.create { section in
        section.create("S" * ["a"])
        section.append(row(model))
      }
      conv.append(row(other))
      log.note("declared")
    }
    host.driver.update()
    log.forget()
    for number in 0..<100 {
      model.row = Row(id: "model", content: number)
      other.row = Row(id: "other", content: number)
    }
    await nextTurn()
    #expect(log.entries == ["declared"])
    #expect(host.sections.map(\.items.count) == [2, 1])
    host.forgetVerbs()
    model.row = nil
    host.driver.update()
    await nextTurn()
    #expect(host.batches.count == 1)
    #expect(host.sections.map(\.items.count) == [1, 1])
  }

  @Test("rows of one object in two sections, and of objects that come and go")
  func sources() async {
    let declared = Declared(models: [model, model])
    host.driver.conv { conv in
      for (number, model) in declared.models.enumerated() {
        conv.create("\(number)") { $0.append(row(model)) }
      }
    }
    host.driver.update()
    model.row = "x"
    await nextTurn()
    #expect(host.texts == [["x"], ["x"]])
    for number in 0..<50 {
      let newest = Model()
      declared.models = [newest]
      host.driver.update()
      newest.row = Row(id: "\(number)")
      await nextTurn()
      #expect(host.texts == [["\(number)"]])
    }
    model.row = "y"
    declared.models = [model]
    host.driver.update()
    #expect(host.texts == [["y"]])
  }

  @Test("a row after everything follows sections that are declared later")
  func last() async {
    model.row = "more"
    let conv = host.driver.conv()
    conv.append(row(model))
    conv.create { $0.create("S" * ["a"]) }
    host.driver.update()
    #expect(host.texts == [["a"], ["more"]])
  }

  @Test("a row is no end: it neither tells one nor makes it another")
  func ends() async {
    host.viewportHeight = 3
    declareSection(onEnd: true)
    await nextTurn()
    #expect(log.entries == ["end"])
    model.row = "loading"
    await nextTurn()
    model.row = nil
    await nextTurn()
    #expect(log.entries == ["end"])
    model.hidesItems = true
    await nextTurn()
    #expect(log.entries == ["end"])
    model.hidesItems = false
    await nextTurn()
    #expect(log.entries == ["end", "end"], "items that come back have an end again")
  }

  @Test("the items after a row in view are counted from the last item before it")
  func distance() async {
    host.viewportHeight = 3
    model.row = "live"
    func declare(within count: Int) {
      host.driver.conv()
        .create { section in
          section.create("S" * ["a", "b"])
          section.append(row(model))
        }
        .create("T") { $0.create("T" * ["c", "d", "e"]) }
        .onReachEnd(within: .items(count)) { log.note("within \(count)") }
      host.driver.update()
    }
    declare(within: 2)
    await nextTurn()
    #expect(log.entries.isEmpty, "three follow")
    declare(within: 3)
    await nextTurn()
    #expect(log.entries == ["within 3"])
  }

  @Test("who has scrolled to the end sees the row that comes there; elsewhere nothing moves")
  func seenAtTheEnd() async {
    host.viewportHeight = 3
    var rows: [Row] = ["a", "b", "c", "d", "e"]
    let declared = rows
    host.driver.conv { conv in
      conv.create { $0.create("S" * declared) }
      conv.append(row(model))
    }
    host.driver.update()
    host.scroll(to: 1)
    model.row = "loading"
    await nextTurn()
    #expect(host.scrollOffset == 1)
    model.row = nil
    await nextTurn()
    host.scroll(to: 2)
    model.row = "loading"
    await nextTurn()
    #expect(host.scrollOffset == 3)
    #expect(host.texts == [["d", "e"], ["loading"]])
    rows += ["f", "g"]
    host.driver.conv()
      .create { $0.create("S" * rows) }
      .append(row(model))
    host.driver.update()
    #expect(host.scrollOffset == 3, "what was in view stays when items come")
    #expect(host.problems.isEmpty)
  }

  @Test("a declaration that waits for its update isn't taken before")
  func waitingDeclaration() async {
    declareSection()
    host.declare(["S" * ["new"]])
    model.row = "loading"
    await nextTurn()
    #expect(host.texts == [["a", "b"], ["c"]])
  }

  @Test("a list that has gone isn't kept by what its rows follow, nor told of it")
  func lifetime() async {
    weak var gone: RecordingHost?
    do {
      let host = RecordingHost()
      gone = host
      host.driver.conv().create { $0.append(row(model)) }
      host.driver.update()
    }
    #expect(gone == nil)
    model.row = "late"
    await nextTurn()
  }
}

/// What a row of a test follows.
@MainActor
@Observable
private final class Model {
  var row: Row?
  var hidesItems = false
}

/// The models that rows of a test follow now.
@MainActor
private final class Declared {
  var models: [Model]

  init(models: [Model]) { self.models = models }
}
