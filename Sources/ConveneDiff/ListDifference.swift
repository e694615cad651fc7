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

  private let matching: ListMatching
  /// Items that are the same but deleted and inserted, by their old and by their new index.
  private let converted: ConvertedItems

  /// The difference between two lists.
  ///
  /// - Parameters:
  ///   - old: The sections of the old list.
  ///   - new: The sections of the new list.
  ///   - comparesContents: Whether contents are compared too. A driver compares those of the few
  ///     items that are on screen itself.
  /// - Returns: The difference, whose plan is correct whatever the lists hold.
  /// - Complexity: O(*n* + *m*) on average, and O(*k* log *k*) for *k* items out of order.
  package static func between(
    _ old: [SectionColumn], _ new: [SectionColumn], comparesContents: Bool = true
  ) -> ListDifference {
    between(ColumnSide(old), ColumnSide(new), comparesContents: comparesContents)
  }

  /// The difference between two lists of any kind, specialised for their elements.
  @inlinable
  static func between<Side: ListSide>(
    _ old: Side, _ new: Side, comparesContents: Bool
  ) -> ListDifference {
    let oldOffsets = ItemOffsets(sections: old.sectionCount) { old.itemCount($0) }
    let newOffsets = ItemOffsets(sections: new.sectionCount) { new.itemCount($0) }
    guard max(oldOffsets.total, newOffsets.total) < Int(Int32.max) else {
      return ListDifference(replacingAllOf: oldOffsets, by: newOffsets)
    }
    let workspace = Workspace.take()
    defer { workspace.putBack() }
    var matcher = ListMatcher(
      old, oldOffsets, new, newOffsets, comparesContents: comparesContents, workspace: workspace)
    matcher.match()
    let builder = PlanBuilder(matcher.matching, workspace)
    let converted = ConvertedItems(builder.converted)
    var contents = ContentComparison(old, new, matcher.matching)
    if comparesContents { contents.compare() }
    return ListDifference(
      matcher.matching, builder, converted, reconfigured: contents.changed,
      contents.uncomparable,
      duplicates: allDuplicates(new, workspace) ?? matcher.matching.duplicates)
  }

  /// In debug builds all identifiers that occur more than once; `nil` in others.
  @inlinable
  static func allDuplicates<Side: ListSide>(
    _ list: Side, _ workspace: Workspace
  ) -> DuplicateReport? {
    #if DEBUG
      return DuplicateReport.all(in: list, workspace)
    #else
      return nil
    #endif
  }

  @usableFromInline
  init(
    _ matching: ListMatching, _ builder: PlanBuilder, _ converted: ConvertedItems,
    reconfigured: [ItemIndex], _ uncomparable: UncomparableTypes, duplicates: DuplicateReport
  ) {
    self.matching = matching
    self.converted = converted
    plan = BatchPlan(batches: builder.batches, stages: builder.stages)
    operations = OperationCounts(builder.batches)
    reconfiguredItems = matching.changed(and: reconfigured, without: converted)
    var types = matching.uncomparable
    types.add(uncomparable)
    uncomparableTypes = types.names
    self.duplicates = duplicates
    exceededBudget = matching.exceededBudget
  }

  /// Lists with more items than 32-bit numbers count are not compared.
  @usableFromInline
  init(replacingAllOf old: ItemOffsets, by new: ItemOffsets) {
    var batch = Batch(countsBefore: old.counts, countsAfter: new.counts)
    batch.deletedSections = Array(0..<old.count)
    batch.insertedSections = Array(0..<new.count)
    plan = BatchPlan(batches: [batch], stages: [(0..<new.count).map { .new($0) }])
    operations = OperationCounts([batch])
    reconfiguredItems = []
    duplicates = DuplicateReport()
    uncomparableTypes = []
    exceededBudget = true
    matching = ListMatching(oldOffsets: old, newOffsets: new)
    converted = ConvertedItems([])
  }
}

extension ListDifference {
  // MARK: Which is which

  /// Where a surviving item of the new list was; `nil` where it is inserted.
  ///
  /// - Complexity: O(log sections + log runs).
  package func oldIndex(ofNew index: ItemIndex) -> ItemIndex? {
    converted.old(ofNew: index) == nil ? identicalOldIndex(ofNew: index) : nil
  }

  /// Where a surviving item of the old list is; `nil` where it is deleted.
  ///
  /// - Complexity: O(log sections + log runs).
  package func newIndex(ofOld index: ItemIndex) -> ItemIndex? {
    converted.new(ofOld: index) == nil ? identicalNewIndex(ofOld: index) : nil
  }

  /// Where an item of the new list was, also where its cell is inserted anew because a batch
  /// cannot move it.
  ///
  /// - Complexity: O(log sections + log runs).
  package func identicalOldIndex(ofNew index: ItemIndex) -> ItemIndex? {
    matching.old(ofNew: index)
  }

  /// Where an item of the old list is, also where its cell is deleted because a batch cannot move
  /// it: what follows an item by identity, such as a selection, follows this.
  ///
  /// - Complexity: O(log sections + log runs).
  package func identicalNewIndex(ofOld index: ItemIndex) -> ItemIndex? {
    matching.new(ofOld: index)
  }

  /// The new index of an old section; `nil` where it is deleted.
  package func newSection(ofOld section: Int) -> Int? {
    matching.sections.newOfOld.indices.contains(section)
      ? matching.sections.new(of: section) : nil
  }

  /// The old index of a new section; `nil` where it is inserted.
  package func oldSection(ofNew section: Int) -> Int? {
    matching.sections.oldOfNew.indices.contains(section)
      ? matching.sections.old(of: section) : nil
  }
}
