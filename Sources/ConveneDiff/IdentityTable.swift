/// The comparisons of unequal things with equal hash values that one difference may spend.
///
/// Good hash values spend next to none. A type whose hash values all collide is paired in full up
/// to some 2,800 elements out of step; beyond that the rest counts as deleted and inserted, and
/// the difference says so.
struct ComparisonBudget {
  private(set) var remaining: Int
  var isExceeded: Bool { remaining < 0 }

  init(_ comparisons: Int = 4_000_000) { remaining = comparisons }

  /// Takes one comparison; `false` where none is left.
  mutating func spend() -> Bool {
    remaining -= 1
    return remaining >= 0
  }
}

/// Things by identity, in an open-addressed table of 32-bit numbers.
///
/// Equal things form a chain in their order, whose first member stands for all of them. Memory is
/// bounded by the number of things, however their hash values fall.
struct IdentityTable {
  private var slots: [Int32] = []
  private var shift = 0
  private var hashes: [Int] = []
  private var chainEnd: [Int32] = []
  /// For each thing the next equal one, or -1.
  private(set) var next: [Int32] = []
  /// For each thing that is the first of its kind the number of equal ones; 0 for the others.
  private(set) var occurrences: [Int32] = []

  /// Fills the table with things 0, 1, … of these hash values in the place of what it held.
  ///
  /// - Returns: `false` where the budget is exceeded; the table is then of no use.
  mutating func fill(
    _ hashes: [Int], budget: inout ComparisonBudget, isSame: (Int, Int) -> Bool
  ) -> Bool {
    let count = hashes.count
    self.hashes = hashes
    var bits = 2
    while 1 << bits < count * 2 { bits += 1 }
    shift = UInt.bitWidth - bits
    slots = [Int32](repeating: -1, count: 1 << bits)
    next = [Int32](repeating: -1, count: count)
    chainEnd = next
    occurrences = [Int32](repeating: 0, count: count)

    var thing = 0
    while thing < count {
      guard let slot = probe(hashes[thing], &budget, { isSame($0, thing) }) else { return false }
      let number = Int32(truncatingIfNeeded: thing)
      let first = Int(slots[slot])
      if first < 0 {
        slots[slot] = number
        occurrences[thing] = 1
        chainEnd[thing] = number
      } else {
        next[Int(chainEnd[first])] = number
        chainEnd[first] = number
        occurrences[first] += 1
      }
      thing += 1
    }
    return true
  }

  /// The first of the things equal to one with this hash value, or `nil`.
  ///
  /// Where the budget is exceeded the answer is `nil` too.
  func first(
    _ hash: Int, budget: inout ComparisonBudget, isSame: (Int) -> Bool
  ) -> Int? {
    guard let slot = probe(hash, &budget, isSame) else { return nil }
    let first = Int(slots[slot])
    return first < 0 ? nil : first
  }

  /// The slot of the equal thing, or the free one where it would be.
  private func probe(
    _ hash: Int, _ budget: inout ComparisonBudget, _ isSame: (Int) -> Bool
  ) -> Int? {
    // A multiplication spreads hash values that a type made by hand, such as multiples of 4096.
    var slot = Int(
      truncatingIfNeeded: (UInt(bitPattern: hash) &* 0x9E37_79B9_7F4A_7C15) >> UInt(shift))
    let mask = slots.count - 1
    while true {
      let thing = Int(slots[slot])
      if thing < 0 { return slot }
      if hashes[thing] == hash {
        if isSame(thing) { return slot }
        guard budget.spend() else { return nil }
      }
      slot = (slot + 1) & mask
    }
  }
}
