import CAdwaita
import ConveneDiff
import ConveneLists
import XCTest

@testable import ConveneGTK

/// When assistive technology is told of the views of a list, and of which.
final class AccessibilityUpdatesTests: GTKTestCase {
  func test_whatAnUpdateChangesIsToldInTheNextIdleMoment() {
    onMain {
      let bench = ListBench(["a"])
      bench.show()
      bench.list.focus(ItemIndex(section: 0, item: 0))
      bench.update(["a", "b"], animated: false)
      XCTAssertEqual(named(bench), ["a"])
      MainLoop.drain()
      XCTAssertEqual(named(bench), ["a", "b"])
    }
  }

  func test_theFocusComesToARowThatIsToldOf() {
    onMain {
      let bench = ListBench(["a"])
      bench.show()
      bench.update(["a", "b"], animated: false)
      bench.list.focus(ItemIndex(section: 0, item: 1))
      XCTAssertEqual(named(bench), ["a", "b"])
    }
  }

  func test_aViewThatIsUsedAgainAtOnceIsNeverHidden() {
    onMain {
      let bench = ListBench(Row.numbered(0..<5))
      bench.show(height: 200)
      bench.list.reload()
      bench.frame()
      bench.update(Row.numbered(10..<15), animated: false)
      bench.frame()
      MainLoop.drain()
      XCTAssertEqual(bench.texts, ["10", "11", "12", "13", "14"])
      XCTAssertEqual(bench.list.viewsAlive, 5)
      for view in bench.list.mounted.values { XCTAssertFalse(isToldHiddenOrShown(view.widget)) }
    }
  }

  func test_aRowThatGoesBeforeItWasSeenIsUsedForTheNext() {
    onMain {
      let bench = ListBench([Row("a")])
      bench.show(height: 200)
      bench.update(["a", "b"])
      let widget = bench.list.mounted[.item(ItemIndex(section: 0, item: 1))]?.widget
      // No frame has shown it yet, so there is nothing to fade.
      bench.update(["a", "c"])
      XCTAssertEqual(bench.list.mounted[.item(ItemIndex(section: 0, item: 1))]?.widget, widget)
      XCTAssertEqual(bench.list.viewsAlive, 2)
      bench.finish()
      XCTAssertEqual(bench.texts, ["a", "c"])
    }
  }

  func test_whatIsOnItsWayOutIsHiddenUntilItIsUsedAgain() throws {
    try onMain {
      let bench = ListBench(["a", "b"])
      bench.show()
      let widget = try XCTUnwrap(
        bench.list.mounted[.item(ItemIndex(section: 0, item: 1))]?.widget)
      bench.update(["a"])
      bench.advance(to: 0.5)
      MainLoop.drain()
      XCTAssertTrue(isToldHiddenOrShown(widget))
      bench.finish()
      bench.update(["a", "c"], animated: false)
      bench.list.accessibilityLabel = "Letters"
      XCTAssertEqual(bench.list.mounted[.item(ItemIndex(section: 0, item: 1))]?.widget, widget)
      XCTAssertEqual(try AccessibleNode.entries(of: "Letters"), ["list item a", "list item c"])
    }
  }

  func test_aListThatGoesIsNotToldOf() {
    onMain {
      weak var list: CollectionView?
      do {
        let bench = ListBench(["a"])
        bench.show()
        bench.update(["a", "b"], animated: false)
        list = bench.list
        gtk_window_set_child(bench.window?.as(GtkWindow.self), nil)
      }
      MainLoop.drain()
      XCTAssertNil(list)
    }
  }
}

/// The texts of the rows whose names were told.
@MainActor
private func named(_ bench: ListBench) -> [String] {
  bench.list.mounted.values.filter {
    Bool(gtk_test_accessible_has_property($0.widget.opaque, GTK_ACCESSIBLE_PROPERTY_LABEL))
  }.compactMap { ($0.view as? TextCell)?.text }.sorted()
}

/// Whether anything was ever said of whether a widget is hidden.
@MainActor
private func isToldHiddenOrShown(_ widget: WidgetPointer) -> Bool {
  Bool(gtk_test_accessible_has_state(widget.opaque, GTK_ACCESSIBLE_STATE_HIDDEN))
}
