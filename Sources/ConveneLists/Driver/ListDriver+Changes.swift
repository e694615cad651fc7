import ConveneDiff

/// Which shown views an update fills again or replaces, and why.
extension ListDriver {
  struct Changes {
    var reconfigured = ListViews()
    var replaced = ListViews()
  }

  /// The shown views that stay and must change; `shown` must already follow the difference.
  func changes(
    of request: UpdateRequest<View>, from old: ListContent<View>, by difference: ListDifference
  ) -> Changes {
    var changes = Changes()
    for cell in shown.cells where !cell.isNewest {
      guard let index = cell.index, let oldIndex = difference.oldIndex(ofNew: index),
        let item = content.item(at: index)
      else { continue }
      if item.reuseKey != cell.item.reuseKey {
        changes.replaced.items.append(index)
      } else if hasOtherIdentifier(cell, in: old, at: oldIndex)
        || request.options.reconfiguresVisible
        || !content.isContentEqual(at: index, to: old, at: oldIndex)
      {
        changes.reconfigured.items.append(index)
        if let type = content.uncomparableType(at: index) {
          diagnostics.reportOnce(.contentsNotComparable(type))
        }
      }
    }
    for shown in shown.supplementaries {
      guard let section = shown.section,
        let newest = content.supplementary(shown.kind, in: section)
      else { continue }
      if newest.reuseKey != shown.supplementary.reuseKey {
        changes.replaced.add(shown.kind, section)
      } else if request.options.reconfiguresVisible || newest.dependsOn == nil
        || newest.dependsOn != shown.supplementary.dependsOn || isToggled(shown, at: section)
      {
        changes.reconfigured.add(shown.kind, section)
      }
    }
    changes.reconfigured.sort()
    changes.replaced.sort()
    return changes
  }

  /// Whether a header says that its section is folded, and it isn't, or the other way round.
  private func isToggled(_ shown: ShownSupplementary<View>, at section: Int) -> Bool {
    shown.kind == .header && shown.isExpanded != content.isExpanded(section)
  }
}

extension ListViews {
  mutating func add(_ kind: SupplementaryKind, _ section: Int) {
    switch kind {
    case .header: headers.append(section)
    case .footer: footers.append(section)
    }
  }

  /// Ascending, each once: a view that the host keeps for reuse may have shown the same before.
  mutating func sort() {
    items = Set(items).sorted()
    headers = Set(headers).sorted()
    footers = Set(footers).sorted()
  }
}

extension UpdateSummary {
  mutating func count(_ batches: [Batch]) {
    // A section that comes or goes takes its items with it.
    if let batch = batches.first {
      inserted += batch.insertedSections.reduce(0) { $0 + batch.countsAfter[$1] }
      removed += batch.deletedSections.reduce(0) { $0 + batch.countsBefore[$1] }
    }
    for batch in batches {
      inserted += batch.insertedItems.count
      removed += batch.deletedItems.count
      moved += batch.movedItems.count
      insertedSections += batch.insertedSections.count
      removedSections += batch.deletedSections.count
      movedSections += batch.movedSections.count
    }
  }
}
