import Foundation

/// Random numbers that come again with the same seed.
///
/// SplitMix64: small, and the same everywhere. (Steele, Lea, Flood, 2014.)
package struct SeededGenerator: RandomNumberGenerator {
  package let seed: UInt64
  private var state: UInt64

  package init(seed: UInt64) {
    self.seed = seed
    state = seed
  }

  /// The seed of the environment's `CONVENE_SEED`, or a new one that is short enough to type.
  package static func newSeed() -> UInt64 {
    ProcessInfo.processInfo.environment["CONVENE_SEED"].flatMap(UInt64.init)
      ?? UInt64.random(in: 0...UInt64(UInt32.max))
  }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// Whether something happens that happens once in so many times.
  package mutating func oneIn(_ count: Int) -> Bool { Int.random(in: 0..<count, using: &self) == 0 }
}
