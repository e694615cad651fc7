/// Follows two ranges side by side and pairs each run of equal identities, in order in both.
///
/// Where the two are out of step it looks for where they meet again: first nearby, then further
/// ahead on one side, by comparing, which is far cheaper than hashing; and where that would cost
/// too much, through ``Anchors``, by hashing a few.
@usableFromInline
struct RunFollower<Items: ListItems> {
  @usableFromInline let old: Items
  @usableFromInline let new: Items
  @usableFromInline let workspace: Workspace
  @usableFromInline let oldRange: Range<Int>
  @usableFromInline let newRange: Range<Int>
  @usableFromInline var oldItem: Int
  @usableFromInline var newItem: Int
  /// Comparisons spent on searches.
  @usableFromInline var spent = 0
  /// Whether old items were left out last: they are most likely what is left out next.
  @usableFromInline var leavesOutOld: Bool
  /// How often in a row old items alone were left out; below 0, how often new ones alone.
  @usableFromInline var timesInRow = 0
  @usableFromInline var anchors: Anchors<Items>?

  /// How far around the place at hand every pair of places is tried.
  @inlinable static var nearby: Int { 6 }
  /// How often in a row items of one side alone were left out where a list was filtered.
  @inlinable static var manyTimes: Int { 8 }
  /// How far ahead a search goes at first; what was passed since pays for longer ones.
  @inlinable static var firstReach: Int { 1024 }

  @inlinable
  init(
    old: Items, _ oldRange: Range<Int>, new: Items, _ newRange: Range<Int>, workspace: Workspace
  ) {
    self.old = old
    self.new = new
    self.workspace = workspace
    self.oldRange = oldRange
    self.newRange = newRange
    oldItem = oldRange.lowerBound
    newItem = newRange.lowerBound
    leavesOutOld = oldRange.count >= newRange.count
    // The longer side is taken for one that was filtered, or is being unfiltered, until it isn't.
    timesInRow = (oldRange.count - newRange.count).signum() * Self.manyTimes
  }

  /// Pairs runs until an end is reached, or the two are too far out of step.
  ///
  /// - Returns: The number of pairs.
  /// - Complexity: O(*n* + *m*) comparisons, and hash values for a small share of the items.
  @inlinable
  mutating func follow(_ notes: inout SectionNotes) -> Int {
    var pairs = 0
    while true {
      let length = old.commonPrefix(
        oldItem, new, newItem,
        limit: min(oldRange.upperBound - oldItem, newRange.upperBound - newItem), &notes)
      if length > 0 {
        notes.runs.append(ItemRun(old: oldItem, new: newItem, count: length))
        oldItem += length
        newItem += length
        pairs += length
      }
      if abs(timesInRow) >= Self.manyTimes { pairs += passFiltered(&notes) }
      guard oldItem < oldRange.upperBound, newItem < newRange.upperBound else { return pairs }
      let (lastOld, lastNew) = (oldItem, newItem)
      guard meetNearby() || meetAhead() || meetAtAnchor(&notes) else { return pairs }
      if newItem == lastNew {
        timesInRow = max(timesInRow, 0) + 1
      } else {
        timesInRow = oldItem == lastOld ? min(timesInRow, 0) - 1 : 0
      }
    }
  }

  /// Where one of the two was filtered, what is left out is on one side alone again and again.
  ///
  /// From two items that differ on, looks for the one of the shorter side further on in the other,
  /// and follows the run there, for as long as it is found soon enough.
  ///
  /// - Returns: The number of pairs.
  @inlinable
  mutating func passFiltered(_ notes: inout SectionNotes) -> Int {
    guard oldItem < oldRange.upperBound, newItem < newRange.upperBound else { return 0 }
    leavesOutOld = timesInRow > 0
    let (long, short) = leavesOutOld ? (old, new) : (new, old)
    var (longItem, shortItem) = leavesOutOld ? (oldItem, newItem) : (newItem, oldItem)
    let (longEnd, shortEnd) =
      leavesOutOld
      ? (oldRange.upperBound, newRange.upperBound) : (newRange.upperBound, oldRange.upperBound)
    let reach = 32 + aboutBetweenTwo
    let (longStart, shortStart) = (longItem, shortItem)
    while longItem < longEnd, shortItem < shortEnd {
      let limit = min(longEnd, longItem &+ reach)
      let item = long.firstItem(in: longItem &+ 1..<limit, sameAs: short, shortItem)
      guard item < limit else {
        spent &+= item &- longItem
        break
      }
      let most = min(longEnd &- item, shortEnd &- shortItem)
      let length = 1 &+ long.identicalPrefix(item &+ 1, short, shortItem &+ 1, limit: most &- 1)
      let run =
        leavesOutOld
        ? ItemRun(old: item, new: shortItem, count: length)
        : ItemRun(old: shortItem, new: item, count: length)
      notes.runs.append(run)
      if notes.comparesContents { new.noteChanges(run, from: old, &notes) }
      longItem = item &+ length
      shortItem &+= length
    }
    (oldItem, newItem) = leavesOutOld ? (longItem, shortItem) : (shortItem, longItem)
    spent &+= longItem &- longStart &- (shortItem &- shortStart)
    return shortItem &- shortStart
  }

