import CAdwaita
import ConveneDiff
import ConveneLists
import Foundation
import XCTest

@testable import ConveneGTK

/// A list as it looks without any style of the app's own.
final class CollectionPicturesTests: GTKTestCase {
  func test_whatIsSelectedAndFocusedIsSeenInLightAndDark() throws {
    try onMain {
      // The ring that marks the focus would fade in.
      DesktopAnimations.set(false)
      defer { DesktopAnimations.set(true) }
      for (name, scheme) in [
        ("light", ADW_COLOR_SCHEME_FORCE_LIGHT), ("dark", ADW_COLOR_SCHEME_FORCE_DARK),
      ] {
        adw_style_manager_set_color_scheme(adw_style_manager_get_default(), scheme)
        defer {
          adw_style_manager_set_color_scheme(
            adw_style_manager_get_default(), ADW_COLOR_SCHEME_DEFAULT)
        }
        let list = Self.makeList()
        let window = show(list.widget, width: 360, height: 420)
        let plain = try WidgetSnapshot(of: window).pixels
        list.select(Row("Second row"))
        let selected = try WidgetSnapshot(of: window).pixels
        XCTAssertGreaterThan(Self.differences(plain, selected, rows: 60..<120), 1000)
        Self.focusVisibly(list, ItemIndex(section: 0, item: 2))
        let focused = try WidgetSnapshot(of: window).pixels
        XCTAssertGreaterThan(Self.differences(selected, focused, rows: 120..<180), 200)
        try Pictures.write(window, "collection-\(name)-rows")
        Self.focusVisibly(list, ItemIndex(section: 1, item: 1))
        list.select(Row("C"))
        try Pictures.write(window, "collection-\(name)-grid")
        gtk_window_destroy(window.as(GtkWindow.self))
      }
    }
  }

  /// Focuses an item as it looks in the active window, which without a window manager none is.
  @MainActor
  private static func focusVisibly(_ list: CollectionView, _ index: ItemIndex) {
    let flags = GtkStateFlags(
      GTK_STATE_FLAG_FOCUSED.rawValue | GTK_STATE_FLAG_FOCUS_VISIBLE.rawValue)
    for view in list.mounted.values { gtk_widget_unset_state_flags(view.widget, flags) }
    list.focus(index)
    list.mounted[.item(index)].map { gtk_widget_set_state_flags($0.widget, flags, false.gboolean) }
  }

  private static func differences(_ one: Pixels, _ other: Pixels, rows: Range<Int>) -> Int {
    rows.reduce(0) { count, y in
      count + (0..<one.width).count { one[$0, y] != other[$0, y] }
    }
  }

  @MainActor
  private static func makeList() -> CollectionView {
    let list = CollectionView()
    list.conv { conv in
      conv.create("rows") { section in
        section.itemSize = .fullWidth(height: 48)
        section.create(.header) { (header: SectionHeaderFooter<TextHeader>) in
          header.configureView { view, _ in view.text = "Rows" }
        }
        section.create(for: ["First row", "Second row", "Third row"] as [Row]) {
          (row, item: Item<TextCell>) in
          item.configureCell { cell, _ in
            cell.text = row.text
            gtk_label_set_xalign(cell.label.opaque, 0)
            gtk_widget_set_margin_start(cell.label, 12)
          }
        }
      }
      conv.create("grid") { section in
        section.itemSize = .columns(3, spacing: 6, height: .points(80))
        section.lineSpacing = 6
        section.insets = .init(top: 6, leading: 6, bottom: 6, trailing: 6)
        section.create(.header) { (header: SectionHeaderFooter<TextHeader>) in
          header.configureView { view, _ in view.text = "Grid" }
        }
        section.create(for: ["A", "B", "C", "D"] as [Row]) { (row, item: Item<OtherCell>) in
          item.configureCell { cell, _ in cell.text = row.text }
        }
      }
    }
    list.update()
    return list
  }
}
