/// The places whose values have to move: all but one of the longest increasing subsequences, so that
/// no choice moves fewer.
///
/// - Parameters:
///   - values: Distinct numbers.
///   - range: The places to look at.
///   - limits: Other values don't count, and are at none of the places.
///   - workspace: Where the scratch memory comes from.
/// - Returns: The places, ascending, counted from the start of the range.
/// - Complexity: O(*n* log *n*), O(*n*) where the values ascend in few runs. M. L. Fredman, "On
///   computing the length of longest increasing subsequences", Discrete Mathematics 11, 1975.
func movingPlaces(
  of values: [Int32], _ range: Range<Int>, within limits: Range<Int32>, _ workspace: Workspace
) -> [Int32] {
  guard let count = disorder(of: values, range, within: limits) else { return [] }
  let memory = workspace.column(3 * range.count)
  // For each length the smallest value that ends a subsequence of that length, and its place.
  let endValues = memory.part(0, range.count)
  let endPlaces = memory.part(range.count, range.count)
  let previous = memory.part(2 * range.count, range.count)
  let (none, kept): (Int32, Int32) = (-1, -2)
  var length = 0
  var rank = 0
  for place in 0..<range.count {
    let value = values[range.lowerBound + place]
    guard limits.contains(value) else { continue }
    rank = position(of: value, in: endValues, length, after: rank)
    previous[place] = rank > 0 ? endPlaces[rank - 1] : none
    endValues[rank] = value
    endPlaces[rank] = Int32(truncatingIfNeeded: place)
    if rank == length { length += 1 }
  }
  var place = endPlaces[length - 1]
  while place >= 0 {
    let before = previous[Int(place)]
    previous[Int(place)] = kept
    place = before
  }
  var moving: [Int32] = []
  moving.reserveCapacity(count - length)
  for place in 0..<range.count
  where limits.contains(values[range.lowerBound + place]) && previous[place] != kept {
    moving.append(Int32(truncatingIfNeeded: place))
  }
  return moving
}

/// The number of values within limits; `nil` where they ascend.
private func disorder(
  of values: [Int32], _ range: Range<Int>, within limits: Range<Int32>
) -> Int? {
  var count = 0
  var last = limits.lowerBound
  var ascends = true
  for place in range {
    let value = values[place]
    guard limits.contains(value) else { continue }
    if value < last { ascends = false }
    last = value
    count += 1
  }
  return ascends ? nil : count
}

/// The first of ascending numbers that is greater than a value, or their count.
private func position(
  of value: Int32, in ends: NumberColumn, _ length: Int, after rank: Int
) -> Int {
  guard length > 0 else { return 0 }
  if ends[length - 1] < value { return length }
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
