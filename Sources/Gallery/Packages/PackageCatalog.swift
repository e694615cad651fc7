/// The packages of one file: by section, searched and sorted.
///
/// Immutable and cheap to copy; searches may run on any thread.
struct PackageCatalog: Sendable {
  /// What the packages of a section are sorted by.
  enum Order: Sendable, CaseIterable {
    case name
    /// The largest first; unknown sizes at the end, and equal ones by name.
    case size
  }

  /// What was odd about the file.
  let diagnostics: PackageDiagnostics
  private let table: PackageTable
  private let index: SearchIndex
  /// The rows of each section, in the order of the screen.
  private let sections: [Range<Int>]
  /// All rows, by section and then by size.
  private let rowsBySize: [Int]

  /// Prepares all searches: O(n log n).
  init(table: PackageTable, diagnostics: PackageDiagnostics = PackageDiagnostics()) {
    self.table = table
    self.diagnostics = diagnostics
    index = SearchIndex(table)
    let records = table.records
    var sections: [Range<Int>] = []
    for row in records.indices {
      if let last = sections.last, records[last.lowerBound].section == records[row].section {
        sections[sections.count - 1] = last.lowerBound..<(row + 1)
      } else {
        sections.append(row..<(row + 1))
      }
    }
    self.sections = sections
    rowsBySize = sections.flatMap { rows in
      rows.sorted { a, b in
        let (one, other) = (records[a].installedSize, records[b].installedSize)
        return one != other ? one > other : a < b
      }
    }
  }

  /// The number of packages.
  var count: Int { table.records.count }

  /// The sections that have matching packages, by title, with these packages in them.
  ///
  /// - Parameters:
  ///   - query: words that must all occur in a package's name or summary, in any place and in
  ///     any case; without a word, everything matches.
  ///   - order: the order within each section.
  /// - Returns: no section without a package.
  /// - Complexity: O(bytes of names and summaries): a few milliseconds for 60,000 packages.
  func sections(matching query: String = "", sortedBy order: Order = .name) -> [PackageSection] {
    let matches = index.rows(matching: query)
    return sections.compactMap { rows in
      var packages: [DebianPackage] = []
      if matches == nil { packages.reserveCapacity(rows.count) }
      for place in rows {
        let row = order == .name ? place : rowsBySize[place]
        if matches?[row] ?? true { packages.append(DebianPackage(row: row, of: table)) }
      }
      guard let id = packages.first?.section else { return nil }
      return PackageSection(id: id, title: SectionTitle.title(of: id), packages: packages)
    }
  }
}
