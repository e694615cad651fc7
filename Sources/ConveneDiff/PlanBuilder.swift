/// Makes operations of a matching, and packs them into one batch, or two where one isn't safe.
@usableFromInline
struct PlanBuilder {
  private let matching: ListMatching
  private let workspace: Workspace
  private(set) var batches: [Batch] = []
  private(set) var stages: [[SectionSource]] = []
  /// Moves that the rules forbid, which became deletions and insertions.
  @usableFromInline private(set) var converted: [Batch.ItemMove] = []

  private var sections: Matching { matching.sections }

  @usableFromInline
  init(_ matching: ListMatching, _ workspace: Workspace) {
    self.matching = matching
    self.workspace = workspace
    build()
  }

  // MARK: Sections

  /// Whether items of a new section that is an old one are deleted, inserted or moved.
  private func changesItems(_ section: Int, _ oldSection: Int) -> Bool {
    // A middle that both have differs in its first item.
    !matching.newMiddle(section).isEmpty
      || !matching.oldMiddle(ofNew: section, oldSection).isEmpty
  }

  private func sectionMoves() -> [Batch.SectionMove] {
    var isAscending = true
    var last: Int32 = -1
    for oldSection in sections.oldOfNew where oldSection >= 0 {
      if oldSection < last { isAscending = false }
      last = oldSection
    }
    if isAscending { return [] }
    let new = sections.oldOfNew.indices.filter { sections.oldOfNew[$0] >= 0 }
    let old = new.map { sections.oldOfNew[$0] }
    // A section that moves and has other items costs a second batch: let others move instead.
    let kept = heaviestIncreasing(
      old, weights: zip(new, old).map { (1 << 32) + (changesItems($0, Int($1)) ? 1 : 0) })
    return new.indices.filter { !kept[$0] }
      .map { Batch.SectionMove(from: Int(old[$0]), to: new[$0]) }
  }

  // MARK: Batches

  private mutating func build() {
    let oldCounts = matching.oldOffsets.counts
    let newCounts = matching.newOffsets.counts
    var first = Batch(countsBefore: oldCounts, countsAfter: newCounts)
    first.deletedSections = oldCounts.indices.filter { sections.newOfOld[$0] < 0 }
    first.insertedSections = newCounts.indices.filter { sections.oldOfNew[$0] < 0 }
    first.movedSections = sectionMoves()

    let needsSecond = first.movedSections.contains { changesItems($0.to, $0.from) }
    guard needsSecond else {
      addItemOperations(to: &first, afterSections: false)
      return append(first, newCounts.indices.map { .new($0) })
    }
    let between = sections.oldOfNew.enumerated().map { section, old in
      old < 0 ? SectionSource.new(section) : SectionSource.old(Int(old))
    }
    first.countsAfter = between.map {
      switch $0 {
      case .old(let section): oldCounts[section]
      case .new(let section): newCounts[section]
      }
    }
    var second = Batch(countsBefore: first.countsAfter, countsAfter: newCounts)
    addItemOperations(to: &second, afterSections: true)
    append(first, between)
    append(second, newCounts.indices.map { .new($0) })
  }

  private mutating func append(_ batch: Batch, _ sources: @autoclosure () -> [SectionSource]) {
    guard !batch.isEmpty else { return }
    batches.append(batch)
    stages.append(sources())
  }

  // MARK: Items

  private mutating func addItemOperations(to batch: inout Batch, afterSections: Bool) {
    addDeletions(to: &batch, afterSections: afterSections)
    addArrivals(to: &batch, afterSections: afterSections)
    convertForbiddenMoves(in: &batch, afterSections: afterSections)
  }

