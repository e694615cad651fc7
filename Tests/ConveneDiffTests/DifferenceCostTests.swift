import TestSupport
import Testing

@testable import ConveneDiff

@Suite("What differences cost")
struct DifferenceCostTests {
  /// Two lists that are hard for one or another part of the engine.
  struct Shape: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let lists: @Sendable (Int) -> (old: [Int], new: [Int])

    init(_ description: String, _ new: @escaping @Sendable ([Int]) -> [Int]) {
      testDescription = description
      lists = { count in
        let old = Array(0..<count)
        return (old, new(old))
      }
    }

    init(_ description: String, _ lists: @escaping @Sendable (Int) -> (old: [Int], new: [Int])) {
      testDescription = description
      self.lists = lists
    }
  }

  static let shapes: [Shape] = [
    Shape("all equal") { $0 },
    Shape("all different") { old in old.map { $0 + old.count } },
    Shape("reversed") { $0.reversed() },
    Shape("rotated by a half") { Array($0[($0.count / 2)...] + $0[..<($0.count / 2)]) },
    Shape("rotated by a tenth") { Array($0[($0.count / 10)...] + $0[..<($0.count / 10)]) },
    Shape("the first one last") { Array($0.dropFirst() + $0.prefix(1)) },
    Shape("shuffled") { old in
      var generator = SeededGenerator(seed: 1)
      return old.shuffled(using: &generator)
    },
    Shape("interleaved with others") { old in old.flatMap { [$0, $0 + old.count] } },
    Shape("halves interleaved") { old in
      (0..<old.count / 2).flatMap { [$0, $0 + old.count / 2] }
    },
    Shape("neighbours swapped") { old in
      stride(from: 0, to: old.count, by: 2).flatMap { [$0 + 1, $0] }
    },
    Shape("one identifier, a different number of times") { count in
      ([Int](repeating: 7, count: count), [Int](repeating: 7, count: count / 2))
    },
    Shape("one identifier, others at both ends") { count in
      let many = [Int](repeating: 7, count: count)
      return ([1] + many + [2], [2] + many + [1])
    },
    Shape("one identifier against another") { count in
      ([Int](repeating: 7, count: count), [Int](repeating: 8, count: count))
    },
    Shape("two identifiers, shuffled") { count in
      var generator = SeededGenerator(seed: 2)
      let old = (0..<count).map { $0 % 2 }
      return (old, old.shuffled(using: &generator))
    },
    Shape("runs just shorter than the sampling step, shuffled") { shuffledRuns($0, of: 31) },
    Shape("runs just longer than the sampling step, shuffled") { shuffledRuns($0, of: 33) },
    Shape("runs just long enough, shuffled") { shuffledRuns($0, of: 8) },
    Shape("runs just too short, shuffled") { shuffledRuns($0, of: 7) },
    Shape("runs just shorter than the sampling step, others between") { old in
      stride(from: 0, to: old.count, by: 31).flatMap { start in
        old[start..<min(start + 31, old.count)] + (0..<31).map { old.count + start + $0 }
      }
    },
    Shape("one in twelve left") { $0.filter { $0 % 12 == 5 } },
    Shape("one in six hundred left") { $0.filter { $0 % 600 == 5 } },
    Shape("one in three replaced") { old in old.map { $0 % 3 == 0 ? $0 + old.count : $0 } },
    Shape("two in three replaced") { old in old.map { $0 % 3 == 0 ? $0 : $0 + old.count } },
    Shape("a repeated block, once less") { count in
      let block = Array(0..<max(count / 4, 1))
      return (block + block + block + block, [-1] + block + block + block + [-2])
    },
  ]

  @Test("the comparisons and hash values of hard lists are in proportion", arguments: shapes)
  func isLinear(_ shape: Shape) {
    for count in [120, 1_200, 12_000] {
      let counter = Counter()
      let (old, new) = shape.lists(count)
      let changes = Changeset(
        from: old.map { Counted(id: $0, counter: counter) },
        to: new.map { Counted(id: $0, counter: counter) })
      let both = old.count + new.count
      #expect(counter.hashes <= 2 * both + 600, "of \(both)")
      #expect(counter.comparisons <= 8 * both + 10_000, "of \(both)")
      let result = changes.apply(to: old.map { Counted(id: $0, counter: counter) })
      #expect(result?.map(\.id) == new)
    }
  }

  @Test("the fewest moves, whatever the lists are", arguments: shapes)
  func movesTheFewest(_ shape: Shape) {
    let (old, new) = shape.lists(1_200)
    let changes = Changeset(from: old, to: new)
    let moves = Reference.movesOfPairs(old, new)
    if Set(old).count == old.count, Set(new).count == new.count {
      // A move that a batch can't take is among deletions and insertions.
      let converted = changes.deletions.count - Set(old).subtracting(new).count
      #expect(changes.moves.count + converted == moves)
    } else {
      #expect(changes.moves.count <= moves)
    }
    #expect(changes.apply(to: old) == new)
    #expect(changes.plan.validate() == nil)
  }

  @Test("a list that hardly changes hashes next to nothing")
  func hardlyHashes() {
    let counter = Counter()
    let old = (0..<10_000).map { Counted(id: $0, counter: counter) }
    var new = old
    new.insert(new.removeLast(), at: 0)
    new.remove(at: 5_000)
    new.insert(Counted(id: -1, counter: counter), at: 2_000)
    let changes = Changeset(from: old, to: new)
    #expect(changes.moves.count == 1)
    #expect(counter.hashes < 100)
    #expect(counter.comparisons < 30_000)
  }

  @Test("neither does one whose contents aren't compared, as where a list view shows it")
  func hardlyHashesIdentities() {
    let counter = Counter()
    let old = (0..<10_000).map { Counted(id: $0, counter: counter) }
    var new = old
    new.append(new.remove(at: 9_000))
    new.remove(at: 5_000)
    new.insert(Counted(id: -1, counter: counter), at: 2_000)
    let sides = [old, new].map {
      [SectionColumn(identity: SectionIdentity(of: 0), columns: [TypedColumn($0)])]
    }
    let difference = ListDifference.between(sides[0], sides[1], comparesContents: false)
    #expect(difference.operationCount == 3)
    // A debug build looks for identifiers that are there twice.
    #expect(counter.hashes < new.count + 100)
    #expect(counter.comparisons < 30_000)
  }

  @Test("an array that is on both sides isn't looked through")
  func sameArray() {
    let counter = Counter()
    let items = (0..<1_000).map { Counted(id: $0, counter: counter) }
    let sides = [items, items].map {
      [SectionColumn(identity: SectionIdentity(of: 0), columns: [TypedColumn($0)])]
    }
    let difference = ListDifference.between(sides[0], sides[1], comparesContents: false)
    #expect(difference.operationCount == 0)
    // A debug build looks for identifiers that are there twice.
    #expect(counter.comparisons < 10)
    #expect(difference.identicalNewIndex(ofOld: ItemIndex(section: 0, item: 7))?.item == 7)
    // Contents that never compare as equal are to be shown anew each time.
    let unlike = [TypedColumn([Unlike(id: 1)])]
    let section = [SectionColumn(identity: SectionIdentity(of: 0), columns: unlike)]
    #expect(ListDifference.between(section, section).reconfiguredItems.count == 1)
  }

  @Test("what is left over is hashed once, though it is looked for in its section and in others")
  func leftOverIsHashedOnce() {
    var generator = SeededGenerator(seed: 5)
    let counter = Counter()
    let sides = (0..<2).map { _ in
      (0..<4).map { section in
        let some = (0..<6_000).filter { _ in Int.random(in: 0..<3, using: &generator) == 0 }
        let items = some.map { Counted(id: 10_000 * section + $0, counter: counter) }
        return SectionColumn(identity: SectionIdentity(of: section), columns: [TypedColumn(items)])
      }
    }
    let difference = ListDifference.between(sides[0], sides[1], comparesContents: false)
    #expect(difference.operations.moves == 0)
    let counts = sides.map { $0.reduce(0) { $0 + $1.count } }
    // Once for the pairing, some for anchors, and the new ones again: a debug build looks for
    // identifiers that are there twice.
    #expect(counter.hashes < (counts[0] + counts[1]) * 3 / 2 + counts[1])
  }

  @Test(
    "a filtered list, and its way back, is looked through once",
    arguments: [2, 3, 15])
  func filtered(oneIn share: Int) {
    var generator = SeededGenerator(seed: 4)
    let all = Array(0..<12_000)
    let some = all.filter { _ in Int.random(in: 0..<share, using: &generator) == 0 }
    for (old, new) in [(all, some), (some, all)] {
      let counter = Counter()
      let changes = Changeset(
        from: old.map { Counted(id: $0, counter: counter) },
        to: new.map { Counted(id: $0, counter: counter) })
      #expect(changes.deletions.count + changes.insertions.count == all.count - some.count)
      #expect(changes.moves.isEmpty)
      #expect(counter.hashes == 0)
      // One for each item of the longer list, and one more where a run begins.
      #expect(counter.comparisons <= all.count + all.count / 2)
    }
  }

  private static func shuffledRuns(_ old: [Int], of length: Int) -> [Int] {
    var generator = SeededGenerator(seed: 3)
    return stride(from: 0, to: old.count, by: length).shuffled(using: &generator)
      .flatMap { old[$0..<min($0 + length, old.count)] }
  }
}

/// An element whose contents never compare as equal.
private struct Unlike: Differenciable {
  let id: Int
  var differenceIdentifier: Int { id }
}

/// Counts what is done with elements; used by one thread.
private final class Counter {
  var comparisons = 0
  var hashes = 0
}

/// An element that counts how often it is compared and hashed.
private struct Counted: Differenciable, Hashable {
  let id: Int
  let counter: Counter

  func isContentEqual(to other: Counted) -> Bool { true }

  static func == (lhs: Counted, rhs: Counted) -> Bool {
    lhs.counter.comparisons += 1
    return lhs.id == rhs.id
  }

  func hash(into hasher: inout Hasher) {
    counter.hashes += 1
    hasher.combine(id)
  }
}
