extension Range<Int> {
  /// The first number from which on `isReached` holds, or the end where it never does.
  ///
  /// `isReached` may change from false to true once in the range, and not back.
  ///
  /// O(log n).
  @inlinable
  package func partitionPoint(where isReached: (Int) -> Bool) -> Int {
    var low = lowerBound
    var high = upperBound
    while low < high {
      let middle = low + (high - low) / 2
      if isReached(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

extension RandomAccessCollection where Index == Int {
  /// The index of the first element from which on `isReached` holds, or the end where it never does.
  ///
  /// O(log n).
  @inlinable
  func partitionPoint(where isReached: (Element) -> Bool) -> Int {
    (startIndex..<endIndex).partitionPoint { isReached(self[$0]) }
  }
}
