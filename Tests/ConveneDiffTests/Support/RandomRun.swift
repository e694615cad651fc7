import TestSupport

/// What a run of random tests can be told from outside.
enum RandomRun {
  /// The seed: `CONVENE_SEED`, or another one each time.
  static let seed = SeededGenerator.newSeed()
}
