import TestSupport
import Testing

@testable import ConveneDiff

@Suite("Batch rules")
struct BatchRulesTests {
  /// A batch that breaks one rule, and what the sentence must name.
  struct Case: CustomTestStringConvertible, Sendable {
    let rule: Int
    let testDescription: String
    let batch: Batch
    let names: [String]

    init(
      _ rule: Int, _ description: String, before: [Int], after: [Int], names: [String],
      _ change: (inout Batch) -> Void
    ) {
      self.rule = rule
      testDescription = description
      var batch = Batch(countsBefore: before, countsAfter: after)
      change(&batch)
      self.batch = batch
      self.names = names
    }
  }

  static let cases: [Case] = [
    Case(
      1, "deletes a section that isn't there", before: [1], after: [],
      names: ["section 3", "1", "old list"]
    ) {
      $0.deletedSections = [3]
    },
    Case(
      1, "inserts a section beyond the new list", before: [], after: [1],
      names: ["section 1", "new list"]
    ) {
      $0.insertedSections = [1]
    },
    Case(1, "moves a section from nowhere", before: [1], after: [1], names: ["section 2"]) {
      $0.movedSections = [Batch.SectionMove(from: 2, to: 0)]
    },
    Case(1, "moves a section to nowhere", before: [1], after: [1], names: ["to 2"]) {
      $0.movedSections = [Batch.SectionMove(from: 0, to: 2)]
    },
    Case(1, "deletes an item beyond the old count", before: [2], after: [1], names: ["0-2", "2"]) {
      $0.deletedItems = [at(0, 2)]
    },
    Case(1, "deletes an item by an index of the new list", before: [1], after: [1], names: ["1-0"])
    {
      $0.deletedItems = [at(1, 0)]
    },
    Case(1, "inserts an item beyond the new count", before: [1], after: [2], names: ["0-5", "2"]) {
      $0.insertedItems = [at(0, 5)]
    },
    Case(1, "moves an item from nowhere", before: [2], after: [2], names: ["0--1"]) {
      $0.movedItems = [Batch.ItemMove(from: at(0, -1), to: at(0, 0))]
    },
    Case(1, "moves an item to nowhere", before: [2], after: [2], names: ["0-2"]) {
      $0.movedItems = [Batch.ItemMove(from: at(0, 0), to: at(0, 2))]
    },
    Case(1, "counts below nothing", before: [-1], after: [0], names: ["-1"]) { _ in },
    Case(2, "deletes an item twice", before: [3], after: [1], names: ["0-1"]) {
      $0.deletedItems = [at(0, 1), at(0, 1)]
    },
    Case(2, "deletes and moves one item", before: [3], after: [2], names: ["0-1"]) {
      $0.deletedItems = [at(0, 1)]
      $0.movedItems = [Batch.ItemMove(from: at(0, 1), to: at(0, 0))]
    },
    Case(2, "inserts an item twice", before: [1], after: [3], names: ["0-1"]) {
      $0.insertedItems = [at(0, 1), at(0, 1)]
    },
    Case(2, "inserts an item where one moves", before: [2], after: [3], names: ["0-0"]) {
      $0.insertedItems = [at(0, 0)]
      $0.movedItems = [Batch.ItemMove(from: at(0, 1), to: at(0, 0))]
    },
    Case(2, "deletes and moves one section", before: [1, 1], after: [1], names: ["Section 1"]) {
      $0.deletedSections = [1]
      $0.movedSections = [Batch.SectionMove(from: 1, to: 0)]
    },
    Case(2, "inserts a section where one moves", before: [1, 1], after: [1, 1, 1], names: ["1"]) {
      $0.insertedSections = [1]
      $0.movedSections = [Batch.SectionMove(from: 0, to: 1)]
    },
    Case(
      3, "leaves a section out", before: [1, 1], after: [1],
      names: ["2", "1", "0 deleted", "make 2"]
    ) {
      _ in
    },
    Case(
      3, "inserts one of two sections", before: [], after: [1, 1],
      names: ["1 inserted", "2", "make 1"]
    ) {
      $0.insertedSections = [0]
    },
    Case(4, "leaves an item out", before: [3], after: [2], names: ["Section 0", "3 items", "2"]) {
      _ in
    },
    Case(
      4, "moves an item into a section that doesn't grow", before: [2, 1], after: [1, 1],
      names: ["Section 1", "1 moved in"]
    ) {
      $0.movedItems = [Batch.ItemMove(from: at(0, 0), to: at(1, 0))]
    },
    Case(4, "counts beyond all numbers", before: [Int.max], after: [0], names: ["\(Int.max)"]) {
      _ in
    },
    Case(
      4, "swaps sections by order while counts differ", before: [1, 2], after: [2, 1],
      names: ["Section 0"]
    ) { _ in },
    Case(5, "deletes an item of a deleted section", before: [2], after: [], names: ["0-1"]) {
      $0.deletedSections = [0]
      $0.deletedItems = [at(0, 1)]
    },
    Case(5, "inserts an item into an inserted section", before: [], after: [2], names: ["0-1"]) {
      $0.insertedSections = [0]
      $0.insertedItems = [at(0, 1)]
    },
    Case(
      5, "moves an item out of a deleted section", before: [1, 1], after: [2],
      names: ["0-0", "section 0"]
    ) {
      $0.deletedSections = [0]
      $0.movedItems = [Batch.ItemMove(from: at(0, 0), to: at(0, 1))]
    },
    Case(
      5, "moves an item into an inserted section", before: [2], after: [1, 1],
      names: ["0-1", "section 1"]
    ) {
      $0.insertedSections = [1]
      $0.movedItems = [Batch.ItemMove(from: at(0, 1), to: at(1, 0))]
    },
    Case(6, "deletes in a section that moves", before: [1, 2], after: [1, 1], names: ["1-0"]) {
      $0.movedSections = [Batch.SectionMove(from: 1, to: 0)]
      $0.deletedItems = [at(1, 0)]
    },
    Case(6, "inserts in a section that moves", before: [1, 1], after: [2, 1], names: ["0-0"]) {
      $0.movedSections = [Batch.SectionMove(from: 1, to: 0)]
      $0.insertedItems = [at(0, 0)]
    },
    Case(6, "moves out of a section that moves", before: [1, 2], after: [1, 2], names: ["1-0"]) {
      $0.movedSections = [Batch.SectionMove(from: 1, to: 0)]
      $0.movedItems = [Batch.ItemMove(from: at(1, 0), to: at(1, 0))]
    },
    Case(
      6, "moves to its own index while another is deleted", before: [3], after: [2],
      names: ["0-1"]
    ) {
      $0.deletedItems = [at(0, 0)]
      $0.movedItems = [Batch.ItemMove(from: at(0, 1), to: at(0, 1))]
    },
    Case(
      6, "moves to its own index while another moves out", before: [3, 0], after: [2, 1],
      names: ["0-1"]
    ) {
      $0.movedItems = [
        Batch.ItemMove(from: at(0, 1), to: at(0, 1)), Batch.ItemMove(from: at(0, 0), to: at(1, 0)),
      ]
    },
    Case(
      6, "moves to its own index in another section", before: [0, 1, 1], after: [0, 0, 2],
      names: ["2-0"]
    ) {
      // Section 0 goes and two come, so that section 2 before isn't section 2 after.
      $0.deletedSections = [0]
      $0.insertedSections = [0]
      $0.movedItems = [Batch.ItemMove(from: at(2, 0), to: at(2, 0))]
      $0.countsBefore = [0, 1, 1]
      $0.countsAfter = [0, 0, 2, 0]
      $0.insertedSections = [0, 1]
    },
  ]

