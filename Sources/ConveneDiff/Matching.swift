/// Which of the old things is which of the new ones, in two columns of 32-bit numbers.
struct Matching: Sendable {
  /// The number that stands for "none".
  static let none: Int32 = -1

  /// For each old thing the number of the new one.
  private(set) var newOfOld: [Int32]
  /// For each new thing the number of the old one.
  private(set) var oldOfNew: [Int32]
  /// The number of pairs.
  private(set) var pairCount = 0

  init(oldCount: Int, newCount: Int) {
    newOfOld = [Int32](repeating: Matching.none, count: oldCount)
    oldOfNew = [Int32](repeating: Matching.none, count: newCount)
  }

  /// The new thing that an old one is.
  func new(of old: Int) -> Int? {
    let new = newOfOld[old]
    return new < 0 ? nil : Int(new)
  }

  /// The old thing that a new one is.
  func old(of new: Int) -> Int? {
    let old = oldOfNew[new]
    return old < 0 ? nil : Int(old)
  }

  /// Pairs a run of old things with a run of new ones, one by one.
  mutating func pair(old: Int, new: Int, count: Int = 1) {
    pairCount += count
    var step = 0
    while step < count {
      newOfOld[old + step] = Int32(truncatingIfNeeded: new + step)
      oldOfNew[new + step] = Int32(truncatingIfNeeded: old + step)
      step += 1
    }
  }

  /// Takes all pairs within two ranges back.
  mutating func unpair(old: Range<Int>, new: Range<Int>) {
    for number in old where newOfOld[number] >= 0 {
      newOfOld[number] = Matching.none
      pairCount -= 1
    }
    for number in new { oldOfNew[number] = Matching.none }
  }
}
