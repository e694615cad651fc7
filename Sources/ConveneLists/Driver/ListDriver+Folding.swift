import ConveneDiff

/// Sections that the user folds, and what is kept of them meanwhile.
extension ListDriver {
  /// The user folds a section, or unfolds it.
  ///
  /// - Parameters:
  ///   - section: The section in the list on screen.
  ///   - wanted: Whether it is to be unfolded; `nil`: the other way than it is.
  /// - Returns: Whether the section can be folded and isn't so already.
  @discardableResult
  package func toggle(_ section: Int, toExpanded wanted: Bool? = nil) -> Bool {
    guard content.isFoldable(section), let isExpanded = content.isExpanded(section),
      wanted != isExpanded
    else { return false }
    let toggled = content.sections[section]
    if toggled.isExpansionKeptByList { expanded[toggled.column.identity] = !isExpanded }
    let count = readings
    answer { toggled.expansion?.didToggle?(!isExpanded) }
    // An update that the app has asked for meanwhile brings it, too.
    if readings == count { update() } else if answering == 0 { drain() }
    return true
  }

  /// The user folds or unfolds the section at whose header a view is shown.
  package func toggle(headedBy view: AnyObject) {
    let header = shown.supplementaries.first { $0.view === view && $0.kind == .header }
    if let section = header?.section { toggle(section) }
  }

  /// Of headers that can be seen those of sections that can be folded, in order.
  ///
  /// - Parameter headers: The headers; they aren't asked for where no section can be folded.
  /// - Returns: Some of them.
  package func foldable(
    _ headers: @autoclosure () -> [ListViewport.Header]
  ) -> [ListViewport.Header] {
    guard content.sections.contains(where: { $0.isExpanded != nil }) else { return [] }
    return headers().filter { content.isFoldable($0.section) }.sorted { $0.section < $1.section }
  }

  /// Reports sections that nobody can unfold, since they have no header.
  func reportFolding(of newest: ListContent<View>) {
    for section in newest.sections where section.isExpanded != nil && section.header == nil {
      diagnostics.reportOnce(.headerMissing(section: "\(section.column.identity)"))
    }
  }

  // MARK: Selection

  /// What is selected in the list that is on screen, folded items included.
  var seenNow: SeenList<View>? {
    lastSeen
      ?? host.map {
        SeenList(content: content, viewport: $0.viewport, foldedSelection: foldedSelection)
      }
  }

  /// What of a selection is still there, in the newest list with all sections unfolded.
  ///
  /// - Parameters:
  ///   - seen: The list in which it was selected.
  ///   - newest: The list in which it is looked for.
  ///   - followed: Where the selected items are, where that is known already.
  /// - Returns: Where the items are that are still there.
  /// - Complexity: O(items) where something is folded or nothing is known, otherwise O(selected items).
  func kept(
    of seen: SeenList<View>, in newest: ListContent<View>, by followed: FollowedItems? = nil
  ) -> Set<ItemIndex> {
    let selection = seen.selection
    guard !selection.isEmpty else { return [] }
    var followed = followed
    if followed == nil || seen.content.hasFoldedSections || newest.hasFoldedSections {
      let (old, new) = (seen.content.unfolded.columns, newest.unfolded.columns)
      followed = FollowedItems(
        selection, by: .between(old, new, comparesContents: false), from: old, to: new)
    }
    return Set(selection.compactMap { followed?.newIndex(ofOld: $0) })
  }

  /// Notes which items of the unfolded list are selected.
  ///
  /// - Returns: Those that aren't folded, which the host is to show as selected.
  func takeSelection(_ selection: Set<ItemIndex>, of newest: ListContent<View>) -> Set<ItemIndex> {
    foldedSelection = newest.hasFoldedSections ? selection.filter { newest.hides($0) } : []
    return selection.subtracting(foldedSelection)
  }

  /// Takes the selection away from folded items, as where the user has selected another one only.
  ///
  /// Each is told; the list is told by whoever tells of the other ones.
  ///
  /// - Returns: Whether there were any.
  @discardableResult
  package func deselectFolded() -> Bool {
    guard !foldedSelection.isEmpty, lastSeen == nil else { return false }
    let gone = foldedSelection.sorted()
    foldedSelection = []
    let unfolded = content.unfolded
    answer { for index in gone { unfolded.item(at: index)?.answer(.deselected, ()) } }
    return true
  }

  // MARK: What is seen

  /// The header that stays where it is: the first one seen whose section was folded or unfolded.
  func toggledHeader(
    from seen: SeenList<View>, to newest: ListContent<View>, by difference: ListDifference
  ) -> ListPosition.Scroll? {
    let moved = Set(difference.plan.batches.first?.movedSections.map(\.to) ?? [])
    for header in seen.viewport.headers {
      guard let section = difference.newSection(ofOld: header.section), !moved.contains(section),
        newest.isFolded(section) != seen.content.isFolded(header.section)
      else { continue }
      return .header(ListViewport.Header(section: section, offset: header.offset))
    }
    return nil
  }

  /// The header of the section of which the first visible items were, where they were folded.
  func headerOfFolded(
    from seen: SeenList<View>, to newest: ListContent<View>, by difference: ListDifference?
  ) -> ListPosition.Scroll? {
    guard let first = seen.viewport.visible.first,
      let section = foldedSection(of: first.index, to: newest, by: difference)
    else { return nil }
    return .header(ListViewport.Header(section: section, offset: 0))
  }

  /// What has the focus where no item has kept it: the header that had it before, or else what is nearest
  /// to it, or the header of the section into which the item was folded.
  func focusedStop(
    from seen: SeenList<View>, to newest: ListContent<View>, by difference: ListDifference?
  ) -> LayoutElement? {
    if let header = seen.viewport.focusedHeader {
      return difference?.newSection(ofOld: header).flatMap(newest.stop(nearestTo:))
    }
    let item = seen.viewport.focus
    return item.flatMap { foldedSection(of: $0, to: newest, by: difference) }.map { .header($0) }
  }

  /// The section into which an item was folded.
  private func foldedSection(
    of item: ItemIndex, to newest: ListContent<View>, by difference: ListDifference?
  ) -> Int? {
    guard let section = difference?.newSection(ofOld: item.section), newest.isFolded(section),
      newest.isFoldable(section)
    else { return nil }
    return section
  }
}

extension ListContent {
  /// The first header that takes the focus, or item, from a section's header on, or else the last before.
  ///
  /// O(sections).
  fileprivate func stop(nearestTo header: Int) -> LayoutElement? {
    for section in sections.indices.dropFirst(header) {
      if isFoldable(section) { return .header(section) }
      if counts[section] > 0 { return .item(ItemIndex(section: section, item: 0)) }
    }
    for section in sections.indices.prefix(header).reversed() {
      if counts[section] > 0 {
        return .item(ItemIndex(section: section, item: counts[section] - 1))
      }
      if isFoldable(section) { return .header(section) }
    }
    return nil
  }
}

extension SeenList {
  /// The selected items, in the unfolded list.
  var selection: Set<ItemIndex> { viewport.selection.union(foldedSelection) }
}
