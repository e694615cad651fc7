import Foundation

/// The packages of one file in a few large buffers, by section and then by name.
///
/// Immutable, so that a new search can run while an older result is still on screen.
final class PackageTable: Sendable {
  /// A stretch of ``text``.
  struct TextRange {
    var start: Int
    var count: Int32

    var range: Range<Int> { start..<start + Int(count) }
    /// The stretch of `count` bytes that follows this one.
    func followed(by count: Int32) -> TextRange { TextRange(start: range.upperBound, count: count) }
  }

  /// What is kept of one package; its texts lie one behind the other.
  struct Record {
    var id: UInt32
    /// An index into ``architectures``.
    var architecture: Int32
    /// An index into ``sections``.
    var section: Int32
    var name: TextRange
    var versionCount: Int32
    var summaryCount: Int32
    /// In bytes; negative where unknown.
    var installedSize: Int64

    var version: TextRange { name.followed(by: versionCount) }
    var summary: TextRange { version.followed(by: summaryCount) }
    /// All of them.
    var texts: TextRange {
      TextRange(start: name.start, count: name.count + versionCount + summaryCount)
    }
  }

  let records: [Record]
  /// Names, versions and summaries, in UTF-8.
  let text: [UInt8]
  let architectures: [String]
  let sections: [String]

  /// Puts `records` in order: O(n log n) comparisons of names.
  ///
  /// `sectionOrder` has for each index into `sections` its place on the screen.
  init(
    records: [Record], text: [UInt8], architectures: [String], sections: [String],
    sectionOrder: [Int]
  ) {
    self.text = text
    self.architectures = architectures
    self.sections = sections
    self.records = text.withUnsafeBytes { text in
      records.sorted { a, b in
        if a.section != b.section {
          return sectionOrder[Int(a.section)] < sectionOrder[Int(b.section)]
        }
        let order = Self.order(
          UnsafeRawBufferPointer(rebasing: text[a.name.range]),
          UnsafeRawBufferPointer(rebasing: text[b.name.range]))
        return order != 0 ? order < 0 : a.id < b.id
      }
    }
  }

  func string(_ slice: TextRange) -> String {
    String(decoding: text[slice.range], as: UTF8.self)
  }

  /// Whether everything that a row shows is the same here and in another table.
  func contents(at record: Record, equal other: Record, of table: PackageTable) -> Bool {
    record.name.count == other.name.count && record.versionCount == other.versionCount
      && record.summaryCount == other.summaryCount && record.installedSize == other.installedSize
      && sections[Int(record.section)] == table.sections[Int(other.section)]
      && architectures[Int(record.architecture)] == table.architectures[Int(other.architecture)]
      && text[record.texts.range] == table.text[other.texts.range]
  }

  /// Below, at or above 0, as `a` sorts before, with or after `b` by its bytes.
  private static func order(_ a: UnsafeRawBufferPointer, _ b: UnsafeRawBufferPointer) -> Int {
    guard let start = a.baseAddress, let other = b.baseAddress else { return a.count - b.count }
    let order = memcmp(start, other, min(a.count, b.count))
    return order != 0 ? Int(order) : a.count - b.count
  }
}
