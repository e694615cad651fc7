import ConveneDiff

/// A row at the end of a section that follows an observable object: it comes, changes and goes as
/// that does, and the list updates by itself.
///
/// Adapters make such rows of a section's state, or of what loads more.
package struct LiveRow<Host: AnyObject> {
  /// What is observed.
  let source: AnyObject
  /// What is to be seen now; whatever it reads of the source is observed.
  let content: @MainActor () -> LiveRowContent<Host>

  /// A row that follows an object.
  ///
  /// - Parameters:
  ///   - source: What is observed; retained with the declaration.
  ///   - content: Says what is to be seen now. Retained with the declaration.
  package init(
    following source: AnyObject, content: @escaping @MainActor () -> LiveRowContent<Host>
  ) {
    self.source = source
    self.content = content
  }
}

/// What a live row shows at one moment.
package struct LiveRowContent<Host: AnyObject> {
  /// Whether the section's items are kept back, and the row stands in their place.
  let hidesItems: Bool
  let row: ItemGroup?

  /// No row; the section's items are there, or kept back.
  package init(hidesItems: Bool = false) {
    self.hidesItems = hidesItems
    row = nil
  }

  /// A row, as wide as there is room and as high as its cell wants to be.
  ///
  /// - Parameters:
  ///   - element: What it shows: another content with the same identity fills its cell again;
  ///     `nil`: there is no row.
  ///   - hidesItems: Whether the section's items are kept back.
  ///   - item: Makes the item. It may run more than once.
  package init<Element: Differenciable & Sendable, Cell: ReusableCell>(
    _ element: Element?, hidesItems: Bool, item: @escaping @MainActor (Element, Item<Cell>) -> Void
  ) where Cell.Host == Host {
    self.hidesItems = hidesItems
    row = element.map { ItemGroup([$0], dependsOn: nil, isSendable: true, items: item) }
  }
}

extension SectionContent {
  /// The same section with what live rows show now, which may stand in the place of its items.
  func followed<Host>(by live: [LiveRowContent<Host>]) -> SectionContent {
    let hidesItems = live.contains { $0.hidesItems }
    let rows = live.compactMap { $0.hidesItems == hidesItems ? $0.row : nil }
    var declared = declared
    if hidesItems { declared.groups = ItemGroups() }
    for row in rows { declared.groups.append(row) }
    return SectionContent(declared, liveRowCount: rows.count)
  }
}

extension ListSection {
  /// Lets a row follow the section's items.
  package func append(_ row: LiveRow<Host>) { append([row]) }
}

extension Conv {
  /// Lets a row follow everything else in the list.
  package func append(_ row: LiveRow<Host>) { lastRows.append(row) }
}
