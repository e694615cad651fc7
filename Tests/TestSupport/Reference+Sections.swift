extension Reference {
  /// A section as far as operations depend on it: its identity and its items' ones.
  package struct Section: Equatable {
    package let id: Int
    package let items: [Int]

    package init(id: Int, items: [Int]) {
      self.id = id
      self.items = items
    }
  }

  /// The fewest operations from one sectioned list to another.
  package struct Operations: Equatable {
    /// Sections deleted, inserted and moved.
    package var sections = 0
    /// The fewest sections that must move although items change in them, which takes two batches.
    package var costlyMoves = 0
    package var deletions = 0
    package var insertions = 0
    /// Items that move; with duplicates, as many as pairing them in order takes.
    package var moves = 0
    /// Whether no section in which anything changes has two items of one identity.
    package var isUnique = true
  }

  /// The fewest operations from one sectioned list to another, none of which is given up for the
  /// rules of batches.
  package static func operations(from old: [Section], to new: [Section]) -> Operations {
    var operations = Operations()
    let sections = pairs(old.map(\.id), new.map(\.id))
    let isCostly = sections.map { old[$0.old].items != new[$0.new].items }
    let sectionMoves = sectionMoves(sections.map(\.old), costly: isCostly)
    operations.sections = old.count + new.count - 2 * sections.count + sectionMoves.moves
    operations.costlyMoves = sectionMoves.costly

    var kept = 0
    var oldLeft: [Int: Int] = [:]
    var newLeft: [Int: Int] = [:]
    for pair in sections {
      let (before, after) = (old[pair.old].items, new[pair.new].items)
      operations.deletions += before.count
      operations.insertions += after.count
      if before == after {
        kept += before.count
        continue
      }
      kept += common(before, after)
      operations.moves += movesOfPairs(before, after)
      operations.isUnique =
        operations.isUnique && Set(before).count == before.count && Set(after).count == after.count
      for id in before { oldLeft[id, default: 0] += 1 }
      for id in after { newLeft[id, default: 0] += 1 }
      for id in Set(before) {
        let both = common(before.filter { $0 == id }, after.filter { $0 == id })
        oldLeft[id, default: 0] -= both
        newLeft[id, default: 0] -= both
      }
    }
    // What is left over once on each side goes from one section to another.
    let across = oldLeft.filter { $0.value == 1 && newLeft[$0.key] == 1 }.count
    operations.deletions -= kept + across
    operations.insertions -= kept + across
    operations.moves += across
    return operations
  }

  /// What is wrong with the operations that were made, in words; `nil` where they are the fewest.
  ///
  /// A move may have become a deletion and an insertion, as the rules of batches want it at times.
  package static func fault(
    from old: [Section], to new: [Section], batches: Int, sections: Int, deletions: Int,
    insertions: Int, moves: Int
  ) -> String? {
    let fewest = operations(from: old, to: new)
    if sections != fewest.sections {
      return "\(sections) section operations in the place of \(fewest.sections)"
    }
    if (batches == 2) != (fewest.costlyMoves > 0) {
      return "\(batches) batches for \(fewest.costlyMoves) costly moves"
    }
    let converted = deletions - fewest.deletions
    if converted < 0 { return "\(deletions) deletions in the place of \(fewest.deletions)" }
    if insertions - converted != fewest.insertions {
      return "\(insertions) insertions and \(deletions) deletions in the place of "
        + "\(fewest.insertions) and \(fewest.deletions)"
    }
    let moved = moves + converted
    if fewest.isUnique ? moved != fewest.moves : moved > fewest.moves {
      return "\(moved) moves in the place of \(fewest.moves)"
    }
    return nil
  }
}
