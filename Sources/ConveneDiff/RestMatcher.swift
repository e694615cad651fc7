/// Pairs what runs left over between the equal ends of a section: the k-th of equal items with the
/// k-th.
@usableFromInline
struct RestMatcher<Items: ListItems> {
  @usableFromInline let old: Items
  @usableFromInline let new: Items
  @usableFromInline let middle: Middle
  @usableFromInline let partners: MiddlePartners
  @usableFromInline let workspace: Workspace

  /// The product of two numbers of items up to which each is compared with each.
  @inlinable static var fewComparisons: Int { 64 }
  /// The same, where what is at stake is hashing all items of runs.
  @inlinable static var manyComparisons: Int { 4096 }
  /// The number of items in runs that are looked at for equal ones, where not all are.
  @inlinable static var mostSamples: Int { 16_384 }

  @inlinable
  init(
    old: Items, new: Items, middle: Middle, partners: MiddlePartners, workspace: Workspace
  ) {
    self.old = old
    self.new = new
    self.middle = middle
    self.partners = partners
    self.workspace = workspace
  }

  /// Pairs what runs left over, which is something on both sides.
  ///
  /// - Parameters:
  ///   - oldGaps: Where the old items are that runs left over.
  ///   - newGaps: Where the new ones are.
  ///   - inRuns: The number of pairs in runs.
  ///   - notes: Gets to know whether equal identifiers were met, also ones in runs.
  /// - Returns: The number of pairs.
  @discardableResult
  @inlinable
  func pairRest(
    _ oldGaps: [Range<Int>], _ newGaps: [Range<Int>], inRuns: Int, _ notes: inout SectionNotes
  ) -> Int {
    let (oldCount, newCount) = (partners.old.count, partners.new.count)
    let compares = inRuns * (oldCount + newCount) <= Self.manyComparisons
    if oldCount * newCount <= Self.fewComparisons {
      let pairs = pairByComparing(oldGaps, newGaps, &notes)
      if inRuns > 0, pairs > 0, !notes.metDuplicates {
        notes.metDuplicates = runsHold(oldGaps, newGaps, notes, step: compares ? 1 : 16)
      }
      return pairs
    }
    let oldIsFew = oldCount <= newCount
    let hashes = addHashes(oldGaps, oldCount, newGaps, newCount, &notes)
    let oldHalf = Half(
      items: old, side: middle.old, partners: partners.old, gaps: oldGaps,
      hashes: hashes.part(0, oldCount))
    let newHalf = Half(
      items: new, side: middle.new, partners: partners.new, gaps: newGaps,
      hashes: hashes.part(oldCount, newCount))
    var few = oldIsFew ? oldHalf : newHalf
    let slotCount = IdentityTable.slotCount(for: few.count, lookUps: max(oldCount, newCount))
    let placeCount = few.gaps.count > 1 ? few.count : 0
    let memory = workspace.column(slotCount + few.count + placeCount)
    let table = IdentityTable(slots: memory.part(0, slotCount), numbers: few.count)
    let next = memory.part(slotCount, few.count)
    few.notePlaces(in: memory.part(slotCount + few.count, placeCount))
    guard fill(table, next, few, &notes) else { return 0 }
    let pairs = lookUp(table, next, few, oldIsFew ? newHalf : oldHalf, &notes)
    if inRuns > 0, pairs > 0, !notes.metDuplicates {
      notes.metDuplicates =
        compares
        ? runsHold(oldGaps, newGaps, notes, step: 1)
        : sampledRunsHold(
          table, few, isOld: oldIsFew, notes, step: max(16, inRuns / Self.mostSamples))
    }
    return pairs
  }

  /// Hashes what runs left over, and keeps it for what is paired across sections.
  @inlinable
  func addHashes(
    _ oldGaps: [Range<Int>], _ oldCount: Int, _ newGaps: [Range<Int>], _ newCount: Int,
    _ notes: inout SectionNotes
  ) -> NumberColumn {
    // Where all is paired anew, the hash values of what runs left over aren't needed any more.
    if let earlier = notes.hashes { workspace.dropHashes(from: earlier.old) }
    let start = workspace.hashCount
    notes.hashes = (start, start + oldCount)
    let hashes = workspace.addHashes(oldCount + newCount)
    old.hashValues(of: oldGaps, into: hashes.part(0, oldCount))
    new.hashValues(of: newGaps, into: hashes.part(oldCount, newCount))
    return hashes
  }

  /// The mark, in the column of next ones, of the last of equal items once it has a partner.
  @inlinable static var exhausted: Int32 { -2 }

  @inlinable
  func fill(
    _ table: IdentityTable, _ next: NumberColumn, _ few: Half, _ notes: inout SectionNotes
  ) -> Bool {
    var budget = workspace.budget
    defer { workspace.budget = budget }
    let items = few.items
    // From the last one on, so that the first of equal ones ends up in the slot.
    var rank = few.count
    while rank > 0 {
      rank &-= 1
      let item = few.place(rank)
      let hash = UInt32(bitPattern: few.hashes[rank])
      let slot = table.slot(hash: hash, &budget) { items.isSame(few.place($0), items, item) }
      guard let slot else { return false }
      let later = table.number(inSlot: slot)
      next[rank] = Int32(truncatingIfNeeded: later)
      if later >= 0 { notes.metDuplicates = true }
      table.slots[slot] = table.word(rank, hash: hash)
    }
    return true
  }

  @inlinable
  func lookUp(
    _ table: IdentityTable, _ next: NumberColumn, _ few: Half, _ many: Half,
    _ notes: inout SectionNotes
  ) -> Int {
    var budget = workspace.budget
    defer { workspace.budget = budget }
    let (fewItems, manyItems) = (few.items, many.items)
    var pairs = 0
    var rank = 0
    for gap in many.gaps {
      var item = gap.lowerBound
      while item < gap.upperBound {
        let hash = UInt32(bitPattern: many.hashes[rank])
        let slot = table.slot(hash: hash, &budget) {
          fewItems.isSame(few.place($0), manyItems, item)
        }
        guard let slot else { return pairs }
        let partner = table.number(inSlot: slot)
        if partner >= 0 {
          let following = next[partner]
          if following == Self.exhausted {
            notes.metDuplicates = true
          } else {
            many.partners[rank] = few.side.number(few.place(partner))
            few.partners[partner] = many.side.number(item)
            pairs += 1
            if following < 0 {
              next[partner] = Self.exhausted
            } else {
              table.slots[slot] = table.word(Int(following), hash: hash)
            }
          }
        }
        item &+= 1
        rank &+= 1
      }
    }
    return pairs
  }

  /// Pairs few items with few by comparing each with each.
  @inlinable
  func pairByComparing(
    _ oldGaps: [Range<Int>], _ newGaps: [Range<Int>], _ notes: inout SectionNotes
  ) -> Int {
    var pairs = 0
    var newRank = 0
    for newItem in newGaps.joined() {
      var oldRank = 0
      for oldItem in oldGaps.joined() {
        if old.isSame(oldItem, new, newItem) {
          if partners.new[newRank] >= 0 || partners.old[oldRank] >= 0 {
            notes.metDuplicates = true
          } else {
            partners.old[oldRank] = middle.new.number(newItem)
            partners.new[newRank] = middle.old.number(oldItem)
            pairs += 1
          }
        }
        oldRank += 1
      }
      newRank += 1
    }
    return pairs
  }
}
