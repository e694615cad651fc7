import TestSupport
import Testing

@testable import ConveneDiff

@Suite("Differences, large lists")
struct LargeDifferenceTests {
  @Test("a million numbers of which one in a hundred changed")
  func million() {
    var generator = SeededGenerator(seed: 1)
    let old = Array(0..<1_000_000)
    var new = old
    // A third of the changes each: gone, come, and moved.
    for _ in 0..<3_333 { new.remove(at: Int.random(in: 0..<new.count, using: &generator)) }
    for number in 0..<3_333 {
      new.insert(1_000_000 + number, at: Int.random(in: 0...new.count, using: &generator))
    }
    for _ in 0..<3_334 {
      let moved = new.remove(at: Int.random(in: 0..<new.count, using: &generator))
      new.insert(moved, at: Int.random(in: 0...new.count, using: &generator))
    }
    let changes = Changeset(from: old, to: new)
    // A number that came may have moved before it was seen, and counts as inserted.
    #expect(changes.moves.count <= 3_334)
    #expect(changes.apply(to: old) == new)
    #expect(changes.plan.batches.count == 1)
    #expect(changes.plan.validate() == nil)
    #expect(changes.updates.isEmpty)
  }

  @Test("a filter and its undoing take deletions and insertions only")
  func filter() {
    let all = (0..<20_000).map { "package-\($0)" }
    let some = all.filter { $0.hasSuffix("7") || $0.hasSuffix("21") }
    let narrowed = Changeset(from: all, to: some)
    #expect(narrowed.deletions.count == all.count - some.count)
    #expect(narrowed.insertions.isEmpty && narrowed.moves.isEmpty)
    let widened = Changeset(from: some, to: all)
    #expect(widened.insertions.count == all.count - some.count)
    #expect(widened.deletions.isEmpty && widened.moves.isEmpty)
    #expect(widened.apply(to: some) == all)
  }

  @Test("a shuffle and a reversal keep what a longest increasing subsequence keeps")
  func shuffle() {
    var generator = SeededGenerator(seed: 2)
    let old = Array(0..<5_000)
    let shuffled = old.shuffled(using: &generator)
    let changes = Changeset(from: old, to: shuffled)
    #expect(changes.apply(to: old) == shuffled)
    #expect(changes.moves.count == 5_000 - Reference.longestAscending(shuffled))
    #expect(Changeset(from: old, to: old.reversed()).moves.count == 4_999)
  }

  @Test("ten thousand sections of which each has lost, gained or moved an item")
  func manySections() {
    let old = PlainList(
      (0..<10_000).map { id in
        PlainList.Section(id: id, items: (0..<3).map { Thing(id: id * 3 + $0) })
      })
    var new = old
    for section in new.sections.indices {
      let last = new.sections[section].items.removeLast()
      if section.isMultiple(of: 2) { new.sections[section ^ 1].items.insert(last, at: 0) }
    }
    let difference = ListDifference.between(old.columns, new.columns)
    #expect(difference.operations.moves == 5_000)
    #expect(difference.operations.deletions == 5_000)
    #expect(difference.plan.violation(from: old.columns, to: new.columns) == nil)
  }

  @Test("where all hash values collide a short list is still paired in full")
  func colliding() {
    let old = (0..<300).map { Colliding(id: $0) }
    let new = Array(old.reversed())
    let changes = Changeset(from: old, to: new)
    #expect(changes.moves.count == 299)
    #expect(changes.apply(to: old) == new)
  }

  @Test("where all hash values of a long list collide the plan is right and says what it isn't")
  func collidingBeyondBudget() {
    let old = (0..<4_000).map { Colliding(id: $0) }
    let new = Array(old.reversed())
    func section(_ elements: [Colliding]) -> [SectionColumn] {
      [SectionColumn(identity: SectionIdentity(of: 0), columns: [TypedColumn(elements)])]
    }
    let difference = ListDifference.between(section(old), section(new))
    #expect(difference.exceededBudget)
    #expect(difference.plan.violation(from: section(old), to: section(new)) == nil)
    #expect(Changeset(from: old, to: new).apply(to: old) == new)
  }

  @Test("sections whose hash values all collide are paired")
  func collidingSections() {
    let old = (0..<50).map { DifferenceSection(Colliding(id: $0), elements: [$0]) }
    let new = Array(old.reversed())
    let changes = SectionedChangeset(from: old, to: new)
    #expect(changes.plan.batches.map(\.movedSections.count) == [49])
    #expect(changes.plan.batches.allSatisfy { $0.insertedSections.isEmpty })
  }

  @Test("a run far ahead doesn't reach back over what is paired, though that looks alike")
  func runBehindDuplicate() {
    let run = Array(1_000..<1_300)
    let skipped = Array(2_000..<4_000)
    let old = PlainList((0, [1, 7] + skipped + [7] + run + [3]))
    let difference = verify(old, PlainList((0, [2, 7] + run + [4])))
    #expect(difference.newIndex(ofOld: at(0, 1)) == at(0, 1))
    #expect(difference.operations.moves == 0)
  }

  @Test("what moves in one section doesn't mix up equal items of the next")
  func sectionsOfTheirOwn() {
    let run = Array(1_000..<2_500)
    let many = [Int](repeating: 7, count: 1_200)
    let old = PlainList((0, [1, 2, 3]), (1, many + run + [7, 8]))
    let new = PlainList((0, [3, 1, 2]), (1, run + [7, 9]))
    let difference = ListDifference.between(old.columns, new.columns)
    #expect(difference.plan.batches.map(\.movedItems) == [[.init(from: at(0, 2), to: at(0, 0))]])
    #expect(difference.operations.deletions == 1_201)
    #expect(difference.operations.insertions == 1)
    #expect(difference.plan.violation(from: old.columns, to: new.columns) == nil)
  }

  @Test("more items than 32-bit numbers count are replaced in whole")
  func beyondCounting() {
    // The sections share one array: no memory is needed for them.
    let column = TypedColumn([Int](repeating: 0, count: 1_000_000))
    let many = (0..<2_200).map {
      SectionColumn(identity: SectionIdentity(of: $0), columns: [column])
    }
    let difference = ListDifference.between(many, [])
    #expect(difference.exceededBudget)
    #expect(difference.plan.batches.map(\.deletedSections.count) == [2_200])
    #expect(difference.plan.validate() == nil)
    #expect(difference.newIndex(ofOld: at(0, 0)) == nil)
    #expect(difference.newSection(ofOld: 0) == nil)
    let few = PlainList((0, [1]), (1, [])).columns
    let replaced = ListDifference.between(many, few)
    #expect(replaced.plan.batches.map(\.insertedSections) == [[0, 1]])
    #expect(replaced.plan.stages == [[.new(0), .new(1)]])
    #expect(replaced.plan.validate() == nil)
  }
}
