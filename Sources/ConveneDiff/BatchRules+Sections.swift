// Rules 3, 5 and 8: which sections survive, and nothing is named inside those that don't.
extension BatchRules {
  /// Where each section that stays is, before and after.
  struct SurvivingSections {
    /// For each section before the batch its index after it, or `nil` where it is deleted.
    var after: [Int?]
  }

  static func mapSections(_ batch: Batch) throws(BatchViolation) -> SurvivingSections {
    let before = batch.countsBefore.count
    let after = batch.countsAfter.count
    let deleted = batch.deletedSections.count
    let inserted = batch.insertedSections.count
    guard before - deleted + inserted == after else {
      throw BatchViolation(
        rule: 3,
        message: """
          There are \(before) sections before the batch; \(deleted) deleted and \(inserted) \
          inserted make \(before - deleted + inserted), but there are \(after) after it. Name \
          every section that goes or comes, and swap the data inside the update.
          """)
    }
    var destinations = [Int?](repeating: nil, count: before)
    var leaves = [Bool](repeating: false, count: before)
    var isTaken = [Bool](repeating: false, count: after)
    for section in batch.deletedSections { leaves[section] = true }
    for section in batch.insertedSections { isTaken[section] = true }
    for move in batch.movedSections {
      leaves[move.from] = true
      isTaken[move.to] = true
      destinations[move.from] = move.to
    }
    var free = isTaken.indices.lazy.filter { !isTaken[$0] }.makeIterator()
    for section in 0..<before where !leaves[section] { destinations[section] = free.next() }
    return SurvivingSections(after: destinations)
  }

  static func checkItemsOfChangedSections(
    _ batch: Batch, _ host: Host
  ) throws(BatchViolation) {
    let deleted = Set(batch.deletedSections)
    let inserted = Set(batch.insertedSections)
    for index in batch.deletedItems where deleted.contains(index.section) {
      throw BatchViolation(
        rule: 5,
        message: """
          Item \(index) is deleted, and so is its section \(index.section). Leave the item out: a \
          deleted section takes its items with it.
          """)
    }
    for index in batch.insertedItems where inserted.contains(index.section) {
      throw BatchViolation(
        rule: 5,
        message: """
          Item \(index) is inserted, and so is its section \(index.section). Leave the item out: \
          an inserted section brings its items with it.
          """)
    }
    let isTable = host == .table
    let item = isTable ? "row" : "item"
    for move in batch.movedItems {
      if deleted.contains(move.from.section) {
        throw BatchViolation(
          rule: isTable ? 8 : 5,
          message: """
            The \(item) \(move.from) moves out of section \(move.from.section), which is deleted. \
            Insert it at \(move.to) instead: it goes with its section.
            """)
      }
      if inserted.contains(move.to.section) {
        throw BatchViolation(
          rule: isTable ? 8 : 5,
          message: """
            The \(item) \(move.from) moves into section \(move.to.section), which is inserted. \
            Delete it at \(move.from) instead: the section brings its own.
            """)
      }
    }
  }
}
