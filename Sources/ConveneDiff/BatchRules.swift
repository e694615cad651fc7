/// Tells whether a list would take a batch, before it is asked to.
///
/// A list that is given a batch it doesn't take throws an exception, or shows stale cells. These
/// rules are checked without any knowledge of how the batch was made:
///
/// 1. Deletions, and where moves come from, are in range before; insertions, and where moves go,
///    are in range after.
/// 2. No index twice among deletions and moves' origins; none twice among insertions and moves'
///    targets.
/// 3. Sections before − deleted + inserted = after. Surviving sections map by explicit moves first,
///    the rest in order.
/// 4. For each surviving section: items before − deleted − moved out + inserted + moved in = after.
/// 5. Nothing inside a deleted or an inserted section is named; no item moves from a deleted or
///    into an inserted one.
/// 6. No item operations inside a section that itself moves; no move to its own index while
///    something leaves that section.
/// 7. What ends at an index is what the data has there.
/// 8. Table views: a row never moves into a section inserted, or out of one deleted.
///
/// ```swift
/// var batch = Batch(countsBefore: [3], countsAfter: [3])
/// batch.deletedItems = [ItemIndex(section: 0, item: 1)]
/// BatchRules.violation(in: batch)?.message
/// // "Section 0 has 3 items before the batch; 1 deleted, … leave 2, but it has 3 after it. …"
/// ```
public enum BatchRules {
  /// The kind of list that takes the batch.
  public enum Host: Hashable, Sendable {
    /// A collection of items.
    case collection
    /// A table of rows.
    case table
  }

  /// What is wrong with a batch as far as its counts tell, or `nil`.
  ///
  /// - Parameters:
  ///   - batch: The operations, and the counts before and after.
  ///   - host: The kind of list that takes them.
  /// - Returns: The first violation found, or `nil`.
  /// - Complexity: O(sections + *k* log *k*) for *k* operations.
  public static func violation(in batch: Batch, for host: Host = .collection) -> BatchViolation? {
    do throws(BatchViolation) {
      _ = try checkCounts(batch, host)
      return nil
    } catch {
      return error
    }
  }

  /// What is wrong with a batch as far as counts and identities tell, or `nil`.
  ///
  /// - Parameters:
  ///   - batch: The operations, and the counts before and after.
  ///   - host: The kind of list that takes them.
  ///   - sameSection: Whether the section at an index before the batch is the one at an index after
  ///     it. Asked for each section that stays.
  ///   - sameItem: Whether the item at an index before the batch is the one at an index after it.
  ///     Asked for each item that stays.
  /// - Returns: The first violation found, or `nil`.
  /// - Complexity: O(items + *k* log *k*) for *k* operations.
  public static func violation(
    in batch: Batch, for host: Host = .collection,
    sameSection: (_ before: Int, _ after: Int) -> Bool,
    sameItem: (_ before: ItemIndex, _ after: ItemIndex) -> Bool
  ) -> BatchViolation? {
    do throws(BatchViolation) {
      let sections = try checkCounts(batch, host)
      try checkIdentities(batch, sections, sameSection, sameItem)
      return nil
    } catch {
      return error
    }
  }

  /// What is wrong with a batch between two lists of identifiers by section, or `nil`.
  ///
  /// - Parameters:
  ///   - batch: The operations, and the counts before and after.
  ///   - host: The kind of list that takes them.
  ///   - before: The identifiers of each section's items before the batch.
  ///   - after: The identifiers of each section's items after the batch.
  /// - Returns: The first violation found, or `nil`.
  /// - Complexity: O(items + *k* log *k*) for *k* operations.
  public static func violation<ID: Equatable>(
    in batch: Batch, for host: Host = .collection, before: [[ID]], after: [[ID]]
  ) -> BatchViolation? {
    for (counts, list, moment) in [
      (batch.countsBefore, before, "before"), (batch.countsAfter, after, "after"),
    ] where counts != list.map(\.count) {
      return BatchViolation(
        rule: 1,
        message: """
          The batch is for sections of \(counts) items \(moment) it, but the list has sections of \
          \(list.map(\.count)) then. Make the batch from what the list last showed, and swap the \
          data inside the update.
          """)
    }
    return violation(
      in: batch, for: host, sameSection: { _, _ in true },
      sameItem: { before[$0.section][$0.item] == after[$1.section][$1.item] })
  }

  private static func checkCounts(
    _ batch: Batch, _ host: Host
  ) throws(BatchViolation) -> SurvivingSections {
    try checkRanges(batch)
    try checkRepetitions(batch)
    let sections = try mapSections(batch)
    try checkItemsOfChangedSections(batch, host)
    try checkMoves(batch, sections)
    try checkItemCounts(batch, sections)
    return sections
  }
}
