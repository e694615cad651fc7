// Pairs of what runs left over.
extension ListMatching {
  /// The number of the new item that an old one is which runs left over; below 0 where it has no
  /// partner.
  @inlinable
  func partner(ofOldRank rank: Int, ofNew section: Int) -> Int32 {
    let pair = pairs[section]
    return pair.hasColumns ? columns.newOfOld[Int(pair.oldColumn) + rank] : Matching.none
  }

  /// The number of the old item that a new one is which runs left over; below 0 where it has no
  /// partner.
  @inlinable
  func partner(ofNewRank rank: Int, _ section: Int) -> Int32 {
    let pair = pairs[section]
    return pair.hasColumns ? columns.oldOfNew[Int(pair.newColumn) + rank] : Matching.none
  }

  @inlinable
  func placeOfOld(_ item: Int, ofNew section: Int) -> ItemPlace {
    oldRuns(ofNew: section).place(of: item, from: pairs[section].prefix) { $0.oldItems }
  }

  @inlinable
  func placeOfNew(_ item: Int, _ section: Int) -> ItemPlace {
    newRuns(section).place(of: item, from: pairs[section].prefix) { $0.newItems }
  }

  /// The number of the new item that an old one of a middle is; below 0 where it has no partner.
  ///
  /// - Complexity: O(log runs).
  @inlinable
  func partner(ofOld item: Int, ofNew section: Int) -> Int32 {
    switch placeOfOld(item, ofNew: section) {
    case .inRun(let run):
      let start = newOffsets.range(section).lowerBound
      return Int32(
        truncatingIfNeeded: start + run.newItems.lowerBound + item - run.oldItems.lowerBound)
    case .leftOver(let rank): return partner(ofOldRank: rank, ofNew: section)
    }
  }

  /// The number of the old item that a new one of a middle is; below 0 where it has no partner.
  ///
  /// - Complexity: O(log runs).
  @inlinable
  func partner(ofNew item: Int, _ section: Int, _ oldSection: Int) -> Int32 {
    switch placeOfNew(item, section) {
    case .inRun(let run):
      let start = oldOffsets.range(oldSection).lowerBound
      return Int32(
        truncatingIfNeeded: start + run.oldItems.lowerBound + item - run.newItems.lowerBound)
    case .leftOver(let rank): return partner(ofNewRank: rank, section)
    }
  }

  /// Pairs two items that runs left over, and which are in two sections.
  ///
  /// - Complexity: O(log runs).
  @inlinable
  mutating func pair(old: ItemIndex, new: ItemIndex) {
    guard let oldInNew = sections.new(of: old.section),
      let newInOld = sections.old(of: new.section),
      case .leftOver(let oldRank) = placeOfOld(old.item, ofNew: oldInNew),
      case .leftOver(let newRank) = placeOfNew(new.item, new.section)
    else { return }
    addColumns(ofNew: oldInNew, old.section)
    addColumns(ofNew: new.section, newInOld)
    columns.newOfOld[Int(pairs[oldInNew].oldColumn) + oldRank] = Int32(
      truncatingIfNeeded: newOffsets.range(new.section).lowerBound + new.item)
    columns.oldOfNew[Int(pairs[new.section].newColumn) + newRank] = Int32(
      truncatingIfNeeded: oldOffsets.range(old.section).lowerBound + old.item)
  }

  /// Gives what runs left over of a section columns, in which nothing has a partner.
  @inlinable
  mutating func addColumns(ofNew section: Int, _ oldSection: Int) {
    if pairs[section].hasColumns { return }
    // In a section that has no columns all pairs are in runs.
    pairs[section].setColumns(
      columns.add(
        oldCount: oldLeft(ofNew: section, oldSection), newCount: newLeft(section)))
  }
}

// Which is which.
extension ListMatching {
  /// Where an item of the new list was; `nil` where it has no partner, or there is no such item.
  ///
  /// - Complexity: O(log sections + log runs).
  func old(ofNew index: ItemIndex) -> ItemIndex? {
    guard newOffsets.number(of: index) != nil, let section = sections.old(of: index.section)
    else { return nil }
    if newMiddle(index.section).contains(index.item) {
      let partner = partner(ofNew: index.item, index.section, section)
      return partner < 0 ? nil : oldOffsets.index(of: Int(partner))
    }
    if index.item < Int(pairs[index.section].prefix) {
      return ItemIndex(section: section, item: index.item)
    }
    let fromEnd = newOffsets.range(index.section).count - index.item
    return ItemIndex(section: section, item: oldOffsets.range(section).count - fromEnd)
  }

  /// Where an item of the old list is; `nil` where it has no partner, or there is no such item.
  ///
  /// - Complexity: O(log sections + log runs).
  func new(ofOld index: ItemIndex) -> ItemIndex? {
    guard oldOffsets.number(of: index) != nil, let section = sections.new(of: index.section)
    else { return nil }
    if oldMiddle(ofNew: section, index.section).contains(index.item) {
      let partner = partner(ofOld: index.item, ofNew: section)
      return partner < 0 ? nil : newOffsets.index(of: Int(partner))
    }
    if index.item < Int(pairs[section].prefix) {
      return ItemIndex(section: section, item: index.item)
    }
    let fromEnd = oldOffsets.range(index.section).count - index.item
    return ItemIndex(section: section, item: newOffsets.range(section).count - fromEnd)
  }
}