  /// Where one side is far shorter, it was filtered, and about so much more lies between any two
  /// items of it.
  @inlinable var aboutBetweenTwo: Int {
    let counts = (oldRange.upperBound - oldItem, newRange.upperBound - newItem)
    return 8 * (max(counts.0, counts.1) / min(counts.0, counts.1))
  }

  /// Some few items gone, new, or in the place of others.
  @inlinable
  mutating func meetNearby() -> Bool {
    let oldLimit = min(Self.nearby, oldRange.upperBound - 1 - oldItem)
    let newLimit = min(Self.nearby, newRange.upperBound - 1 - newItem)
    var distance = 1
    while distance <= min(Self.nearby, oldLimit + newLimit) {
      var ahead = max(0, distance - newLimit)
      while ahead <= min(distance, oldLimit) {
        spent += 1
        if old.isSame(oldItem + ahead, new, newItem + distance - ahead) {
          oldItem += ahead
          newItem += distance - ahead
          return true
        }
        ahead += 1
      }
      distance += 1
    }
    return false
  }

  /// Many items gone, or many new ones: the item at hand on one side is looked for on the other.
  @inlinable
  mutating func meetAhead() -> Bool {
    let passed = oldItem - oldRange.lowerBound + newItem - newRange.lowerBound
    // What was passed without a search pays for a long one.
    let reach = Self.firstReach + aboutBetweenTwo + max(0, 4 * passed - spent)
    var distance = 1
    while distance < reach {
      let oldBlock = oldItem + distance..<oldItem + distance + 32
      let newBlock = newItem + distance..<newItem + distance + 32
      if leavesOutOld {
        if meetInOld(oldBlock) || meetInNew(newBlock) { return true }
      } else {
        if meetInNew(newBlock) || meetInOld(oldBlock) { return true }
      }
      if oldBlock.upperBound >= oldRange.upperBound, newBlock.upperBound >= newRange.upperBound {
        return false
      }
      distance += 32
    }
    return false
  }

  @inlinable
  mutating func meetInOld(_ block: Range<Int>) -> Bool {
    let block = block.clamped(to: oldRange)
    let item = old.firstItem(in: block, sameAs: new, newItem)
    spent += item - block.lowerBound
    guard item < block.upperBound else { return false }
    spent += 1
    oldItem = item
    leavesOutOld = true
    return true
  }

  @inlinable
  mutating func meetInNew(_ block: Range<Int>) -> Bool {
    let block = block.clamped(to: newRange)
    let item = new.firstItem(in: block, sameAs: old, oldItem)
    spent += item - block.lowerBound
    guard item < block.upperBound else { return false }
    spent += 1
    newItem = item
    leavesOutOld = false
    return true
  }

  /// A long run anywhere ahead.
  @inlinable
  mutating func meetAtAnchor(_ notes: inout SectionNotes) -> Bool {
    guard oldRange.upperBound - oldItem >= Anchors<Items>.shortest,
      newRange.upperBound - newItem >= Anchors<Items>.shortest
    else { return false }
    var anchors =
      self.anchors
      ?? Anchors(old: old, oldItem..<oldRange.upperBound, new: new, newRange, workspace, &notes)
    let place = anchors.meeting(from: oldItem, newItem)
    workspace.budget = anchors.budget
    self.anchors = anchors
    guard let place else { return false }
    oldItem = place.old
    newItem = place.new
    return true
  }
}
