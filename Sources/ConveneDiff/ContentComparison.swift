/// Finds which items that stay show other contents, and which need another cell.
struct ContentComparison {
  private let old: [SectionColumn]
  private let new: [SectionColumn]
  private let replacing: ((_ old: ItemIndex, _ new: ItemIndex) -> Bool)?
  /// Indexes in the new list, ascending.
  private(set) var changed: [ItemIndex] = []
  /// Indexes in the new list, ascending.
  private(set) var replaced: [ItemIndex] = []
  /// The names of the types that cannot be compared, in the order in which they were met.
  private(set) var uncomparableTypes: [String] = []
  private var uncomparable: Set<ObjectIdentifier> = []

  init(
    _ old: [SectionColumn], _ new: [SectionColumn],
    _ replacing: ((_ old: ItemIndex, _ new: ItemIndex) -> Bool)?
  ) {
    self.old = old
    self.new = new
    self.replacing = replacing
  }

  mutating func compare(
    _ sections: Matching, _ items: Matching, _ oldOffsets: ItemOffsets, _ newOffsets: ItemOffsets,
    _ converted: ConvertedItems
  ) {
    for section in new.indices where sections.oldOfNew[section] >= 0 {
      let range = newOffsets.range(section)
      var number = range.lowerBound
      while number < range.upperBound {
        guard let oldNumber = items.old(of: number) else {
          number += 1
          continue
        }
        let oldIndex = oldOffsets.index(of: oldNumber)
        let newIndex = ItemIndex(section: section, item: number - range.lowerBound)
        if converted.old(ofNew: newIndex) != nil {
          number += 1
          continue
        }
        // Neighbours that stay neighbours are compared in one call.
        let limit = min(
          range.upperBound - number, oldOffsets.range(oldIndex.section).upperBound - oldNumber)
        var length = 1
        while length < limit, Int(items.oldOfNew[number + length]) == oldNumber + length,
          converted.isEmpty
        { length += 1 }
        compareRun(oldIndex, newIndex, length)
        number += length
      }
    }
  }

  private mutating func compareRun(_ oldIndex: ItemIndex, _ newIndex: ItemIndex, _ length: Int) {
    guard let replacing else { return compareContents(oldIndex, newIndex, 0..<length) }
    var start = 0
    for step in 0..<length {
      let oldItem = ItemIndex(section: oldIndex.section, item: oldIndex.item + step)
      let newItem = ItemIndex(section: newIndex.section, item: newIndex.item + step)
      guard replacing(oldItem, newItem) else { continue }
      compareContents(oldIndex, newIndex, start..<step)
      replaced.append(newItem)
      start = step + 1
    }
    compareContents(oldIndex, newIndex, start..<length)
  }

  private mutating func compareContents(
    _ oldIndex: ItemIndex, _ newIndex: ItemIndex, _ steps: Range<Int>
  ) {
    let oldSection = old[oldIndex.section]
    let newSection = new[newIndex.section]
    var step = steps.lowerBound
    while step < steps.upperBound {
      step += newSection.contentPrefix(
        from: newIndex.item + step, oldSection, oldIndex.item + step,
        limit: steps.upperBound - step)
      guard step < steps.upperBound else { return }
      let item = newIndex.item + step
      changed.append(ItemIndex(section: newIndex.section, item: item))
      noteUncomparable(newSection, item)
      step += 1
    }
  }

  private mutating func noteUncomparable(_ section: SectionColumn, _ item: Int) {
    let (column, place) = section.locate(item)
    // A type that compares in its own way, without `==`, finds an element equal to itself.
    guard !column.comparesContent, !column.isContentEqual(place, column, place),
      uncomparable.insert(ObjectIdentifier(column.elementType)).inserted
    else { return }
    uncomparableTypes.append(String(reflecting: column.elementType))
  }
}
