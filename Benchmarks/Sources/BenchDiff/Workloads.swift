import ConveneDiff
import Foundation

/// The lists that are measured, by name; the same ones in each run.
enum Workloads {
  static let table: [Workload] =
    [edited("uuids-5000", 5_000, share: 0.2, shuffled: 200)]
    + [edited("uuids", 100_000, share: 0.1, shuffled: 2_000)]
    + [changedContents, identical("identical", 100_000), appended, putInFront, lastToFront]
    + [firstToBack, shuffled("shuffle", 100_000), strings, integers, duplicates, sections]
    + [scattered("million", 1_000_000), screen]

  /// Time against the number of elements, by name of the curve.
  static let curves: [(name: String, make: @Sendable (Int) -> Workload)] = [
    ("edited", { edited("edited-\($0)", $0, share: 0.1, shuffled: $0 / 50) }),
    ("identical", { identical("identical-\($0)", $0) }),
    ("scattered", { scattered("scattered-\($0)", $0) }),
    ("shuffle", { shuffled("shuffle-\($0)", $0) }),
  ]

  static func named(_ name: String) -> Workload? {
    if let workload = table.first(where: { $0.name == name }) { return workload }
    let parts = name.split(separator: "-")
    guard parts.count == 2, let count = Int(parts[1]), count >= 100 else { return nil }
    return curves.first { $0.name == parts[0] }?.make(count)
  }

  private static func uuids(_ count: Int, _ generator: inout SeededGenerator) -> [UUID] {
    (0..<count).map { _ in generator.uuid() }
  }

  private static func edited(
    _ name: String, _ count: Int, share: Double, shuffled: Int
  ) -> Workload {
    Workload(name: name, elements: count) {
      var generator = SeededGenerator(seed: 1)
      let old = uuids(count, &generator)
      let new = old.edited(share, shuffled: shuffled, using: &generator) { $0.uuid() }
      return Workload.Prepared(old, new)
    }
  }

  private static let changedContents = Workload(name: "contents", elements: 100_000) {
    var generator = SeededGenerator(seed: 2)
    let old = uuids(100_000, &generator).map { Entry(differenceIdentifier: $0, content: 0) }
    var new = old.edited(0.1, shuffled: 2_000, using: &generator) {
      Entry(differenceIdentifier: $0.uuid(), content: 0)
    }
    for _ in 0..<1_000 { new[Int.random(in: 0..<new.count, using: &generator)].content = 1 }
    return Workload.Prepared(old, new)
  }

  /// Two lists of equal elements in two places of memory, so that comparing is no short cut.
  private static func identical(_ name: String, _ count: Int) -> Workload {
    Workload(name: name, elements: count) {
      var generator = SeededGenerator(seed: 3)
      let old = uuids(count, &generator)
      return Workload.Prepared(old, old.map { $0 })
    }
  }

  private static let appended = rearranged("append") { $0 += uuids(100, &$1) }
  private static let putInFront = rearranged("front") { $0.insert($1.uuid(), at: 0) }
  private static let lastToFront = rearranged("last-to-front") { list, _ in
    list.insert(list.removeLast(), at: 0)
  }
  private static let firstToBack = rearranged("first-to-back") { list, _ in
    list.append(list.removeFirst())
  }

  private static func rearranged(
    _ name: String, _ change: @escaping @Sendable (inout [UUID], inout SeededGenerator) -> Void
  ) -> Workload {
    Workload(name: name, elements: 100_000) {
      var generator = SeededGenerator(seed: 4)
      let old = uuids(100_000, &generator)
      var new = old.map { $0 }
      change(&new, &generator)
      return Workload.Prepared(old, new)
    }
  }

  private static func shuffled(_ name: String, _ count: Int) -> Workload {
    Workload(name: name, elements: count) {
      var generator = SeededGenerator(seed: 5)
      let old = uuids(count, &generator)
      return Workload.Prepared(old, old.shuffled(using: &generator))
    }
  }

  private static let strings = Workload(name: "strings", elements: 100_000) {
    var generator = SeededGenerator(seed: 6)
    func text(_ generator: inout SeededGenerator) -> String {
      let digits = String(generator.next(), radix: 16) + String(generator.next(), radix: 16)
      return String((digits + "00000000000000000000000000000000").prefix(30))
    }
    let old = (0..<100_000).map { _ in text(&generator) }
    return Workload.Prepared(
      old, old.edited(0.1, shuffled: 2_000, using: &generator, fresh: text))
  }

  private static let integers = Workload(name: "integers", elements: 100_000) {
    var generator = SeededGenerator(seed: 7)
    func number(_ generator: inout SeededGenerator) -> Int {
      Int(truncatingIfNeeded: generator.next())
    }
    let old = (0..<100_000).map { _ in number(&generator) }
    return Workload.Prepared(
      old, old.edited(0.1, shuffled: 2_000, using: &generator, fresh: number))
  }

  /// Each identifier twice on average, in any places.
  private static let duplicates = Workload(name: "duplicates", elements: 100_000) {
    var generator = SeededGenerator(seed: 8)
    let half = uuids(50_000, &generator)
    let copies = (0..<50_000).map { _ in half[Int.random(in: 0..<50_000, using: &generator)] }
    let old = (half + copies).shuffled(using: &generator)
    let new = old.edited(0.1, shuffled: 2_000, using: &generator) { $0.uuid() }
    return Workload.Prepared(old, new)
  }

  /// A hundred sections of a thousand numbers; one number in a hundred changes, in its section, and
  /// five sections move.
  private static let sections = Workload(name: "sections", elements: 100_000) {
    var generator = SeededGenerator(seed: 9)
    let old = (0..<100).map { section in
      DifferenceSection(
        section, elements: (0..<1_000).map { _ in Int(truncatingIfNeeded: generator.next()) })
    }
    var new = old
    for section in new.indices {
      new[section].elements = new[section].elements.scattered(
        gone: 4 - section % 2, come: 3 + section % 2, moved: 2 + section % 2, using: &generator
      ) { Int(truncatingIfNeeded: $0.next()) }
    }
    // Every section has changed items, so that those that move take a second batch.
    for _ in 0..<5 {
      let moved = new.remove(at: Int.random(in: 0..<new.count, using: &generator))
      new.insert(moved, at: Int.random(in: 0...new.count, using: &generator))
    }
    return Workload.Prepared(old, new)
  }

  private static func scattered(_ name: String, _ count: Int) -> Workload {
    Workload(name: name, elements: count) {
      var generator = SeededGenerator(seed: 10)
      let old = Array(0..<count)
      let third = count / 300
      let new = old.scattered(gone: third, come: third, moved: third, using: &generator) {
        Int(truncatingIfNeeded: $0.next() >> 1) | 1 << 40
      }
      return Workload.Prepared(old, new)
    }
  }

  /// What most screens have: twenty sections of five, one element gone and one new.
  private static let screen = Workload(name: "screen", elements: 100) {
    var generator = SeededGenerator(seed: 11)
    let old = (0..<20).map { DifferenceSection($0, elements: uuids(5, &generator)) }
    var new = old.map { DifferenceSection($0.section, elements: $0.elements.map { $0 }) }
    new[4].elements.remove(at: 2)
    new[13].elements.insert(generator.uuid(), at: 3)
    return Workload.Prepared(old, new)
  }
}
