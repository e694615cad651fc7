import TestSupport
import Testing

@testable import ConveneDiff

/// Short cuts change what a difference costs and not what it says: no other test sees one that is
/// missed.
@Suite("What differences cost, to the comparison")
struct DifferenceCostRecordTests {
  /// Comparisons and hash values, as they were when last looked at.
  ///
  /// A failure prints the line to put here.
  static let records: [String: Cost] = [
    "1 blocks": Cost(2446, 0),
    "16 changes": Cost(2143, 184),
    "2 blocks": Cost(2336, 329),
    "24 changes": Cost(2213, 212),
    "3 blocks": Cost(3534, 965),
    "32 changes": Cost(2285, 245),
    "4 blocks": Cost(4427, 1247),
    "40 changes": Cost(2391, 277),
    "48 changes": Cost(2423, 307),
    "5 blocks": Cost(4528, 961),
    "6 blocks": Cost(4226, 1219),
    "8 changes": Cost(2067, 149),
    "a repeated block, once less": Cost(1249, 302),
    "all different": Cost(2142, 2630),
    "all equal": Cost(1200, 0),
    "blocks behind others": Cost(10760, 729),
    "eight new ones after each, then many others": Cost(11546, 11089),
    "halves interleaved": Cost(1809, 1236),
    "interleaved with others": Cost(2401, 0),
    "neighbours swapped": Cost(4198, 1238),
    "one identifier against another": Cost(4577, 3830),
    "one identifier, a different number of times": Cost(600, 0),
    "one identifier, others at both ends": Cost(1512, 0),
    "one in six hundred left": Cost(608, 0),
    "one in three replaced": Cost(2798, 800),
    "one in twelve left": Cost(1196, 0),
    "reversed": Cost(3360, 2630),
    "rotated by a half": Cost(2406, 0),
    "rotated by a tenth": Cost(1446, 308),
    "runs just long enough, shuffled": Cost(7383, 2448),
    "runs just longer than the sampling step, shuffled": Cost(7075, 1903),
    "runs just shorter than the sampling step, others between": Cost(2380, 0),
    "runs just shorter than the sampling step, shuffled": Cost(6955, 2130),
    "runs just too short, shuffled": Cost(6971, 2472),
    "shuffled": Cost(6762, 2626),
    "the first one last": Cost(3603, 0),
    "the last one amid others": Cost(435, 467),
    "three in four replaced, then many others": Cost(7438, 5160),
    "two identifiers, shuffled": Cost(5650, 4356),
    "two in three replaced": Cost(5595, 1600),
    "twos reversed, no runs": Cost(430, 303),
  ]

  @Test(
    "hard lists take as many comparisons and hash values as they did",
    arguments: DifferenceCostTests.shapes)
  func hardLists(_ shape: DifferenceCostTests.Shape) {
    let (old, new) = shape.lists(1_200)
    expect(Cost(from: old, to: new), as: shape.testDescription)
  }

  @Test("so do lists with a few changes, here and there", arguments: 1...6)
  func edits(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let old = Array(0..<2_000)
    var new = old
    for number in 0..<Int(seed) * 8 {
      new.remove(at: Int.random(in: 0..<new.count, using: &generator))
      new.insert(2_000 + number, at: Int.random(in: 0...new.count, using: &generator))
      let moved = new.remove(at: Int.random(in: 0..<new.count, using: &generator))
      new.insert(moved, at: Int.random(in: 0...new.count, using: &generator))
    }
    expect(Cost(from: old, to: new), as: "\(seed * 8) changes")
  }

