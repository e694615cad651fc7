import TestSupport
import Testing

@testable import ConveneDiff

@Suite("Which item is which")
struct ListMatchingTests {
  /// The matching of two lists of one section, in which each identifier is there once.
  private static func matching(_ old: [Int], _ new: [Int]) -> ListMatching {
    var matcher = ListMatcher(
      ArraySide(old), ItemOffsets(sections: 1) { _ in old.count },
      ArraySide(new), ItemOffsets(sections: 1) { _ in new.count },
      comparesContents: false, workspace: Workspace())
    matcher.match()
    return matcher.matching
  }

  /// Whether each item leads to itself in the other list, and what has gone or come nowhere.
  private static func isRight(_ matching: ListMatching, _ old: [Int], _ new: [Int]) -> Bool {
    func places(_ items: [Int]) -> [Int: ItemIndex] {
      .init(uniqueKeysWithValues: items.enumerated().map { ($1, at(0, $0)) })
    }
    let (oldPlaces, newPlaces) = (places(old), places(new))
    return old.indices.allSatisfy { matching.new(ofOld: at(0, $0)) == newPlaces[old[$0]] }
      && new.indices.allSatisfy { matching.old(ofNew: at(0, $0)) == oldPlaces[new[$0]] }
  }

  /// What rule the plan breaks, in words, if any.
  private static func violation(_ old: [Int], _ new: [Int]) -> String? {
    let sides = [old, new].map { PlainList((0, $0)).columns }
    return ListDifference.between(sides[0], sides[1]).plan
      .violation(from: sides[0], to: sides[1])?.message
  }

  @Test("blocks that changed places are told by their runs alone")
  func blocks() {
    let old = Array(0..<9_000)
    let new = Array(6_000..<9_000) + Array(3_000..<6_000) + Array(0..<3_000)
    let matching = Self.matching(old, new)
    #expect(matching.columns.newOfOld.isEmpty)
    #expect(matching.columns.oldOfNew.isEmpty)
    #expect(matching.pairs[0].movesItems)
    #expect(Self.isRight(matching, old, new))
    #expect(Self.violation(old, new) == nil)
  }

  @Test("partners are kept of what runs left over, and of nothing else")
  func leftOver() {
    var generator = SeededGenerator(seed: 7)
    let old = Array(0..<50_000)
    var new = old.filter { $0 % 1_000 != 3 }
    for _ in 0..<40 {
      let item = new.remove(at: Int.random(in: 0..<new.count, using: &generator))
      new.insert(item, at: Int.random(in: 0..<new.count, using: &generator))
    }
    let matching = Self.matching(old, new)
    // 50 went and 40 moved; a run may end a few items early where one went.
    #expect((90..<200).contains(matching.columns.newOfOld.count))
    #expect((40..<150).contains(matching.columns.oldOfNew.count))
    #expect(Self.isRight(matching, old, new))
  }

  @Test("blocks that changed places, with items that went, came and moved within them")
  func blocksAndItems() {
    for seed in 1...20 as ClosedRange<UInt64> {
      var generator = SeededGenerator(seed: seed)
      let old = Array(0..<6_000)
      var new = Array(old[4_000...]) + Array(old[2_000..<4_000]) + Array(old[..<2_000])
      for number in 0..<Int.random(in: 1...60, using: &generator) {
        let item = new.remove(at: Int.random(in: 0..<new.count, using: &generator))
        let place = Int.random(in: 0..<new.count, using: &generator)
        if number % 3 == 0 { new.insert(-1 - number, at: place) }
        if number % 3 == 1 { new.insert(item, at: place) }
      }
      #expect(Self.isRight(Self.matching(old, new), old, new), "seed \(seed)")
      #expect(Self.violation(old, new) == nil, "seed \(seed)")
    }
  }

  @Test("items of sections whose blocks changed places go to the other section")
  func blocksAndOtherSections() {
    func section(_ first: Int) -> [Int] {
      Array(first + 2_000..<first + 4_000) + Array(first..<first + 2_000)
    }
    let old = [Array(0..<4_000), Array(10_000..<14_000)]
    var new = [section(0), section(10_000)]
    new[0][700] = 13_000
    new[1][1_300] = 100
    new[1].remove(at: 3_000)
    // In each the one that went over is gone, too.
    new[0].removeAll { $0 == 100 }
    new[1].removeAll { $0 == 13_000 }
    let sides = [old, new].map { PlainList((0, $0[0]), (1, $0[1])).columns }
    let difference = ListDifference.between(sides[0], sides[1])
    func place(_ item: Int, _ list: [[Int]]) -> ItemIndex? {
      list.indices.compactMap { section in
        list[section].firstIndex(of: item).map { at(section, $0) }
      }.first
    }
    for section in old.indices {
      for item in stride(from: 0, to: 4_000, by: 7).map({ $0 }) + [100, 3_000, 1_000] {
        let there = place(old[section][item], new)
        #expect(difference.identicalNewIndex(ofOld: at(section, item)) == there)
        if let there { #expect(difference.identicalOldIndex(ofNew: there) == at(section, item)) }
      }
    }
    #expect(difference.plan.violation(from: sides[0], to: sides[1]) == nil)
  }

  @Test("numbers up to the greatest are right")
  func greatNumbers() {
    let count = Int(Int32.max) - 1
    let offsets = ItemOffsets(sections: 2) { $0 == 0 ? count - 1_000_000 : 1_000_000 }
    var matching = ListMatching(oldOffsets: offsets, newOffsets: offsets)
    matching.sections.pair(old: 1, new: 1)
    var notes = SectionNotes(comparesContents: false)
    notes.runs = [ItemRun(old: 850_000, new: 850_001, count: 100_000)]
    notes.pairs = 100_000
    matching.pairs[1] = ListMatching.SectionPair(prefix: 1, suffix: 1)
    matching.add(notes, to: 1)
    #expect(matching.old(ofNew: at(1, 900_000)) == at(1, 899_999))
    #expect(matching.new(ofOld: at(1, 899_999)) == at(1, 900_000))
    #expect(matching.old(ofNew: at(1, 999_999)) == at(1, 999_999))
    #expect(matching.old(ofNew: at(1, 850_000)) == nil)
  }
}
