/// Which old item is which new one.
///
/// For a section that is in both lists, how many items its two ends have in common, and the runs
/// between them. What runs left over is known by its rank: how many such items of the section's
/// middle come before. Where some of it has a partner, two columns of 32-bit numbers say which: a
/// list that hardly changed, or that was filtered, takes hardly any memory.
@usableFromInline
package struct ListMatching: Sendable {
  /// How a new section answers the old one that it is.
  @usableFromInline
  struct SectionPair: Sendable {
    /// The number of items that both begin with.
    @usableFromInline var prefix: Int32 = 0
    /// The number of items that both end with.
    @usableFromInline var suffix: Int32 = 0
    /// Where the partners of what runs left over of the old section begin in the column of all;
    /// below 0 where it has none.
    @usableFromInline var oldColumn: Int32 = -1
    /// Where the partners of what runs left over of the new section begin in the column of all; the
    /// same.
    @usableFromInline var newColumn: Int32 = -1
    /// Where the runs of the middle begin among all, in the order of the new list.
    @usableFromInline var firstRun: Int32 = 0
    /// Where they begin in the order of the old list: the same place where that is the same order.
    @usableFromInline var firstOldRun: Int32 = 0
    /// The number of runs of the middle.
    @usableFromInline var runCount: Int32 = 0
    /// The number of pairs of the middle within the section.
    @usableFromInline var pairCount: Int32 = 0
    /// Whether items stay in the section in another order.
    @usableFromInline var movesItems = false

    /// Whether something that runs left over has a partner, which the columns say.
    @inlinable var hasColumns: Bool { oldColumn >= 0 }

    @inlinable init() {}

    @inlinable
    init(prefix: Int, suffix: Int) {
      self.prefix = Int32(truncatingIfNeeded: prefix)
      self.suffix = Int32(truncatingIfNeeded: suffix)
    }

    /// Keeps where the columns begin.
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
  /// The partners of what runs left over.
  @usableFromInline var columns = PartnerColumns()
  @usableFromInline let oldOffsets: ItemOffsets
  @usableFromInline let newOffsets: ItemOffsets
  /// Runs of middles, section by section, in the order of the new list; where that isn't the order
  /// of the old one, once more in that.
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
    pairs[section].firstRun = keep(notes.runs)
    pairs[section].firstOldRun = pairs[section].firstRun
    if notes.movesItems, !zip(notes.runs, notes.runs.dropFirst()).allSatisfy({ $0.old < $1.old }) {
      pairs[section].firstOldRun = keep(notes.runs.sorted { $0.old < $1.old })
    }
    pairs[section].runCount = Int32(truncatingIfNeeded: notes.runs.count)
    pairs[section].pairCount = Int32(truncatingIfNeeded: notes.pairs)
    pairs[section].movesItems = notes.movesItems
    if let places = notes.places { pairs[section].setColumns(places) }
  }

  /// Keeps runs in their order.
  ///
  /// - Returns: Where they begin among all.
  @inlinable
  mutating func keep(_ kept: [ItemRun]) -> Int32 {
    let first = runs.count
    runs += kept
    var before: Int32 = 0
    for run in first..<runs.count {
      runs[run].before = before
      before += runs[run].count
    }
    return Int32(truncatingIfNeeded: first)
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

  /// The runs of a section, in the order of the new list.
  @inlinable
  func newRuns(_ section: Int) -> ArraySlice<ItemRun> {
    let first = Int(pairs[section].firstRun)
    return runs[first..<first + Int(pairs[section].runCount)]
  }

  /// The runs of a section, in the order of the old list.
  @inlinable
  func oldRuns(ofNew section: Int) -> ArraySlice<ItemRun> {
    let first = Int(pairs[section].firstOldRun)
    return runs[first..<first + Int(pairs[section].runCount)]
  }

  /// Where new items of a middle are that aren't in runs, ascending.
  @inlinable
  func newGaps(_ section: Int) -> [Range<Int>] {
    newMiddle(section).gaps(between: newRuns(section).lazy.map { $0.newItems })
  }

  /// Where old items of a middle are that aren't in runs, ascending.
  @inlinable
  func oldGaps(ofNew section: Int, _ oldSection: Int) -> [Range<Int>] {
    oldMiddle(ofNew: section, oldSection)
      .gaps(between: oldRuns(ofNew: section).lazy.map { $0.oldItems })
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
