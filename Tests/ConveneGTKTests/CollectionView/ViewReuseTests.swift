import CAdwaita
import ConveneDiff
import ConveneLists
import Foundation
import XCTest

@testable import ConveneGTK

/// What a view that went must not bring along where it is used again, and what a change knows of views.
final class ViewReuseTests: GTKTestCase {
  // MARK: The pointer

  func test_aButtonThatIsPressedInARowThatGoesDoesNothingToWhatComesInItsPlace() throws {
    try onMain {
      defer { RealInput.putAway() }
      for (name, log) in [("x", []), ("1", ["deleted 1"])] {
        let bench = ListBench(["0", "1", "2"])
        bench.onConfigure = { [weak bench] cell, _ in
          guard cell.content == cell.label, let button = gtk_button_new_with_label("Delete") else {
            return
          }
          add(button, to: cell)
          connect(button.opaque, "clicked") { [weak bench, weak cell] in
            bench?.log.append("deleted \(cell?.text ?? "")")
          }
        }
        bench.show(width: 300, height: 200)
        let window = try RealInput.number(of: XCTUnwrap(bench.window))
        try RealInput.send("mousemove", "--window", window, "40", "60", "mousedown", "1")
        pump { bench.cell("1").map { isPressed($0.widget) } ?? false }
        bench.update(["0", Row(name), "2"], animated: false)
        bench.frame()
        try RealInput.send("mouseup", "1")
        for _ in 0..<3 { bench.frame() }
        XCTAssertEqual(bench.log, log)
        XCTAssertFalse(bench.list.mounted.values.contains { isPressed($0.widget) })
        gtk_window_destroy(bench.window?.as(GtkWindow.self))
      }
    }
  }

  // MARK: Focus

  func test_theFocusOfARowThatGoesComesToTheNextRowAndNotToWhatItsViewShowsThen() {
    onMain {
      let bench = ListBench(Row.numbered(0..<5))
      bench.show(height: 400)
      bench.list.focus(ItemIndex(section: 0, item: 1))
      bench.update(["0", "2", "3", "4", "5"], animated: false)
      XCTAssertEqual(bench.focusedText, "2")
    }
  }

  func test_whereAllRowsGoTheFocusComesToTheFirst() {
    onMain {
      let bench = ListBench(Row.numbered(0..<5))
      bench.show(height: 400)
      bench.list.focus(ItemIndex(section: 0, item: 1))
      bench.update(Row.numbered(10..<15), animated: false)
      XCTAssertEqual(bench.focusedText, "10")
    }
  }

  func test_theFocusStaysWhereItWentWhileARowGoesAndComesBackFiftyTimes() {
    onMain {
      let bench = ListBench(Row.numbered(0..<8))
      bench.show(height: 400)
      bench.list.focus(ItemIndex(section: 0, item: 3))
      for round in 0..<50 {
        let rows = Row.numbered(0..<8)
        bench.update(
          round % 2 == 0 ? rows.filter { $0.text != "3" } : rows, animated: round % 3 == 0)
        XCTAssertNotNil(bench.focusedText)
        if round == 0 { XCTAssertEqual(bench.focusedText, "4") }
      }
      XCTAssertEqual(bench.focusedText, "4")
      bench.finish()
      XCTAssertEqual(bench.texts, Row.numbered(0..<8).map(\.text))
      XCTAssertLessThanOrEqual(bench.list.viewsAlive, 8 + 8 + 16 + 16)
    }
  }

  func test_whatIsEditedInARowThatGoesIsNotGoneOnWithInAnother() {
    onMain {
      let bench = ListBench(Row.numbered(0..<5))
      var entries: [String: WidgetPointer] = [:]
      bench.onConfigure = { cell, row in
        if cell.content == cell.label, let entry = gtk_entry_new() { add(entry, to: cell) }
        entries[row.text] = gtk_widget_get_next_sibling(cell.label)
      }
      bench.show(height: 400)
      entries["1"].map { _ = gtk_widget_grab_focus($0) }
      XCTAssertEqual(bench.list.focusedIndex, ItemIndex(section: 0, item: 1))
      bench.update(["0", "2", "3", "4", "5"], animated: false)
      XCTAssertEqual(bench.list.focusedIndex, ItemIndex(section: 0, item: 1))
      let focus = gtk_root_get_focus(gtk_widget_get_root(bench.list.area))
      XCTAssertEqual(focus, bench.list.mounted[.item(ItemIndex(section: 0, item: 1))]?.widget)
    }
  }

