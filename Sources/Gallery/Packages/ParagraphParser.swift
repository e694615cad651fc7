import Foundation

/// Reads the paragraphs of a Debian control file (deb822), line by line.
///
/// A paragraph is a run of `Field: value` lines and their continuations, which begin with a space
/// or a tab; blank lines separate paragraphs and lines that begin with `#` are comments. The form
/// is that of `dpkg`'s status file, of `Packages` files and of `apt-cache dumpavail`.
struct ParagraphParser {
  var builder: PackageTableBuilder
  private let path: String
  private var line = 0
  /// The first line of the present paragraph.
  private var paragraphLine: Int?
  /// Whether anything but blank lines and comments was met.
  private(set) var hasParagraphs = false

  init(path: String, identifiers: PackageIdentifiers) {
    self.path = path
    self.builder = PackageTableBuilder(identifiers: identifiers)
  }

  /// Takes the next line, without its end.
  mutating func parse(_ bytes: UnsafeRawBufferPointer) throws(PackageFileError) {
    line += 1
    let bytes = bytes.trimmed()
    guard let first = bytes.first else { return try endParagraph() }
    if first == UInt8(ascii: "#") { return }
    if first == UInt8(ascii: " ") || first == UInt8(ascii: "\t") {
      guard paragraphLine != nil else { throw error(.notAField) }
      return
    }
    guard let colon = bytes.firstOffset(of: UInt8(ascii: ":")), colon > 0,
      bytes[..<colon].allSatisfy({ $0 > 0x20 && $0 < 0x7F }), first != UInt8(ascii: "-")
    else { throw error(.notAField) }
    if paragraphLine == nil { paragraphLine = line }
    hasParagraphs = true
    let name = UnsafeRawBufferPointer(rebasing: bytes[..<colon])
    guard let field = Self.field(named: name) else { return }
    let value = UnsafeRawBufferPointer(rebasing: bytes[(colon + 1)...]).trimmedAtStart()
    guard builder.set(field, to: value) else { throw error(.repeatedField(field.name)) }
  }

  /// Takes the last line if the file ends in it without a line's end.
  ///
  /// A file may well end so, but then nothing else may be wrong with the line or its paragraph:
  /// otherwise the file broke off there.
  mutating func parseUnended(_ bytes: UnsafeRawBufferPointer) throws(PackageFileError) {
    guard !bytes.endsWithinCharacter else {
      line += 1
      throw error(.truncated)
    }
    do {
      try parse(bytes)
      try endParagraph()
    } catch {
      throw self.error(.truncated)
    }
    builder.diagnostics.endsWithoutNewline = true
  }

  /// Ends the present paragraph, if there is one.
  mutating func endParagraph() throws(PackageFileError) {
    guard let first = paragraphLine else { return }
    paragraphLine = nil
    guard builder.endParagraph() else {
      throw PackageFileError(.noPackageName, path: path, line: first)
    }
  }

  /// Forgets the paragraph that no blank line ended: somebody may still be writing it.
  mutating func dropParagraph() {
    paragraphLine = nil
    builder.dropParagraph()
  }

  private func error(_ reason: PackageFileError.Reason) -> PackageFileError {
    PackageFileError(reason, path: path, line: line)
  }

  private static let names = PackageTableBuilder.Field.allCases.map { Array($0.name.utf8) }

  private static func field(named name: UnsafeRawBufferPointer) -> PackageTableBuilder.Field? {
    // Most fields of a file are not kept; their first letter and length tell nearly all of them.
    for (index, candidate) in names.enumerated()
    where candidate.count == name.count && candidate[0] | 0x20 == name[0] | 0x20 {
      if zip(candidate, name).allSatisfy({ $0 | 0x20 == $1 | 0x20 }) {
        return PackageTableBuilder.Field(rawValue: index)
      }
    }
    return nil
  }
}

extension UnsafeRawBufferPointer {
  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r")
  }

  /// Without blanks at the end, among them the return of a line that ends in two characters.
  fileprivate func trimmed() -> Self {
    var end = count
    while end > 0, Self.isBlank(self[end - 1]) { end -= 1 }
    return Self(rebasing: self[..<end])
  }

  fileprivate func trimmedAtStart() -> Self {
    var start = 0
    while start < count, Self.isBlank(self[start]) { start += 1 }
    return Self(rebasing: self[start...])
  }

  /// Whether the last bytes begin a character of UTF-8 and don't end it.
  fileprivate var endsWithinCharacter: Bool {
    for (distance, byte) in reversed().prefix(3).enumerated() where byte & 0xC0 != 0x80 {
      let length = byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : byte >= 0xC0 ? 2 : 1
      return distance + 1 < length
    }
    return false
  }
}
