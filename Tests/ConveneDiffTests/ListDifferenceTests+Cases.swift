import Testing

@testable import ConveneDiff

@Suite("Differences, cases from the field")
struct DifferenceCaseTests {
  @Test("L3: an item in a section that moves takes two batches")
  func itemInMovingSection() {
    let old = PlainList((0..<8).map { PlainList.Section(id: $0, items: things($0)) })
    var new = old
    let moved = new.sections.remove(at: 3)
    new.sections.insert(moved, at: 0)
    new.sections.insert(PlainList.Section(id: 8, items: things(8)), at: 0)
    new.sections[1].items.insert(Thing(id: 99), at: 0)

    var single = Batch(
      countsBefore: [3, 3, 3, 3, 3, 3, 3, 3], countsAfter: [3, 4, 3, 3, 3, 3, 3, 3, 3])
    single.insertedSections = [0]
    single.movedSections = [Batch.SectionMove(from: 3, to: 1)]
    single.insertedItems = [at(1, 0)]
    #expect(BatchRules.violation(in: single)?.rule == 6)

    let batches = verify(old, new).plan.batches
    #expect(batches.count == 2)
    #expect(batches.first?.insertedSections == [0])
    #expect(batches.first?.movedSections == [Batch.SectionMove(from: 3, to: 1)])
    #expect(batches.last?.insertedItems == [at(1, 0)])
  }

  @Test("L4: a section whose identifier is used again is deleted or stays, never both")
  func reusedSectionIdentifier() {
    var batch = Batch(countsBefore: [1, 1], countsAfter: [1])
    batch.deletedSections = [1]
    batch.movedSections = [Batch.SectionMove(from: 1, to: 0)]
    #expect(BatchRules.violation(in: batch)?.rule == 2)

    let shorter = verify(PlainList((7, [1]), (7, [2])), PlainList((7, [2])))
    #expect(shorter.operations.sections == 1)
    #expect(shorter.plan.batches.allSatisfy { $0.movedSections.isEmpty })
    verify(PlainList((1, [1]), (7, [2])), PlainList((7, [2]), (7, [1])))
    verify(PlainList((7, [1]), (1, [3]), (7, [2])), PlainList((1, [3]), (7, [1])))
  }

  @Test("L5: an item with new contents that is pushed down is reconfigured, not inserted")
  func changedBehindInsertion() {
    let old = PlainList([PlainList.Section(id: 0, items: [Thing(id: 2)])])
    let new = PlainList([
      PlainList.Section(id: 0, items: [Thing(id: 1), Thing(id: 2, content: 1)])
    ])
    let difference = verify(old, new)
    #expect(difference.plan.batches.map(\.insertedItems) == [[at(0, 0)]])
    #expect(difference.operationCount == 1)
    #expect(difference.reconfiguredItems == [at(0, 1)])
  }

  @Test("L6: new contents behind a deletion or an insertion are found by identity")
  func changedBehindChange() {
    func section(_ things: Thing...) -> PlainList {
      PlainList([PlainList.Section(id: 0, items: things)])
    }
    let shorter = verify(
      section(Thing(id: 1), Thing(id: 2)), section(Thing(id: 2, content: 1)))
    #expect(shorter.plan.batches.map(\.deletedItems) == [[at(0, 0)]])
    #expect(shorter.reconfiguredItems == [at(0, 0)])
    #expect(shorter.operationCount == 1)

    let longer = verify(section(Thing(id: 1)), section(Thing(id: 9), Thing(id: 1, content: 1)))
    #expect(longer.plan.batches.map(\.insertedItems) == [[at(0, 0)]])
    #expect(longer.reconfiguredItems == [at(0, 1)])
    #expect(longer.operationCount == 1)
  }

  @Test("L11: equal identifiers are all shown, the same way each time, and told once")
  func duplicates() {
    for (old, new) in [([1], [1, 2, 2]), ([1, 2], [2, 1, 1])] {
      let first = verify(PlainList((0, old)), PlainList((0, new)))
      #expect(first.duplicates.count == 1)
      #expect(first.duplicates.entries.first?.occurrences == 2)
      #expect(first.duplicates.entries.first?.section == 0)
      #expect(first.duplicates.identifiers == ["\(new[2])"])
      for _ in 0..<5 {
        #expect(verify(PlainList((0, old)), PlainList((0, new))).plan == first.plan)
      }
    }
  }

