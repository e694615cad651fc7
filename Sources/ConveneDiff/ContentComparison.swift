/// Finds which items that stay show other contents, and which need another cell.
///
/// Those of equal ends were compared along with their identities.
@usableFromInline
struct ContentComparison<Side: ListSide> {
  @usableFromInline let old: Side
  @usableFromInline let new: Side
  @usableFromInline let matching: ListMatching
  @usableFromInline let converted: ConvertedItems
  @usableFromInline let replacing: ((_ old: ItemIndex, _ new: ItemIndex) -> Bool)?
  /// Indexes in the new list.
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

  /// Compares the items between the equal ends, and all where cells may be replaced.
  @inlinable
  mutating func compare() {
    for section in 0..<new.sectionCount {
      guard let oldSection = matching.sections.old(of: section) else { continue }
      let middle = matching.newMiddle(section)
      guard replacing != nil else {
        compareMiddle(section, middle)
        continue
      }
      compareRun(
        ItemIndex(section: oldSection, item: 0), ItemIndex(section: section, item: 0),
        middle.lowerBound)
      compareMiddle(section, middle)
      compareRun(
        ItemIndex(
          section: oldSection, item: matching.oldMiddle(ofNew: section, oldSection).upperBound),
        ItemIndex(section: section, item: middle.upperBound),
        new.itemCount(section) - middle.upperBound)
    }
  }

  @inlinable
  mutating func compareMiddle(_ section: Int, _ middle: Range<Int>) {
    let column = Int(matching.pairs[section].newColumn) - middle.lowerBound
    var item = middle.lowerBound
    while item < middle.upperBound {
      let oldNumber = matching.oldOfNew[column + item]
      if oldNumber < 0 {
        item += 1
        continue
      }
      let oldIndex = matching.oldOffsets.index(of: Int(oldNumber))
      // Neighbours that stay neighbours are compared in one call.
      let limit = min(
        middle.upperBound - item, old.itemCount(oldIndex.section) - oldIndex.item)
      var length = 1
      while length < limit,
        matching.oldOfNew[column + item + length] == oldNumber &+ Int32(truncatingIfNeeded: length)
      { length += 1 }
      compareRun(oldIndex, ItemIndex(section: section, item: item), length)
      item += length
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
      if isConverted(ItemIndex(section: newIndex.section, item: item)) { continue }
      changed.append(ItemIndex(section: newIndex.section, item: item))
      if let type = newItems.uncomparableType(item) { uncomparable.add(type) }
    }
  }

  /// Whether an item's cell is inserted anew, so that nothing of it is to be shown anew.
  @inlinable
  func isConverted(_ newIndex: ItemIndex) -> Bool {
    !converted.isEmpty && converted.old(ofNew: newIndex) != nil
  }
}
