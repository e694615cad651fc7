import TestSupport
import Testing

@testable import ConveneDiff

/// Checks all that is promised of the difference between two lists.
struct Verification {
  let old: PlainList
  let new: PlainList
  let difference: ListDifference

  init(_ old: PlainList, _ new: PlainList) {
    self.old = old
    self.new = new
    difference = ListDifference.between(old.columns, new.columns)
  }

  /// What is wrong, in words; `nil` where all is well.
  func fault() -> String? {
    if difference.exceededBudget { return "the budget was exceeded" }
    return batchFault() ?? operationFault() ?? contentFault()
  }

  private func batchFault() -> String? {
    var before = old
    if difference.plan.batches.count > 2 { return "more than two batches" }
    for (batch, sources) in zip(difference.plan.batches, difference.plan.stages) {
      let data = old.stage(sources, to: new)
      guard let result = Simulator.apply(batch, to: before, data: data) else {
        return "a batch doesn't fill the list"
      }
      if result.sectionIDs != data.sectionIDs || result.itemIDs != data.itemIDs {
        return "a batch ends in \(result.sectionIDs) \(result.itemIDs)"
      }
      let shown = before
      let violation = BatchRules.violation(
        in: batch, sameSection: { shown.sections[$0].id == data.sections[$1].id },
        sameItem: {
          shown.sections[$0.section].items[$0.item].id
            == data.sections[$1.section].items[$1.item].id
        })
      if let violation { return violation.message }
      before = data
    }
    if before.sectionIDs != new.sectionIDs || before.itemIDs != new.itemIDs {
      return "the plan ends in \(before.sectionIDs) \(before.itemIDs)"
    }
    return nil
  }

  private func operationFault() -> String? {
    let operations = difference.operations
    let fault = Reference.fault(
      from: old.reference, to: new.reference, batches: difference.plan.batches.count,
      sections: operations.sections, deletions: operations.deletions,
      insertions: operations.insertions, moves: operations.moves)
    if let fault { return fault }
    let fewest = Reference.operations(from: old.reference, to: new.reference)
    let converted = convertedItems().count
    if operations.deletions - converted != fewest.deletions {
      return "\(converted) moves given up for \(operations.deletions) deletions in the place of "
        + "\(fewest.deletions)"
    }
    return conversionFault()
  }

  private func convertedItems() -> [Batch.ItemMove] {
    var items: [Batch.ItemMove] = []
    for (section, content) in old.sections.enumerated() {
      for item in content.items.indices where difference.newIndex(ofOld: at(section, item)) == nil {
        guard let target = difference.identicalNewIndex(ofOld: at(section, item)) else { continue }
        items.append(Batch.ItemMove(from: at(section, item), to: target))
      }
    }
    return items
  }

  /// A move is given up only where the rules would reject the batch with it.
  private func conversionFault() -> String? {
    guard var batch = difference.plan.batches.last else { return nil }
    let isSecond = difference.plan.batches.count == 2
    for pair in convertedItems() {
      var move = pair
      if isSecond { move.from.section = difference.newSection(ofOld: pair.from.section) ?? -1 }
      batch.deletedItems = ItemIndexes(batch.deletedItems.filter { $0 != move.from })
      batch.insertedItems = ItemIndexes(batch.insertedItems.filter { $0 != move.to })
      batch.movedItems.append(move)
      guard BatchRules.violation(in: batch)?.rule == 6 else {
        return "\(move) was given up without need"
      }
      batch = difference.plan.batches[difference.plan.batches.count - 1]
    }
    return nil
  }

  private func contentFault() -> String? {
    var changed: [ItemIndex] = []
    for (section, content) in new.sections.enumerated() {
      for (item, thing) in content.items.enumerated() {
        let index = at(section, item)
        guard let before = difference.oldIndex(ofNew: index) else { continue }
        let was = old.sections[before.section].items[before.item]
        if was.id != thing.id { return "\(before) and \(index) are two things" }
        if difference.newIndex(ofOld: before) != index { return "\(before) leads elsewhere" }
        if was != thing { changed.append(index) }
      }
    }
    return changed == difference.reconfiguredItems
      ? nil : "reconfigured \(difference.reconfiguredItems) in the place of \(changed)"
  }
}

/// Records what is wrong with the difference between two lists.
///
/// - Returns: The difference.
@discardableResult
func verify(
  _ old: PlainList, _ new: PlainList, sourceLocation: SourceLocation = #_sourceLocation
) -> ListDifference {
  let verification = Verification(old, new)
  if let fault = verification.fault() {
    Issue.record(
      "\(fault)\nfrom \(old.sectionIDs) \(old.itemIDs)\nto \(new.sectionIDs) \(new.itemIDs)",
      sourceLocation: sourceLocation)
  }
  return verification.difference
}
