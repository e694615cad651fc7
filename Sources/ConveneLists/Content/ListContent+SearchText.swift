import ConveneDiff

/// The texts of a column's elements, by their places; `nil`: they are of another type.
@usableFromInline
typealias SearchTexts = @MainActor (ElementColumn) -> (@MainActor (Int) -> String)?

extension ListSection {
  /// Says by which text an item is found when one types in the list.
  ///
  /// Typing moves the keyboard's focus to the next item whose text begins with what was typed. Letters
  /// within a second belong together, case and accents make no difference, and one letter typed again
  /// leads to the next item that begins with it. A section of elements of several types says it for each.
  ///
  /// ```swift
  /// section.searchText { (tea: Tea) in tea.name }
  /// ```
  ///
  /// - Parameter text: The text of an element. A key asks for those of at most all items, from the
  ///   focused one on, until one is found. Retained with the declaration.
  @inlinable
  public func searchText<Element: Differenciable>(
    _ text: @escaping @MainActor (Element) -> String
  ) {
    addSearchTexts { column in
      guard let elements = column.elements(of: Element.self) else { return nil }
      return { text(elements[$0]) }
    }
  }

  @usableFromInline
  func addSearchTexts(_ texts: @escaping SearchTexts) {
    guard let earlier = searchTexts else { return searchTexts = texts }
    searchTexts = { texts($0) ?? earlier($0) }
  }
}

extension ListDriver {
  /// The next item whose text begins with what was typed; see the content's own.
  package func item(typedAs typed: TypedText, from focus: ItemIndex?) -> ItemIndex? {
    answer { content.item(typedAs: typed, from: focus) }
  }
}

extension ListContent {
  /// Whether any section says the texts of its items.
  @MainActor
  package var hasSearchTexts: Bool { sections.contains { $0.searchTexts != nil } }

  /// The next item whose text begins with what was typed.
  ///
  /// - Parameters:
  ///   - typed: What was typed.
  ///   - focus: The focused item, which the first letter leads on from and further ones may stay at.
  /// - Returns: `nil` where there is none, or no section says the texts of its items.
  /// - Complexity: O(items) texts, each at most once.
  @MainActor
  package func item(typedAs typed: TypedText, from focus: ItemIndex?) -> ItemIndex? {
    let start = focus ?? ItemIndex(section: 0, item: 0)
    let begin = ItemIndex(section: 0, item: 0)
    let end = ItemIndex(section: sections.count, item: 0)
    let isFirst = typed.text.count == 1
    var next: ItemIndex?
    var found: ItemIndex?
    func visit(_ index: ItemIndex, _ text: String) -> Bool {
      let beginning = typed.beginning(of: text)
      if beginning == .all, !(isFirst && index == focus) {
        found = index
        return true
      }
      if beginning != .other, typed.isOneLetter, index != focus, next == nil { next = index }
      return false
    }
    let around = [start..<max(start, end), begin..<max(begin, min(start, end))]
    _ = around.contains { visitTexts(in: $0, visit) }
    return found ?? next
  }

  /// Goes through the texts of a range in order, until told that it is enough.
  ///
  /// - Returns: Whether it was told so.
  @MainActor
  private func visitTexts(
    in range: Range<ItemIndex>, _ visit: (ItemIndex, String) -> Bool
  ) -> Bool {
    let (first, last) = (range.lowerBound, range.upperBound)
    for number in first.section...last.section where sections.indices.contains(number) {
      let section = sections[number]
      for (place, group) in section.groups.enumerated() {
        let start = section.start(ofGroup: place)
        let count = group.column.count
        let lower = number == first.section ? max(0, first.item - start) : 0
        let upper = number == last.section ? min(count, last.item - start) : count
        guard lower < upper, let text = section.searchTexts?(group.column) else { continue }
        for offset in lower..<upper
        where visit(ItemIndex(section: number, item: start + offset), text(offset)) {
          return true
        }
      }
    }
    return false
  }
}
