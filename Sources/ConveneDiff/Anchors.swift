/// Gets two ranges that are far out of step back in step, by hashing a few items of each.
///
/// Every 32nd old item is put into a table. Of 32 new items in a row that are in a run, one is in
/// the table, wherever the run stands in the old list; so windows of that length are looked up,
/// each further ahead by twice as much as the one before, until one is in a run.
@usableFromInline
struct Anchors<Items: ListItems> {
  @usableFromInline let old: Items
  @usableFromInline let new: Items
  @usableFromInline let samples: Range<Int>
  @usableFromInline let newRange: Range<Int>
  @usableFromInline let table: IdentityTable
  @usableFromInline var budget: ComparisonBudget
  /// Hash values that windows may still take.
  @usableFromInline var hashesLeft: Int

  /// The distance between old items in the table, and the length of a window.
  @inlinable static var step: Int { 32 }
  /// Ranges shorter than this are hashed in whole.
  @inlinable static var shortest: Int { 4 * step }
  /// A run is one from this length on: where all is shuffled, equal items meet by chance.
  @inlinable static var shortestRun: Int { 8 }

  @inlinable
  init(
    old: Items, _ oldRange: Range<Int>, new: Items, _ newRange: Range<Int>,
    _ workspace: Workspace, _ notes: inout SectionNotes
  ) {
    self.old = old
    self.new = new
    self.newRange = newRange
    samples = oldRange
    let count = (oldRange.count + Self.step - 1) / Self.step
    table = IdentityTable(
      slots: workspace.column(IdentityTable.slotCount(for: count)), numbers: count)
    hashesLeft = 16 * Self.step + (oldRange.count + newRange.count) / 16
    budget = workspace.budget
    var sample = 0
    while sample < count {
      let item = oldRange.lowerBound + sample * Self.step
      let hash = IdentityTable.spread(old.hashValue(item))
      let slot = table.slot(hash: hash, &budget) {
        old.isSame(oldRange.lowerBound + $0 * Self.step, old, item)
      }
      guard let slot else { break }
      if table.slots[slot] == 0 {
        table.slots[slot] = table.word(sample, hash: hash)
      } else {
        notes.metDuplicates = true
      }
      sample += 1
    }
  }

  /// Where a run begins that is ahead of two places.
  @inlinable
  mutating func meeting(
    from oldItem: Int, _ newItem: Int
  ) -> (old: Int, new: Int)? {
    var window = newItem
    var skipped = 0
    while window < newRange.upperBound, hashesLeft > 0, !budget.isExceeded {
      var item = window
      window = min(window + Self.step, newRange.upperBound)
      while item < window {
        hashesLeft -= 1
        if let anchor = find(item), anchor >= oldItem,
          let back = runLength(around: anchor, item, from: oldItem, newItem)
        {
          return (anchor - back, item - back)
        }
        item += 1
      }
      skipped = max(Self.step, 2 * skipped)
      window += skipped
    }
    return nil
  }

  @inlinable
  mutating func find(_ item: Int) -> Int? {
    let hash = IdentityTable.spread(new.hashValue(item))
    let (old, new, start) = (old, new, samples.lowerBound)
    let slot = table.slot(hash: hash, &budget) {
      old.isSame(start + $0 * Self.step, new, item)
    }
    guard let slot, table.slots[slot] != 0 else { return nil }
    return samples.lowerBound + table.number(inSlot: slot) * Self.step
  }

  /// How far a run reaches back from two equal items; `nil` where it is too short for one.
  @inlinable
  func runLength(around oldItem: Int, _ newItem: Int, from oldStart: Int, _ newStart: Int) -> Int? {
    var back = 0
    while oldItem - back > oldStart, newItem - back > newStart,
      old.isSame(oldItem - back - 1, new, newItem - back - 1)
    { back += 1 }
    var length = back + 1
    while length < Self.shortestRun, oldItem + length - back < samples.upperBound,
      newItem + length - back < newRange.upperBound,
      old.isSame(oldItem + length - back, new, newItem + length - back)
    { length += 1 }
    return length >= Self.shortestRun ? back : nil
  }
}
