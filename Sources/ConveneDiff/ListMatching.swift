/// Which old item is which new one.
///
/// For a section that is in both lists, how many items its two ends have in common, and the runs
/// between them. Where something moved besides, or into another section, two columns of 32-bit
/// numbers say who is whose partner between the ends: a list that hardly changed, or that was
/// filtered, takes hardly any memory.
@usableFromInline
package struct ListMatching: Sendable {
  /// How a new section answers the old one that it is.
  @usableFromInline
  struct SectionPair: Sendable {
    /// The number of items that both begin with.
    @usableFromInline var prefix: Int32 = 0
    /// The number of items that both end with.
    @usableFromInline var suffix: Int32 = 0
    /// Where the partners of the old section's middle begin in the column of all; below 0 where
    /// the runs tell all pairs, in order on both sides.
    @usableFromInline var oldColumn: Int32 = -1
    /// Where the partners of the new section's middle begin in the column of all; the same.
    @usableFromInline var newColumn: Int32 = -1
    /// Where the runs of the middle begin among all.
    @usableFromInline var firstRun: Int32 = 0
    /// The number of runs of the middle.
    @usableFromInline var runCount: Int32 = 0
    /// The number of pairs of the middle within the section.
    @usableFromInline var pairCount: Int32 = 0
    /// Whether items stay in the section in another order.
    @usableFromInline var movesItems = false

    /// Whether the columns say who is whose partner, for all items of the middle.
    @inlinable var hasColumns: Bool { oldColumn >= 0 }

    @inlinable init() {}

    @inlinable
    init(prefix: Int, suffix: Int) {
      self.prefix = Int32(truncatingIfNeeded: prefix)
      self.suffix = Int32(truncatingIfNeeded: suffix)
    }

    /// Keeps where the columns of the middle begin.
    @inlinable
    mutating func setColumns(_ places: (old: Int, new: Int)) {
      oldColumn = Int32(truncatingIfNeeded: places.old)
      newColumn = Int32(truncatingIfNeeded: places.new)
    }
  }

  /// Which section is which.
  @usableFromInline var sections: Matching
  /// For each new section how it answers the old one; of no meaning where it has none.
  @usableFromInline var pairs: [SectionPair]
  /// The partners of the items of those middles that have columns.
  @usableFromInline var columns = PartnerColumns()
  @usableFromInline let oldOffsets: ItemOffsets
  @usableFromInline let newOffsets: ItemOffsets
  /// Runs of middles, section by section, in the order of the new list.
  @usableFromInline var runs: [ItemRun] = []
  /// Items of equal ends and of runs whose contents differ, by their new index, ascending.
  @usableFromInline var changed: [ItemIndex] = []
  @usableFromInline var uncomparable = UncomparableTypes()
  @usableFromInline var duplicates = DuplicateReport()
  @usableFromInline var exceededBudget = false

  /// No pairs.
  @inlinable
  init(oldOffsets: ItemOffsets, newOffsets: ItemOffsets) {
    sections = Matching(oldCount: oldOffsets.count, newCount: newOffsets.count)
    pairs = [SectionPair](repeating: SectionPair(), count: newOffsets.count)
    self.oldOffsets = oldOffsets
    self.newOffsets = newOffsets
  }

  // MARK: Middles

  /// Items of an old section, which is a new one, that lie between the equal ends.
  @inlinable
  func oldMiddle(ofNew section: Int, _ oldSection: Int) -> Range<Int> {
    let pair = pairs[section]
    return Int(pair.prefix)..<oldOffsets.range(oldSection).count - Int(pair.suffix)
  }

  /// Items of a new section that lie between the equal ends.
  @inlinable
  func newMiddle(_ section: Int) -> Range<Int> {
    let pair = pairs[section]
    return Int(pair.prefix)..<newOffsets.range(section).count - Int(pair.suffix)
  }

  /// Keeps what was found out about the middle of a section.
  @inlinable
  mutating func add(_ notes: SectionNotes, to section: Int) {
    pairs[section].firstRun = Int32(truncatingIfNeeded: runs.count)
    pairs[section].runCount = Int32(truncatingIfNeeded: notes.runs.count)
    pairs[section].pairCount = Int32(truncatingIfNeeded: notes.pairs)
    pairs[section].movesItems = notes.movesItems
    if let places = notes.places { pairs[section].setColumns(places) }
    runs += notes.runs
  }

  /// The middle of a section that is in both lists.
  @inlinable
  func middle(ofNew section: Int, _ oldSection: Int) -> Middle {
    Middle(
      old: Middle.Side(
        items: oldMiddle(ofNew: section, oldSection),
        start: oldOffsets.range(oldSection).lowerBound),
      new: Middle.Side(
        items: newMiddle(section), start: newOffsets.range(section).lowerBound))
  }

  /// The number of old items in a middle without a partner in their section.
  @inlinable
  func oldLeft(ofNew section: Int, _ oldSection: Int) -> Int {
    oldMiddle(ofNew: section, oldSection).count - Int(pairs[section].pairCount)
  }

  /// The number of new items in a middle without a partner in their section.
  @inlinable
  func newLeft(_ section: Int) -> Int {
    newMiddle(section).count - Int(pairs[section].pairCount)
  }

  /// The runs of a section.
  @inlinable
  func runs(ofNew section: Int) -> ArraySlice<ItemRun> {
    let first = Int(pairs[section].firstRun)
    return runs[first..<first + Int(pairs[section].runCount)]
  }

  /// Where new items of a middle are that aren't in runs, ascending.
  @inlinable
  func newGaps(_ section: Int) -> [Range<Int>] {
    newMiddle(section).gaps(between: runs(ofNew: section).lazy.map { $0.newItems })
  }

  /// Where old items of a middle are that aren't in runs, ascending.
  @inlinable
  func oldGaps(ofNew section: Int, _ oldSection: Int) -> [Range<Int>] {
    let middle = oldMiddle(ofNew: section, oldSection)
    let runs = runs(ofNew: section).lazy.map { $0.oldItems }
    guard pairs[section].movesItems else { return middle.gaps(between: runs) }
    return middle.gaps(between: runs.sorted { $0.lowerBound < $1.lowerBound })
  }

  // MARK: Partners

  /// The number of the new item that an old one of a middle is; below 0 where it has no partner.
  ///
  /// Items of runs are asked for only where the section has columns.
  @inlinable
  func partner(ofOld item: Int, ofNew section: Int) -> Int32 {
    let pair = pairs[section]
    return pair.hasColumns
      ? columns.newOfOld[Int(pair.oldColumn) + item - Int(pair.prefix)] : Matching.none
  }

  /// The number of the old item that a new one of a middle is; below 0 where it has no partner.
  ///
  /// Items of runs are asked for only where the section has columns.
  @inlinable
  func partner(ofNew item: Int, _ section: Int) -> Int32 {
    let pair = pairs[section]
    return pair.hasColumns
      ? columns.oldOfNew[Int(pair.newColumn) + item - Int(pair.prefix)] : Matching.none
  }

  /// Pairs two items of gaps, which are in two sections.
  @inlinable
  mutating func pair(old: ItemIndex, new: ItemIndex) {
    guard let oldInNew = sections.new(of: old.section), let newInOld = sections.old(of: new.section)
    else { return }
    addColumns(ofNew: oldInNew, old.section)
    addColumns(ofNew: new.section, newInOld)
    let oldPlace = Int(pairs[oldInNew].oldColumn) + old.item - Int(pairs[oldInNew].prefix)
    let newPlace = Int(pairs[new.section].newColumn) + new.item - Int(pairs[new.section].prefix)
    columns.newOfOld[oldPlace] = Int32(
      truncatingIfNeeded: newOffsets.range(new.section).lowerBound + new.item)
    columns.oldOfNew[newPlace] = Int32(
      truncatingIfNeeded: oldOffsets.range(old.section).lowerBound + old.item)
  }

  /// Gives a middle columns, with the partners that its runs tell.
  @inlinable
  mutating func addColumns(ofNew section: Int, _ oldSection: Int) {
    if pairs[section].hasColumns { return }
    let middle = middle(ofNew: section, oldSection)
    let runs = runs(ofNew: section)
    pairs[section].setColumns(columns.add(middle) { $0.pair(runs, in: middle) })
  }

  // MARK: Which is which

  /// Where an item of the new list was; `nil` where it has no partner, or there is no such item.
  ///
  /// - Complexity: O(log sections), and O(log runs) where nothing moved.
  func old(ofNew index: ItemIndex) -> ItemIndex? {
    guard newOffsets.number(of: index) != nil, let section = sections.old(of: index.section)
    else { return nil }
    if newMiddle(index.section).contains(index.item) {
      guard !pairs[index.section].hasColumns else {
        let partner = partner(ofNew: index.item, index.section)
        return partner < 0 ? nil : oldOffsets.index(of: Int(partner))
      }
      return runs(ofNew: index.section).partner(of: index.item, { $0.newItems }, { $0.oldItems })
        .map { ItemIndex(section: section, item: $0) }
    }
    if index.item < Int(pairs[index.section].prefix) {
      return ItemIndex(section: section, item: index.item)
    }
    let fromEnd = newOffsets.range(index.section).count - index.item
    return ItemIndex(section: section, item: oldOffsets.range(section).count - fromEnd)
  }

  /// Where an item of the old list is; `nil` where it has no partner, or there is no such item.
  ///
  /// - Complexity: O(log sections), and O(log runs) where nothing moved.
  func new(ofOld index: ItemIndex) -> ItemIndex? {
    guard oldOffsets.number(of: index) != nil, let section = sections.new(of: index.section)
    else { return nil }
    if oldMiddle(ofNew: section, index.section).contains(index.item) {
      guard !pairs[section].hasColumns else {
        let partner = partner(ofOld: index.item, ofNew: section)
        return partner < 0 ? nil : newOffsets.index(of: Int(partner))
      }
      return runs(ofNew: section).partner(of: index.item, { $0.oldItems }, { $0.newItems })
        .map { ItemIndex(section: section, item: $0) }
    }
    if index.item < Int(pairs[section].prefix) {
      return ItemIndex(section: section, item: index.item)
    }
    let fromEnd = oldOffsets.range(index.section).count - index.item
    return ItemIndex(section: section, item: newOffsets.range(section).count - fromEnd)
  }

  /// Items whose contents differ, ascending.
  ///
  /// - Parameters:
  ///   - others: Those that were found later, in gaps.
  ///   - converted: Items whose cells are inserted anew: nothing of them is to be shown anew.
  /// - Returns: Indexes in the new list.
  @usableFromInline
  func changed(and others: [ItemIndex], without converted: ConvertedItems) -> [ItemIndex] {
    var all = changed
    if !others.isEmpty {
      all += others
      all.sort()
    }
    if !converted.isEmpty { all.removeAll { converted.old(ofNew: $0) != nil } }
    return all
  }
}
