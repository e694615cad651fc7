import Foundation

/// Gathers the fields of one paragraph after another into a ``PackageTable``.
struct PackageTableBuilder {
  /// The fields that are kept; all others are passed over.
  enum Field: Int, CaseIterable {
    case package, status, version, architecture, section, installedSize, description

    /// As Debian spells it; case doesn't count in a file.
    var name: String {
      switch self {
      case .package: "Package"
      case .status: "Status"
      case .version: "Version"
      case .architecture: "Architecture"
      case .section: "Section"
      case .installedSize: "Installed-Size"
      case .description: "Description"
      }
    }
  }

  var diagnostics = PackageDiagnostics()
  private let identifiers: PackageIdentifiers
  private var records: [PackageTable.Record] = []
  private var text: [UInt8] = []
  private var architectures = Interned()
  private var sections = Interned()
  /// How many packages had an identity so far.
  private var occurrences: [UInt32: Int] = [:]

  /// The paragraph's values, one behind the other as they came, and where each lies.
  private var values: [UInt8] = []
  private var ranges = [Range<Int>?](repeating: nil, count: Field.allCases.count)

  init(identifiers: PackageIdentifiers) {
    self.identifiers = identifiers
  }

  /// Notes a field of the present paragraph; `false` if it has this field already.
  mutating func set(_ field: Field, to value: UnsafeRawBufferPointer) -> Bool {
    guard ranges[field.rawValue] == nil else { return false }
    let start = values.count
    values.append(contentsOf: value)
    ranges[field.rawValue] = start..<values.count
    return true
  }

  /// Forgets the present paragraph.
  mutating func dropParagraph() {
    values.removeAll(keepingCapacity: true)
    for field in ranges.indices { ranges[field] = nil }
  }

  /// Adds the present paragraph's package if it is installed; `false` if it has no name.
  mutating func endParagraph() -> Bool {
    defer { dropParagraph() }
    guard let name = ranges[Field.package.rawValue], !name.isEmpty else { return false }
    guard isInstalled else {
      diagnostics.notInstalled += 1
      return true
    }
    let start = text.count
    let nameCount = appendText(of: .package)
    let versionCount = appendText(of: .version)
    let summaryCount = appendText(of: .description)
    let architecture = architectures.index(of: string(of: .architecture))
    let nameRange = PackageTable.TextRange(start: start, count: nameCount)
    records.append(
      PackageTable.Record(
        id: identity(ofPackage: nameRange, architecture: architectures.strings[architecture]),
        architecture: Int32(architecture),
        section: Int32(sections.index(of: string(of: .section))),
        name: nameRange, versionCount: versionCount, summaryCount: summaryCount,
        installedSize: installedSize))
    return true
  }

  /// The packages of all paragraphs so far.
  func table() -> PackageTable {
    let titles = sections.strings.map { SectionTitle.title(of: $0).lowercased() }
    let order = titles.indices.sorted {
      (titles[$0], sections.strings[$0]) < (titles[$1], sections.strings[$1])
    }
    var places = order
    for (place, section) in order.enumerated() { places[section] = place }
    return PackageTable(
      records: records, text: text, architectures: architectures.strings,
      sections: sections.strings, sectionOrder: places)
  }

  private func range(of field: Field) -> Range<Int> { ranges[field.rawValue] ?? 0..<0 }

  /// Files without states (`Packages`, `apt-cache dumpavail`) list all of their packages.
  private var isInstalled: Bool {
    guard let range = ranges[Field.status.rawValue] else { return true }
    let state = values[range].split(separator: UInt8(ascii: " ")).last ?? []
    return Self.installedStates.contains { $0.utf8.elementsEqual(state) }
  }

  /// Packages that wait for triggers are unpacked and configured: they are there.
  private static let installedStates = ["installed", "triggers-awaited", "triggers-pending"]

  /// The field is in KiB; in bytes, or −1 if it isn't there or no such number.
  private var installedSize: Int64 {
    mutating get {
      guard let range = ranges[Field.installedSize.rawValue] else { return -1 }
      if let kibibytes = Int64(String(decoding: values[range], as: UTF8.self)), kibibytes >= 0 {
        let (bytes, overflow) = kibibytes.multipliedReportingOverflow(by: 1024)
        if !overflow { return bytes }
      }
      diagnostics.unreadableSizes += 1
      return -1
    }
  }

  /// A value as a string: of two values that differ, so do the strings.
  private mutating func string(of field: Field) -> String {
    let value = values[range(of: field)]
    if let string = String(validating: value, as: UTF8.self) { return string }
    diagnostics.latin1Texts += 1
    return String(String.UnicodeScalarView(value.map { Unicode.Scalar($0) }))
  }

  /// Adds a value to the table's text, as UTF-8 in any case, and returns the number of bytes.
  private mutating func appendText(of field: Field) -> Int32 {
    let value = values[range(of: field)]
    let start = text.count
    if value.allSatisfy({ $0 < 0x80 }) || String(validating: value, as: UTF8.self) != nil {
      text.append(contentsOf: value)
    } else {
      diagnostics.latin1Texts += 1
      for byte in value { text.append(contentsOf: String(Unicode.Scalar(byte)).utf8) }
    }
    return Int32(text.count - start)
  }

  /// The number of `name:architecture`, or of `name:architecture#k` the k-th time it is met.
  private mutating func identity(
    ofPackage name: PackageTable.TextRange, architecture: String
  ) -> UInt32 {
    let key = String(decoding: text[name.range], as: UTF8.self) + ":" + architecture
    let number = identifiers.number(for: key)
    let occurrence = occurrences[number, default: 0] + 1
    occurrences[number] = occurrence
    guard occurrence > 1 else { return number }
    diagnostics.repeated += 1
    return identifiers.number(for: "\(key)#\(occurrence)")
  }
}

/// Strings that come again and again, each kept once.
private struct Interned {
  private(set) var strings: [String] = []
  private var indexes: [String: Int] = [:]

  mutating func index(of string: String) -> Int {
    if let index = indexes[string] { return index }
    indexes[string] = strings.count
    strings.append(string)
    return strings.count - 1
  }
}
