import ConveneDiff

/// How the host applies a batch to its own model.
extension RecordingHost {
  /// Applies the operations to the own model: first what leaves, then what comes, then the rest.
  func replay(_ batch: Batch, to counts: [Int]) {
    let before = sections
    let gone = Set(batch.deletedItems).union(batch.movedItems.map(\.from))
    for section in batch.deletedSections { endDisplaying(section) }
    for index in batch.deletedItems { endDisplaying(index) }

    var origins = [Int?](repeating: nil, count: counts.count)
    for move in batch.movedSections { origins[move.to] = move.from }
    let leaving = Set(batch.deletedSections).union(batch.movedSections.map(\.from))
    let arriving = Set(batch.insertedSections).union(batch.movedSections.map(\.to))
    let free = counts.indices.filter { !arriving.contains($0) }
    for (old, new) in zip(before.indices.filter { !leaving.contains($0) }, free) {
      origins[new] = old
    }

    var arrivals: [ItemIndex: ItemSlot] = [:]
    for index in batch.insertedItems { arrivals[index] = ItemSlot(identity: identity(of: index)) }
    for move in batch.movedItems {
      arrivals[move.to] = before[move.from.section].items[move.from.item]
    }
    sections = counts.enumerated().map { section, count in
      guard let old = origins[section] else {
        return SectionSlots(
          identity: driver.content.sections[section].column.identity,
          items: (0..<count).map {
            ItemSlot(identity: identity(of: ItemIndex(section: section, item: $0)))
          })
      }
      var slots = before[old]
      var staying = before[old].items.enumerated()
        .filter { !gone.contains(ItemIndex(section: old, item: $0.offset)) }
        .map(\.element)[...]
      slots.items = (0..<count).compactMap {
        arrivals[ItemIndex(section: section, item: $0)] ?? staying.popFirst()
      }
      return slots
    }
    if sections.map(\.items.count) != counts || sections.count != counts.count {
      problems.append("the batch leaves \(sections.map(\.items.count)) instead of \(counts)")
    }
  }
}
