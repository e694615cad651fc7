/// A run of equal identities in two columns.
@usableFromInline
package struct AlignedRun {
  /// Where the run begins in the first column.
  @usableFromInline package let start: Int
  /// Where the run begins in the other column.
  @usableFromInline package let otherStart: Int
  /// The number of elements.
  @usableFromInline package let length: Int

  @inlinable
  package init(start: Int, otherStart: Int, length: Int) {
    self.start = start
    self.otherStart = otherStart
    self.length = length
  }
}

/// Follows two ranges side by side and tells each run of equal identities, in order in both.
///
/// Where the two are out of step it looks a little ahead for where they meet again, so that a list
/// with some elements left out or put in costs comparisons and no hashing.
///
/// - Returns: `false` where the two are so far out of step that hashing is cheaper; the runs told
///   so far are then of no use.
/// - Complexity: O(*n* + *m*) comparisons.
@inlinable
package func alignRuns<Element: Differenciable>(
  _ elements: [Element], _ range: Range<Int>,
  _ others: [Element], _ otherRange: Range<Int>,
  _ receive: (AlignedRun) -> Void
) -> Bool {
  let furthest = 1024
  var index = range.lowerBound
  var other = otherRange.lowerBound
  var leavesOutOwn = range.count >= otherRange.count
  var comparisons = 0

  while true {
    let start = index
    let otherStart = other
    while index < range.upperBound, other < otherRange.upperBound,
      elements[index].differenceIdentifier == others[other].differenceIdentifier
    {
      index += 1
      other += 1
    }
    if index > start {
      receive(AlignedRun(start: start, otherStart: otherStart, length: index - start))
    }
    guard index < range.upperBound, other < otherRange.upperBound else { return true }
    // What is spent is paid for by what was passed, so that the whole stays linear.
    let passed = index - range.lowerBound + other - otherRange.lowerBound
    guard comparisons <= furthest + 4 * passed else { return false }

    // One element in the place of another.
    if index + 1 < range.upperBound, other + 1 < otherRange.upperBound,
      elements[index + 1].differenceIdentifier == others[other + 1].differenceIdentifier
    {
      index += 1
      other += 1
      continue
    }

    let identifier = elements[index].differenceIdentifier
    let otherIdentifier = others[other].differenceIdentifier
    // What was passed without a search pays for a long one, over all that a filter left out.
    let reach = furthest + max(0, 4 * passed - comparisons)
    var near = 1
    var found = false
    while near < reach, !found {
      var turn = 0
      while turn < 2, !found {
        // What was left out last is most likely what is left out next: look there first.
        if (turn == 0) == leavesOutOwn {
          let block = (index + near..<index + near + 32).clamped(to: range)
          let ahead = firstIndex(of: otherIdentifier, in: elements, block)
          comparisons += ahead - block.lowerBound + 1
          if ahead < block.upperBound {
            index = ahead
            leavesOutOwn = true
            found = true
          }
        } else {
          let block = (other + near..<other + near + 32).clamped(to: otherRange)
          let ahead = firstIndex(of: identifier, in: others, block)
          comparisons += ahead - block.lowerBound + 1
          if ahead < block.upperBound {
            other = ahead
            leavesOutOwn = false
            found = true
          }
        }
        turn += 1
      }
      near += 32
    }
    if !found {
      index += 1
      other += 1
    }
  }
}

/// The first index in a range of an element with this identifier, or the range's end.
@inlinable
package func firstIndex<Element: Differenciable>(
  of identifier: Element.DifferenceID, in elements: [Element], _ range: Range<Int>
) -> Int {
  var index = range.lowerBound
  while index < range.upperBound, elements[index].differenceIdentifier != identifier { index += 1 }
  return index
}
