/// The batches that lead from one list to another, to be applied one right after the other.
///
/// None where nothing changes place, one nearly always, and two where a section moves in which
/// items change too: the sections first, then the items.
///
/// ```swift
/// let changes = SectionedChangeset(from: before, to: after)
/// for (number, batch) in changes.plan.batches.enumerated() {
///   view.performBatchUpdates {
///     shown = changes.data(afterBatch: number)
///     view.replay(batch)
///   }
/// }
/// ```
public struct BatchPlan: Hashable, Sendable {
  /// The batches, in order.
  public let batches: [Batch]
  /// For each batch where the items of each section come from once it is applied.
  package let stages: [[SectionSource]]

  /// Whether nothing changes place; contents may have changed all the same.
  public var isEmpty: Bool { batches.isEmpty }

  /// What is wrong with the plan, or `nil`, which is the answer for every plan of a changeset.
  ///
  /// Each batch is checked against its counts by ``BatchRules``, and must begin with the counts
  /// that the one before it ends with.
  ///
  /// - Complexity: O(sections + operations · log operations).
  public func validate() -> BatchViolation? {
    var counts: [Int]?
    for batch in batches {
      if let counts, counts != batch.countsBefore {
        return BatchViolation(
          rule: 1,
          message: """
            A batch begins with sections of \(batch.countsBefore) items, but the batch before it \
            ends with sections of \(counts). Apply the batches of one plan in their order.
            """)
      }
      if let violation = BatchRules.violation(in: batch) { return violation }
      counts = batch.countsAfter
    }
    return nil
  }
}

/// Where a section's items come from at the end of a batch.
package enum SectionSource: Hashable, Sendable {
  /// The section of this index in the old list, whose items haven't changed yet.
  case old(Int)
  /// The section of this index in the new list.
  case new(Int)
}
