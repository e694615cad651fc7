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

  /// - Parameter offsets: Where sections begin; together less than 32-bit numbers count.
  @inlinable
  init(
    _ old: Side, _ oldOffsets: ItemOffsets, _ new: Side, _ newOffsets: ItemOffsets,
    workspace: Workspace
  ) {
    self.old = old
    self.new = new
    self.workspace = workspace
    matching = ListMatching(oldOffsets: oldOffsets, newOffsets: newOffsets)
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
      oldLeft += matching.oldMiddle(ofNew: section, oldSection).count
      newLeft += matching.newMiddle(section).count
    }
    // What is left over in one section alone has no partner elsewhere.
    if surviving > 1, oldLeft > 0, newLeft > 0 { matchAcross() }
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
    [Int32].withColumns(
      &matching.sections.newOfOld, &matching.sections.oldOfNew
    ) { newOfOld, oldOfNew in
      let middle = Middle(
        old: Middle.Side(
          items: oldItems, start: 0, partners: newOfOld.part(prefix, oldItems.count)),
        new: Middle.Side(
          items: newItems, start: 0, partners: oldOfNew.part(prefix, newItems.count)))
      workspace.metDuplicates = false
      MiddleMatcher(
        old: SectionItems(old), new: SectionItems(new), middle: middle, workspace: workspace
      ).pairRest(checkingRuns: false)
      middle.old.settle()
      middle.new.settle()
    }
    if workspace.metDuplicates {
      matching.duplicates.add(sectionsOf: new, newItems, workspace)
    }
  }

  // MARK: Items

  @inlinable
  mutating func matchItems(_ oldSection: Int, _ section: Int) {
    let oldItems = old.items(oldSection)
    let newItems = new.items(section)
    let shorter = min(oldItems.count, newItems.count)
    let prefix = oldItems.commonPrefix(0, newItems, 0, limit: shorter, workspace)
    if !workspace.changed.isEmpty { noteChanges(newItems, section) }
    let suffix = oldItems.commonSuffix(
      oldItems.count, newItems, newItems.count, limit: shorter - prefix, workspace)
    if !workspace.changed.isEmpty {
      workspace.changed.reverse()
      noteChanges(newItems, section)
    }
    let oldCount = oldItems.count - suffix - prefix
    let newCount = newItems.count - suffix - prefix
    var pair = ListMatching.SectionPair()
    pair.prefix = Int32(truncatingIfNeeded: prefix)
    pair.suffix = Int32(truncatingIfNeeded: suffix)
    pair.oldColumn = Int32(truncatingIfNeeded: matching.newOfOld.count)
    pair.newColumn = Int32(truncatingIfNeeded: matching.oldOfNew.count)
    matching.pairs[section] = pair
    if oldCount == 0, newCount == 0 { return }

    let oldStart = matching.oldOffsets.range(oldSection).lowerBound
    let newStart = matching.newOffsets.range(section).lowerBound
    let workspace = workspace
    [Int32].withAdded(
      oldCount, to: &matching.newOfOld, newCount, to: &matching.oldOfNew
    ) { newOfOld, oldOfNew in
      guard oldCount > 0, newCount > 0 else { return }
      let middle = Middle(
        old: Middle.Side(
          items: prefix..<prefix + oldCount, start: oldStart, partners: newOfOld),
        new: Middle.Side(
          items: prefix..<prefix + newCount, start: newStart, partners: oldOfNew))
      oldItems.matchMiddle(newItems, middle, workspace)
    }
    if oldCount > 0, newCount > 0, workspace.metDuplicates {
      matching.duplicates.add(itemsOf: newItems, prefix..<prefix + newCount, section, workspace)
    }
  }

  @inlinable
  mutating func noteChanges(_ items: Side.Items, _ section: Int) {
    for item in workspace.changed {
      matching.changedInEnds.append(ItemIndex(section: section, item: Int(item)))
      if let type = items.uncomparableType(Int(item)) { matching.uncomparable.add(type) }
    }
    workspace.changed.removeAll(keepingCapacity: true)
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
