// Rule 7: what ends at an index is what the data has there.
extension BatchRules {
  static func checkIdentities(
    _ batch: Batch, _ sections: SurvivingSections,
    _ sameSection: (Int, Int) -> Bool, _ sameItem: (ItemIndex, ItemIndex) -> Bool
  ) throws(BatchViolation) {
    for (section, destination) in sections.after.enumerated() {
      guard let destination, !sameSection(section, destination) else { continue }
      throw BatchViolation(
        rule: 7,
        message: """
          Section \(section) ends at \(destination), but the data has another section there. Its \
          header and cells would be stale: delete and insert it, or move it where the data has it.
          """)
    }
    for move in batch.movedItems where !sameItem(move.from, move.to) {
      throw BatchViolation(rule: 7, message: stale(move.from, move.to, "moves to"))
    }
    let departures = Dictionary(
      grouping: batch.deletedItems + batch.movedItems.map(\.from), by: \.section)
    let arrivals = Dictionary(
      grouping: batch.insertedItems + batch.movedItems.map(\.to), by: \.section)
    for (section, destination) in sections.after.enumerated() {
      guard let destination else { continue }
      let gone = (departures[section] ?? []).map(\.item).sorted()
      let come = (arrivals[destination] ?? []).map(\.item).sorted()
      var nextGone = 0
      var nextCome = 0
      var target = 0
      for item in 0..<batch.countsBefore[section] {
        if nextGone < gone.count, gone[nextGone] == item {
          nextGone += 1
          continue
        }
        while nextCome < come.count, come[nextCome] == target {
          nextCome += 1
          target += 1
        }
        let before = ItemIndex(section: section, item: item)
        let after = ItemIndex(section: destination, item: target)
        guard sameItem(before, after) else {
          throw BatchViolation(rule: 7, message: stale(before, after, "ends at"))
        }
        target += 1
      }
    }
  }

  private static func stale(_ before: ItemIndex, _ after: ItemIndex, _ verb: String) -> String {
    """
    Item \(before) \(verb) \(after), but the data has another item there. Its cell would be stale: \
    delete and insert it, or move it where the data has it.
    """
  }
}
