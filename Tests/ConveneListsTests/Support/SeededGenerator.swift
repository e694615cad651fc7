import Foundation

/// SplitMix64: random numbers that a seed repeats.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  /// The seed of a test run: that of the environment, or another one each time; it is printed.
  static func seed(_ test: String) -> UInt64 {
    let seed =
      ProcessInfo.processInfo.environment["CONVENE_SEED"].flatMap(UInt64.init)
      ?? UInt64.random(in: 0...UInt64(UInt32.max))
    print("\(test): CONVENE_SEED=\(seed)")
    return seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }

  /// Whether something happens that happens once in so many times.
  mutating func oneIn(_ count: Int) -> Bool { Int.random(in: 0..<count, using: &self) == 0 }
}
