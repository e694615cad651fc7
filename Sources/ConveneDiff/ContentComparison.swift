/// Finds which items that stay show other contents, and which need another cell.
///
/// Those of equal ends and of runs were compared along with their identities, unless it has to be
/// asked first which cells are replaced.
@usableFromInline
struct ContentComparison<Side: ListSide> {
  @usableFromInline let old: Side
  @usableFromInline let new: Side
  @usableFromInline let matching: ListMatching
  @usableFromInline let converted: ConvertedItems
  @usableFromInline let replacing: ((_ old: ItemIndex, _ new: ItemIndex) -> Bool)?
  /// Indexes in the new list, ascending.
  @usableFromInline var changed: [ItemIndex] = []
  /// Indexes in the new list, ascending.
  @usableFromInline var replaced: [ItemIndex] = []
  @usableFromInline var uncomparable = UncomparableTypes()

  @inlinable
  init(
    _ old: Side, _ new: Side, _ matching: ListMatching, _ converted: ConvertedItems,
    _ replacing: ((_ old: ItemIndex, _ new: ItemIndex) -> Bool)?
  ) {
    self.old = old
    self.new = new
    self.matching = matching
    self.converted = converted
    self.replacing = replacing
  }

  /// Compares the items of gaps, and all where cells may be replaced.
  @inlinable
  mutating func compare() {
    if replacing == nil, matching.columns.oldOfNew.isEmpty { return }
    for section in 0..<new.sectionCount {
      guard let oldSection = matching.sections.old(of: section) else { continue }
      if replacing != nil {
        compareAll(oldSection, section)
      } else if matching.pairs[section].hasColumns {
        var rank = 0
        for gap in matching.newGaps(section) { compareGap(gap, &rank, section) }
      }
    }
  }

  /// Compares all items that stay: equal ends, runs, and what is between them.
  @inlinable
  mutating func compareAll(_ oldSection: Int, _ section: Int) {
    let middle = matching.newMiddle(section)
    func compareRun(_ old: Int, _ new: Int, _ length: Int) {
      self.compareRun(
        ItemIndex(section: oldSection, item: old), ItemIndex(section: section, item: new), length)
    }
    compareRun(0, 0, middle.lowerBound)
    var next = middle.lowerBound
    var rank = 0
    for run in matching.newRuns(section) {
      compareGap(next..<Int(run.new), &rank, section)
      compareRun(Int(run.old), Int(run.new), Int(run.count))
      next = run.newItems.upperBound
    }
    compareGap(next..<middle.upperBound, &rank, section)
    compareRun(
      matching.oldMiddle(ofNew: section, oldSection).upperBound, middle.upperBound,
      new.itemCount(section) - middle.upperBound)
  }

  /// Compares items that are in no run; the rank is that of the first one, and then of what follows.
  @inlinable
  mutating func compareGap(_ gap: Range<Int>, _ rank: inout Int, _ section: Int) {
    let first = rank - gap.lowerBound
    rank += gap.count
    guard matching.pairs[section].hasColumns else { return }
    for item in gap {
      let oldNumber = matching.partner(ofNewRank: first + item, section)
      if oldNumber < 0 { continue }
      compareRun(
        matching.oldOffsets.index(of: Int(oldNumber)), ItemIndex(section: section, item: item), 1)
    }
  }

  @inlinable
  mutating func compareRun(_ oldIndex: ItemIndex, _ newIndex: ItemIndex, _ length: Int) {
    guard let replacing else { return compareContents(oldIndex, newIndex, 0..<length) }
    var start = 0
    for step in 0..<length {
      let oldItem = ItemIndex(section: oldIndex.section, item: oldIndex.item + step)
      let newItem = ItemIndex(section: newIndex.section, item: newIndex.item + step)
      guard !isConverted(newItem), replacing(oldItem, newItem) else { continue }
      compareContents(oldIndex, newIndex, start..<step)
      replaced.append(newItem)
      start = step + 1
    }
    compareContents(oldIndex, newIndex, start..<length)
  }

  @inlinable
  mutating func compareContents(
    _ oldIndex: ItemIndex, _ newIndex: ItemIndex, _ steps: Range<Int>
  ) {
    let oldItems = old.items(oldIndex.section)
    let newItems = new.items(newIndex.section)
    var step = steps.lowerBound
    while step < steps.upperBound {
      step += newItems.contentPrefix(
        newIndex.item + step, oldItems, oldIndex.item + step, limit: steps.upperBound - step)
      guard step < steps.upperBound else { return }
      let item = newIndex.item + step
      step += 1
      changed.append(ItemIndex(section: newIndex.section, item: item))
      if let type = newItems.uncomparableType(item) { uncomparable.add(type) }
    }
  }

  /// Whether an item's cell is inserted anew, so that it isn't asked whether it is replaced.
  @inlinable
  func isConverted(_ newIndex: ItemIndex) -> Bool {
    !converted.isEmpty && converted.old(ofNew: newIndex) != nil
  }
}
