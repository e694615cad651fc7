extension Range<Int> {
  /// The first number from which on `isReached` holds, or the end where it never does.
  ///
  /// `isReached` may change from false to true once in the range, and not back.
  ///
  /// O(log n).
  func partitionPoint(where isReached: (Int) -> Bool) -> Int {
    var low = lowerBound
    var high = upperBound
    while low < high {
      let middle = low + (high - low) / 2
      if isReached(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
