/// The number of operations of a plan, by kind.
package struct OperationCounts: Hashable, Sendable {
  /// Items deleted, those of deleted sections aside.
  package var deletions = 0
  /// Items inserted, those of inserted sections aside.
  package var insertions = 0
  /// Items moved, within their section or across.
  package var moves = 0
  /// Sections deleted, inserted and moved.
  package var sections = 0

  init(_ batches: [Batch]) {
    for batch in batches {
      deletions += batch.deletedItems.count
      insertions += batch.insertedItems.count
      moves += batch.movedItems.count
      sections +=
        batch.deletedSections.count + batch.insertedSections.count + batch.movedSections.count
    }
  }

  /// All of them.
  package var total: Int { deletions + insertions + moves + sections }
}