  @Test("so do blocks that come, go and change places", arguments: 1...6)
  func blocks(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let old = Array(0..<2_000)
    var new = old
    for number in 0..<Int(seed) {
      let start = Int.random(in: 0..<new.count - 300, using: &generator)
      let count = Int.random(in: 1...300, using: &generator)
      let block = Array(new[start..<start + count])
      new.removeSubrange(start..<start + count)
      let place = Int.random(in: 0...new.count, using: &generator)
      switch number % 3 {
      case 0: new.insert(contentsOf: block, at: place)
      case 1: new.insert(contentsOf: block.map { $0 + 10_000 * (number + 1) }, at: place)
      default: break
      }
    }
    expect(Cost(from: old, to: new), as: "\(seed) blocks")
  }

  @Test("an item at the very end, met amid others, is no run")
  func lastItem() {
    let old = Array(0..<161)
    let new = [1_000, 1_001, 1_002, 160] + Array(2_000..<2_200)
    let changes = Changeset(from: old, to: new)
    #expect(changes.deletions.count == 160)
    #expect(changes.insertions.count == 203)
    expect(Cost(from: old, to: new), as: "the last one amid others")
  }

  @Test("blocks behind others that are gone are met as long as much of the shorter side is")
  func blocksBehindOthers() {
    let old = Array(2_000..<5_600) + Array(0..<1_200)
    let new = stride(from: 960, through: 0, by: -240).flatMap { $0..<$0 + 240 }
    expect(Cost(from: old, to: new), as: "blocks behind others")
  }

  @Test("what is spent on what lies nearby isn't there for a search far ahead")
  func spentNearby() {
    let old = Array(0..<1_200)
    let start = old.prefix(301).map { $0 % 4 == 0 ? $0 : $0 + 2_000 }
    let new = start + (4_000..<6_400) + old.dropFirst(301) + [-1]
    expect(Cost(from: old, to: new), as: "three in four replaced, then many others")
  }

  @Test("neither is what is spent on new items, run by run")
  func spentOnNewItems() {
    let old = Array(0..<1_200)
    let start = old.prefix(150).flatMap { item in [item] + (1...8).map { 2_000 + 10 * item + $0 } }
    let new = start + (4_000..<11_200) + old.dropFirst(150) + [-1]
    expect(Cost(from: old, to: new), as: "eight new ones after each, then many others")
  }

  @Test("what is all hashed, having no runs, is hashed once, also where some are equal")
  func hashedOnce() {
    let twice = (0..<50).flatMap { [$0, $0] }
    expect(Cost(from: [-1] + twice, to: [-2] + twice.reversed()), as: "twos reversed, no runs")
  }

  private func expect(_ cost: Cost, as name: String) {
    #expect(Self.records[name] == cost, "\"\(name)\": \(cost),")
  }
}

/// What a difference costs.
struct Cost: Equatable, CustomStringConvertible {
  let comparisons: Int
  let hashes: Int

  init(_ comparisons: Int, _ hashes: Int) {
    self.comparisons = comparisons
    self.hashes = hashes
  }

  init(from old: [Int], to new: [Int]) {
    let counter = Counter()
    let changes = Changeset(
      from: old.map { Evenly(id: $0, counter: counter) },
      to: new.map { Evenly(id: $0, counter: counter) })
    withExtendedLifetime(changes) {}
    self.init(counter.comparisons, counter.hashes)
  }

  var description: String { "Cost(\(comparisons), \(hashes))" }
}

private final class Counter {
  var comparisons = 0
  var hashes = 0
}

/// An element whose hash value is the same in each process, so that equal ones meet in the same place.
private struct Evenly: Differenciable, Hashable {
  let id: Int
  let counter: Counter

  func isContentEqual(to other: Evenly) -> Bool { true }

  static func == (lhs: Evenly, rhs: Evenly) -> Bool {
    lhs.counter.comparisons += 1
    return lhs.id == rhs.id
  }

  func hash(into hasher: inout Hasher) { hasher.combine(id) }

  func _rawHashValue(seed: Int) -> Int {
    counter.hashes += 1
    return Int(truncatingIfNeeded: UInt64(bitPattern: Int64(id)) &* 0x9E37_79B9_7F4A_7C15)
  }
}
