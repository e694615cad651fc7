/// Marks the values of one of the longest increasing subsequences.
///
/// What is marked can stay where it is; the others have to move, and no choice moves fewer.
///
/// - Parameter values: Distinct numbers, not negative.
/// - Returns: For each value whether it is marked.
/// - Complexity: O(*n* log *n*), O(*n*) where the values ascend already. M. L. Fredman, "On
///   computing the length of longest increasing subsequences", Discrete Mathematics 11, 1975.
func longestIncreasing(_ values: [Int32]) -> [Bool] {
  // For each length the position of the smallest value that ends a subsequence of that length.
  var ends: [Int32] = []
  var previous = [Int32](repeating: -1, count: values.count)
  var position = 0
  while position < values.count {
    let value = values[position]
    var low = ends.count
    if let last = ends.last, values[Int(last)] > value {
      low = 0
      var high = ends.count - 1
      while low < high {
        let middle = (low + high) / 2
        if values[Int(ends[middle])] < value { low = middle + 1 } else { high = middle }
      }
    }
    if low > 0 { previous[position] = ends[low - 1] }
    let end = Int32(truncatingIfNeeded: position)
    if low == ends.count { ends.append(end) } else { ends[low] = end }
    position += 1
  }
  return marked(from: ends.last ?? -1, previous)
}

/// Marks the values of an increasing subsequence that is the longest and, of the longest, has the
/// most preferred values.
///
/// - Parameters:
///   - values: Distinct numbers, not negative.
///   - preferred: For each value whether it counts where lengths are equal.
/// - Returns: For each value whether it is marked.
/// - Complexity: O(*n* log *m*) for values below *m*.
func longestIncreasing(_ values: [Int32], preferring preferred: [Bool]) -> [Bool] {
  // A Fenwick tree: for each group of values the position of the best subsequence's end there.
  let limit = Int(values.max() ?? -1) + 1
  var best = [Int32](repeating: -1, count: limit + 1)
  // Length in the upper half, preferred values in the lower one.
  var scores = [Int](repeating: 0, count: values.count)
  var previous = [Int32](repeating: -1, count: values.count)
  var last: Int32 = -1
  func score(_ position: Int32) -> Int { position < 0 ? 0 : scores[Int(position)] }

  for (position, value) in values.enumerated() {
    var before: Int32 = -1
    var node = Int(value)
    while node > 0 {
      if score(best[node]) > score(before) { before = best[node] }
      node &= node - 1
    }
    previous[position] = before
    scores[position] = score(before) + (1 << 32) + (preferred[position] ? 1 : 0)
    let end = Int32(truncatingIfNeeded: position)
    node = Int(value) + 1
    while node <= limit {
      if scores[position] > score(best[node]) { best[node] = end }
      node += node & -node
    }
    if scores[position] > score(last) { last = end }
  }
  return marked(from: last, previous)
}

private func marked(from last: Int32, _ previous: [Int32]) -> [Bool] {
  var marks = [Bool](repeating: false, count: previous.count)
  var position = last
  while position >= 0 {
    marks[Int(position)] = true
    position = previous[Int(position)]
  }
  return marks
}
