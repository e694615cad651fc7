import TestSupport
import Testing

@testable import ConveneDiff

@Suite("Indexes of items")
struct ItemIndexesTests {
  @Test("they are an array of the same places, one by one, by position and in ranges")
  func arePlaces() {
    var generator = SeededGenerator(seed: RandomRun.seed)
    print("ItemIndexes: CONVENE_SEED=\(RandomRun.seed)")
    for _ in 0..<2_000 {
      var places: [ItemIndex] = []
      var indexes = ItemIndexes()
      for _ in 0..<Int.random(in: 0...8, using: &generator) {
        let section = Int.random(in: -1...1, using: &generator)
        let first = Int.random(in: -1...3, using: &generator)
        let items = first..<first + Int.random(in: 0...3, using: &generator)
        indexes.append(items, inSection: section)
        places += items.map { at(section, $0) }
      }
      #expect(Array(indexes) == places)
      #expect(indexes.count == places.count && indexes.isEmpty == places.isEmpty)
      #expect(indexes.indices.map { indexes[$0] } == places)
      #expect(indexes == ItemIndexes(places))
      #expect(indexes.description == places.description)
    }
  }

  @Test("neighbours in one section are one range, however they came")
  func neighbours() {
    var indexes: ItemIndexes = [at(0, 3), at(0, 4), at(1, 5)]
    indexes.append(6..<9, inSection: 1)
    indexes.append(at(1, 9))
    #expect(indexes.runs.map(\.section) == [0, 1])
    #expect(indexes.runs.map(\.firstItem) == [3, 5])
    #expect(indexes.count == 7)
    #expect(indexes != [at(0, 3), at(0, 4)])
  }

  @Test("the ends of the numbers are places like others")
  func ends() {
    let places = [at(.max, .max), at(.max, .min), at(.min, .max), at(0, .min)]
    #expect(Array(ItemIndexes(places)) == places)
  }

  @Test("of ascending ones it is known how many come before a place, and which lie in a section")
  func ranks() {
    let indexes: ItemIndexes = [at(0, 1), at(0, 2), at(0, 5), at(2, 0), at(2, 1)]
    let places = Array(indexes)
    for section in -1...3 {
      for item in -1...6 {
        let (before, isContained) = indexes.rank(of: at(section, item))
        #expect(before == places.count { $0 < at(section, item) })
        #expect(isContained == places.contains(at(section, item)))
      }
      let runs = indexes.runs(inSection: section)
      let start = indexes.start(ofRun: runs.lowerBound)
      #expect(start == places.count { $0.section < section })
      #expect(
        indexes.start(ofRun: runs.upperBound) - start == places.count { $0.section == section })
    }
  }
}
