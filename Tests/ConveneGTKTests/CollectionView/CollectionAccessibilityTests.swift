import CAdwaita
import ConveneDiff
import ConveneLists
import Foundation
import XCTest

@testable import ConveneGTK

/// What a screen reader finds of a list, read over the accessibility bus from another process.
final class CollectionAccessibilityTests: GTKTestCase {
  func test_aScreenReaderFindsWhatIsSeenInReadingOrder() throws {
    try onMain {
      let bench = ListBench([
        Part("Fruit", ["apple", "pear", "plum"]), Part("Nuts", Row.numbered(0..<500)),
      ])
      bench.headerHeight = 30
      bench.list.accessibilityLabel = "Food"
      bench.show(height: 200)
      bench.list.select(Row("pear"))
      XCTAssertEqual(
        try AccessibleNode.entries(of: "Food"),
        [
          "heading Fruit", "list item apple", "list item pear selected", "list item plum",
          "heading Nuts", "list item 0",
        ])
      // Cells that were used, pooled, reused and moved are where they are seen, or nowhere.
      for offset in [4000.0, 0, 9000, 120] { bench.scroll(to: offset) }
      bench.parts[1].rows.insert("walnut", at: 1)
      bench.list.update()
      bench.finish()
      XCTAssertEqual(
        try AccessibleNode.entries(of: "Food"),
        [
          "list item plum", "heading Nuts", "list item 0", "list item walnut", "list item 1",
          "list item 2",
        ])
    }
  }

  func test_aPinnedHeaderIsReadBeforeItsItemsWhicheverWayTheListRuns() throws {
    try onMain {
      defer { gtk_widget_set_default_direction(GTK_TEXT_DIR_LTR) }
      for direction in [GTK_TEXT_DIR_LTR, GTK_TEXT_DIR_RTL] {
        gtk_widget_set_default_direction(direction)
        for scrollDirection in ListOrientation.ScrollDirection.allCases {
          let bench = ListBench([Part("Fruit", Row.numbered(0..<20)), Part("Nuts", ["walnut"])])
          bench.list.scrollDirection = scrollDirection
          (bench.headerWidth, bench.headerHeight) = (40, 40)
          bench.pinsHeaders = true
          bench.list.accessibilityLabel = "Food"
          bench.show(width: 160, height: 160)
          bench.scroll(to: 400)
          XCTAssertEqual(
            try AccessibleNode.entries(of: "Food"),
            ["heading Fruit", "list item 10", "list item 11", "list item 12"])
          gtk_window_destroy(bench.window?.as(GtkWindow.self))
        }
      }
    }
  }

  func test_whatFadesIsNotFound() throws {
    try onMain {
      let bench = ListBench(["a", "b", "c"])
      bench.list.accessibilityLabel = "Letters"
      bench.show()
      bench.update(["c", "a"])
      bench.advance(to: 0.5)
      XCTAssertEqual(try AccessibleNode.entries(of: "Letters"), ["list item c", "list item a"])
    }
  }

  func test_whereNothingCanBeSelectedNothingIsSelectable() throws {
    try onMain {
      let bench = ListBench(["a"])
      bench.list.selectionMode = .none
      bench.list.accessibilityLabel = "Letters"
      bench.show()
      let states = try XCTUnwrap(AccessibleNode.read().first("list item", "a")?.states)
      XCTAssertFalse(states.contains("selectable"))
      bench.list.selectionMode = .single
      let newStates = try XCTUnwrap(AccessibleNode.read().first("list item", "a")?.states)
      XCTAssertTrue(newStates.contains("selectable"))
    }
  }

  /// GTK 4.8 keeps it and doesn't tell it over AT-SPI.
  func test_aListOfSeveralSelectionsSaysSo() {
    onMain {
      let list = CollectionView()
      @MainActor func isTold() -> Bool {
        Bool(
          gtk_test_accessible_has_property(
            list.area.opaque, GTK_ACCESSIBLE_PROPERTY_MULTI_SELECTABLE))
      }
      XCTAssertFalse(isTold())
      list.selectionMode = .multiple
      XCTAssertTrue(isTold())
    }
  }

  func test_aGridHasGridCells() throws {
    try onMain {
      let bench = ListBench([Part("Fruit", ["apple", "pear", "plum"])], role: .grid)
      (bench.sizing, bench.headerHeight) = (.columns(2, height: .points(40)), 30)
      bench.list.accessibilityLabel = "Food"
      bench.show()
      bench.list.select(Row("pear"))
      let entries = try AccessibleNode.entries(of: "Food", role: "table")
      XCTAssertEqual(
        entries,
        ["heading Fruit", "table cell apple", "table cell pear selected", "table cell plum"])
    }
  }

  func test_aCellIsCalledAsItSaysOrAsItsLabelsSay() throws {
    try onMain {
      let list = CollectionView()
      list.accessibilityLabel = "Names"
      list.conv { conv in
        conv.create { section in
          section.itemSize = .fullWidth(height: 40)
          section.create(.header) { (header: SectionHeaderFooter<TextHeader>) in
            header.accessibilityLabel = "declared"
            header.configureView { view, _ in view.text = "shown" }
          }
          section.create(for: ["a", "b"] as [Row]) { (row, item: Item<TextCell>) in
            item.configureCell { cell, _ in
              cell.text = row.text
              cell.accessibilityLabel = row.text == "a" ? "said" : nil
            }
          }
        }
      }
      list.update()
      show(list.widget)
      XCTAssertEqual(
        try AccessibleNode.entries(of: "Names"),
        ["heading declared", "list item said", "list item b"])
    }
  }
}