  private func addDeletions(to batch: inout Batch, afterSections: Bool) {
    // Sections are gone through in the order of the list that the batch begins with.
    for place in batch.countsBefore.indices {
      guard let section = afterSections ? place : sections.new(of: place),
        let oldSection = sections.old(of: section),
        matching.oldLeft(ofNew: section, oldSection) > 0
      else { continue }
      guard matching.pairs[section].hasColumns else {
        batch.deletedItems.append(
          matching.oldMiddle(ofNew: section, oldSection),
          without: matching.oldRuns(ofNew: section).lazy.map { $0.oldItems }, inSection: place)
        continue
      }
      var rank = 0
      for gap in matching.oldGaps(ofNew: section, oldSection) {
        let first = rank - gap.lowerBound
        batch.deletedItems.append(gap, inSection: place) {
          matching.partner(ofOldRank: first + $0, ofNew: section) < 0
        }
        rank += gap.count
      }
    }
  }

  private func addArrivals(to batch: inout Batch, afterSections: Bool) {
    for section in sections.oldOfNew.indices {
      guard let oldSection = sections.old(of: section) else { continue }
      let arrives = matching.newLeft(section) > 0
      if arrives { addInsertions(to: &batch, section) }
      var moving =
        matching.pairs[section].movesItems
        ? MovingItems(matching, workspace).items(
          section, oldSection, keepsIndex: afterSections || section == oldSection) : []
      if arrives, matching.pairs[section].hasColumns {
        moving += itemsFromOthers(section, oldSection)
        moving.sort()
      }
      for item in moving {
        let old = matching.partner(ofNew: Int(item), section, oldSection)
        batch.movedItems.append(
          Batch.ItemMove(
            from: begin(of: Int(old), afterSections),
            to: ItemIndex(section: section, item: Int(item))))
      }
    }
  }

  private func addInsertions(to batch: inout Batch, _ section: Int) {
    guard matching.pairs[section].hasColumns else {
      return batch.insertedItems.append(
        matching.newMiddle(section),
        without: matching.newRuns(section).lazy.map { $0.newItems }, inSection: section)
    }
    var rank = 0
    for gap in matching.newGaps(section) {
      let first = rank - gap.lowerBound
      batch.insertedItems.append(gap, inSection: section) {
        matching.partner(ofNewRank: first + $0, section) < 0
      }
      rank += gap.count
    }
  }

  /// Items of a new section that were in another one, ascending.
  private func itemsFromOthers(_ section: Int, _ oldSection: Int) -> [Int32] {
    let own = matching.oldOffsets.range(oldSection)
    var items: [Int32] = []
    for (rank, item) in matching.newGaps(section).joined().enumerated() {
      let old = Int(matching.partner(ofNewRank: rank, section))
      if old >= 0, !own.contains(old) { items.append(Int32(truncatingIfNeeded: item)) }
    }
    return items
  }

  /// Where an old item stands in the list that the batch begins with.
  private func begin(of number: Int, _ afterSections: Bool) -> ItemIndex {
    var index = matching.oldOffsets.index(of: number)
    if afterSections { index.section = sections.new(of: index.section) ?? index.section }
    return index
  }

  /// A move to its own index, while something leaves that section, becomes two operations.
  ///
  /// Hosts take such a move for none, and show the cell that stood there before.
  private mutating func convertForbiddenMoves(in batch: inout Batch, afterSections: Bool) {
    guard batch.movedItems.contains(where: { $0.from == $0.to }) else { return }
    var leaves = [Bool](repeating: false, count: batch.countsBefore.count)
    for index in batch.deletedItems { leaves[index.section] = true }
    for move in batch.movedItems {
      let section = afterSections ? move.from.section : sections.new(of: move.from.section)
      if section != move.to.section { leaves[move.from.section] = true }
    }
    let forbidden = batch.movedItems.filter { $0.from == $0.to && leaves[$0.from.section] }
    if forbidden.isEmpty { return }
    batch.movedItems.removeAll { $0.from == $0.to && leaves[$0.from.section] }
    batch.deletedItems = ItemIndexes((batch.deletedItems + forbidden.map { $0.from }).sorted())
    batch.insertedItems = ItemIndexes((batch.insertedItems + forbidden.map { $0.to }).sorted())
    converted = forbidden.map { move in
      guard afterSections, let section = sections.old(of: move.from.section) else { return move }
      return Batch.ItemMove(
        from: ItemIndex(section: section, item: move.from.item), to: move.to)
    }
  }
}
