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
    let sections = Reference.pairs(old.sectionIDs, new.sectionIDs)
    let oldIDs = old.itemIDs
    let newIDs = new.itemIDs
    let operations = difference.operations
    let isCostly = sections.map { oldIDs[$0.old] != newIDs[$0.new] }
    let sectionMoves = Reference.sectionMoves(sections.map(\.old), costly: isCostly)
    let sectionCount =
      old.sections.count + new.sections.count - 2 * sections.count + sectionMoves.moves
    if operations.sections != sectionCount {
      return "\(operations.sections) section operations in the place of \(sectionCount)"
    }
    if (difference.plan.batches.count == 2) != (sectionMoves.costly > 0) {
      return "\(difference.plan.batches.count) batches for \(sectionMoves.costly) costly moves"
    }

    var oldItems = 0
    var newItems = 0
    var kept = 0
    var moves = 0
    var isUnique = true
    var oldLeft: [Int: Int] = [:]
    var newLeft: [Int: Int] = [:]
    for pair in sections {
      let (before, after) = (oldIDs[pair.old], newIDs[pair.new])
      oldItems += before.count
      newItems += after.count
      kept += Reference.common(before, after)
      if before == after { continue }
      moves += Reference.movesOfPairs(before, after)
      isUnique =
        isUnique && Set(before).count == before.count && Set(after).count == after.count
      for id in before { oldLeft[id, default: 0] += 1 }
      for id in after { newLeft[id, default: 0] += 1 }
      for id in Set(before) {
        let both = Reference.common(before.filter { $0 == id }, after.filter { $0 == id })
        oldLeft[id, default: 0] -= both
        newLeft[id, default: 0] -= both
      }
    }
    let across = oldLeft.filter { $0.value == 1 && newLeft[$0.key] == 1 }.count
    kept += across
    moves += across

    let converted = convertedItems().count
    if operations.deletions - converted != oldItems - kept {
      return "\(operations.deletions) deletions in the place of \(oldItems - kept)"
    }
    if operations.insertions - converted != newItems - kept {
      return "\(operations.insertions) insertions in the place of \(newItems - kept)"
    }
    let moved = operations.moves + converted
    if isUnique ? moved != moves : moved > moves {
      return "\(moved) moves in the place of \(moves)"
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
      batch.deletedItems.removeAll { $0 == move.from }
      batch.insertedItems.removeAll { $0 == move.to }
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
