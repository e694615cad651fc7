/// Marks the values of one of the longest increasing subsequences.
///
/// What is marked can stay where it is; the others have to move, and no choice moves fewer.
///
/// - Parameters:
///   - values: Distinct numbers.
///   - workspace: Where the scratch memory comes from.
/// - Returns: For each value whether it is marked.
/// - Complexity: O(*n* log *n*), O(*n*) where the values ascend in few runs. M. L. Fredman, "On
///   computing the length of longest increasing subsequences", Discrete Mathematics 11, 1975.
func longestIncreasing(_ values: [Int32], _ workspace: Workspace) -> [Bool] {
  let count = values.count
  let memory = workspace.column(3 * count)
  // For each length the smallest value that ends a subsequence of that length, and its place.
  let endValues = memory.part(0, count)
  let endPlaces = memory.part(count, count)
  let previous = memory.part(2 * count, count)
  var length = 0
  var rank = 0
  for place in 0..<count {
    let value = values[place]
    rank = position(of: value, in: endValues, length, after: rank)
    previous[place] = rank > 0 ? endPlaces[rank - 1] : -1
    endValues[rank] = value
    endPlaces[rank] = Int32(truncatingIfNeeded: place)
    if rank == length { length += 1 }
  }
  var marks = [Bool](repeating: false, count: count)
  var place = length > 0 ? endPlaces[length - 1] : -1
  while place >= 0 {
    marks[Int(place)] = true
    place = previous[Int(place)]
  }
  return marks
}

/// The place of the first of ascending numbers that is greater than a value, or their count.
private func position(
  of value: Int32, in ends: NumberColumn, _ length: Int, after rank: Int
) -> Int {
  if length == 0 || ends[length - 1] < value { return length }
  // A value that follows the one before it in a run belongs next to it.
  if rank + 1 < length, ends[rank] < value, value < ends[rank + 1] { return rank + 1 }
  var low = 0
  var count = length
  while count > 1 {
    let half = count / 2
    low = ends[low + half - 1] < value ? low + half : low
    count -= half
  }
  return low
}

/// Marks the values of a heaviest increasing subsequence.
///
/// - Parameters:
///   - values: Distinct numbers from 0 on.
///   - weights: For each value what it counts, more than 0.
/// - Returns: For each value whether it is marked.
/// - Complexity: O(*n* log *m*) for values below *m*.
func heaviestIncreasing(_ values: [Int32], weights: [Int]) -> [Bool] {
  // A Fenwick tree: for each group of values the place of the best subsequence's end there.
  let limit = Int(values.max() ?? -1) + 1
  var best = [Int32](repeating: -1, count: limit + 1)
  var totals = [Int](repeating: 0, count: values.count)
  var previous = [Int32](repeating: -1, count: values.count)
  var last: Int32 = -1
  func total(_ place: Int32) -> Int { place < 0 ? 0 : totals[Int(place)] }

  for (place, value) in values.enumerated() {
    var before: Int32 = -1
    var node = Int(value)
    while node > 0 {
      if total(best[node]) > total(before) { before = best[node] }
      node &= node - 1
    }
    previous[place] = before
    totals[place] = total(before) + weights[place]
    let end = Int32(truncatingIfNeeded: place)
    node = Int(value) + 1
    while node <= limit {
      if totals[place] > total(best[node]) { best[node] = end }
      node += node & -node
    }
    // Where several are as heavy, the one that ends last: it most likely ends lowest.
    if totals[place] >= total(last) { last = end }
  }
  var marks = [Bool](repeating: false, count: values.count)
  while last >= 0 {
    marks[Int(last)] = true
    last = previous[Int(last)]
  }
  return marks
}
