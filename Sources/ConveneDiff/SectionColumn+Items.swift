// A section's items are counted through all of its columns.
extension SectionColumn: ListItems {
  // MARK: One by one

  @usableFromInline
  package func hashValue(_ item: Int) -> Int {
    let (column, place) = locate(item)
    return column.hashValue(place)
  }

  @usableFromInline
  package func isSame(_ item: Int, _ other: SectionColumn, _ otherItem: Int) -> Bool {
    let (own, place) = locate(item)
    let (others, otherPlace) = other.locate(otherItem)
    return own.isSame(place, others, otherPlace)
  }

  @usableFromInline
  package func isContentEqual(_ item: Int, _ other: SectionColumn, _ otherItem: Int) -> Bool {
    let (own, place) = locate(item)
    let (others, otherPlace) = other.locate(otherItem)
    return own.isContentEqual(place, others, otherPlace)
  }

  @usableFromInline
  package func describe(_ item: Int) -> String {
    let (column, place) = locate(item)
    return column.describe(place)
  }

  @usableFromInline
  package func uncomparableType(_ item: Int) -> (any Any.Type)? {
    let (column, place) = locate(item)
    return column.uncomparableType(place)
  }

  // MARK: Many in one call

  @usableFromInline
  package func commonPrefix(
    _ start: Int, _ other: SectionColumn, _ otherStart: Int, limit: Int,
    _ notes: inout SectionNotes
  ) -> Int {
    var length = 0
    while length < limit {
      let (own, item) = locate(start + length)
      let (others, otherItem) = other.locate(otherStart + length)
      let part = min(limit - length, own.count - item, others.count - otherItem)
      let noted = notes.changed.count
      let equal = own.loops.commonPrefix(own, item, others, otherItem, part, &notes)
      notes.shiftChanged(from: noted, by: otherStart + length - otherItem)
      length += equal
      if equal < part { break }
    }
    return length
  }

  @usableFromInline
  package func commonSuffix(
    _ end: Int, _ other: SectionColumn, _ otherEnd: Int, limit: Int, _ notes: inout SectionNotes
  ) -> Int {
    var length = 0
    while length < limit {
      let (own, last) = locate(end - length - 1)
      let (others, otherLast) = other.locate(otherEnd - length - 1)
      let part = min(limit - length, last + 1, otherLast + 1)
      let noted = notes.changed.count
      let equal = own.loops.commonSuffix(own, last + 1, others, otherLast + 1, part, &notes)
      notes.shiftChanged(from: noted, by: otherEnd - length - 1 - otherLast)
      length += equal
      if equal < part { break }
    }
    return length
  }

  @usableFromInline
  package func hashValues(of ranges: [Range<Int>], into hashes: NumberColumn) {
    if let only { return only.loops.hashValues(only, ranges, hashes) }
    var place = 0
    for item in ranges.joined() {
      hashes[place] = Int32(bitPattern: IdentityTable.spread(hashValue(item)))
      place += 1
    }
  }

  @usableFromInline
  package func matchMiddle(
    _ other: SectionColumn, _ middle: Middle, _ workspace: Workspace,
    _ notes: inout SectionNotes
  ) {
    // What is asked of one column is asked of many items in one call; across several columns,
    // which may hold different types, items are asked one by one.
    if let only, let others = other.only, only.elementType == others.elementType {
      only.loops.matchMiddle(only, others, middle, workspace, &notes)
    } else {
      MiddleMatcher(old: self, new: other, middle: middle, workspace: workspace).match(&notes)
    }
  }
}

extension SectionNotes {
  /// Counts items that were noted in a column through the section.
  fileprivate mutating func shiftChanged(from start: Int, by offset: Int) {
    if offset == 0 { return }
    for place in start..<changed.count { changed[place] += Int32(truncatingIfNeeded: offset) }
  }
}

/// Sections with columns of several types as a list.
struct ColumnSide: ListSide {
  let sections: [SectionColumn]

  init(_ sections: [SectionColumn]) { self.sections = sections }

  var sectionCount: Int { sections.count }
  func itemCount(_ section: Int) -> Int { sections[section].count }
  func items(_ section: Int) -> SectionColumn { sections[section] }
  func sectionHash(_ section: Int) -> Int { sections[section].identity.hashValue }
  func isSameSection(_ section: Int, _ other: ColumnSide, _ otherSection: Int) -> Bool {
    sections[section].identity == other.sections[otherSection].identity
  }
  func describeSection(_ section: Int) -> String { sections[section].identity.description }
}
