import Testing

@testable import ConveneDiff

@Suite("Differences")
struct ListDifferenceTests {
  @Test("lists that are the same need nothing")
  func nothing() {
    for list in [PlainList(), PlainList((0, [])), PlainList((0, [1, 2]), (1, []), (2, [3]))] {
      let difference = verify(list, list)
      #expect(difference.plan.isEmpty)
      #expect(difference.operationCount == 0)
      #expect(difference.reconfiguredItems.isEmpty)
    }
  }

  @Test("from nothing and to nothing takes sections only")
  func fromAndToNothing() {
    let list = PlainList((0, [1, 2]), (1, [3]))
    let filled = verify(PlainList(), list)
    #expect(filled.plan.batches.map(\.insertedSections) == [[0, 1]])
    #expect(filled.operationCount == 2)
    let emptied = verify(list, PlainList())
    #expect(emptied.plan.batches.map(\.deletedSections) == [[0, 1]])
    #expect(emptied.operationCount == 2)
  }

  @Test("a move that the rules forbid becomes a deletion and an insertion of the same thing")
  func convertedIdentity() {
    // 5 stays in its place by number while 1 is gone and all others change sides.
    let old = PlainList((0, [1, 2, 5, 3, 4]))
    let new = PlainList((0, [3, 4, 5, 2]))
    let difference = verify(old, new)
    #expect(difference.plan.batches.map(\.deletedItems) == [[at(0, 0), at(0, 2)]])
    #expect(difference.plan.batches.map(\.insertedItems) == [[at(0, 2)]])
    #expect(difference.newIndex(ofOld: at(0, 2)) == nil)
    #expect(difference.oldIndex(ofNew: at(0, 2)) == nil)
    #expect(difference.identicalNewIndex(ofOld: at(0, 2)) == at(0, 2))
    #expect(difference.identicalOldIndex(ofNew: at(0, 2)) == at(0, 2))
    #expect(difference.identicalNewIndex(ofOld: at(0, 0)) == nil)
  }

  @Test("indexes that a list doesn't have lead nowhere")
  func unknownIndexes() {
    let difference = verify(PlainList((0, [1]), (1, [])), PlainList((0, [1]), (1, [])))
    for index in [
      at(-1, 0), at(0, -1), at(0, 1), at(1, 0), at(2, 0), at(Int.max, Int.max),
      at(Int.min, Int.min), at(0, Int.max),
    ] {
      #expect(difference.newIndex(ofOld: index) == nil)
      #expect(difference.oldIndex(ofNew: index) == nil)
      #expect(difference.identicalNewIndex(ofOld: index) == nil)
      #expect(difference.identicalOldIndex(ofNew: index) == nil)
    }
    for section in [-1, 2, Int.max, Int.min] {
      #expect(difference.newSection(ofOld: section) == nil)
      #expect(difference.oldSection(ofNew: section) == nil)
    }
  }

  @Test("sections are followed by identity, and items in deleted ones are gone")
  func sectionsFollowed() {
    let difference = verify(
      PlainList((0, [1]), (1, [2]), (2, [3])), PlainList((2, [3]), (3, [2]), (0, [1])))
    #expect(difference.newSection(ofOld: 0) == 2)
    #expect(difference.newSection(ofOld: 1) == nil)
    #expect(difference.newSection(ofOld: 2) == 0)
    #expect(difference.oldSection(ofNew: 1) == nil)
    #expect(difference.newIndex(ofOld: at(1, 0)) == nil)
    #expect(difference.oldIndex(ofNew: at(1, 0)) == nil)
    #expect(difference.newIndex(ofOld: at(0, 0)) == at(2, 0))
  }

  @Test("the first of two batches ends in old items and the sections that came")
  func stages() {
    let old = PlainList((0, [1, 4]), (1, [2, 3]), (5, []))
    let new = PlainList((1, [3, 2]), (7, [8, 9]), (0, [4, 1]))
    let plan = verify(old, new).plan
    #expect(plan.stages == [[.old(1), .new(1), .old(0)], [.new(0), .new(1), .new(2)]])
    #expect(plan.batches.map(\.countsAfter) == [[2, 2, 2], [2, 2, 2]])
    #expect(plan.validate() == nil)
  }

  @Test("types that cannot be compared count as changed and are named once")
  func uncomparableTypes() {
    struct Opaque: Differenciable {
      let differenceIdentifier: Int
    }
    struct Special: Differenciable {
      let differenceIdentifier: Int
      var name = ""
      func isContentEqual(to other: Special) -> Bool { name == other.name }
    }
    func section(_ column: ElementColumn) -> [SectionColumn] {
      [SectionColumn(identity: SectionIdentity(of: 0), columns: [column])]
    }
    let opaque = section(TypedColumn((0..<3).map { Opaque(differenceIdentifier: $0) }))
    let difference = ListDifference.between(opaque, opaque)
    #expect(difference.reconfiguredItems == [at(0, 0), at(0, 1), at(0, 2)])
    #expect(difference.plan.isEmpty)
    #expect(difference.uncomparableTypes.count == 1)
    #expect(difference.uncomparableTypes.first?.hasSuffix("Opaque") == true)

    let plain = section(TypedColumn([Special(differenceIdentifier: 1)]))
    let named = section(TypedColumn([Special(differenceIdentifier: 1, name: "a")]))
    #expect(ListDifference.between(plain, named).reconfiguredItems == [at(0, 0)])
    #expect(ListDifference.between(plain, named).uncomparableTypes.isEmpty)
  }

  @Test("items are counted through the columns of a section")
  func severalColumns() {
    func section(_ texts: [String], _ numbers: [Int], _ more: [String]) -> [SectionColumn] {
      [
        SectionColumn(
          identity: SectionIdentity(of: 0),
          columns: [TypedColumn(texts), TypedColumn(numbers), TypedColumn(more)])
      ]
    }
    let cases = [
      (section(["a", "b"], [1, 2], ["c"]), section(["a"], [1, 2, 3], ["b", "c"]), 2),
      (section([], [], []), section(["a"], [], ["b"]), 2),
      (section(["a"], [], ["b"]), section([], [], ["a", "b"]), 0),
      (section(["a", "b"], [7], []), section([], [7], ["a", "b"]), 1),
    ]
    for (old, new, operations) in cases {
      let difference = ListDifference.between(old, new)
      #expect(difference.plan.violation(from: old, to: new) == nil)
      #expect(difference.operationCount == operations)
      #expect(difference.reconfiguredItems.isEmpty)
    }
  }

  @Test("duplicates are counted beyond those that are named")
  func manyDuplicates() {
    let ids = (0..<40).flatMap { [$0, $0] }
    let report = verify(PlainList((0, [])), PlainList((0, ids), (1, [1]))).duplicates
    #expect(report.count == 40)
    #expect(report.entries.count == DuplicateReport.entryLimit)
    let sections = verify(PlainList(), PlainList((5, []), (6, []), (5, []))).duplicates
    #expect(sections.entries.map(\.section) == [nil])
    #expect(sections.identifiers == ["5"])
  }
}
