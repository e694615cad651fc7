// Rules 4 and 6: items add up, and moves are such as a list can carry out.
extension BatchRules {
  static func checkMoves(
    _ batch: Batch, _ sections: SurvivingSections
  ) throws(BatchViolation) {
    let origins = Set(batch.movedSections.map(\.from))
    let targets = Set(batch.movedSections.map(\.to))
    let before = batch.deletedItems + batch.movedItems.map(\.from)
    if let index = before.first(where: { origins.contains($0.section) }) {
      throw BatchViolation(rule: 6, message: insideMovedSection(index, "before"))
    }
    let after = batch.insertedItems + batch.movedItems.map(\.to)
    if let index = after.first(where: { targets.contains($0.section) }) {
      throw BatchViolation(rule: 6, message: insideMovedSection(index, "after"))
    }

    var left = Set(batch.deletedItems.map(\.section))
    for move in batch.movedItems where sections.after[move.from.section] != move.to.section {
      left.insert(move.from.section)
    }
    for move in batch.movedItems where move.from == move.to && left.contains(move.from.section) {
      throw BatchViolation(
        rule: 6,
        message: """
          Item \(move.from) moves to its own index while something leaves section \
          \(move.from.section). Delete it at \(move.from) and insert it at \(move.to).
          """)
    }
  }

  private static func insideMovedSection(_ index: ItemIndex, _ moment: String) -> String {
    """
    Section \(index.section) (\(moment) the batch) moves, and item \(index) in it is changed in the \
    same batch. Make it two batches: the sections first, then the items.
    """
  }

  static func checkItemCounts(
    _ batch: Batch, _ sections: SurvivingSections
  ) throws(BatchViolation) {
    var deleted = [Int](repeating: 0, count: batch.countsBefore.count)
    var movedOut = deleted
    var inserted = [Int](repeating: 0, count: batch.countsAfter.count)
    var movedIn = inserted
    for index in batch.deletedItems { deleted[index.section] += 1 }
    for index in batch.insertedItems { inserted[index.section] += 1 }
    for move in batch.movedItems {
      movedOut[move.from.section] += 1
      movedIn[move.to.section] += 1
    }
    for (section, destination) in sections.after.enumerated() {
      guard let destination else { continue }
      let before = batch.countsBefore[section]
      let after = batch.countsAfter[destination]
      // What leaves was there, so the difference is no less than zero.
      let stay = before - deleted[section] - movedOut[section]
      let (sum, overflow) = stay.addingReportingOverflow(
        inserted[destination] + movedIn[destination])
      guard overflow || sum != after else { continue }
      let place = section == destination ? "" : " (\(destination) after it)"
      throw BatchViolation(
        rule: 4,
        message: """
          Section \(section)\(place) has \(before) items before the batch; \
          \(deleted[section]) deleted, \(movedOut[section]) moved out, \
          \(inserted[destination]) inserted and \(movedIn[destination]) moved in make \
          \(overflow ? "too many" : "\(sum)"), but it has \(after) after it. Name every item that \
          goes or comes, and swap the data inside the update.
          """)
    }
  }
}
