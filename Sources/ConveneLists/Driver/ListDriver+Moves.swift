import ConveneDiff

extension ListPosition {
  /// What a host shows after a batch that nothing but the user's own move brought: it doesn't scroll, and
  /// what is selected and focused stays so.
  package init(of seen: ListViewport, after batch: Batch) {
    let mapping = BatchMapping(batch)
    self.init(
      scroll: .unchanged, selection: Set(seen.selection.compactMap(mapping.newIndex)),
      focus: seen.focus.flatMap(mapping.newIndex))
    selectionAnchor = seen.selectionAnchor.flatMap(mapping.newIndex)
    pressed = seen.pressed?.mapped(item: mapping.newIndex, section: mapping.newSection)
  }
}

/// Items that the user drags to other places.
extension ListDriver {
  /// Whether the user may drag an item.
  ///
  /// - Parameters:
  ///   - callback: The question, for an item that has a closure for it.
  ///   - index: Where the item is.
  /// - Returns: What the item's closure says. Where there is none, the item may be dragged where
  ///   somebody wants to hear of it; live rows stay where they are.
  package func canMove(_ callback: Callback<Void, Bool>, _ index: ItemIndex) -> Bool {
    guard content.contains(index), isOwn(index) else { return false }
    return allows(callback, at: index, otherwise: nil, standard: hearsOfMoves(index.section))
  }

  /// Where an item goes that is dragged to a place.
  ///
  /// - Parameters:
  ///   - wanted: The place that the user drags it to, or that the app says instead.
  ///   - origin: Where the item is in the list on screen.
  /// - Returns: That place if the item may be there: among the items of a section that hears of
  ///   moves and isn't folded, before its live rows. Otherwise the nearest place of that section, or its own.
  package func moveTarget(_ wanted: ItemIndex, for origin: ItemIndex) -> ItemIndex {
    guard content.sections.indices.contains(wanted.section), hearsOfMoves(wanted.section),
      !content.isFolded(wanted.section)
    else { return origin }
    let section = content.sections[wanted.section]
    let last = wanted.section == origin.section ? section.ownCount - 1 : section.ownCount
    return ItemIndex(section: wanted.section, item: min(max(0, wanted.item), max(0, last)))
  }

  /// The host has moved an item by itself, since the user dragged it.
  ///
  /// The list is from now on what the host shows. Each section that has changed is told its new
  /// order, and the list where the item went; an update compares with the new order, so that an app
  /// that takes it changes nothing on screen, and one that doesn't has the item go back.
  package func didMove(from origin: ItemIndex, to target: ItemIndex) {
    if move(origin, to: target, showing: { $1() }) { tellMove(from: origin, to: target) }
  }

  /// Moves an item on screen without telling anybody, as while the user still drags it.
  ///
  /// It doesn't scroll, and what is selected and focused stays so.
  ///
  /// - Parameters:
  ///   - origin: Where the item is in the list on screen.
  ///   - target: Where it is to be.
  package func show(_ origin: ItemIndex, at target: ItemIndex) {
    guard let host else { return }
    move(origin, to: target) { batch, swap in
      let position = ListPosition(of: host.viewport, after: batch)
      host.perform(batch, animated: true, swap: swap, completion: { _ in })
      host.restore(position)
    }
  }

  /// Moves an item without telling anybody.
  ///
  /// - Parameters:
  ///   - origin: Where the item is in the list on screen.
  ///   - target: Where it is to be.
  ///   - show: Called with what changes and a function to make it the list; shows it.
  /// - Returns: Whether there are such places.
  @discardableResult
  private func move(
    _ origin: ItemIndex, to target: ItemIndex,
    showing show: (Batch, _ swap: @escaping @MainActor () -> Void) -> Void
  ) -> Bool {
    guard let moved = content.moving(origin, to: target) else {
      diagnostics.report(.unknownPlace(content.contains(origin) ? target : origin))
      return false
    }
    var batch = Batch(countsBefore: content.counts, countsAfter: moved.counts)
    batch.movedItems = [Batch.ItemMove(from: origin, to: target)]
    show(batch) { [self] in swap(moved, following: BatchMapping(batch)) }
    return true
  }

  /// Tells the sections and the list of a move that is on screen already.
  ///
  /// - Parameters:
  ///   - origin: Where the item was before.
  ///   - target: Where it is.
  package func tellMove(from origin: ItemIndex, to target: ItemIndex) {
    let content = content
    answer {
      for section in Set([origin.section, target.section]).sorted() {
        guard content.sections.indices.contains(section) else { continue }
        let content = content.sections[section]
        _ = content.callbacks.answer(.reordered, (), content)
      }
      _ = content.callbacks.answer(.moved, (), (origin, target))
    }
  }

  private func isOwn(_ index: ItemIndex) -> Bool {
    index.item < content.sections[index.section].ownCount
  }

  private func hearsOfMoves(_ section: Int) -> Bool {
    content.callbacks.handles(Callback<(ItemIndex, ItemIndex), Void>.moved)
      || content.sections[section].callbacks.handles(.reordered)
  }
}
