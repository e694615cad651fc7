/// Where each section's items begin when the items of a list are counted through.
@usableFromInline
struct ItemOffsets: Sendable {
  @usableFromInline let starts: [Int]

  /// Offsets of sections of these numbers of items.
  @inlinable
  init(sections: Int, itemCount: (Int) -> Int) {
    var starts = [0]
    starts.reserveCapacity(sections + 1)
    var total = 0
    for section in 0..<sections {
      total += itemCount(section)
      starts.append(total)
    }
    self.starts = starts
  }

  /// The number of sections.
  @inlinable var count: Int { starts.count - 1 }

  /// The number of items of each section.
  var counts: [Int] { (0..<count).map { starts[$0 + 1] - starts[$0] } }

  /// The number of items in all sections.
  @inlinable var total: Int { starts[starts.count - 1] }

  /// The numbers of a section's items, counted through.
  @inlinable
  func range(_ section: Int) -> Range<Int> { starts[section]..<starts[section + 1] }

  /// The number of an item, counted through; `nil` where there is no such item.
  @inlinable
  func number(of index: ItemIndex) -> Int? {
    guard index.section >= 0, index.section < starts.count - 1, index.item >= 0 else { return nil }
    let items = range(index.section)
    return index.item < items.count ? items.lowerBound + index.item : nil
  }

  /// The index of an item by its number, which must be one of the list's.
  ///
  /// - Complexity: O(log sections).
  @inlinable
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
