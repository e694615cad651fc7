import ConveneDiff

extension ListContent {
  /// The data that a batch of a plan ends in, where the plan leads from this list to another one.
  ///
  /// In between two batches sections stand as in the new list; those that stay have their old
  /// items, header and footer, and inserted ones their new items.
  ///
  /// - Complexity: O(sections).
  func stage(_ plan: BatchPlan, after batch: Int, to newest: ListContent) -> ListContent {
    guard plan.stages.indices.contains(batch) else { return newest }
    return ListContent(
      sections: plan.stages[batch].map { source in
        switch source {
        case .old(let section): sections[section]
        case .new(let section): newest.sections[section]
        }
      }, callbacks: newest.callbacks)
  }
}
