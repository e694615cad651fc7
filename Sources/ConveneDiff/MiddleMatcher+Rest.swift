// What runs left over: the k-th of equal items with the k-th.
extension MiddleMatcher {
  /// Pairs what has no partner yet; the pairs have to be settled.
  ///
  /// - Parameter checkingRuns: Whether items in runs are looked at for being equal to ones left over.
  /// - Returns: The number of pairs.
  @discardableResult
  @inlinable
  func pairRest(checkingRuns: Bool) -> Int {
    let oldCount = middle.old.leftOver
    let newCount = middle.new.leftOver
    guard oldCount > 0, newCount > 0 else { return 0 }
    let inRuns = middle.old.items.count - oldCount
    let compares =
      oldCount + newCount <= 4 || inRuns * (oldCount + newCount) <= Self.manyComparisons
    var pairs: Int
    if oldCount * newCount <= Self.fewComparisons, compares {
      pairs = pairByComparing()
      if checkingRuns, pairs > 0, !workspace.metDuplicates, runsHoldLeftOver() {
        workspace.metDuplicates = true
      }
      return pairs
    }
    let oldIsFew = oldCount <= newCount
    let few = Half(oldIsFew ? old : new, oldIsFew ? middle.old : middle.new)
    let many = Half(oldIsFew ? new : old, oldIsFew ? middle.new : middle.old)
    let slotCount = IdentityTable.slotCount(for: min(oldCount, newCount))
    let memory = workspace.column(slotCount + few.side.items.count)
    let table = IdentityTable(
      slots: memory.part(0, slotCount), numbers: few.side.items.count)
    let next = memory.part(slotCount, few.side.items.count)
    guard fill(table, next, few) else { return 0 }
    pairs = lookUp(table, next, few, many)
    if checkingRuns, pairs > 0, !workspace.metDuplicates,
      compares ? runsHoldLeftOver() : sampledRunsHold(table, few)
    {
      workspace.metDuplicates = true
    }
    return pairs
  }

  /// The items of one side with their partners.
  @usableFromInline
  struct Half {
    @usableFromInline let items: Items
    @usableFromInline let side: Middle.Side

    @inlinable
    init(_ items: Items, _ side: Middle.Side) {
      self.items = items
      self.side = side
    }
  }

  /// The mark, in the column of next ones, of an item after which none is left.
  @inlinable static var none: Int32 { -1 }
  /// The mark of the last of equal items once it has a partner itself.
  @inlinable static var exhausted: Int32 { -2 }

  @inlinable
  func fill(_ table: IdentityTable, _ next: NumberColumn, _ few: Half) -> Bool {
    var budget = workspace.budget
    var metDuplicates = false
    defer {
      workspace.budget = budget
      if metDuplicates { workspace.metDuplicates = true }
    }
    // From the last one on, so that the first of equal ones ends up in the slot.
    let start = few.side.items.lowerBound
    var place = next.count - 1
    while place >= 0 {
      if few.side.partners[place] == Matching.none {
        let hash = IdentityTable.spread(few.items.hashValue(start + place))
        let slot = table.slot(hash: hash, &budget) {
          few.items.isSame(start + $0, few.items, start + place)
        }
        guard let slot else { return false }
        let later = table.number(inSlot: slot)
        next[place] = Int32(truncatingIfNeeded: later)
        if later >= 0 { metDuplicates = true }
        table.slots[slot] = table.word(place, hash: hash)
      }
      place -= 1
    }
    return true
  }

  @inlinable
  func lookUp(
    _ table: IdentityTable, _ next: NumberColumn, _ few: Half, _ many: Half
  ) -> Int {
    let start = many.side.items.lowerBound
    let fewStart = few.side.items.lowerBound
    var budget = workspace.budget
    var metDuplicates = false
    defer {
      workspace.budget = budget
      if metDuplicates { workspace.metDuplicates = true }
    }
    var pairs = 0
    var place = 0
    while place < many.side.partners.count {
      if many.side.partners[place] == Matching.none {
        let hash = IdentityTable.spread(many.items.hashValue(start + place))
        let slot = table.slot(hash: hash, &budget) {
          few.items.isSame(fewStart + $0, many.items, start + place)
        }
        guard let slot else { return pairs }
        let partner = table.number(inSlot: slot)
        if partner >= 0, next[partner] == Self.exhausted {
          metDuplicates = true
        } else if partner >= 0 {
          many.side.partners[place] = Middle.Side.unsettled(few.side.start + fewStart + partner)
          few.side.partners[partner] = Middle.Side.unsettled(many.side.start + start + place)
          pairs += 1
          let following = next[partner]
          if following < 0 {
            next[partner] = Self.exhausted
          } else {
            table.slots[slot] = table.word(Int(following), hash: hash)
          }
        }
      }
      place += 1
    }
    return pairs
  }

  /// Pairs few items with few by comparing each with each.
  @inlinable
  func pairByComparing() -> Int {
    var pairs = 0
    for newItem in middle.new.items where middle.new.partner(newItem) == Matching.none {
      var isPaired = false
      for oldItem in middle.old.items
      where middle.old.partner(oldItem) <= Matching.none && old.isSame(oldItem, new, newItem) {
        if isPaired || middle.old.partner(oldItem) < Matching.none {
          workspace.metDuplicates = true
          continue
        }
        middle.old.partners[oldItem - middle.old.items.lowerBound] =
          Middle.Side.unsettled(middle.new.start + newItem)
        middle.new.partners[newItem - middle.new.items.lowerBound] =
          Middle.Side.unsettled(middle.old.start + oldItem)
        isPaired = true
        pairs += 1
      }
    }
    return pairs
  }

  // MARK: Equal items in runs

  /// Whether an item in a run is equal to one that was left over, by comparing all.
  @inlinable
  func runsHoldLeftOver() -> Bool {
    for oldItem in middle.old.items where middle.old.partner(oldItem) < 0 {
      for other in middle.old.items
      where middle.old.partner(other) >= 0 && old.isSame(other, old, oldItem) { return true }
    }
    for newItem in middle.new.items where middle.new.partner(newItem) < 0 {
      for other in middle.old.items
      where middle.old.partner(other) >= 0 && old.isSame(other, new, newItem) { return true }
    }
    return false
  }

  /// Whether one in sixteen items in runs is equal to one that was left over on the side in the
  /// table.
  @inlinable
  func sampledRunsHold(_ table: IdentityTable, _ few: Half) -> Bool {
    var budget = workspace.budget
    defer { workspace.budget = budget }
    let start = few.side.items.lowerBound
    var place = 0
    while place < few.side.partners.count {
      if few.side.partners[place] >= 0 {
        let hash = IdentityTable.spread(few.items.hashValue(start + place))
        let slot = table.slot(hash: hash, &budget) {
          few.items.isSame(start + $0, few.items, start + place)
        }
        guard let slot else { return false }
        if table.slots[slot] != 0 { return true }
      }
      place += 16
    }
    return false
  }
}
