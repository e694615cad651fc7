import ConveneDiff

/// How one update reaches the host.
extension ListDriver {
  /// Tells the host of one update.
  ///
  /// - Returns: Whether the host has taken it all; otherwise `settle` follows, in a later turn.
  func apply(_ request: UpdateRequest<View>, ticket: UpdateTicket) -> Bool {
    guard let host else {
      ticket.result = false
      return true
    }
    guard let seen = seenNow else { return true }
    guard host.isReady else {
      lastSeen = seen
      swap(request.content, following: nil)
      finish(ticket, UpdateSummary(kind: .dataOnly))
      return true
    }
    reportLayouts(of: request.content, on: host)
    reportFolding(of: request.content)
    guard asksHost(host) else {
      reload(request, forStrangerOn: host, from: seen, ticket: ticket)
      return true
    }
    if request.isReload || lastSeen != nil || !wasShown {
      reload(request, from: seen, ticket: ticket)
      return true
    }
    let difference = difference(for: request, from: seen.content)
    report(difference.duplicates)
    if let obstacle = obstacle(to: difference, from: seen.content, to: request.content) {
      diagnostics.report(obstacle)
      reload(request, from: seen, by: difference, ticket: ticket)
      return true
    }
    let update = UpdateInBatches(request, from: seen, by: difference, ticket: ticket)
    perform(update)
    return !update.isLate
  }

  // MARK: The two ways

  private func reload(
    _ request: UpdateRequest<View>, from seen: SeenList<View>, by difference: ListDifference? = nil,
    ticket: UpdateTicket
  ) {
    guard let host else { return }
    // An update has reported what it met.
    if difference == nil { reportAllDuplicates(in: request.content) }
    // Lists are compared only for what there is to keep.
    let isUntouched = seen.viewport == ListViewport()
    let position = position(
      for: request, from: seen,
      by: isUntouched ? nil : difference ?? self.difference(for: request, from: seen.content))
    if awaitsLayout {
      // The host has laid out nothing since it was told to reload, and will show the newest.
      swap(request.content, following: nil)
    } else {
      host.reload {
        swap(request.content, following: nil)
        wasShown = true
        awaitsLayout = true
        lastSeen = seen
      }
    }
    restore(position, in: host, from: seen)
    finish(ticket, UpdateSummary(kind: .reload))
  }

  private func perform(_ update: UpdateInBatches<View>) {
    // The list may have gone while the app was told of something.
    guard let host else { return }
    let old = update.seen.content
    let newest = update.request.content
    let plan = update.difference.plan
    var steps = plan.batches
    // Where nothing changes place, sizes may have changed, and headers may have come or gone.
    if steps.isEmpty { steps = [Batch(countsBefore: old.counts, countsAfter: newest.counts)] }
    update.swapCount = steps.count
    update.swapsLeft = steps.count
    // A motion may last until the next update, and the old list's arrays need not.
    let ticket = update.ticket
    ticket.expectMotions(steps.count)
    for (number, batch) in steps.enumerated() {
      let stage = number == steps.count - 1 ? newest : old.stage(plan, after: number, to: newest)
      updates.motionBegan()
      var isOver = false
      host.perform(
        batch, animated: update.request.options.animated,
        swap: { [weak self] in self?.swap(stage, following: BatchMapping(batch), for: update) },
        completion: { [weak self] finished in
          guard !isOver, let self else { return }
          isOver = true
          updates.motionEnded(ticket, finished: finished)
          drain()
        })
    }
    update.isLate = update.swapsLeft > 0
    if !update.isLate { settle(update) }
  }

  /// Makes these data the host's, which it takes for one batch of an update.
  private func swap(
    _ stage: ListContent<View>, following mapping: BatchMapping, for update: UpdateInBatches<View>
  ) {
    // A host that takes a batch later may have been given to another driver by then.
    guard let host else { return }
    if update.isLate, update.swapsLeft == update.swapCount {
      // Users may have scrolled and selected since it was asked for.
      update.seen = SeenList(
        content: content, viewport: host.viewport, foldedSelection: foldedSelection)
    }
    swap(stage, following: mapping)
    update.swapsLeft -= 1
    guard update.isLate, update.swapsLeft == 0 else { return }
    // The host is in the middle of the batch, and nothing but the turn's end tells of its end.
    Task { [weak self] in
      guard let self, self.host != nil else { return }
      settle(update)
      applied()
      drain()
    }
  }

  /// Has the host do what follows the last batch: fill views again, and restore what was kept.
  private func settle(_ update: UpdateInBatches<View>) {
    guard let host else { return }
    let (request, seen, difference) = (update.request, update.seen, update.difference)
    let changes = changes(of: request, from: seen.content, by: difference)
    if !changes.replaced.isEmpty { host.replace(changes.replaced) }
    if !changes.reconfigured.isEmpty { host.reconfigure(changes.reconfigured) }
    restore(position(for: request, from: seen, by: difference), in: host, from: seen)

    var summary = UpdateSummary(kind: .batches(difference.plan.batches.count))
    summary.count(difference.plan.batches)
    summary.reconfigured = changes.reconfigured.items.count
    summary.replaced = changes.replaced.items.count
    if diagnostics.explainsUpdates {
      summary.changes = explained(request, by: difference, changes, from: seen.content)
    }
    note(summary)
  }

