/// Where each section's items begin when the items of a list are counted through.
struct ItemOffsets: Sendable {
  private let starts: [Int]

  init(counts: some Sequence<Int>) {
    var starts = [0]
    var total = 0
    for count in counts {
      total += count
      starts.append(total)
    }
    self.starts = starts
  }

  /// The number of items in all sections.
  var total: Int { starts[starts.count - 1] }

  /// The numbers of a section's items, counted through.
  func range(_ section: Int) -> Range<Int> { starts[section]..<starts[section + 1] }

  /// The number of an item, counted through; `nil` where there is no such item.
  func number(of index: ItemIndex) -> Int? {
    guard index.section >= 0, index.section < starts.count - 1, index.item >= 0 else { return nil }
    let items = range(index.section)
    return index.item < items.count ? items.lowerBound + index.item : nil
  }

  /// The index of an item by its number, which must be one of the list's.
  ///
  /// - Complexity: O(log sections).
  func index(of number: Int) -> ItemIndex {
    var low = 0
    var high = starts.count - 1
    // The last section that begins at or before the number: sections without items begin where
    // the next one does.
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= number { low = middle } else { high = middle }
    }
    return ItemIndex(section: low, item: number - starts[low])
  }
}
