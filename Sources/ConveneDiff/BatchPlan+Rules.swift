extension BatchPlan {
  /// What is wrong with the plan, by ``BatchRules``, for two lists that it leads from and to.
  ///
  /// - Complexity: O(items): for debug builds.
  package func violation(
    from old: [SectionColumn], to new: [SectionColumn], for host: BatchRules.Host = .collection
  ) -> BatchViolation? {
    if let violation = validate() { return violation }
    var before = old.indices.map { SectionSource.old($0) }
    for (batch, after) in zip(batches, stages) {
      func items(_ source: SectionSource) -> SectionColumn {
        switch source {
        case .old(let section): old[section]
        case .new(let section): new[section]
        }
      }
      let violation = BatchRules.violation(
        in: batch, for: host,
        sameSection: { items(before[$0]).identity == items(after[$1]).identity },
        sameItem: {
          items(before[$0.section]).isSame($0.item, items(after[$1.section]), $1.item)
        })
      if let violation { return violation }
      before = after
    }
    return nil
  }
}
