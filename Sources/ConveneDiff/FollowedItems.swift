/// Where a few items of an old list are in the new one, whatever section they are in now.
///
/// A difference pairs the items of sections that stay. Where a section comes or goes, its items
/// come or go with it, and one of them may be the same as another that went or came: they are the
/// same by type and identifier, where each is the only such one on its side.
package struct FollowedItems {
  private let difference: ListDifference
  private var newOfOld: [ItemIndex: ItemIndex] = [:]
  private var oldOfNew: [ItemIndex: ItemIndex] = [:]

  /// Follows some items.
  ///
  /// - Parameters:
  ///   - asked: Indexes in the old list; those that it doesn't have are ignored.
  ///   - difference: The difference of the two lists.
  ///   - old: The sections of the old list, which are asked for where something is missing only.
  ///   - new: Those of the new list.
  /// - Complexity: O(1) where no section came or went, O(asked items) where none of them is
  ///   missing, and otherwise O(items that came or went) on average. Hash values that collide too
  ///   often end the search with nothing found.
  package init(
    _ asked: some Sequence<ItemIndex>, by difference: ListDifference,
    from old: @autoclosure () -> [SectionColumn], to new: @autoclosure () -> [SectionColumn]
  ) {
    self.difference = difference
    guard difference.sectionsCameOrWent, !difference.exceededBudget else { return }
    let missing = asked.filter { difference.identicalNewIndex(ofOld: $0) == nil }
    if missing.isEmpty { return }
    var search = FollowedSearch(old: old(), new: new())
    search.ask(missing)
    search.lookThrough(new: difference.itemsThatCame(in: search.new))
    guard search.hasFound else { return }
    search.lookThrough(old: difference.itemsThatWent(from: search.old))
    for (oldIndex, newIndex) in search.pairs {
      newOfOld[oldIndex] = newIndex
      oldOfNew[newIndex] = oldIndex
    }
  }

  /// Where an item of the old list is, also where its cell is deleted and another one inserted;
  /// `nil` where it isn't in the new list, or wasn't asked for and is in another section.
  package func newIndex(ofOld index: ItemIndex) -> ItemIndex? {
    difference.identicalNewIndex(ofOld: index) ?? newOfOld[index]
  }

  /// Where an item of the new list was that came or went with a section; `nil` for all others.
  package func oldIndexInOtherSection(ofNew index: ItemIndex) -> ItemIndex? { oldOfNew[index] }

  /// Where an item of the old list is that came or went with a section; `nil` for all others.
  package func newIndexInOtherSection(ofOld index: ItemIndex) -> ItemIndex? { newOfOld[index] }
}

/// Counts how often the items that are asked for went and came.
private struct FollowedSearch {
  struct Kind {
    var old: ItemIndex
    var new: ItemIndex?
    var wentCount = 0
    var cameCount = 0
    /// The next kind with the same hash value.
    let next: Int?
  }

  let old: [SectionColumn]
  let new: [SectionColumn]
  private var kinds: [Kind] = []
  private var firstOfHash: [Int: Int] = [:]
  private var budget = ComparisonBudget()

  init(old: [SectionColumn], new: [SectionColumn]) {
    self.old = old
    self.new = new
  }

  /// Whether any of them came.
  var hasFound: Bool { !budget.isExceeded && kinds.contains { $0.cameCount == 1 } }

  /// Those that are the only ones of their kind on each side.
  var pairs: [(old: ItemIndex, new: ItemIndex)] {
    if budget.isExceeded { return [] }
    return kinds.compactMap { kind in
      guard kind.wentCount == 1, kind.cameCount == 1 else { return nil }
      return kind.new.map { (kind.old, $0) }
    }
  }

  mutating func ask(_ indexes: [ItemIndex]) {
    for index in indexes
    where old.indices.contains(index.section) && (0..<old[index.section].count).contains(index.item)
    {
      let hash = old[index.section].hashValue(index.item)
      if kind(of: index, in: old, hash: hash) != nil { continue }
      if budget.isExceeded { return }
      kinds.append(Kind(old: index, next: firstOfHash[hash]))
      firstOfHash[hash] = kinds.count - 1
    }
  }

  mutating func lookThrough(new indexes: some Sequence<ItemIndex>) {
    for index in indexes {
      guard let kind = kind(of: index, in: new, hash: new[index.section].hashValue(index.item))
      else { if budget.isExceeded { return } else { continue } }
      kinds[kind].cameCount += 1
      kinds[kind].new = index
    }
  }

  mutating func lookThrough(old indexes: some Sequence<ItemIndex>) {
    for index in indexes {
      guard let kind = kind(of: index, in: old, hash: old[index.section].hashValue(index.item))
      else { if budget.isExceeded { return } else { continue } }
      kinds[kind].wentCount += 1
    }
  }

  private mutating func kind(of index: ItemIndex, in side: [SectionColumn], hash: Int) -> Int? {
    var candidate = firstOfHash[hash]
    while let number = candidate {
      let place = kinds[number].old
      if old[place.section].isSame(place.item, side[index.section], index.item) { return number }
      guard budget.spend() else { return nil }
      candidate = kinds[number].next
    }
    return nil
  }
}

extension ListDifference {
  /// Whether a section is inserted or deleted.
  fileprivate var sectionsCameOrWent: Bool {
    plan.batches.contains { !$0.insertedSections.isEmpty || !$0.deletedSections.isEmpty }
  }

  /// The new items that are no old one in a section that stays.
  fileprivate func itemsThatCame(in new: [SectionColumn]) -> [ItemIndex] {
    let inserted = plan.batches.last?.insertedItems ?? []
    return new.indices.filter { oldSection(ofNew: $0) == nil }.flatMap { new.itemIndexes(in: $0) }
      + inserted.filter { identicalOldIndex(ofNew: $0) == nil }
  }

  /// The old items that are no new one in a section that stays.
  package func itemsThatWent(from old: [SectionColumn]) -> [ItemIndex] {
    let deleted = (plan.batches.last?.deletedItems ?? []).map(oldIndex(beforeLastBatch:))
    return old.indices.filter { newSection(ofOld: $0) == nil }.flatMap { old.itemIndexes(in: $0) }
      + deleted.filter { identicalNewIndex(ofOld: $0) == nil }
  }

  /// Where an item was in the old list that the last batch deletes or moves from an index.
  ///
  /// Before a second batch sections stand as in the new list.
  package func oldIndex(beforeLastBatch index: ItemIndex) -> ItemIndex {
    guard plan.batches.count > 1, case .old(let section) = plan.stages[0][index.section] else {
      return index
    }
    return ItemIndex(section: section, item: index.item)
  }
}

extension [SectionColumn] {
  fileprivate func itemIndexes(in section: Int) -> [ItemIndex] {
    (0..<self[section].count).map { ItemIndex(section: section, item: $0) }
  }
}
