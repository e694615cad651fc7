import Foundation

/// One random test: how much it is asked to do, its seed, and the record that it leaves.
///
/// `make test` runs the quick count, and `make fuzz`, which sets `CONVENE_FUZZ=1`, the full one; both
/// run at most `CONVENE_ROUNDS`, or one in `CONVENE_ROUNDS_OF` of them. Each round has a seed of its
/// own, and with `CONVENE_SEED` set to that of a round, the round comes first. `Scripts/fuzz` runs the
/// suites that have a `FuzzRun("name"`, and misses the record of any that leaves none.
package struct FuzzRun {
  package let name: String
  /// The seed of the first round.
  package let seed: UInt64
  /// How many rounds are asked for.
  package let count: Int
  private let start = ContinuousClock.now

  /// `CONVENE_ROUNDS_OF`: where each test is run some hundred times, one in so many rounds is enough.
  package static var divisor: Int {
    max(ProcessInfo.processInfo.environment["CONVENE_ROUNDS_OF"].flatMap(Int.init) ?? 1, 1)
  }

  /// Begins a run, and prints its seed.
  ///
  /// - Parameters:
  ///   - name: what it is called in the report, and its file's name there.
  ///   - quick: how many rounds `make test` runs.
  ///   - full: how many rounds `make fuzz` runs.
  package init(_ name: String, quick: Int, full: Int) {
    self.name = name
    let environment = ProcessInfo.processInfo.environment
    let all = environment["CONVENE_FUZZ"] == "1" ? full : quick
    let asked = max(all / Self.divisor, 1)
    // A sanitizer makes each round far slower.
    count = min(asked, environment["CONVENE_ROUNDS"].flatMap(Int.init) ?? asked)
    seed = SeededGenerator.newSeed()
    print("\(name): CONVENE_SEED=\(seed)")
  }

  /// The seed of a round, the first is 0.
  package func seed(of round: Int) -> UInt64 { seed &+ UInt64(round) }

  /// The random numbers of a round, the first is 0.
  package func generator(of round: Int) -> SeededGenerator {
    SeededGenerator(seed: seed(of: round))
  }

  /// Leaves the record where `CONVENE_FUZZ_REPORT` names a folder, and elsewhere none.
  ///
  /// - Parameters:
  ///   - count: how many rounds were run.
  ///   - violations: how many promises were broken.
  ///   - details: what else was counted, such as `events`.
  /// - Throws: where the record can't be written.
  package func record(count: Int, violations: Int, details: [String: Int] = [:]) throws {
    let environment = ProcessInfo.processInfo.environment
    guard let folder = environment["CONVENE_FUZZ_REPORT"], !folder.isEmpty else { return }
    let record = Record(
      name: name, seed: seed, asked: self.count, count: count, violations: violations,
      seconds: (ContinuousClock.now - start) / .seconds(1), details: details)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    try encoder.encode(record)
      .write(to: URL(fileURLWithPath: folder).appendingPathComponent("\(name).json"))
  }

  private struct Record: Encodable {
    let name: String
    let seed: UInt64
    let asked, count, violations: Int
    let seconds: Double
    let details: [String: Int]
  }
}
