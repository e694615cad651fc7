import ConveneDiff

/// What is selected in a list, and from where a range is selected.
///
/// A gesture is asked for its change first, which calls the app, and the change is taken after that.
package struct RangeSelection: Hashable, Sendable {
  /// The selected items.
  package private(set) var items: Set<ItemIndex> = []
  /// The item that was chosen by itself last: ranges begin there.
  package private(set) var anchor: ItemIndex?
  /// To where the range from the anchor reaches, as long as no other items are selected.
  ///
  /// A longer or shorter range then costs what it differs by.
  private var reach: ItemIndex?

  /// Nothing is selected.
  package init() {}

  /// Selects as an app does, or as an update has it.
  ///
  /// The next range is made anew: an update may have brought items into the old one that aren't
  /// selected, also where the selected ones are where they were.
  package mutating func set(_ items: Set<ItemIndex>, anchor: ItemIndex?) {
    self.items = items
    self.anchor = anchor
    reach = nil
  }

  /// Takes a change that the selection itself told.
  package mutating func take(_ change: SelectionChange) {
    items.subtract(change.deselected)
    items.formUnion(change.selected)
    anchor = change.anchor
    reach = change.reach
  }

  /// What a gesture changes.
  ///
  /// - Parameters:
  ///   - gesture: What is to be selected.
  ///   - focus: The item that had the focus before: where there is no anchor, a range begins there.
  ///   - counts: The number of items of each section. Items outside of them are left alone.
  ///   - isSelectable: Whether an item may be selected; asked once for each that would be.
  /// - Returns: The change, in the order of the list.
  /// - Complexity: O(items that change · log); a range that follows another gesture O(range +
  ///   selected items); all items O(items).
  package func change(
    by gesture: SelectionGesture, focus: ItemIndex? = nil, counts: [Int],
    isSelectable: (ItemIndex) -> Bool
  ) -> SelectionChange {
    let list = ItemCounts(counts)
    var change = SelectionChange(anchor: anchor)
    func select(_ index: ItemIndex) {
      if !items.contains(index), isSelectable(index) { change.selected.append(index) }
    }
    switch gesture {
    case .including(let index) where items.contains(index):
      change.reach = reach
    case .only(let index), .including(let index):
      guard list.contains(index), items.contains(index) || isSelectable(index) else {
        change.reach = reach
        return change
      }
      if !items.contains(index) { change.selected = [index] }
      change.deselected = items.filter { $0 != index }.sorted()
      (change.anchor, change.reach) = (index, index)
      change.isWhole = true
    case .toggle(let index):
      guard list.contains(index) else { break }
      if items.contains(index) { change.deselected = [index] } else { select(index) }
      change.anchor = index
    case .extend(let end, let adding):
      guard list.contains(end) else { break }
      let start = [anchor, focus].lazy.compactMap { $0 }.first(where: list.contains) ?? end
      let range = Self.range(start, end)
      change.anchor = start
      if adding {
        list.forEach(in: range, select)
      } else {
        change.reach = end
        change.isWhole = true
        if let reach, start == anchor {
          let old = Self.range(start, reach)
          for rest in old.without(range) {
            list.forEach(in: rest) { if items.contains($0) { change.deselected.append($0) } }
          }
          for rest in range.without(old) { list.forEach(in: rest, select) }
        } else {
          change.deselected = items.filter { !range.contains($0) }.sorted()
          list.forEach(in: range, select)
        }
      }
    case .band(let touched, let others):
      change.deselected = items.filter { !touched.contains($0) && !others.contains($0) }.sorted()
      for index in touched.subtracting(items).sorted() where list.contains(index) { select(index) }
      change.selected += others.subtracting(items).sorted()
    case .all:
      for section in counts.indices {
        for item in 0..<max(0, counts[section]) { select(ItemIndex(section: section, item: item)) }
      }
    case .nothing:
      change.deselected = items.sorted()
      change.anchor = nil
      change.isWhole = true
    }
    return change
  }

  /// All from one item to another, whichever comes first.
  private static func range(_ one: ItemIndex, _ other: ItemIndex) -> Range<ItemIndex> {
    let last = max(one, other)
    return min(one, other)..<ItemIndex(section: last.section, item: last.item + 1)
  }
}

/// The items that a gesture selects, and those that it takes the selection from.
package struct SelectionChange: Hashable, Sendable {
  /// Those that are selected now and weren't, in order.
  package fileprivate(set) var selected: [ItemIndex] = []
  /// Those that were selected and aren't now, in order.
  package fileprivate(set) var deselected: [ItemIndex] = []
  fileprivate var anchor: ItemIndex?
  fileprivate var reach: ItemIndex?

  fileprivate init(anchor: ItemIndex?) { self.anchor = anchor }

  /// Whether nothing else is to be selected, in sections that are folded neither.
  package fileprivate(set) var isWhole = false

  /// Whether nothing is selected that wasn't, and the other way round.
  package var isEmpty: Bool { selected.isEmpty && deselected.isEmpty }
}

extension Range {
  /// What is in it and not in another one.
  fileprivate func without(_ other: Range) -> [Range] {
    [
      lowerBound..<Swift.max(lowerBound, Swift.min(upperBound, other.lowerBound)),
      Swift.min(upperBound, Swift.max(lowerBound, other.upperBound))..<upperBound,
    ].filter { !$0.isEmpty }
  }
}

/// The items that there are.
private struct ItemCounts {
  let counts: [Int]

  init(_ counts: [Int]) { self.counts = counts }

  func contains(_ index: ItemIndex) -> Bool {
    counts.indices.contains(index.section) && index.item >= 0 && index.item < counts[index.section]
  }

  /// Goes through the items of a range, in order.
  func forEach(in range: Range<ItemIndex>, _ body: (ItemIndex) -> Void) {
    let (first, end) = (range.lowerBound, range.upperBound)
    for section in first.section...end.section where counts.indices.contains(section) {
      let start = section == first.section ? first.item : 0
      let stop = section == end.section ? min(end.item, counts[section]) : counts[section]
      for item in start..<max(start, stop) { body(ItemIndex(section: section, item: item)) }
    }
  }
}
