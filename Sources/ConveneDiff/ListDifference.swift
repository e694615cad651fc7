/// What changed between two lists: which old item is which new one, the batches that lead from one
/// to the other, and what is to be shown anew.
///
/// The plan is correct whatever the lists hold. It has the fewest deletions and insertions, and
/// where identifiers are unique the fewest moves, unless ``exceededBudget`` says otherwise.
@usableFromInline
package struct ListDifference: Sendable {
  /// The batches that lead from the old list to the new one.
  package let plan: BatchPlan
  /// Items that stay and show other contents: indexes in the new list, ascending.
  package let reconfiguredItems: [ItemIndex]
  /// Items that stay and need another cell: indexes in the new list, ascending.
  package let replacedItems: [ItemIndex]
  /// Identifiers that were met more than once; in debug builds all of the new list's.
  package let duplicates: DuplicateReport
  /// Names of element types whose contents cannot be compared, so that items count as changed.
  package let uncomparableTypes: [String]
  /// Whether hash values collided so often that the rest was not paired: what wasn't counts as
  /// deleted and inserted.
  package let exceededBudget: Bool
  /// The number of operations in all batches, by kind.
  package let operations: OperationCounts

  /// The number of operations in all batches.
  package var operationCount: Int { operations.total }

  private let sections: Matching
  private let items: Matching
  private let oldOffsets: ItemOffsets
  private let newOffsets: ItemOffsets
  /// Items that are the same but deleted and inserted, by their old and by their new index.
  private let converted: ConvertedItems

  /// The difference between two lists.
  ///
  /// - Parameters:
  ///   - old: The sections of the old list.
  ///   - new: The sections of the new list.
  ///   - comparesContents: Whether contents are compared too. A driver compares those of the few
  ///     items that are on screen itself.
  ///   - replacing: Whether the item at an old index, which is the one at the new index, needs
  ///     another cell there.
  /// - Returns: The difference, whose plan is correct whatever the lists hold.
  /// - Complexity: O(*n* + *m*) on average, and O(*k* log *k*) for *k* items out of order.
  package static func between(
    _ old: [SectionColumn], _ new: [SectionColumn], comparesContents: Bool = true,
    replacing: ((_ old: ItemIndex, _ new: ItemIndex) -> Bool)? = nil
  ) -> ListDifference {
    let oldOffsets = ItemOffsets(counts: old.lazy.map(\.count))
    let newOffsets = ItemOffsets(counts: new.lazy.map(\.count))
    guard max(oldOffsets.total, newOffsets.total) < Int(Int32.max) else {
      return ListDifference(replacingAllOf: old.count, by: new.count, oldOffsets, newOffsets)
    }
    let sections = SectionMatcher(old, new)
    let items = ItemMatcher(old, new, oldOffsets, newOffsets, sections: sections)
    let builder = PlanBuilder(
      sections: sections.matching, items: items.matching, oldOffsets: oldOffsets,
      newOffsets: newOffsets)
    let converted = ConvertedItems(builder.converted)
    var contents = ContentComparison(old, new, replacing)
    if comparesContents {
      contents.compare(sections.matching, items.matching, oldOffsets, newOffsets, converted)
    }
    #if DEBUG
      let duplicates = DuplicateReport.all(in: new)
    #else
      let duplicates = items.duplicates
    #endif
    return ListDifference(
      plan: BatchPlan(batches: builder.batches, stages: builder.stages),
      reconfiguredItems: contents.changed, replacedItems: contents.replaced,
      duplicates: duplicates, uncomparableTypes: contents.uncomparableTypes,
      exceededBudget: items.exceededBudget, operations: OperationCounts(builder.batches),
      sections: sections.matching, items: items.matching, oldOffsets: oldOffsets,
      newOffsets: newOffsets, converted: converted)
  }
}

extension ListDifference {
  /// Lists with more items than 32-bit numbers count are not compared.
  private init(
    replacingAllOf oldCount: Int, by newCount: Int, _ oldOffsets: ItemOffsets,
    _ newOffsets: ItemOffsets
  ) {
    var batch = Batch(
      countsBefore: (0..<oldCount).map { oldOffsets.range($0).count },
      countsAfter: (0..<newCount).map { newOffsets.range($0).count })
    batch.deletedSections = Array(0..<oldCount)
    batch.insertedSections = Array(0..<newCount)
    self.init(
      plan: BatchPlan(batches: [batch], stages: [(0..<newCount).map { .new($0) }]),
      reconfiguredItems: [], replacedItems: [], duplicates: DuplicateReport(),
      uncomparableTypes: [], exceededBudget: true, operations: OperationCounts([batch]),
      sections: Matching(oldCount: oldCount, newCount: newCount),
      items: Matching(oldCount: 0, newCount: 0), oldOffsets: ItemOffsets(counts: []),
      newOffsets: ItemOffsets(counts: []), converted: ConvertedItems([]))
  }

  // MARK: Which is which

  /// Where a surviving item of the new list was; `nil` where it is inserted.
  ///
  /// - Complexity: O(log sections).
  package func oldIndex(ofNew index: ItemIndex) -> ItemIndex? {
    converted.old(ofNew: index) == nil ? identicalOldIndex(ofNew: index) : nil
  }

  /// Where a surviving item of the old list is; `nil` where it is deleted.
  ///
  /// - Complexity: O(log sections).
  package func newIndex(ofOld index: ItemIndex) -> ItemIndex? {
    converted.new(ofOld: index) == nil ? identicalNewIndex(ofOld: index) : nil
  }

  /// Where an item of the new list was, also where its cell is inserted anew because a batch
  /// cannot move it.
  ///
  /// - Complexity: O(log sections).
  package func identicalOldIndex(ofNew index: ItemIndex) -> ItemIndex? {
    guard let number = newOffsets.number(of: index), let old = items.old(of: number)
    else { return nil }
    return oldOffsets.index(of: old)
  }

  /// Where an item of the old list is, also where its cell is deleted because a batch cannot move
  /// it: what follows an item by identity, such as a selection, follows this.
  ///
  /// - Complexity: O(log sections).
  package func identicalNewIndex(ofOld index: ItemIndex) -> ItemIndex? {
    guard let number = oldOffsets.number(of: index), let new = items.new(of: number)
    else { return nil }
    return newOffsets.index(of: new)
  }

  /// The new index of an old section; `nil` where it is deleted.
  package func newSection(ofOld section: Int) -> Int? {
    sections.newOfOld.indices.contains(section) ? sections.new(of: section) : nil
  }

  /// The old index of a new section; `nil` where it is inserted.
  package func oldSection(ofNew section: Int) -> Int? {
    sections.oldOfNew.indices.contains(section) ? sections.old(of: section) : nil
  }
}
