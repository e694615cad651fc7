import CAdwaita
import ConveneDiff

@testable import ConveneGTK

/// A row of a test: who it is, and what it says.
struct Row: Differenciable, Equatable, Sendable, ExpressibleByStringLiteral {
  var differenceIdentifier: String
  var text: String

  init(_ id: String, _ text: String? = nil) {
    differenceIdentifier = id
    self.text = text ?? id
  }

  init(stringLiteral value: String) { self.init(value) }

  /// Rows named after numbers.
  static func numbered(_ range: Range<Int>) -> [Row] { range.map { Row("\($0)") } }
}

/// A section of a test.
struct Part: Differenciable {
  var differenceIdentifier: String
  var rows: [Row]

  init(_ id: String, _ rows: [Row]) {
    differenceIdentifier = id
    self.rows = rows
  }
}

/// A cell with one label.
class TextCell: CollectionCell {
  static var alive = 0
  static var made = 0

  let label = gtk_label_new(nil).widget

  required init() {
    super.init()
    TextCell.alive += 1
    TextCell.made += 1
    content = label
  }

  isolated deinit { TextCell.alive -= 1 }

  var text: String {
    get { gtk_label_get_text(label.opaque).map { String(cString: $0) } ?? "" }
    set { gtk_label_set_text(label.opaque, newValue) }
  }
}

/// The same, of another class.
final class OtherCell: TextCell {}

/// A header with one label.
final class TextHeader: CollectionReusableView {
  let label = gtk_label_new(nil).widget

  required init() {
    super.init()
    content = label
  }

  var text: String {
    get { gtk_label_get_text(label.opaque).map { String(cString: $0) } ?? "" }
    set { gtk_label_set_text(label.opaque, newValue) }
  }
}
