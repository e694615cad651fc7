/// Which of the old sections is which of the new ones, in two columns of 32-bit numbers.
@usableFromInline
struct Matching: Sendable {
  /// The number that stands for "none".
  @inlinable static var none: Int32 { -1 }

  /// For each old section the number of the new one.
  @usableFromInline var newOfOld: [Int32]
  /// For each new section the number of the old one.
  @usableFromInline var oldOfNew: [Int32]

  /// No pairs.
  @inlinable
  init(oldCount: Int, newCount: Int) {
    newOfOld = [Int32](repeating: Matching.none, count: oldCount)
    oldOfNew = [Int32](repeating: Matching.none, count: newCount)
  }

  /// The new section that an old one is.
  @inlinable
  func new(of old: Int) -> Int? {
    let new = newOfOld[old]
    return new < 0 ? nil : Int(new)
  }

  /// The old section that a new one is.
  @inlinable
  func old(of new: Int) -> Int? {
    let old = oldOfNew[new]
    return old < 0 ? nil : Int(old)
  }

  /// Pairs an old section with a new one.
  @inlinable
  mutating func pair(old: Int, new: Int) {
    newOfOld[old] = Int32(truncatingIfNeeded: new)
    oldOfNew[new] = Int32(truncatingIfNeeded: old)
  }
}
