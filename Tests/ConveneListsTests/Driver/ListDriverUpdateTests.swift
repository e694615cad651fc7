import ConveneDiff
import ConveneLists
import Testing

@Suite("How an update reaches the host")
@MainActor
struct ListDriverUpdateTests {
  private let host = RecordingHost()

  /// Shows one list after the other; each must be on screen then, with no stale cell.
  @discardableResult
  private func lead(_ lists: [Part]...) -> [Batch] {
    for list in lists {
      #expect(host.show(list) == true)
      #expect(host.texts == RecordingHost.texts(list))
    }
    #expect(host.problems.isEmpty)
    return host.batches
  }

  private func index(_ section: Int, _ item: Int) -> ItemIndex {
    ItemIndex(section: section, item: item)
  }

  @Test("the first content is a reload")
  func firstContent() {
    lead(["S" * ["a", "b"]])
    #expect(host.verbs.first == .reload)
    #expect(host.driver.lastUpdate?.kind == .reload)
    #expect(host.driver.lastUpdate?.items == 2)
  }

  @Test("a changed list is the smallest batch")
  func smallestBatch() {
    let batches = lead(["S" * ["a", "b"]], ["S" * ["a", "c", "b"]])
    #expect(batches.map(\.insertedItems) == [[index(0, 1)]])
    #expect(batches.first?.operationCount == 1)
    #expect(host.driver.lastUpdate?.kind == .batches(1))
    #expect(host.driver.lastUpdate?.inserted == 1)
    #expect(host.cellsMade == 3)
  }

  @Test("an unchanged list touches no cell, but its layout may have changed")
  func unchanged() {
    lead(["S" * ["a", "b"]], ["S" * ["a", "b"]])
    #expect(host.batches.isEmpty)
    #expect(host.reconfigured.isEmpty)
    #expect(host.verbs.count == 2)
    #expect(host.driver.lastUpdate?.kind == .batches(0))
  }

  @Test("sections that come and go count with their items")
  func countedSections() throws {
    lead(["S" * ["a"], "T" * ["b", "c"], "U" * ["d"]], ["V" * ["e", "f"], "S" * ["a", "g"]])
    let summary = try #require(host.driver.lastUpdate)
    #expect([summary.insertedSections, summary.removedSections] == [1, 2])
    #expect([summary.inserted, summary.removed] == [3, 3])
  }

  // MARK: Cases from the field

  @Test("L1: what two changes remove is removed once")
  func removedTwice() {
    host.abilities.interruptsMotion = false
    lead(["S" * ["a", "b", "c"]])
    host.motionsTakeTime = true
    host.show(["S" * ["b", "c"]])
    host.declare(["S" * ["c"]])
    host.driver.update()
    host.declare(["S" * ["c"]])
    host.driver.update()
    #expect(host.batches.map(\.deletedItems) == [[index(0, 0)]])
    host.finishMotions()
    #expect(host.batches.map(\.deletedItems) == [[index(0, 0)], [index(0, 0)]])
    #expect(host.texts == [["c"]])
    #expect(host.problems.isEmpty)
  }

  @Test("L3: items in a section that moves are a second batch")
  func itemsInAMovedSection() {
    let rows: (String) -> [Row] = { id in (0..<3).map { Row(id: "\(id)\($0)") } }
    let old = (0..<8).map { "s\($0)" * rows("s\($0)") }
    var new = old
    let moved = new.remove(at: 3)
    new.insert("s3" * ([Row(id: "x")] + moved.rows), at: 0)
    new.insert("new" * rows("new"), at: 0)

    var single = Batch(countsBefore: old.map(\.rows.count), countsAfter: new.map(\.rows.count))
    single.insertedSections = [0]
    single.movedSections = [Batch.SectionMove(from: 3, to: 1)]
    single.insertedItems = [index(1, 0)]
    #expect(BatchRules.violation(in: single)?.rule == 6)

    let batches = lead(old, new)
    #expect(batches.count == 2)
    #expect(batches.first?.insertedSections == [0])
    #expect(batches.first?.movedSections == [Batch.SectionMove(from: 3, to: 1)])
    #expect(batches.last?.insertedItems == [index(1, 0)])
    #expect(host.driver.lastUpdate?.kind == .batches(2))
  }

  @Test("L4: a section that goes isn't moved as well, whatever has its identifier")
  func deletedAndMovedSection() {
    var both = Batch(countsBefore: [1, 1], countsAfter: [1])
    both.deletedSections = [1]
    both.movedSections = [Batch.SectionMove(from: 1, to: 0)]
    #expect(BatchRules.violation(in: both)?.rule == 2)

    let batches = lead(["B" * ["1"], "B" * ["2"]], ["B" * ["2"]])
    #expect(batches.allSatisfy { $0.movedSections.isEmpty })
    lead(["A" * ["1"], "B" * ["2"]], ["B" * ["2"], "B" * ["1"], "A" * ["3"]])
  }

