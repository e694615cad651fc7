import Convene

/// One package of a Debian system, as a row shows it.
///
/// It is a place in a ``PackageTable``, which it retains: 16 bytes, and its strings are made when
/// they are asked for. Identity is name and architecture, so that an upgrade changes a row and
/// does not replace it; where a file has the same ones several times, the k-th is told from the
/// others by its k.
struct DebianPackage: Differenciable, Identifiable, Equatable, Sendable {
  /// The number that ``PackageIdentifiers`` gave to the name and the architecture.
  let id: UInt32
  private let row: UInt32
  private let table: PackageTable

  init(row: Int, of table: PackageTable) {
    self.id = table.records[row].id
    self.row = UInt32(row)
    self.table = table
  }

  private var record: PackageTable.Record { table.records[Int(row)] }

  var name: String { table.string(record.name) }
  var version: String { table.string(record.version) }
  /// The first line of the description.
  var summary: String { table.string(record.summary) }
  var architecture: String { table.architectures[Int(record.architecture)] }
  /// The Debian section with its area, as in `contrib/libs`; empty where none is given.
  var section: String { table.sections[Int(record.section)] }
  /// In bytes; `nil` where the file doesn't say.
  var installedSize: Int64? { record.installedSize >= 0 ? record.installedSize : nil }
  /// Such as “1.2 MB”; empty where the size is unknown.
  var sizeText: String { installedSize.map(ByteCountText.text) ?? "" }

  static func == (lhs: Self, rhs: Self) -> Bool {
    guard lhs.id == rhs.id else { return false }
    if lhs.table === rhs.table { return lhs.row == rhs.row }
    return lhs.table.contents(at: lhs.record, equal: rhs.record, of: rhs.table)
  }
}
