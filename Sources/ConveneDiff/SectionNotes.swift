/// A run of items with equal identities on both sides, by their places in the section.
@usableFromInline
package struct ItemRun: Sendable {
  @usableFromInline var old: Int32
  @usableFromInline var new: Int32
  @usableFromInline var count: Int32
  /// How many items are in runs of the section that come before, in the order that it is kept in.
  @usableFromInline var before: Int32 = 0

  @inlinable
  init(old: Int, new: Int, count: Int) {
    self.old = Int32(truncatingIfNeeded: old)
    self.new = Int32(truncatingIfNeeded: new)
    self.count = Int32(truncatingIfNeeded: count)
  }

  /// The places of the old items.
  @inlinable var oldItems: Range<Int> { Int(old)..<Int(old) + Int(count) }
  /// The places of the new items.
  @inlinable var newItems: Range<Int> { Int(new)..<Int(new) + Int(count) }
}

/// Where an item of a middle is.
@usableFromInline
enum ItemPlace {
  case inRun(ItemRun)
  /// How many items that are in no run come before it in its middle.
  case leftOver(rank: Int)
}

extension ArraySlice<ItemRun> {
  /// Where an item is among the runs of a middle.
  ///
  /// - Parameters:
  ///   - item: The place of an item on one side.
  ///   - start: Where the middle begins on that side.
  ///   - side: That side of a run; runs must be ascending on it.
  /// - Returns: The run that it is in, or its rank among those in none.
  /// - Complexity: O(log runs).
  @inlinable @inline(__always)
  func place(of item: Int, from start: Int32, _ side: (ItemRun) -> Range<Int>) -> ItemPlace {
    let next = partitionPoint { side($0).lowerBound > item }
    guard next > startIndex else { return .leftOver(rank: item - Int(start)) }
    let run = self[next - 1]
    if side(run).contains(item) { return .inRun(run) }
    return .leftOver(rank: item - Int(start) - Int(run.before) - Int(run.count))
  }
}

/// What is found out about a section beside its pairs.
@usableFromInline
package struct SectionNotes {
  /// Whether contents are compared along with identities.
  @usableFromInline let comparesContents: Bool
  /// New items whose contents differ, of those that were met in equal ends and in runs.
  @usableFromInline var changed: [Int32] = []
  /// Runs between the equal ends, by their place in the new section.
  @usableFromInline var runs: [ItemRun] = []
  /// The number of pairs between the equal ends, in runs or not.
  @usableFromInline var pairs = 0
  /// Whether items stay that aren't in the same order on both sides.
  @usableFromInline var movesItems = false
  /// Whether equal identifiers were met in the section.
  @usableFromInline var metDuplicates = false
  /// The partners of all sections' middles so far, but for those that runs tell.
  @usableFromInline var columns = PartnerColumns()
  /// Where those of this section begin; `nil` where runs tell all pairs.
  @usableFromInline var places: (old: Int, new: Int)?

  /// Where the hash values of what runs left over begin in the workspace; `nil` where they weren't
  /// needed.
  @usableFromInline var hashes: (old: Int, new: Int)?

  @inlinable
  init(comparesContents: Bool) { self.comparesContents = comparesContents }

  /// Begins another section.
  @inlinable
  mutating func begin() {
    changed.removeAll(keepingCapacity: true)
    runs.removeAll(keepingCapacity: true)
    pairs = 0
    movesItems = false
    metDuplicates = false
    places = nil
    hashes = nil
  }
}

extension Range<Int> {
  /// The gaps that runs leave in a range.
  ///
  /// - Parameter runs: Ranges within this one, ascending, that don't overlap.
  /// - Returns: What is left of this range, ascending; none is empty.
  @inlinable
  func gaps(between runs: some Sequence<Range<Int>>) -> [Range<Int>] {
    var gaps: [Range<Int>] = []
    var start = lowerBound
    for run in runs {
      if run.lowerBound > start { gaps.append(start..<run.lowerBound) }
      start = run.upperBound
    }
    if upperBound > start { gaps.append(start..<upperBound) }
    return gaps
  }
}