  @Test("L5: changed contents are filled again by identity, at the new index")
  func changedContents() {
    let batches = lead(["S" * ["b"]], ["S" * ["A", "b'"]])
    #expect(batches.map(\.insertedItems) == [[index(0, 0)]])
    #expect(host.reconfigured == [index(0, 1)])
    #expect(host.cellsMade == 2)
  }

  @Test("L6: what stays beside a deletion or an insertion is filled again")
  func changedBesideOthers() {
    #expect(lead(["S" * ["1", "2"]], ["S" * ["2'"]]).map(\.deletedItems) == [[index(0, 0)]])
    #expect(host.reconfigured == [index(0, 0)])
    #expect(lead(["S" * ["1"]], ["S" * ["9", "1'"]]).map(\.insertedItems) == [[index(0, 0)]])
    #expect(host.reconfigured == [index(0, 1)])
  }

  @Test("L11: duplicates are all shown, the same way each time, and reported")
  func duplicates() {
    var reports: [ListDiagnostic] = []
    host.driver.diagnostics.onDiagnostic = { reports.append($0) }
    let first = lead(["S" * ["A"]], ["S" * ["A", "B", "B"]])
    #expect(reports == [.duplicates(identifiers: ["B"], count: 2)])
    #expect(lead(["S" * ["A"]], ["S" * ["A", "B", "B"]]) == first)
    reports = []
    lead(["S" * ["A", "B"]], ["S" * ["B", "A", "A"]])
    #expect(reports == [.duplicates(identifiers: ["A"], count: 2)])
  }

  @Test("duplicates are reported once, until they change")
  func duplicatesOnce() {
    var reports: [ListDiagnostic] = []
    host.driver.diagnostics.onDiagnostic = { reports.append($0) }
    lead(["S" * ["1"]], ["S" * ["7", "1", "7", "7"]])
    #expect(reports == [.duplicates(identifiers: ["7"], count: 3)])
    lead(["S" * ["7", "7", "2", "1", "7"]], ["R" * ["x"], "S" * ["7", "7", "7"]])
    #expect(reports.count == 1)
    lead(["S" * ["8", "7", "7", "8", "7"]])
    #expect(reports.last == .duplicates(identifiers: ["8", "7"], count: 5))
    #expect(reports.count == 2)
  }

  @Test("duplicates are told in a sentence that counts who shares them")
  func duplicatesInWords() {
    let one = ListDiagnostic.duplicates(identifiers: ["7"], count: 3).description
    #expect(one.hasPrefix("3 items share the identifier “7” with others of their section."))
    let two = ListDiagnostic.duplicates(identifiers: ["7", "8"], count: 5).description
    #expect(two.hasPrefix("5 items share the identifiers “7”, “8” with others"))
    let sections = ListDiagnostic.duplicateSections(identifiers: ["x"], count: 2).description
    #expect(sections.hasPrefix("2 sections share the identifier “x”."))
    let many = (1...16).map { "\($0)" }
    let most = ListDiagnostic.duplicates(identifiers: many, count: 40).description
    #expect(most.contains("“14”, “15”, … with"))
    #expect(!most.contains("“16”"))
    let all = ListDiagnostic.duplicates(identifiers: many.dropLast(), count: 30).description
    #expect(all.contains("“14”, “15” with"), "none is left out")
  }

