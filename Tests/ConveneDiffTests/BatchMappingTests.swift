import TestSupport
import Testing

@testable import ConveneDiff

@Suite("BatchMapping")
struct BatchMappingTests {
  @Test("each item that stays is followed to its place and back, through one batch or two")
  func followsDifferences() {
    print("BatchMapping: CONVENE_SEED=\(RandomRun.seed)")
    var generator = SeededGenerator(seed: RandomRun.seed)
    for number in 0..<20_000 {
      let (old, new) = RandomLists.pair(size: 6, using: &generator)
      let difference = ListDifference.between(old.columns, new.columns)
      let mappings = difference.plan.batches.map { BatchMapping($0) }
      guard !mappings.isEmpty else { continue }
      for index in old.places {
        let place = mappings.reduce(Optional(index)) { place, mapping in
          place.flatMap { mapping.newIndex(ofOld: $0) }
        }
        // An item whose whole section goes or comes is in no operation of its own.
        if place != difference.newIndex(ofOld: index) {
          Issue.record("pair \(number): \(index) is followed to \(String(describing: place))")
          return
        }
      }
      for index in new.places {
        let place = mappings.reversed().reduce(Optional(index)) { place, mapping in
          place.flatMap { mapping.oldIndex(ofNew: $0) }
        }
        if place != difference.oldIndex(ofNew: index) {
          Issue.record("pair \(number): \(index) comes from \(String(describing: place))")
          return
        }
      }
      for section in old.sections.indices {
        let place = mappings.reduce(Optional(section)) { $0.flatMap($1.newSection) }
        #expect(place == difference.newSection(ofOld: section))
      }
    }
  }

  @Test("a batch that breaks every rule has some answer and no fault")
  func brokenBatch() {
    var batch = Batch(countsBefore: [2], countsAfter: [-1, 3])
    batch.deletedSections = [-1, 7, .max]
    batch.insertedSections = [5, .min]
    batch.movedSections = [.init(from: 9, to: -9)]
    batch.deletedItems = [at(.max, .max), at(-1, -1), at(0, 0)]
    batch.movedItems = [.init(from: at(4, .min), to: at(.max, 0))]
    let mapping = BatchMapping(batch)
    for section in [-1, 0, 1, 9] {
      for item in [-1, 0, 3] {
        _ = mapping.newIndex(ofOld: at(section, item))
        _ = mapping.oldIndex(ofNew: at(section, item))
      }
    }
    #expect(mapping.newSection(ofOld: 9) == nil)
    #expect(mapping.oldSection(ofNew: -1) == nil)
  }
}

extension PlainList {
  fileprivate var places: [ItemIndex] {
    sections.indices.flatMap { section in
      sections[section].items.indices.map { at(section, $0) }
    }
  }
}
