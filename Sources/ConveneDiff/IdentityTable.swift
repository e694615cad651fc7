/// The comparisons of unequal things with equal hash values that one difference may spend.
///
/// Good hash values spend next to none. A type whose hash values all collide is paired in full up
/// to some 2,800 elements out of step; beyond that the rest counts as deleted and inserted, and
/// the difference says so.
@usableFromInline
package struct ComparisonBudget {
  @usableFromInline private(set) var remaining: Int
  @usableFromInline var isExceeded: Bool { remaining < 0 }

  @usableFromInline
  init(_ comparisons: Int = 4_000_000) { remaining = comparisons }

  /// Takes one comparison; `false` where none is left.
  @usableFromInline
  mutating func spend() -> Bool {
    remaining -= 1
    return remaining >= 0
  }
}

/// Numbers of things by identity, in an open-addressed table of 32-bit words.
///
/// A word is the number of a thing, and in the bits above it as much of the thing's hash value as
/// fits: most unequal things are told apart without a look at them. Memory is bounded by the number
/// of things, however their hash values fall.
@usableFromInline
package struct IdentityTable {
  @usableFromInline let slots: NumberColumn
  /// The number of bits of a hash value that say which slot it is.
  @usableFromInline let slotBits: UInt32
  @usableFromInline let numberMask: UInt32

  /// The number of slots of a table of so many things: at least half as many again.
  ///
  /// Where far more are looked up than are in it, nearly all of them aren't, and an empty slot is
  /// what tells it soonest: then there are more slots, though not more than a few for each look-up.
  @inlinable
  static func slotCount(for things: Int, lookUps: Int = 0) -> Int {
    var count = 4
    let least = lookUps / 4 > things ? 8 * things : things + things / 2
    while count < least { count *= 2 }
    return count
  }

  /// An empty table.
  ///
  /// - Parameters:
  ///   - slots: As many as ``slotCount(for:)`` says.
  ///   - numbers: Things have numbers below this one.
  @inlinable
  init(slots: NumberColumn, numbers: Int) {
    slots.fill(0)
    self.slots = slots
    slotBits = UInt32(truncatingIfNeeded: slots.count.trailingZeroBitCount)
    // 0 is the empty slot, so numbers are counted from 1.
    numberMask = UInt32(truncatingIfNeeded: (1 << (Int.bitWidth - numbers.leadingZeroBitCount)) - 1)
  }

  /// The word of a thing.
  @inlinable
  func word(_ number: Int, hash: UInt32) -> Int32 {
    Int32(bitPattern: tag(hash) | UInt32(truncatingIfNeeded: number + 1))
  }

  /// The number of the thing in a slot, or -1 where it is empty.
  @inlinable
  func number(inSlot slot: Int) -> Int {
    Int(UInt32(bitPattern: slots[slot]) & numberMask) - 1
  }

  /// A hash value's bits, spread out: types made by hand may have multiples of 4096 only.
  ///
  /// 32 bits are what slot and word have room for.
  @inlinable
  static func spread(_ hashValue: Int) -> UInt32 {
    let product = UInt64(truncatingIfNeeded: hashValue) &* 0x9E37_79B9_7F4A_7C15
    return UInt32(truncatingIfNeeded: product >> 32)
  }

  /// The bits of a hash value that the slot doesn't say, where a word has room for them.
  @inlinable
  func tag(_ hash: UInt32) -> UInt32 { (hash &<< slotBits) & ~numberMask }

  /// The slot of the equal thing, or the empty one where it would be; `nil` past the budget.
  ///
  /// - Complexity: O(1) on average; O(things) where hash values collide.
  @inlinable
  func slot(
    hash: UInt32, _ budget: inout ComparisonBudget, isSame: (Int) -> Bool
  ) -> Int? {
    let mask = slots.count - 1
    let tag = tag(hash)
    var slot = Int(truncatingIfNeeded: hash >> (32 &- slotBits))
    while true {
      let word = UInt32(bitPattern: slots[slot])
      if word == 0 { return slot }
      if word & ~numberMask == tag {
        if isSame(Int(word & numberMask) - 1) { return slot }
        guard budget.spend() else { return nil }
      }
      slot = (slot + 1) & mask
    }
  }
}