  @Test("sections with one identifier are reported as sections")
  func duplicateSections() {
    var reports: [ListDiagnostic] = []
    host.driver.diagnostics.onDiagnostic = { reports.append($0) }
    lead(["S" * ["1"]], ["x" * ["1"], "S" * ["1"], "x" * ["2", "2"]])
    #expect(
      reports == [
        .duplicateSections(identifiers: ["x"], count: 2),
        .duplicates(identifiers: ["2"], count: 2),
      ])
  }

  #if DEBUG
    @Test("in debug builds the first list and a reload tell of their duplicates too")
    func duplicatesWithoutComparison() {
      var reports: [ListDiagnostic] = []
      host.driver.diagnostics.onDiagnostic = { reports.append($0) }
      lead(["S" * ["7", "7"]])
      #expect(reports == [.duplicates(identifiers: ["7"], count: 2)])
      lead(["S" * ["7", "8"]], ["S" * ["7", "7"]])
      #expect(reports.count == 2)
      host.declare(["S" * ["8", "8"]])
      host.driver.reload()
      #expect(reports.last == .duplicates(identifiers: ["8"], count: 2))
      host.driver.reload()
      #expect(reports.count == 3)
    }
  #endif

  @Test("L12: an empty section gets its first item, and loses it")
  func emptyAndBack() {
    lead(["S" * []])
    #expect(lead(["S" * ["A"]]).map(\.insertedItems) == [[index(0, 0)]])
    #expect(host.driver.content.itemCount == 1)
    #expect(lead(["S" * []]).map(\.deletedItems) == [[index(0, 0)]])
    #expect(host.driver.content.itemCount == 0)
  }

  @Test("L15: what moves and changes does both")
  func movedAndChanged() {
    let batches = lead(["S" * ["A", "B", "C"]], ["S" * ["B'", "C", "A'"]])
    #expect(batches.map(\.movedItems) == [[.init(from: index(0, 0), to: index(0, 2))]])
    #expect(host.reconfigured == [index(0, 0), index(0, 2)])
    #expect(host.cellsMade == 3)
  }

  @Test("L16: an item moves into another section")
  func movedAcross() {
    let batches = lead(["S" * ["a"], "T" * ["b"]], ["S" * [], "T" * ["b", "a"]])
    #expect(batches.map(\.movedItems) == [[.init(from: index(0, 0), to: index(1, 1))]])
    #expect(batches.first?.operationCount == 1)
  }

  @Test("L17: a section that comes takes items from its neighbours, and gives them back")
  func sectionBetween() {
    let old = ["A" * ["1", "2"], "B" * ["3", "4"]]
    let new = ["A" * ["1", "2"], "C" * ["5"], "B" * ["6", "3", "4"]]
    lead(old, new, old)
    lead(["S" * ["a", "b"]], ["S" * ["a"], "T" * ["b"]], ["S" * ["a", "b"]])
  }

  @Test("L18: an item moves over a border between sections")
  func overTheBorder() {
    let batches = lead(["S" * ["1", "2"], "T" * ["3"]], ["S" * ["1"], "T" * ["2", "3"]])
    #expect(batches.map(\.movedItems) == [[.init(from: index(0, 1), to: index(1, 0))]])
  }

  @Test("L19: equal identifiers in two sections are two things")
  func equalInTwoSections() {
    let batches = lead(["S" * ["1"], "T" * ["1"]], ["S" * [], "T" * ["1"]])
    #expect(batches.map(\.deletedItems) == [[index(0, 0)]])
    #expect(batches.first?.operationCount == 1)
  }

  @Test("L20: sections change places, and items in them do")
  func sectionsAndItemsMove() {
    lead(["A" * ["1"], "B" * ["2", "3"]], ["B" * ["3", "2"], "A" * ["1"]])
    #expect(host.reloadCount == 0)
    #expect(host.cellsMade == 3)
  }

  @Test("L23: elements of two types with equal identifiers are two things")
  func equalInTwoTypes() {
    func declare(_ rows: [Row], _ figures: [Figure]) {
      host.forgetVerbs()
      host.driver.conv().create { section in
        section.create(for: rows)
        section.create(for: figures) { (figure, item: Item<TextCell>) in
          item.configureCell { cell, _ in cell.text = "#\(figure.id)" }
        }
      }
      host.driver.update()
    }
    declare(["1"], [])
    declare([], [Figure(id: "1")])
    #expect(host.batches.first?.deletedItems == [index(0, 0)])
    #expect(host.batches.first?.insertedItems == [index(0, 0)])
    declare(["1"], [Figure(id: "1")])
    #expect(host.texts == [["1", "#1"]])
    #expect(host.problems.isEmpty)
  }

  // MARK: Limits

  @Test("more operations than the host shows in motion are a reload, and a diagnostic says so")
  func threshold() {
    var reports: [ListDiagnostic] = []
    host.driver.diagnostics.onDiagnostic = { reports.append($0) }
    host.abilities.operationLimit = 3
    lead(["S" * []], ["S" * ["a", "b", "c"]])
    #expect(host.reloadCount == 0)
    #expect(reports.isEmpty)
    lead(["S" * ["a", "b", "c", "d", "e", "f", "g"]])
    #expect(host.reloadCount == 1)
    #expect(reports.count == 1)
  }

  @Test("identifiers whose hash values all collide are reloaded, and a diagnostic says so")
  func collisions() {
    struct Colliding: Differenciable, Hashable {
      let number: Int
      var differenceIdentifier: Self { self }
      func hash(into hasher: inout Hasher) {}
    }
    var reports: [ListDiagnostic] = []
    host.driver.diagnostics.onDiagnostic = { reports.append($0) }
    host.viewportHeight = 3
    for numbers in [Array(0..<4000), Array((0..<4000).reversed())] {
      host.driver.conv().create { section in
        section.create(for: numbers.map(Colliding.init)) { (element, item: Item<TextCell>) in
          item.configureCell { cell, _ in cell.text = "\(element.number)" }
        }
      }
      host.driver.update()
      #expect(host.texts == [numbers.prefix(3).map { "\($0)" }])
    }
    #expect(host.reloadCount == 2)
    #expect(reports.contains { if case .reloaded = $0 { true } else { false } })
    #expect(host.problems.isEmpty)
  }

  @Test("elements whose contents cannot be compared are filled again, and reported")
  func uncomparable() {
    struct Plain: Differenciable { let differenceIdentifier: Int }
    var reports: [ListDiagnostic] = []
    host.driver.diagnostics.onDiagnostic = { reports.append($0) }
    for _ in 0..<2 {
      host.forgetVerbs()
      host.driver.conv().create { section in
        section.create(for: [Plain(differenceIdentifier: 1)]) { (_, _: Item<TextCell>) in }
      }
      host.driver.update()
    }
    #expect(host.reconfigured == [index(0, 0)])
    #expect(reports.count == 1)
    #expect(reports.first?.description.contains("Plain") == true)
  }
}
