import ConveneDiff

/// An element in short: `"a"`, and with other contents `"a'"`, `"a''"`.
struct Row: Differenciable, Hashable, Sendable, ExpressibleByStringLiteral,
  CustomStringConvertible
{
  var id: String
  var content = 0

  init(id: String, content: Int = 0) {
    self.id = id
    self.content = content
  }

  init(stringLiteral text: String) {
    id = String(text.prefix { $0 != "'" })
    content = text.count - id.count
  }

  var differenceIdentifier: String { id }
  var description: String { id + String(repeating: "'", count: content) }
}

/// A section of rows in short: `"S" * ["a", "b"]`.
struct Part: Differenciable, Equatable, Sendable, CustomStringConvertible {
  var id: String
  var rows: [Row]
  var header: String?
  /// What the header is said to depend on.
  var headerState: String?

  var differenceIdentifier: String { id }
  var description: String { "\(id):\(rows)" }
}

func * (id: String, rows: [Row]) -> Part { Part(id: id, rows: rows) }

/// An element of another type, with the identifiers of rows.
struct Figure: Differenciable, Equatable, Sendable {
  var id: String
  var content = 0
  var differenceIdentifier: String { id }
}