  // MARK: Motion

  func test_aRowWhoseCellIsReplacedStaysAndANewOneFadesInWhereItIs() {
    onMain {
      let clock = ManualMotionClock()
      let list = CollectionView()
      list.motionClock = clock
      var rows: [Row] = ["a", "b", "c", "d"]
      var others: Set<String> = []
      list.conv { conv in
        conv.create { section in
          section.itemSize = .fullWidth(height: 40)
          section.create(for: rows) { (row, item: Item<TextCell>) in
            if others.contains(row.text) { item.reusableIdentifier = "other" }
            item.configureCell { cell, _ in cell.text = row.text }
          }
        }
      }
      list.update()
      show(list.widget, width: 200, height: 400)
      for round in 0..<20 {
        others = round % 2 == 0 ? ["a", "b"] : []
        rows = ["a", "b", "c", "d"] + (0..<3).map { Row("new \(round) \($0)") }
        list.update()
        for (element, view) in list.mounted {
          guard let cell = view.view as? TextCell, let transition = view.transition else {
            continue
          }
          if cell.text.hasPrefix("new \(round)") {
            XCTAssertEqual(transition.kind, .inserted, "\(element) \(cell.text)")
          } else {
            XCTFail("moved \(cell.text) \(transition)")
          }
        }
        clock.finish()
      }
    }
  }

  func test_newRowsFadeInWhereChangesComeFasterThanMotionEnds() {
    onMain {
      let bench = ListBench(Row.numbered(0..<4))
      bench.show(height: 200)
      for round in 1..<60 {
        bench.update(Row.numbered(round * 4..<round * 4 + 4))
        for (_, view) in bench.list.mounted {
          XCTAssertEqual(view.transition?.kind, .inserted, "round \(round)")
        }
        bench.advance(to: 0.1)
      }
    }
  }

  func test_aListThatIsTakenOutOfItsWindowWhileACellIsFilledIsInMotionNoMore() {
    onMain {
      for animated in [true, false] {
        let bench = ListBench(["a", "b"])
        bench.list.motionClock = AdwaitaMotionClock()
        bench.show()
        var ends: [Bool] = []
        bench.onConfigure = { [weak bench] _, row in
          if row.text == "c" {
            gtk_window_set_child(bench?.window?.as(GtkWindow.self), nil)
          }
        }
        bench.update(["b", "c"], animated: animated) { ends.append($0) }
        XCTAssertFalse(bench.list.isInMotion)
        bench.onConfigure = nil
        MainLoop.drain()
        XCTAssertEqual(ends.count, 1)
        XCTAssertFalse(bench.list.isInMotion)
        XCTAssertTrue(bench.list.leaving.isEmpty)
        bench.window = show(bench.list.widget, width: 300, height: 200)
        XCTAssertEqual(bench.texts, ["b", "c"])
      }
    }
  }
}

/// Puts a widget next to a cell's label.
@MainActor
private func add(_ widget: WidgetPointer, to cell: TextCell) {
  let label = GObjectReference(cell.label)
  let box = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0).widget
  cell.content = box
  gtk_box_append(box.as(GtkBox.self), label.widget)
  gtk_box_append(box.as(GtkBox.self), widget)
  gtk_widget_set_hexpand(widget, true.gboolean)
  withExtendedLifetime(label) {}
}

@MainActor
private func isPressed(_ widget: WidgetPointer) -> Bool {
  gtk_widget_get_state_flags(widget).rawValue & GTK_STATE_FLAG_ACTIVE.rawValue != 0
}
