import TestSupport
import Testing

@testable import ConveneDiff

@Suite("Items left over in sections that stay")
struct LeftOverTests {
  /// Lists of sections that are all in both, in which an identifier is there at most once.
  private static func sections(using generator: inout SeededGenerator) -> [[[Int]]] {
    let count = Int.random(in: 2...6, using: &generator)
    let kinds = Int.random(in: 20...400, using: &generator)
    let most = Int.random(in: 2...min(80, kinds), using: &generator)
    return (0..<2).map { _ in
      (0..<count).map { _ in
        let some = (0..<kinds).shuffled(using: &generator)
        let part = some.prefix(Int.random(in: 0...most, using: &generator))
        return Bool.random(using: &generator) ? part.sorted() : Array(part)
      }
    }
  }

  /// Sections of one column each, or of columns of two types.
  private static func columns(_ sections: [[Int]], mixed: Bool) -> [SectionColumn] {
    sections.enumerated().map { number, items in
      var columns: [ElementColumn] = []
      var rest = items[...]
      while mixed, let first = rest.first {
        let part = rest.prefix { $0 % 3 == first % 3 }
        columns.append(
          first % 3 == 0 ? TypedColumn(part.map { "\($0)" }) : TypedColumn(Array(part)))
        rest = rest.dropFirst(part.count)
      }
      return SectionColumn(
        identity: SectionIdentity(of: number), columns: mixed ? columns : [TypedColumn(items)])
    }
  }

  /// Where each item of an old list is: in its section, or in another one, where it is the only one
  /// left over on each side.
  private static func partners(_ old: [[Int]], _ new: [[Int]]) -> [[ItemIndex?]] {
    func leftOver(_ list: [[Int]], _ other: [[Int]]) -> [Int: [ItemIndex]] {
      var places: [Int: [ItemIndex]] = [:]
      for (section, items) in list.enumerated() {
        for (item, id) in items.enumerated() where !other[section].contains(id) {
          places[id, default: []].append(at(section, item))
        }
      }
      return places
    }
    let (oldLeft, newLeft) = (leftOver(old, new), leftOver(new, old))
    return old.enumerated().map { section, items in
      items.map { id in
        if let item = new[section].firstIndex(of: id) { return at(section, item) }
        guard oldLeft[id]?.count == 1, newLeft[id]?.count == 1 else { return nil }
        return newLeft[id]?.first
      }
    }
  }

  @Test("are found in other sections, of one type or several", arguments: [false, true])
  func partnersElsewhere(mixed: Bool) {
    for seed in 1...100 as ClosedRange<UInt64> {
      var generator = SeededGenerator(seed: seed)
      let lists = Self.sections(using: &generator)
      let expected = Self.partners(lists[0], lists[1])
      let sides = lists.map { Self.columns($0, mixed: mixed) }
      let difference = ListDifference.between(sides[0], sides[1], comparesContents: false)
      let found = expected.indices.map { section in
        expected[section].indices.map { difference.identicalNewIndex(ofOld: at(section, $0)) }
      }
      #expect(found == expected, "seed \(seed)")
      #expect(difference.plan.violation(from: sides[0], to: sides[1]) == nil, "seed \(seed)")
    }
  }

  @Test("one that came, among very many that went")
  func oneAmongMany() {
    let old = [Array(0..<3_000), Array(3_000..<6_000)]
    let new = [old[0].filter { $0 % 3 == 0 } + [4_000], old[1].filter { $0 % 3 == 0 } + [1, -1]]
    let sides = [old, new].map { Self.columns($0, mixed: false) }
    let difference = ListDifference.between(sides[0], sides[1], comparesContents: false)
    #expect(difference.operations.moves == 2)
    #expect(difference.operations.insertions == 1)
    #expect(difference.operations.deletions == 4_000 - 2)
    #expect(difference.identicalNewIndex(ofOld: at(1, 1_000)) == at(0, 1_000))
    #expect(difference.identicalNewIndex(ofOld: at(0, 1)) == at(1, 1_000))
  }
}