  @Test("L15: an item is moved and reconfigured, both")
  func movedAndChanged() {
    let old = PlainList((0, [1, 2, 3]))
    let new = PlainList([
      PlainList.Section(
        id: 0, items: [Thing(id: 2, content: 1), Thing(id: 3), Thing(id: 1, content: 1)])
    ])
    let difference = verify(old, new)
    #expect(
      difference.plan.batches.map(\.movedItems) == [
        [Batch.ItemMove(from: at(0, 0), to: at(0, 2))]
      ])
    #expect(difference.operationCount == 1)
    #expect(difference.reconfiguredItems == [at(0, 0), at(0, 2)])
  }

  @Test("L16: an item moves to another section, and its old one stays")
  func movesToAnotherSection() {
    let difference = verify(PlainList((0, [1]), (1, [2])), PlainList((0, []), (1, [2, 1])))
    #expect(
      difference.plan.batches.map(\.movedItems) == [
        [Batch.ItemMove(from: at(0, 0), to: at(1, 1))]
      ])
    #expect(difference.operationCount == 1)
  }

  @Test("L17: nothing moves into an inserted section or out of a deleted one")
  func insertedAndDeletedSections() {
    verify(
      PlainList((0, [1, 2]), (1, [3, 4])), PlainList((0, [1, 2]), (2, [5]), (1, [6, 3, 4])))
    let one = PlainList((0, [1, 2]))
    let two = PlainList((0, [1]), (1, [2]))
    let apart = verify(one, two)
    #expect(apart.plan.batches.map(\.insertedSections) == [[1]])
    #expect(apart.plan.batches.map(\.deletedItems) == [[at(0, 1)]])
    let together = verify(two, one)
    #expect(together.plan.batches.map(\.deletedSections) == [[1]])
    #expect(together.plan.batches.map(\.insertedItems) == [[at(0, 1)]])
  }

  @Test("L18: what goes from one section to the next one is moved")
  func movesAcross() {
    let difference = verify(PlainList((0, [1, 2]), (1, [3])), PlainList((0, [1]), (1, [2, 3])))
    #expect(
      difference.plan.batches.map(\.movedItems) == [
        [Batch.ItemMove(from: at(0, 1), to: at(1, 0))]
      ])
    #expect(difference.operationCount == 1)
  }

  @Test("L19: equal identifiers in two sections are two things")
  func equalInTwoSections() {
    let difference = verify(PlainList((0, [1]), (1, [1])), PlainList((0, []), (1, [1])))
    #expect(difference.plan.batches.map(\.deletedItems) == [[at(0, 0)]])
    #expect(difference.operationCount == 1)
    #expect(difference.duplicates.isEmpty)
  }

  @Test("L20: sections change places while items do, with no stale cell")
  func sectionsAndItemsMove() {
    let difference = verify(PlainList((0, [1]), (1, [2, 3])), PlainList((1, [3, 2]), (0, [1])))
    #expect(difference.operations.sections == 1)
    #expect(difference.operations.moves == 1)
    // The section without changes moves, so that one batch is enough.
    #expect(difference.plan.batches.count == 1)
    #expect(difference.plan.batches.first?.movedSections == [Batch.SectionMove(from: 0, to: 1)])

    let costly = verify(
      PlainList((0, [1, 4]), (1, [2, 3])), PlainList((1, [3, 2]), (0, [4, 1])))
    #expect(costly.plan.batches.count == 2)
  }

  @Test("L23: elements of two types with equal identifiers are two things")
  func twoTypes() {
    struct Other: Differenciable, Equatable {
      let differenceIdentifier: Int
    }
    func section(_ columns: ElementColumn...) -> [SectionColumn] {
      [SectionColumn(identity: SectionIdentity(of: 0), columns: columns)]
    }
    let numbers = section(TypedColumn([1]), TypedColumn(["1"]))
    let texts = section(TypedColumn(["1"]), TypedColumn([1]))
    let swapped = ListDifference.between(numbers, texts)
    #expect(swapped.operations.moves == 1)
    #expect(swapped.operationCount == 1)
    #expect(swapped.duplicates.isEmpty)
    #expect(swapped.plan.violation(from: numbers, to: texts) == nil)

    let things = section(TypedColumn([Thing(id: 1)]))
    let others = section(TypedColumn([Other(differenceIdentifier: 1)]))
    let replaced = ListDifference.between(things, others)
    #expect(replaced.operations.deletions == 1)
    #expect(replaced.operations.insertions == 1)
    #expect(replaced.reconfiguredItems.isEmpty)
    let both = section(
      TypedColumn([Thing(id: 1)]), TypedColumn([Other(differenceIdentifier: 1)]))
    #expect(ListDifference.between(things, both).operationCount == 1)
    #expect(ListDifference.between(both, both).duplicates.isEmpty)
    #expect(SectionIdentity(of: 1) != SectionIdentity(of: "1"))
    #expect(SectionIdentity(of: Thing(id: 1)) != SectionIdentity(of: 1))
  }

  private func things(_ section: Int) -> [Thing] { (0..<3).map { Thing(id: section * 3 + $0) } }
}