  /// Makes these data the host's; no mapping where no view stays.
  func swap(_ newest: ListContent<View>, following mapping: BatchMapping?) {
    shown.forgetFreed()
    shown.follow(mapping, from: content)
    content = newest
    contentGeneration += 1
    noteCallbacks(of: newest)
  }

  func finish(_ ticket: UpdateTicket, _ summary: UpdateSummary) {
    note(summary)
    ticket.result = true
  }

  private func note(_ summary: UpdateSummary) {
    var summary = summary
    summary.count(content)
    lastUpdate = summary
  }

  // MARK: What to keep

  private func restore(_ position: ListPosition, in host: Host, from seen: SeenList<View>) {
    host.restore(position)
    let count = position.selection.count + foldedSelection.count
    if count != seen.selection.count { onSelectionChange?() }
  }

  /// Where the list is afterwards, and what is selected in it, which is noted.
  private func position(
    for request: UpdateRequest<View>, from seen: SeenList<View>, by difference: ListDifference?
  ) -> ListPosition {
    let before = seen.viewport
    let scroll = scroll(for: request, from: seen, by: difference)
    // Where nothing that can be seen stays, what went into another section is the next best.
    let leaving = scroll == nil ? before.visible.map { $0.index } : []
    let single = [before.focus, before.selectionAnchor, before.pressed?.item].compactMap { $0 }
    let asked = before.selection.union(leaving).union(single)
    let followed = difference.map {
      FollowedItems(asked, by: $0, from: seen.content.columns, to: request.content.columns)
    }
    let kept = kept(of: seen, in: request.content, by: followed)
    let selection = takeSelection(
      wantedSelection?(request.content.unfolded, kept) ?? kept, of: request.content)
    var position = ListPosition(
      scroll: scroll ?? before.anchor { followed?.newIndexInOtherSection(ofOld: $0) }
        ?? headerOfFolded(from: seen, to: request.content, by: difference) ?? .unchanged,
      selection: selection,
      focus: before.focus.flatMap { followed?.newIndex(ofOld: $0) })
    position.selectionAnchor = before.selectionAnchor.flatMap { followed?.newIndex(ofOld: $0) }
    position.pressed = before.pressed?.mapped {
      followed?.newIndex(ofOld: $0)
    } section: {
      difference?.newSection(ofOld: $0)
    }
    if position.focus == nil {
      switch focusedStop(from: seen, to: request.content, by: difference) {
      case .item(let index)?: position.focus = index
      case .header(let section)?, .footer(let section)?: position.focusedHeader = section
      case nil: break
      }
    }
    return position
  }

  /// Where to scroll; `nil` where nothing that can be seen stays at its place.
  private func scroll(
    for request: UpdateRequest<View>, from seen: SeenList<View>, by difference: ListDifference?
  ) -> ListPosition.Scroll? {
    let before = seen.viewport
    if request.options.scrollsToTop { return .top }
    if before.isAtEnd, request.content.tellsMoreAtEnd(than: seen.content) { return .end }
    // At the very beginning, what came before the first item is to be seen.
    guard let difference, !before.isAtTop else { return .unchanged }
    if let header = toggledHeader(from: seen, to: request.content, by: difference) {
      return header
    }
    let batches = difference.plan.batches
    let movedItems = Set(batches.last?.movedItems.map(\.to) ?? [])
    let movedSections = Set(batches.first?.movedSections.map(\.to) ?? [])
    return before.anchor { place in
      guard let index = difference.newIndex(ofOld: place),
        !movedItems.contains(index), !movedSections.contains(index.section)
      else { return nil }
      return index
    }
  }

  // MARK: Comparing

  private func difference(
    for request: UpdateRequest<View>, from old: ListContent<View>
  ) -> ListDifference {
    if let difference = request.difference, request.generation == contentGeneration {
      return difference
    }
    return ListDifference.between(
      old.columns, request.content.columns, comparesContents: false)
  }

  /// Why a difference cannot be shown as batches, if it can't.
  private func obstacle(
    to difference: ListDifference, from old: ListContent<View>, to newest: ListContent<View>
  ) -> ListDiagnostic? {
    if difference.exceededBudget {
      return .reloaded(
        because: "the identifiers' hash values collide too often to compare the lists. "
          + "Mend hash(into:) of the identifier's type.")
    }
    if let lie { return lie }
    let limit = host?.abilities.operationLimit ?? .max
    if difference.operations.total > limit {
      return .reloaded(
        because: "\(difference.operations.total) operations are more than the \(limit) that are "
          + "shown in motion.")
    }
    #if DEBUG
      if let violation = difference.plan.violation(from: old.columns, to: newest.columns) {
        return .ruleViolated(violation.message)
      }
    #endif
    return nil
  }
}
