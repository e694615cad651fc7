import Testing

@testable import ConveneDiff

@Suite("Changes of sections")
struct SectionedChangesetTests {
  @Test("each batch has the data that it ends in")
  func data() {
    let old = [
      DifferenceSection("A", elements: [1, 2]), DifferenceSection("B", elements: [3, 4]),
    ]
    let new = [
      DifferenceSection("B", elements: [4, 3]), DifferenceSection("A", elements: [2, 1]),
    ]
    let changes = SectionedChangeset(from: old, to: new)
    #expect(changes.plan.batches.count == 2)
    #expect(changes.data(afterBatch: -1) == old)
    #expect(changes.data(afterBatch: 0) == [old[1], old[0]])
    #expect(changes.data(afterBatch: 1) == new)
    #expect(changes.data(afterBatch: Int.max) == new)
    #expect(changes.plan.validate() == nil)
  }

  @Test("an element that goes to another section moves, and updates are by new index")
  func movesAndUpdates() {
    let old = [
      DifferenceSection("A", elements: [Thing(id: 1), Thing(id: 2)]),
      DifferenceSection("B", elements: []),
    ]
    let new = [
      DifferenceSection("A", elements: [Thing(id: 2)]),
      DifferenceSection("B", elements: [Thing(id: 1, content: 1)]),
    ]
    let changes = SectionedChangeset(from: old, to: new)
    #expect(
      changes.plan.batches.map(\.movedItems) == [
        [Batch.ItemMove(from: at(0, 0), to: at(1, 0))]
      ])
    #expect(changes.updates == [at(1, 0)])
  }

  @Test("no change is empty")
  func empty() {
    let sections = [DifferenceSection("A", elements: [1])]
    let changes = SectionedChangeset(from: sections, to: sections)
    #expect(changes.isEmpty)
    #expect(changes.data(afterBatch: 0) == sections)
  }

  @Test("places alone are a change, and so are contents")
  func notEmpty() {
    func sections(_ things: Thing...) -> [DifferenceSection<String, Thing>] {
      [DifferenceSection("A", elements: things)]
    }
    let one = sections(Thing(id: 1))
    #expect(!SectionedChangeset(from: one, to: sections(Thing(id: 2))).isEmpty)
    #expect(!SectionedChangeset(from: one, to: sections(Thing(id: 1, content: 1))).isEmpty)
  }
}