  @Test(
    "a batch is rejected for the rule that it breaks, in a sentence that names the numbers",
    arguments: cases)
  func rejects(_ broken: Case) throws {
    let violation = try #require(BatchRules.violation(in: broken.batch))
    #expect(violation.rule == broken.rule)
    for name in broken.names { #expect(violation.message.contains(name)) }
    // What is wrong is followed by how to mend it.
    #expect(violation.message.contains(". "))
    #expect(violation.message.hasSuffix("."))
    #expect(violation.description == violation.message)
  }

  @Test("rule 7: identities are compared, not only counts")
  func identities() {
    var batch = Batch(countsBefore: [3], countsAfter: [3])
    #expect(BatchRules.violation(in: batch, before: [[1, 2, 3]], after: [[1, 2, 3]]) == nil)
    #expect(BatchRules.violation(in: batch, before: [[1, 2, 3]], after: [[1, 4, 3]])?.rule == 7)
    batch.movedItems = [Batch.ItemMove(from: at(0, 0), to: at(0, 2))]
    #expect(BatchRules.violation(in: batch, before: [[1, 2, 3]], after: [[2, 3, 1]]) == nil)
    #expect(BatchRules.violation(in: batch, before: [[1, 2, 3]], after: [[3, 2, 1]])?.rule == 7)
    #expect(BatchRules.violation(in: batch, before: [[1, 2, 3]], after: [[2, 3, 9]])?.rule == 7)
    let sections = BatchRules.violation(
      in: Batch(countsBefore: [1, 1], countsAfter: [1, 1]), sameSection: { $0 != 1 || $1 != 1 },
      sameItem: { _, _ in true })
    #expect(sections?.rule == 7)
    #expect(sections?.message.contains("Section 1") == true)
  }

  @Test("counts that aren't the list's are told before anything else")
  func countsOfTheList() {
    let batch = Batch(countsBefore: [3], countsAfter: [3])
    #expect(BatchRules.violation(in: batch, before: [[1]], after: [[1, 2, 3]])?.rule == 1)
    #expect(BatchRules.violation(in: batch, before: [[1, 2, 3]], after: [[]])?.rule == 1)
    #expect(BatchRules.violation(in: batch, before: [[Int]](), after: [])?.rule == 1)
  }

  @Test("rule 8: a table's row never moves into an inserted section or out of a deleted one")
  func tables() {
    var batch = Batch(countsBefore: [1, 1], countsAfter: [2])
    batch.deletedSections = [0]
    batch.movedItems = [Batch.ItemMove(from: at(0, 0), to: at(0, 1))]
    let out = BatchRules.violation(in: batch, for: .table)
    #expect(out?.rule == 8)
    #expect(out?.message.contains("row 0-0") == true)
    batch = Batch(countsBefore: [2], countsAfter: [1, 1])
    batch.insertedSections = [1]
    batch.movedItems = [Batch.ItemMove(from: at(0, 1), to: at(1, 0))]
    #expect(BatchRules.violation(in: batch, for: .table)?.rule == 8)
    batch.movedItems = []
    batch.deletedItems = [at(0, 1)]
    #expect(BatchRules.violation(in: batch, for: .table) == nil)
  }

  @Test("batches that a list takes are accepted")
  func accepts() {
    #expect(BatchRules.violation(in: Batch(countsBefore: [], countsAfter: [])) == nil)
    var batch = Batch(countsBefore: [3, 1, 2], countsAfter: [2, 4, 1, 2])
    batch.deletedSections = [1]
    batch.insertedSections = [1, 2]
    batch.deletedItems = [at(0, 0), at(0, 1)]
    batch.insertedItems = [at(0, 1)]
    #expect(BatchRules.violation(in: batch) == nil)
    // To its own index is no harm where nothing leaves.
    batch = Batch(countsBefore: [3], countsAfter: [3])
    batch.movedItems = [
      Batch.ItemMove(from: at(0, 1), to: at(0, 1)), Batch.ItemMove(from: at(0, 2), to: at(0, 0)),
    ]
    #expect(BatchRules.violation(in: batch, before: [[1, 2, 3]], after: [[3, 2, 1]]) == nil)
  }

  @Test("no batch, whatever its numbers, makes the rules crash")
  func garbage() {
    print("ConveneDiff garbage batches: CONVENE_SEED=\(RandomRun.seed)")
    var generator = SeededGenerator(seed: RandomRun.seed)
    let numbers = [Int.min, -1, 0, 1, 2, 3, Int.max]
    func number() -> Int {
      Int.random(in: 0..<6, using: &generator) == 0
        ? numbers.randomElement(using: &generator) ?? 0 : Int.random(in: 0..<3, using: &generator)
    }
    func some<Value>(_ make: () -> Value) -> [Value] {
      (0..<Int.random(in: 0...2, using: &generator)).map { _ in make() }
    }
    var rules: Set<Int> = []
    for _ in 0..<20_000 {
      var batch = Batch(countsBefore: some(number), countsAfter: some(number))
      batch.deletedSections = some(number)
      batch.insertedSections = some(number)
      batch.movedSections = some { Batch.SectionMove(from: number(), to: number()) }
      batch.deletedItems = ItemIndexes(some { at(number(), number()) })
      batch.insertedItems = ItemIndexes(some { at(number(), number()) })
      batch.movedItems = some {
        Batch.ItemMove(from: at(number(), number()), to: at(number(), number()))
      }
      for host in [BatchRules.Host.collection, .table] {
        if let violation = BatchRules.violation(in: batch, for: host) {
          rules.insert(violation.rule)
        }
      }
      // Real lists with the batch's own numbers of items, where that is possible.
      let isSmall = (batch.countsBefore + batch.countsAfter).allSatisfy { (0..<10).contains($0) }
      guard isSmall else { continue }
      let before = batch.countsBefore.map { Array(0..<$0) }
      let after = batch.countsAfter.map { Array(0..<$0) }
      if let violation = BatchRules.violation(in: batch, before: before, after: after) {
        rules.insert(violation.rule)
      }
    }
    #expect(rules.isSuperset(of: [1, 2, 3, 4]))
  }
}
