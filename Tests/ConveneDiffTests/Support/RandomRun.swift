import Foundation
import TestSupport

/// What a run of random tests can be told from outside.
enum RandomRun {
  /// The seed: `CONVENE_SEED`, or another one each time.
  static let seed = SeededGenerator.newSeed()

  /// The number of pairs of lists: `CONVENE_PAIRS`, or 200,000.
  static let pairs =
    ProcessInfo.processInfo.environment["CONVENE_PAIRS"].flatMap(Int.init) ?? 200_000
}
