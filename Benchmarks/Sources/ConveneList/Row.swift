import CAdwaita
import Convene

/// A row of the list that is measured.
struct Row: Differenciable, Equatable, Sendable {
  let differenceIdentifier: Int64
}

/// A cell with one label.
final class RowCell: CollectionCell {
  private let label = gtk_label_new("").widget

  required init() {
    super.init()
    gtk_label_set_xalign(label.opaque, 0)
    content = label
  }

  func show(_ row: Row) { gtk_label_set_text(label.opaque, "Row \(row.differenceIdentifier)") }
}

/// Rows under a header.
struct RowGroup: Differenciable, Sendable {
  let differenceIdentifier: Int
  var rows: [Row]

  /// Numbered rows in groups of a length.
  ///
  /// On no actor: a closure on the main actor asks for each row whether it runs there, and a million such
  /// questions take longer than all else up to the first frame.
  static func groups(count: Int, length: Int) -> [RowGroup] {
    stride(from: 0, to: count, by: length).enumerated().map { number, start in
      let rows = (start..<min(start + length, count)).map { Row(differenceIdentifier: Int64($0)) }
      return RowGroup(differenceIdentifier: number, rows: rows)
    }
  }
}

/// A header with one label.
final class RowGroupHeader: CollectionReusableView {
  private let label = gtk_label_new("").widget

  required init() {
    super.init()
    gtk_label_set_xalign(label.opaque, 0)
    content = label
  }

  func show(_ group: RowGroup) {
    gtk_label_set_text(label.opaque, "Section \(group.differenceIdentifier)")
  }
}
