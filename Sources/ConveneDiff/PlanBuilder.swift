/// Makes operations of a matching, and packs them into one batch, or two where one isn't safe.
struct PlanBuilder {
  let sections: Matching
  let items: Matching
  let oldOffsets: ItemOffsets
  let newOffsets: ItemOffsets

  /// For each new section whether items in it are deleted, inserted or moved.
  private var changesItems: [Bool]
  /// For each new section whether items of the old one are not in it any more.
  private var removesItems: [Bool]
  /// Numbers of new items that move within their section, ascending.
  private var movesWithin: [Int32] = []
  private(set) var batches: [Batch] = []
  private(set) var stages: [[SectionSource]] = []
  /// Moves that the rules forbid, which became deletions and insertions.
  private(set) var converted: [Batch.ItemMove] = []

  init(
    sections: Matching, items: Matching, oldOffsets: ItemOffsets, newOffsets: ItemOffsets
  ) {
    self.sections = sections
    self.items = items
    self.oldOffsets = oldOffsets
    self.newOffsets = newOffsets
    changesItems = [Bool](repeating: false, count: sections.oldOfNew.count)
    removesItems = changesItems
    for section in changesItems.indices { findItemChanges(in: section) }
    build()
  }

  // MARK: What changes

  private mutating func findItemChanges(in section: Int) {
    guard let oldSection = sections.old(of: section) else { return }
    let oldItems = oldOffsets.range(oldSection)
    let newItems = newOffsets.range(section)
    let first = Int32(truncatingIfNeeded: oldItems.lowerBound)
    let end = Int32(truncatingIfNeeded: oldItems.upperBound)
    var stays: [Int32] = []
    var staysInOrder = true
    var count = 0
    var last: Int32 = -1
    for number in newItems {
      let old = items.oldOfNew[number]
      guard old >= first, old < end else { continue }
      count += 1
      if old < last { staysInOrder = false }
      last = old
    }
    removesItems[section] = count < oldItems.count
    changesItems[section] =
      !staysInOrder || count < oldItems.count || count < newItems.count
    guard !staysInOrder else { return }

    stays.reserveCapacity(count)
    var numbers: [Int32] = []
    numbers.reserveCapacity(count)
    for number in newItems {
      let old = items.oldOfNew[number]
      guard old >= first, old < end else { continue }
      stays.append(old)
      numbers.append(Int32(truncatingIfNeeded: number))
    }
    let kept = longestIncreasing(stays)
    for (position, number) in numbers.enumerated() where !kept[position] {
      movesWithin.append(number)
    }
  }

  private func sectionMoves() -> [Batch.SectionMove] {
    var new: [Int] = []
    var old: [Int32] = []
    var isAscending = true
    for (section, oldSection) in sections.oldOfNew.enumerated() where oldSection >= 0 {
      if let last = old.last, last > oldSection { isAscending = false }
      new.append(section)
      old.append(oldSection)
    }
    if isAscending { return [] }
    // A section that moves and has other items costs a second batch: let others move instead.
    let kept = longestIncreasing(old, preferring: new.map { changesItems[$0] })
    return new.indices.filter { !kept[$0] }
      .map { Batch.SectionMove(from: Int(old[$0]), to: new[$0]) }
  }

  // MARK: Batches

  private mutating func build() {
    let oldCounts = sections.newOfOld.indices.map { oldOffsets.range($0).count }
    let newCounts = sections.oldOfNew.indices.map { newOffsets.range($0).count }
    let end = newCounts.indices.map { SectionSource.new($0) }
    var first = Batch(countsBefore: oldCounts, countsAfter: newCounts)
    first.deletedSections = oldCounts.indices.filter { sections.newOfOld[$0] < 0 }
    first.insertedSections = newCounts.indices.filter { sections.oldOfNew[$0] < 0 }
    first.movedSections = sectionMoves()

    guard first.movedSections.contains(where: { changesItems[$0.to] }) else {
      addItemOperations(to: &first, afterSections: false)
      append(first, end)
      return
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
    append(second, end)
  }

  private mutating func append(_ batch: Batch, _ sources: [SectionSource]) {
    guard !batch.isEmpty else { return }
    batches.append(batch)
    stages.append(sources)
  }

  private mutating func addItemOperations(to batch: inout Batch, afterSections: Bool) {
    var leaves = [Bool](repeating: false, count: batch.countsBefore.count)
    addDeletions(to: &batch, afterSections: afterSections, &leaves)
    addArrivals(to: &batch, afterSections: afterSections, &leaves)
    convertForbiddenMoves(in: &batch, afterSections: afterSections, leaves)
  }

  private func addDeletions(
    to batch: inout Batch, afterSections: Bool, _ leaves: inout [Bool]
  ) {
    // Sections are gone through in the order of the list that the batch begins with.
    for place in batch.countsBefore.indices {
      let section = afterSections ? place : sections.new(of: place)
      guard let section, changesItems[section], let oldSection = sections.old(of: section)
      else { continue }
      let range = oldOffsets.range(oldSection)
      if !removesItems[section] { continue }
      for number in range where items.newOfOld[number] < 0 {
        batch.deletedItems.append(ItemIndex(section: place, item: number - range.lowerBound))
        leaves[place] = true
      }
    }
  }

  private func addArrivals(
    to batch: inout Batch, afterSections: Bool, _ leaves: inout [Bool]
  ) {
    var nextMove = 0
    for (section, changes) in changesItems.enumerated() where changes {
      guard let oldSection = sections.old(of: section) else { continue }
      let oldItems = oldOffsets.range(oldSection)
      let newItems = newOffsets.range(section)
      for number in newItems {
        let target = ItemIndex(section: section, item: number - newItems.lowerBound)
        guard let old = items.old(of: number) else {
          batch.insertedItems.append(target)
          continue
        }
        let staysInSection = oldItems.contains(old)
        if staysInSection {
          guard nextMove < movesWithin.count, Int(movesWithin[nextMove]) == number
          else { continue }
          nextMove += 1
        }
        let origin = begin(of: old, afterSections)
        if !staysInSection { leaves[origin.section] = true }
        batch.movedItems.append(Batch.ItemMove(from: origin, to: target))
      }
    }
  }

  /// Where an old item stands in the list that the batch begins with.
  private func begin(of number: Int, _ afterSections: Bool) -> ItemIndex {
    var index = oldOffsets.index(of: number)
    if afterSections { index.section = sections.new(of: index.section) ?? index.section }
    return index
  }

  /// A move to its own index, while something leaves that section, becomes two operations.
  ///
  /// Hosts take such a move for none, and show the cell that stood there before.
  private mutating func convertForbiddenMoves(
    in batch: inout Batch, afterSections: Bool, _ leaves: [Bool]
  ) {
    let forbidden = batch.movedItems.filter { $0.from == $0.to && leaves[$0.from.section] }
    if forbidden.isEmpty { return }
    batch.movedItems.removeAll { $0.from == $0.to && leaves[$0.from.section] }
    batch.deletedItems.append(contentsOf: forbidden.map(\.from))
    batch.deletedItems.sort()
    batch.insertedItems.append(contentsOf: forbidden.map(\.to))
    batch.insertedItems.sort()
    converted = forbidden.map { move in
      guard afterSections, let section = sections.old(of: move.from.section) else { return move }
      return Batch.ItemMove(
        from: ItemIndex(section: section, item: move.from.item), to: move.to)
    }
  }
}
