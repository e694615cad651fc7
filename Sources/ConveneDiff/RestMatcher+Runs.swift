// Whether what is in runs is there a second time.
extension RestMatcher {
  /// Whether an item in a run is equal to one that was left over, by comparing; of so many items in
  /// a run one is looked at.
  @inlinable
  func runsHold(
    _ oldGaps: [Range<Int>], _ newGaps: [Range<Int>], _ notes: SectionNotes, step: Int
  ) -> Bool {
    for run in notes.runs {
      for item in stride(from: run.oldItems.lowerBound, to: run.oldItems.upperBound, by: step) {
        for gap in oldGaps {
          for other in gap where old.isSame(item, old, other) { return true }
        }
        for gap in newGaps {
          for other in gap where old.isSame(item, new, other) { return true }
        }
      }
    }
    return false
  }

  /// Whether an item in a run is equal to one that was left over on the side in the table; of so many
  /// items in runs one is looked at.
  @inlinable
  func sampledRunsHold(
    _ table: IdentityTable, _ few: Half, isOld: Bool, _ notes: SectionNotes, step: Int
  ) -> Bool {
    var budget = workspace.budget
    defer { workspace.budget = budget }
    let items = few.items
    var skip = 0
    for run in notes.runs {
      let range = isOld ? run.oldItems : run.newItems
      var item = range.lowerBound + skip
      while item < range.upperBound {
        let hash = IdentityTable.spread(items.hashValue(item))
        let slot = table.slot(hash: hash, &budget) { items.isSame(few.place($0), items, item) }
        guard let slot else { return false }
        if table.slots[slot] != 0 { return true }
        item += step
      }
      skip = item - range.upperBound
    }
    return false
  }
}
