import ConveneDiff

/// What an update did, and why.
extension ListDriver {
  /// Everything in the order in which it was done.
  ///
  /// O(operations), with a description of an identifier for each.
  func explained(
    _ request: UpdateRequest<View>, by difference: ListDifference, _ changes: Changes,
    from old: ListContent<View>
  ) -> [UpdateChange] {
    placedSections(difference, from: old) + placedItems(difference, from: old)
      + changes.replaced.elements.map {
        change(.replaced, $0, because: "another class of view or reuse identifier")
      }
      + changes.reconfigured.elements.map {
        change(.reconfigured, $0, because: reason(for: $0, request, by: difference, from: old))
      }
  }

  private func placedSections(
    _ difference: ListDifference, from old: ListContent<View>
  ) -> [UpdateChange] {
    difference.plan.batches.flatMap { batch in
      batch.deletedSections.map {
        UpdateChange(.removed, section: old.name($0), from: $0, because: "not in the new list")
      }
        + batch.insertedSections.map {
          UpdateChange(.inserted, section: content.name($0), to: $0, because: "not in the old list")
        }
        + batch.movedSections.map {
          UpdateChange(.moved, section: content.name($0.to), from: $0.from, to: $0.to)
        }
    }
  }

  private func placedItems(
    _ difference: ListDifference, from old: ListContent<View>
  ) -> [UpdateChange] {
    guard let batch = difference.plan.batches.last else { return [] }
    let columns = old.columns
    let followed = FollowedItems(
      difference.itemsThatWent(from: columns), by: difference, from: columns, to: content.columns)
    let removed = batch.deletedItems.map(difference.oldIndex(beforeLastBatch:)).map { index in
      UpdateChange(
        .removed, item: name(of: index, in: old), from: index,
        because: whyRemoved(index, by: difference, followed))
    }
    let inserted = batch.insertedItems.map { index in
      UpdateChange(
        .inserted, item: name(of: index, in: content), to: index,
        because: whyInserted(index, by: difference, followed, from: old))
    }
    let moved = batch.movedItems.map {
      UpdateChange(
        .moved, item: name(of: $0.to, in: content),
        from: difference.oldIndex(beforeLastBatch: $0.from), to: $0.to)
    }
    return removed + inserted + moved
  }

  private func whyRemoved(
    _ index: ItemIndex, by difference: ListDifference, _ followed: FollowedItems
  ) -> String {
    if let target = difference.identicalNewIndex(ofOld: index) {
      return "it comes anew at \(target), since no batch may move it there"
    }
    guard let target = followed.newIndexInOtherSection(ofOld: index) else {
      let isFolded = difference.newSection(ofOld: index.section).map(content.isFolded) == true
      return isFolded ? "its section is folded" : "not in the new list"
    }
    return "its new section “\(content.name(target.section))” came whole"
  }

  private func whyInserted(
    _ index: ItemIndex, by difference: ListDifference, _ followed: FollowedItems,
    from old: ListContent<View>
  ) -> String {
    if let origin = difference.identicalOldIndex(ofNew: index) {
      return "it was at \(origin), and no batch may move it here"
    }
    guard let origin = followed.oldIndexInOtherSection(ofNew: index) else {
      let wasFolded = difference.oldSection(ofNew: index.section).map(old.isFolded) == true
      return wasFolded ? "its section is unfolded" : "not in the old list"
    }
    return "its old section “\(old.name(origin.section))” went"
  }

  /// What an item is called.
  package func name(of index: ItemIndex, in content: ListContent<View>) -> String {
    guard let naming, content.contains(index) else { return content.describe(index) }
    let (group, offset) = content.located(index)
    return naming(group.column, offset) ?? content.describe(index)
  }

  private func change(
    _ verb: UpdateChange.Verb, _ element: LayoutElement, because reason: String
  ) -> UpdateChange {
    switch element {
    case .item(let index):
      UpdateChange(verb, item: name(of: index, in: content), to: index, because: reason)
    case .header(let section):
      UpdateChange(
        verb, .header, section: content.name(section), to: section, because: reason)
    case .footer(let section):
      UpdateChange(
        verb, .footer, section: content.name(section), to: section, because: reason)
    }
  }

  /// Why a view that stays was filled again.
  private func reason(
    for element: LayoutElement, _ request: UpdateRequest<View>, by difference: ListDifference,
    from old: ListContent<View>
  ) -> String {
    let everything = "all that is visible was to be filled again"
    guard case .item(let index) = element else {
      let kind: SupplementaryKind = element == .header(element.section) ? .header : .footer
      let newest = content.supplementary(kind, in: element.section)
      if newest?.dependsOn == nil { return "without dependsOn each update fills it" }
      let wasFolded = difference.oldSection(ofNew: element.section).map(old.isFolded) == true
      let isFolded = content.isFolded(element.section)
      if isFolded != wasFolded { return "its section is \(isFolded ? "folded" : "unfolded")" }
      return request.options.reconfiguresVisible ? everything : "its dependsOn differs"
    }
    if content.isStaticRow(at: index), content.located(index).group.dependsOn == .nothing {
      return "without dependsOn each update fills it"
    }
    if content.uncomparableType(at: index) != nil { return "its contents can't be compared" }
    guard let oldIndex = difference.oldIndex(ofNew: index) else { return everything }
    if content.isContentEqual(at: index, to: old, at: oldIndex) { return everything }
    return content.isDependenceEqual(at: index, to: old, at: oldIndex)
      ? "its contents differ" : "its dependsOn differs"
  }
}

extension ListContent {
  /// The identifier of a section, for diagnostics.
  package func name(_ section: Int) -> String { "\(sections[section].column.identity)" }
}

extension ListViews {
  /// The views from top to bottom of each section.
  fileprivate var elements: [LayoutElement] {
    headers.map { .header($0) } + items.map { .item($0) } + footers.map { .footer($0) }
  }
}

extension UpdateChange {
  fileprivate init(
    _ verb: Verb, item: String, from: ItemIndex? = nil, to: ItemIndex? = nil,
    because reason: String = ""
  ) {
    self.init(
      verb: verb, subject: .item, identifier: item, from: from, to: to, reason: reason)
  }

  fileprivate init(
    _ verb: Verb, _ subject: Subject = .section, section: String, from: Int? = nil, to: Int? = nil,
    because reason: String = ""
  ) {
    self.init(
      verb: verb, subject: subject, identifier: section,
      from: from.map { ItemIndex(section: $0, item: 0) },
      to: to.map { ItemIndex(section: $0, item: 0) }, reason: reason)
  }
}
