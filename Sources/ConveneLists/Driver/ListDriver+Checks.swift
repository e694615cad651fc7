import ConveneDiff

/// What apps do behind a driver's back, and what comes of it.
extension ListDriver {
  /// Whether the host's view asks the host; where it asks somebody else, that is reported.
  func asksHost(_ host: Host) -> Bool {
    guard let stranger = host.ownership.strangeDataSource else { return true }
    diagnostics.reportOnce(.dataSourceReplaced(by: stranger))
    return false
  }

  /// The item that a platform asks or tells of.
  ///
  /// Where the view asks a data source of the app's own, it is one that a cell of the host's shows,
  /// and no other: nobody knows what else an index stands for.
  func item(askedAt index: ItemIndex) -> AnyItem<View>? {
    guard host?.ownership.strangeDataSource != nil else { return item(at: index) }
    return shown.cells.contains { $0.index == index } ? content.item(at: index) : nil
  }

  /// Gives the newest data to a data source of the app's own, which may ask for them.
  ///
  /// The view reloads, since only that fits whatever it counts. No position is kept: nobody knows
  /// what its indexes stand for.
  func reload(
    _ request: UpdateRequest<View>, forStrangerOn host: Host, from seen: SeenList<View>,
    ticket: UpdateTicket
  ) {
    host.reload {
      swap(request.content, following: nil)
      wasShown = true
      awaitsLayout = true
      lastSeen = seen
    }
    finish(ticket, UpdateSummary(kind: .reload))
  }

  /// A sentence about the first section of which the host's view counts other items than it was told.
  var lie: ListDiagnostic? {
    guard let found = host?.shownCounts, found != content.counts else { return nil }
    let expected = content.counts
    let differing = zip(expected, found).enumerated().first { $1.0 != $1.1 }
    let section = differing?.offset ?? min(expected.count, found.count)
    return .countsDiffer(
      section: section, expected: expected.indices.contains(section) ? expected[section] : nil,
      found: found.indices.contains(section) ? found[section] : nil)
  }

  /// Reports sections whose declaration the host's layout can't follow.
  func reportLayouts(of newest: ListContent<View>, on host: Host) {
    let abilities = host.abilities
    if !abilities.pinsEachHeader { reportPinnedHeaders(of: newest) }
    guard !abilities.takesOwnLayouts || !abilities.measuresCells else { return }
    for section in newest.sections {
      if section.hasOwnLayout, !abilities.takesOwnLayouts {
        diagnostics.reportOnce(.layoutIgnored(section: "\(section.column.identity)"))
      } else if case .selfSizing = section.itemSize, !abilities.measuresCells {
        diagnostics.reportOnce(.cellsNotMeasured(section: "\(section.column.identity)"))
      }
    }
  }

  /// Reports sections whose header is to be pinned, where others aren't.
  private func reportPinnedHeaders(of newest: ListContent<View>) {
    guard !newest.pinsAllHeaders else { return }
    for section in newest.sections where section.pinsHeader {
      diagnostics.reportOnce(.headerNotPinned(section: "\(section.column.identity)"))
    }
  }

  /// Whether the element that a cell shows has got another identifier since, which is reported.
  func hasOtherIdentifier(
    _ cell: ShownCell<View>, in old: ListContent<View>, at index: ItemIndex
  ) -> Bool {
    let identifier = old.describe(index)
    guard identifier != cell.identifier else { return false }
    diagnostics.reportOnce(.identifierChanged(from: cell.identifier, to: identifier))
    return true
  }
}
