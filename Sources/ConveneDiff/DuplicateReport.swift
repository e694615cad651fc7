/// Identifiers that occur more than once in one section of the new list, or among its sections.
@usableFromInline
package struct DuplicateReport: Hashable, Sendable {
  /// One such identifier.
  @usableFromInline
  package struct Entry: Hashable, Sendable {
    /// The section of the new list, or `nil` where the identifier is that of sections themselves.
    package let section: Int?
    /// The identifier, as text.
    package let identifier: String
    /// How many of them were met.
    package let occurrences: Int
  }

  /// The number of entries of items, and of sections, that are kept; further ones are counted only.
  package static let entryLimit = 16

  /// The first identifiers met.
  package private(set) var entries: [Entry] = []
  /// The number of identifiers met.
  package private(set) var count = 0

  /// The number of items met that share their identifier with others of their section.
  package private(set) var itemCount = 0
  /// The number of sections met that share their identifier with others.
  package private(set) var sectionCount = 0

  /// Whether none was met.
  package var isEmpty: Bool { count == 0 }

  /// The first identifiers met, as text.
  package var identifiers: [String] { entries.map(\.identifier) }

  /// The first identifiers of items, or of sections, as text.
  package func identifiers(ofSections: Bool) -> [String] {
    entries.filter { ($0.section == nil) == ofSections }.map(\.identifier)
  }

  /// No identifier.
  @usableFromInline
  init() {}

  @usableFromInline
  mutating func add(section: Int?, occurrences: Int, identifier: () -> String) {
    count += 1
    if section == nil { sectionCount += occurrences } else { itemCount += occurrences }
    let alike = entries.filter { ($0.section == nil) == (section == nil) }
    guard alike.count < DuplicateReport.entryLimit else { return }
    entries.append(Entry(section: section, identifier: identifier(), occurrences: occurrences))
  }

  /// Adds identifiers of sections that occur more than once.
  @inlinable
  mutating func add<Side: ListSide>(
    sectionsOf list: Side, _ range: Range<Int>, _ workspace: Workspace
  ) {
    add(itemsOf: SectionItems(list), range, nil, workspace)
  }

  /// Adds identifiers of items of one section that occur more than once.
  @inlinable
  mutating func add<Items: ListItems>(
    itemsOf items: Items, _ range: Range<Int>, _ section: Int?, _ workspace: Workspace
  ) {
    let slotCount = IdentityTable.slotCount(for: range.count)
    let memory = workspace.column(slotCount + range.count)
    let table = IdentityTable(slots: memory.part(0, slotCount), numbers: range.count)
    let occurrences = memory.part(slotCount, range.count)
    // A budget of its own: that of the difference is for pairing, which is done.
    var budget = ComparisonBudget()
    for place in 0..<range.count {
      let item = range.lowerBound + place
      let hash = IdentityTable.spread(items.hashValue(item))
      let slot = table.slot(hash: hash, &budget) {
        items.isSame(range.lowerBound + $0, items, item)
      }
      guard let slot else { return }
      let first = table.number(inSlot: slot)
      occurrences[place] = 0
      if first < 0 { table.slots[slot] = table.word(place, hash: hash) }
      occurrences[first < 0 ? place : first] += 1
    }
    for place in 0..<range.count where occurrences[place] > 1 {
      add(section: section, occurrences: Int(occurrences[place])) {
        items.describe(range.lowerBound + place)
      }
    }
  }

  /// Finds every identifier that occurs more than once in its section, and so for sections.
  ///
  /// - Complexity: O(items) on average.
  package static func all(in sections: [SectionColumn]) -> DuplicateReport {
    let workspace = Workspace.take()
    defer { workspace.putBack() }
    return all(in: ColumnSide(sections), workspace)
  }

  /// Finds every identifier that occurs more than once in its section, and so for sections.
  @inlinable
  static func all<Side: ListSide>(in list: Side, _ workspace: Workspace) -> DuplicateReport {
    var report = DuplicateReport()
    report.add(sectionsOf: list, 0..<list.sectionCount, workspace)
    for section in 0..<list.sectionCount where list.itemCount(section) > 1 {
      report.add(
        itemsOf: list.items(section), 0..<list.itemCount(section), section, workspace)
    }
    return report
  }
}
