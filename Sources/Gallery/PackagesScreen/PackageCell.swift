import CAdwaita
import Convene
import Foundation

/// A package: its name and version, its size, and what it is in one line.
final class PackageCell: CollectionCell {
  private let name = Widgets.label()
  private let version = Widgets.label(classes: "caption", "dim-label")
  private let size = Widgets.label(
    classes: "caption", "dim-label", "numeric", xalign: 1, ellipsizes: false)
  private let summary = Widgets.label(classes: "caption", "dim-label")

  required init() {
    super.init()
    gtk_widget_set_hexpand(version, true.gboolean)
    gtk_widget_set_valign(version, GTK_ALIGN_BASELINE)
    gtk_widget_set_valign(size, GTK_ALIGN_BASELINE)
    gtk_widget_set_valign(name, GTK_ALIGN_BASELINE)
    let first = Widgets.box(GTK_ORIENTATION_HORIZONTAL, spacing: 8, name, version, size)
    let row = Widgets.box(GTK_ORIENTATION_VERTICAL, spacing: 3, first, summary)
    gtk_widget_set_valign(row, GTK_ALIGN_CENTER)
    Widgets.setMargins(row, horizontal: 18, vertical: 8)
    content = row
  }

  func show(_ package: DebianPackage) {
    gtk_label_set_text(name.opaque, Self.readable(package.name))
    gtk_label_set_text(version.opaque, Self.readable(package.version))
    gtk_label_set_text(size.opaque, package.sizeText)
    gtk_label_set_text(summary.opaque, Self.readable(package.summary))
    accessibilityLabel = Self.accessibilityLabel(for: package)
  }

  /// As much of a text as a row has room for, since a file may hold any.
  private static func readable(_ text: String) -> String { String(text.prefix(300)) }

  static func accessibilityLabel(for package: DebianPackage) -> String {
    [package.name, package.version, package.sizeText, package.summary]
      .filter { !$0.isEmpty }.map(readable).joined(separator: ", ")
  }

  /// The height of a row in points, in the text size that is set now.
  static var rowHeight: CGFloat {
    let cell = PackageCell()
    for label in [cell.name, cell.version, cell.size, cell.summary] {
      gtk_label_set_text(label.opaque, "Åg")
    }
    return cell.naturalHeight
  }
}

/// The header of a section of packages: what it is called, how many there are, how large.
final class PackageSectionHeader: CollectionReusableView {
  /// What a header shows besides the title, which follows from the section's identity.
  ///
  /// It is unspelled, since each keystroke asks each section for it.
  struct Contents: Hashable {
    let count: Int
    let totalSize: Int64

    init(_ section: PackageSection) {
      count = section.count
      totalSize = section.totalSize
    }
  }

  private let title = Widgets.label(classes: "heading")
  private let detail = Widgets.label(
    classes: "caption", "dim-label", "numeric", xalign: 1, ellipsizes: false)

  required init() {
    super.init()
    gtk_widget_set_hexpand(title, true.gboolean)
    let row = Widgets.box(GTK_ORIENTATION_HORIZONTAL, spacing: 12, title, detail)
    Widgets.setMargins(row, horizontal: 18, vertical: 9)
    content = row
  }

  func show(_ section: PackageSection) {
    gtk_label_set_text(title.opaque, section.title)
    gtk_label_set_text(detail.opaque, Self.detail(for: section))
    accessibilityLabel = Self.accessibilityLabel(for: section)
  }

  static func accessibilityLabel(for section: PackageSection) -> String {
    "\(section.title), \(detail(for: section))"
  }

  static func detail(for section: PackageSection) -> String {
    let count = section.count == 1 ? "1 package" : "\(section.count) packages"
    return section.totalSize > 0 ? "\(count) · \(section.sizeText)" : count
  }

  /// The height of a header in points, in the text size that is set now.
  static var headerHeight: CGFloat {
    let header = PackageSectionHeader()
    gtk_label_set_text(header.title.opaque, "Åg")
    gtk_label_set_text(header.detail.opaque, "Åg")
    return header.naturalHeight
  }
}
