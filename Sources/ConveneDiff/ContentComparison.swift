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
      let middle = matching.newMiddle(section)
      if replacing == nil {
        if matching.pairs[section].hasColumns { compareGaps(section) }
        continue
      }
      func index(_ item: Int, in section: Int) -> ItemIndex {
        ItemIndex(section: section, item: item)
      }
      compareRun(index(0, in: oldSection), index(0, in: section), middle.lowerBound)
      if matching.pairs[section].hasColumns {
        compareAll(section, middle)
      } else {
        for run in matching.runs(ofNew: section) {
          compareRun(
            index(Int(run.old), in: oldSection), index(Int(run.new), in: section), Int(run.count))
        }
      }
      compareRun(
        index(matching.oldMiddle(ofNew: section, oldSection).upperBound, in: oldSection),
        index(middle.upperBound, in: section), new.itemCount(section) - middle.upperBound)
    }
  }

  /// Compares the items that are in no run.
  @inlinable
  mutating func compareGaps(_ section: Int) {
    for gap in matching.newGaps(section) { compareAll(section, gap) }
  }

  @inlinable
  mutating func compareAll(_ section: Int, _ range: Range<Int>) {
    for item in range {
      let oldNumber = matching.partner(ofNew: item, section)
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
