/// Identifiers that occur more than once in one section of the new list, or among its sections.
package struct DuplicateReport: Hashable, Sendable {
  /// One such identifier.
  package struct Entry: Hashable, Sendable {
    /// The section of the new list, or `nil` where the identifier is that of sections themselves.
    package let section: Int?
    /// The identifier, as text.
    package let identifier: String
    /// How many of them were met.
    package let occurrences: Int
  }

  /// The number of entries that are kept; further ones are counted only.
  package static let entryLimit = 16

  /// The first identifiers met.
  package private(set) var entries: [Entry] = []
  /// The number of identifiers met.
  package private(set) var count = 0

  /// Whether none was met.
  package var isEmpty: Bool { count == 0 }

  /// The first identifiers met, as text.
  package var identifiers: [String] { entries.map(\.identifier) }

  mutating func add(section: Int?, occurrences: Int, identifier: () -> String) {
    count += 1
    guard entries.count < DuplicateReport.entryLimit else { return }
    entries.append(Entry(section: section, identifier: identifier(), occurrences: occurrences))
  }

  /// Finds every identifier that occurs more than once in its section, and so for sections.
  static func all(in sections: [SectionColumn]) -> DuplicateReport {
    var report = DuplicateReport()
    var table = IdentityTable()
    var budget = ComparisonBudget()
    let hashes = sections.map(\.identity.hashValue)
    if table.fill(
      hashes, budget: &budget, isSame: { sections[$0].identity == sections[$1].identity })
    {
      for (section, occurrences) in table.occurrences.enumerated() where occurrences > 1 {
        report.add(section: nil, occurrences: Int(occurrences)) {
          sections[section].identity.description
        }
      }
    }
    for (number, section) in sections.enumerated() where section.count > 1 {
      let hashes = [Int](unsafeUninitializedCapacity: section.count) { buffer, initialized in
        if let base = buffer.baseAddress { section.writeHashes(0..<section.count, to: base) }
        initialized = section.count
      }
      guard table.fill(hashes, budget: &budget, isSame: { section.isSame($0, section, $1) })
      else { return report }
      for (item, occurrences) in table.occurrences.enumerated() where occurrences > 1 {
        report.add(section: number, occurrences: Int(occurrences)) { section.describe(item) }
      }
    }
    return report
  }
}
