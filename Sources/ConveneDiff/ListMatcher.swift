/// Finds which old section is which new one, and which old item which new one.
///
/// Sections first; then items within their section, and what is left over in sections that stay is
/// paired across them where it is the only one on each side.
@usableFromInline
struct ListMatcher<Side: ListSide> {
  @usableFromInline let old: Side
  @usableFromInline let new: Side
  @usableFromInline let workspace: Workspace
  @usableFromInline var matching: ListMatching
  @usableFromInline var notes: SectionNotes
  /// For each new section where the hash values of what runs left over begin in the workspace; empty
  /// where no section has any.
  @usableFromInline var hashes: [(old: Int, new: Int)?] = []

  /// - Parameters:
  ///   - old: The old list.
  ///   - oldOffsets: Where its sections begin; it has fewer items than 32-bit numbers count.
  ///   - new: The new list.
  ///   - newOffsets: Where its sections begin; it has fewer items than 32-bit numbers count.
  ///   - comparesContents: Whether contents are compared where identities are.
  ///   - workspace: Where scratch memory and the budget come from.
  @inlinable
  init(
    _ old: Side, _ oldOffsets: ItemOffsets, _ new: Side, _ newOffsets: ItemOffsets,
    comparesContents: Bool, workspace: Workspace
  ) {
    self.old = old
    self.new = new
    self.workspace = workspace
    matching = ListMatching(oldOffsets: oldOffsets, newOffsets: newOffsets)
    notes = SectionNotes(comparesContents: comparesContents)
  }

  /// Finds all pairs.
  @inlinable
  mutating func match() {
    matchSections()
    var oldLeft = 0
    var newLeft = 0
    var surviving = 0
    for section in 0..<new.sectionCount {
      guard let oldSection = matching.sections.old(of: section) else { continue }
      surviving += 1
      matchItems(oldSection, section)
      oldLeft += matching.oldLeft(ofNew: section, oldSection)
      newLeft += matching.newLeft(section)
    }
    swap(&matching.columns, &notes.columns)
    // What is left over in one section alone has no partner elsewhere.
    if surviving > 1, oldLeft > 0, newLeft > 0 { matchAcross(oldLeft, newLeft) }
    workspace.dropAllHashes()
    matching.exceededBudget = workspace.budget.isExceeded
  }

  // MARK: Sections

  @inlinable
  mutating func matchSections() {
    let shorter = min(old.sectionCount, new.sectionCount)
    var prefix = 0
    while prefix < shorter, old.isSameSection(prefix, new, prefix) {
      matching.sections.pair(old: prefix, new: prefix)
      prefix += 1
    }
    var oldEnd = old.sectionCount
    var newEnd = new.sectionCount
    while oldEnd > prefix, newEnd > prefix, old.isSameSection(oldEnd - 1, new, newEnd - 1) {
      oldEnd -= 1
      newEnd -= 1
      matching.sections.pair(old: oldEnd, new: newEnd)
    }
    guard oldEnd > prefix, newEnd > prefix else { return }

    // The first with the first, the second with the second, whatever their order is.
    let (old, new, workspace) = (old, new, workspace)
    let oldItems = prefix..<oldEnd
    let newItems = prefix..<newEnd
    var notes = SectionNotes(comparesContents: false)
    [Int32].withColumns(
      &matching.sections.newOfOld, &matching.sections.oldOfNew
    ) { newOfOld, oldOfNew in
      let middle = Middle(
        old: Middle.Side(items: oldItems, start: 0), new: Middle.Side(items: newItems, start: 0))
      let partners = MiddlePartners(
        old: newOfOld.part(prefix, oldItems.count), new: oldOfNew.part(prefix, newItems.count))
      RestMatcher(
        old: SectionItems(old), new: SectionItems(new), middle: middle, partners: partners,
        workspace: workspace
      ).pairRest([oldItems], [newItems], inRuns: 0, &notes)
    }
    if notes.metDuplicates { matching.duplicates.add(sectionsOf: new, newItems, workspace) }
  }

  // MARK: Items

  @inlinable
  mutating func matchItems(_ oldSection: Int, _ section: Int) {
    let oldItems = old.items(oldSection)
    let newItems = new.items(section)
    let shorter = min(oldItems.count, newItems.count)
    notes.begin()
    let prefix = oldItems.commonPrefix(0, newItems, 0, limit: shorter, &notes)
    let suffix = oldItems.commonSuffix(
      oldItems.count, newItems, newItems.count, limit: shorter - prefix, &notes)
    let oldMiddle = prefix..<oldItems.count - suffix
    let newMiddle = prefix..<newItems.count - suffix
    matching.pairs[section] = ListMatching.SectionPair(prefix: prefix, suffix: suffix)
    if !oldMiddle.isEmpty, !newMiddle.isEmpty {
      matchMiddle(oldItems, newItems, matching.middle(ofNew: section, oldSection), section)
    }
    if !notes.changed.isEmpty { noteChanges(newItems, section) }
  }

  @inlinable
  mutating func matchMiddle(
    _ oldItems: Side.Items, _ newItems: Side.Items, _ middle: Middle, _ section: Int
  ) {
    oldItems.matchMiddle(newItems, middle, workspace, &notes)
    matching.add(notes, to: section)
    if let places = notes.hashes {
      if hashes.isEmpty { hashes = Array(repeating: nil, count: new.sectionCount) }
      hashes[section] = places
    }
    if notes.metDuplicates {
      matching.duplicates.add(itemsOf: newItems, middle.new.items, section, workspace)
    }
  }

  @inlinable
  mutating func noteChanges(_ items: Side.Items, _ section: Int) {
    notes.changed.sort()
    for item in notes.changed {
      matching.changed.append(ItemIndex(section: section, item: Int(item)))
      if let type = items.uncomparableType(Int(item)) { matching.uncomparable.add(type) }
    }
  }
}

/// Sections as items of one list, to be paired by the same means.
@usableFromInline
struct SectionItems<Side: ListSide>: ListItems {
  @usableFromInline let side: Side

  @inlinable
  init(_ side: Side) { self.side = side }

  @inlinable var count: Int { side.sectionCount }
  @inlinable func hashValue(_ item: Int) -> Int { side.sectionHash(item) }
  @inlinable
  func isSame(_ item: Int, _ other: SectionItems, _ otherItem: Int) -> Bool {
    side.isSameSection(item, other.side, otherItem)
  }
  @inlinable
  func isContentEqual(_ item: Int, _ other: SectionItems, _ otherItem: Int) -> Bool { true }
  @inlinable func describe(_ item: Int) -> String { side.describeSection(item) }
  @inlinable func uncomparableType(_ item: Int) -> (any Any.Type)? { nil }
}
