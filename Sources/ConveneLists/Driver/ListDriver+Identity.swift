import ConveneDiff

/// Access to items by what they stand for instead of where they are.
extension ListDriver {
  /// Where an element is in the newest list; the first of several with its identity.
  ///
  /// - Complexity: O(items).
  package func index<Element: Differenciable>(of element: Element) -> ItemIndex? {
    content.index(of: element)
  }

  /// The item that shows an element in the newest list.
  ///
  /// - Complexity: O(items).
  package func item<Element: Differenciable>(for element: Element) -> AnyItem<View>? {
    index(of: element).flatMap { content.item(at: $0) }
  }

  /// Scrolls so that an element is at a distance in points from the viewport's top edge.
  ///
  /// - Returns: Whether the element is in the list on screen.
  @discardableResult
  package func scroll<Element: Differenciable>(to element: Element, offset: Double = 0) -> Bool {
    guard let host, lastSeen == nil, asksHost(host), let index = index(of: element) else {
      return false
    }
    let viewport = host.viewport
    host.restore(
      ListPosition(
        scroll: .anchor(ListViewport.Place(index: index, offset: offset)),
        selection: viewport.selection, focus: viewport.focus))
    return true
  }

  /// Selects these elements of the list and no others.
  ///
  /// Elements that aren't in the list are ignored. Where the list isn't on screen, its selection is
  /// this one as soon as it is.
  ///
  /// - Complexity: O(items).
  package func select<Element: Differenciable & Hashable>(_ elements: Set<Element>) {
    guard let host else { return }
    let identifiers = Set(elements.map(\.differenceIdentifier))
    let selection = changeSelection { content, _ in
      content.indexes(of: Element.self, identifiers)
    }
    if let selection {
      host.restore(
        ListPosition(scroll: .unchanged, selection: selection, focus: host.viewport.focus))
    }
    onSelectionChange?()
  }

  /// The selected elements of a type, in the order of the list.
  package func selectedElements<Element: Differenciable>(of type: Element.Type) -> [Element] {
    guard let seen = seenNow else { return [] }
    guard let wantedSelection else {
      return seen.content.unfolded.elements(of: type, at: seen.selection)
    }
    let unfolded = content.unfolded
    return unfolded.elements(of: type, at: wantedSelection(unfolded, kept(of: seen, in: content)))
  }

  /// Changes the selection: at once where the list is on screen, otherwise as soon as it is.
  ///
  /// - Parameter change: Answers with what shall be selected, from a list with all sections unfolded
  ///   and what is selected in it. It is kept, and may run again, until the list is on screen.
  /// - Returns: What the host is to show as selected now; `nil` where it shows an older list.
  package func changeSelection(
    _ change: @escaping @MainActor (ListContent<View>, Set<ItemIndex>) -> Set<ItemIndex>
  ) -> Set<ItemIndex>? {
    guard let host else { return nil }
    if lastSeen != nil || !wasShown {
      let earlier = wantedSelection
      wantedSelection = { content, kept in change(content, earlier?(content, kept) ?? kept) }
    }
    let showsNewest =
      wasShown && (lastSeen == nil || awaitsLayout) && host.ownership.strangeDataSource == nil
    guard showsNewest else { return nil }
    let selection = host.viewport.selection.union(foldedSelection)
    return takeSelection(change(content.unfolded, selection), of: content)
  }
}
