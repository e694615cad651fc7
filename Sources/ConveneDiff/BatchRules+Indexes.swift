// Rules 1 and 2: indexes exist, and none is named twice.
extension BatchRules {
  static func checkRanges(_ batch: Batch) throws(BatchViolation) {
    let before = Moment(counts: batch.countsBefore, name: "before")
    let after = Moment(counts: batch.countsAfter, name: "after")
    for moment in [before, after] {
      for (section, count) in moment.counts.enumerated() where count < 0 {
        throw BatchViolation(
          rule: 1,
          message: """
            Section \(section) is said to have \(count) items \(moment.name) the batch. Give the \
            number of items that the data has.
            """)
      }
    }
    for section in batch.deletedSections { try before.check(section, "delete section") }
    for section in batch.insertedSections { try after.check(section, "insert section") }
    for move in batch.movedSections {
      try before.check(move.from, "move section")
      try after.check(move.to, "move a section to")
    }
    for index in batch.deletedItems { try before.check(index, "delete the item") }
    for index in batch.insertedItems { try after.check(index, "insert an item") }
    for move in batch.movedItems {
      try before.check(move.from, "move the item")
      try after.check(move.to, "move an item to")
    }
  }

  static func checkRepetitions(_ batch: Batch) throws(BatchViolation) {
    try checkOnce(
      batch.deletedSections + batch.movedSections.map(\.from), "Section", "deleted or moved")
    try checkOnce(
      batch.insertedSections + batch.movedSections.map(\.to), "Section",
      "inserted or the target of a move")
    try checkOnce(batch.deletedItems + batch.movedItems.map(\.from), "Item", "deleted or moved")
    try checkOnce(
      batch.insertedItems + batch.movedItems.map(\.to), "Item",
      "inserted or the target of a move")
  }

  private static func checkOnce<Index: Hashable>(
    _ indexes: [Index], _ kind: String, _ what: String
  ) throws(BatchViolation) {
    var seen: Set<Index> = []
    for index in indexes where !seen.insert(index).inserted {
      throw BatchViolation(
        rule: 2,
        message: """
          \(kind) \(index) is \(what) more than once. Name each index once: what is deleted isn't \
          moved as well, and what is inserted isn't the target of a move.
          """)
    }
  }

  /// The counts of a list before or after a batch.
  private struct Moment {
    let counts: [Int]
    let name: String

    func check(_ section: Int, _ what: String) throws(BatchViolation) {
      guard section < 0 || section >= counts.count else { return }
      throw BatchViolation(
        rule: 1,
        message: """
          The batch would \(what) \(section), but there are \(counts.count) sections \(name) it. \
          \(advice)
          """)
    }

    func check(_ index: ItemIndex, _ what: String) throws(BatchViolation) {
      guard index.section >= 0, index.section < counts.count else {
        throw BatchViolation(
          rule: 1,
          message: """
            The batch would \(what) \(index), but there are \(counts.count) sections \(name) it. \
            \(advice)
            """)
      }
      guard index.item < 0 || index.item >= counts[index.section] else { return }
      throw BatchViolation(
        rule: 1,
        message: """
          The batch would \(what) \(index), but section \(index.section) has \
          \(counts[index.section]) items \(name) it. \(advice)
          """)
    }

    private var advice: String {
      name == "before"
        ? "Deletions, and where moves come from, are indexes in the old list."
        : "Insertions, and where moves go, are indexes in the new list."
    }
  }
}
