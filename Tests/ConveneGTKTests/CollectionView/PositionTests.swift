import CAdwaita
import ConveneDiff
import ConveneLists
import Foundation
import XCTest

@testable import ConveneGTK

/// What stays where it is on screen.
final class PositionTests: GTKTestCase {
  func testL13_whatIsVisibleStaysWhereItIsWhenItemsComeAbove() {
    onMain {
      let bench = ListBench(Row.numbered(0..<100))
      bench.show(height: 200)
      bench.scroll(to: 410)
      XCTAssertEqual(bench.shown("11")?.y, 30)
      bench.update(["x", "y"] + bench.rows)
      bench.frame()
      XCTAssertEqual(bench.shown("11")?.y, 30, "also while the others are in motion")
      bench.finish()
      XCTAssertEqual(bench.shown("11")?.y, 30)
      XCTAssertEqual(bench.list.offset, 490)
    }
  }

  func testL13_atTheVeryTopTheNewOnesShow() {
    onMain {
      let bench = ListBench(Row.numbered(0..<100))
      bench.show(height: 200)
      bench.update(["x", "y"] + bench.rows)
      bench.finish()
      XCTAssertEqual(bench.texts, ["x", "y", "0", "1", "2"])
      XCTAssertEqual(bench.list.offset, 0)
    }
  }

  func testL13_rowsOfMeasuredHeightStayWhereTheyAre() {
    onMain {
      let bench = ListBench(Row.numbered(0..<100))
      bench.sizing = .selfSizing(estimated: 44)
      bench.onConfigure = { cell, row in
        gtk_widget_set_size_request(cell.label, -1, Int32(20 + row.text.count * 17))
      }
      bench.show(height: 200)
      for offset in stride(from: 0.0, through: 1600, by: 100) { bench.scroll(to: offset) }
      let before = bench.shown
      bench.update(Row.numbered(200..<205) + bench.rows)
      bench.finish()
      XCTAssertEqual(bench.shown, before)
      bench.list.reload()
      bench.frame()
      XCTAssertEqual(bench.shown, before, "a reload measures again")
    }
  }

  func test_aNewQueryScrollsToTheTop() {
    onMain {
      let bench = ListBench(Row.numbered(0..<100))
      bench.show(height: 200)
      bench.scroll(to: 2000)
      bench.rows = Row.numbered(0..<60)
      bench.list.update(scrollsToTop: true)
      bench.finish()
      XCTAssertEqual(bench.list.offset, 0)
      XCTAssertEqual(bench.texts.first, "0")
    }
  }

  func test_aShorterListIsScrolledBackToItsEnd() {
    onMain {
      let bench = ListBench(Row.numbered(0..<100))
      bench.show(height: 200)
      bench.scroll(to: 3800)
      bench.update(Row.numbered(0..<3))
      bench.finish()
      XCTAssertEqual(bench.list.offset, 0)
      XCTAssertEqual(bench.texts, ["0", "1", "2"])
    }
  }

  func test_anotherWidthKeepsTheFirstVisibleItem() {
    onMain {
      let bench = ListBench(Row.numbered(0..<100))
      bench.sizing = .columns(3, spacing: 0)
      bench.show(width: 300, height: 200)
      bench.scroll(to: 1000)
      let first = bench.list.visiblePlaces.first
      XCTAssertEqual(first?.index.item, 30)
      gtk_widget_set_size_request(bench.list.widget, 600, -1)
      pump { bench.list.size.width == 600 }
      bench.frame()
      XCTAssertEqual(bench.list.visiblePlaces.first?.index.item, 30)
      XCTAssertEqual(bench.list.visiblePlaces.first?.offset, first?.offset)
    }
  }

  func test_inAnotherWidthColumnsAreCountedAgainAndTheFirstVisibleItemStays() {
    onMain {
      let bench = ListBench(Row.numbered(0..<100))
      bench.sizing = .adaptiveColumns(minimumWidth: 90, height: .points(40))
      bench.show(width: 300, height: 200)
      XCTAssertEqual(bench.texts.count, 15)
      bench.scroll(to: 410)
      gtk_widget_set_size_request(bench.list.widget, 600, -1)
      pump { bench.list.size.width == 600 }
      bench.frame()
      XCTAssertEqual(bench.texts.count, 36, "six in each line")
      XCTAssertEqual(bench.list.visiblePlaces.first?.index.item, 30)
      XCTAssertEqual(bench.list.visiblePlaces.first?.offset, -10)
    }
  }

  func test_scrollingToAnItemShowsIt() {
    onMain {
      let bench = ListBench(Row.numbered(0..<1000))
      bench.show(height: 200)
      XCTAssertTrue(bench.list.scroll(to: Row("500")))
      bench.frame()
      XCTAssertEqual(bench.shown("500")?.y, 160)
      XCTAssertTrue(bench.list.scroll(to: Row("498")))
      bench.frame()
      XCTAssertEqual(bench.shown("498")?.y, 80, "it is seen already")
      XCTAssertFalse(bench.list.scroll(to: Row("nobody")))
      XCTAssertFalse(bench.list.scroll(to: 500), "another type is another thing")
    }
  }

  func test_whileHiddenDataChangeAndNoCellIsFilled() {
    onMain {
      let bench = ListBench(Row.numbered(0..<100))
      bench.list.update()
      let stack = gtk_stack_new().widget
      gtk_stack_add_named(stack.opaque, bench.list.widget, "list")
      gtk_stack_add_named(stack.opaque, gtk_label_new("other").widget, "other")
      let window = show(stack, width: 300, height: 200)
      bench.scroll(to: 1000)
      XCTAssertTrue(bench.list.select(Row("27")))
      gtk_stack_set_visible_child_name(stack.opaque, "other")
      waitForFrame(of: window)
      bench.filled = []
      var finished: [Bool] = []
      bench.update(["x", "y"] + bench.rows) { finished.append($0) }
      bench.update(["z"] + bench.rows) { finished.append($0) }
      waitForFrame(of: window)
      XCTAssertEqual(finished, [true, true])
      XCTAssertEqual(bench.filled, [])
      XCTAssertEqual(bench.list.lastUpdate?.kind, .dataOnly)
      XCTAssertEqual(bench.list.itemCount, 103)
      gtk_stack_set_visible_child_name(stack.opaque, "list")
      waitForFrame(of: window)
      XCTAssertEqual(bench.list.lastUpdate?.kind, .reload)
      XCTAssertEqual(bench.filled, ["25", "26", "27", "28", "29"], "filled once")
      XCTAssertEqual(bench.shown("25")?.y, 0)
      XCTAssertEqual(bench.list.selectedElements(of: Row.self), [Row("27")])
      XCTAssertEqual(bench.cell("27")?.isSelected, true)
    }
  }

  func test_whatIsHiddenAndUntouchedShowsTheSameAgain() {
    onMain {
      let bench = ListBench(Row.numbered(0..<100))
      bench.list.update()
      let stack = gtk_stack_new().widget
      gtk_stack_add_named(stack.opaque, bench.list.widget, "list")
      gtk_stack_add_named(stack.opaque, gtk_label_new("other").widget, "other")
      let window = show(stack, width: 300, height: 200)
      bench.scroll(to: 1000)
      let before = bench.shown
      bench.filled = []
      gtk_stack_set_visible_child_name(stack.opaque, "other")
      waitForFrame(of: window)
      gtk_stack_set_visible_child_name(stack.opaque, "list")
      waitForFrame(of: window)
      XCTAssertEqual(bench.shown, before)
      XCTAssertEqual(bench.filled, [])
    }
  }

  func test_anotherParentShowsTheSame() {
    onMain {
      let bench = ListBench(Row.numbered(0..<100))
      bench.show(height: 200)
      bench.scroll(to: 1000)
      let before = bench.shown
      gtk_window_set_child(bench.window?.as(GtkWindow.self), nil)
      bench.update(["x"] + bench.rows)
      bench.window = show(bench.list.widget, width: 300, height: 200)
      XCTAssertEqual(bench.shown, before)
      bench.update(Row.numbered(0..<100))
      bench.finish()
      XCTAssertEqual(bench.shown, before)
    }
  }

  func test_aDeclarationWithoutAnUpdateIsShownAtFirst() {
    onMain {
      let bench = ListBench(["a"])
      bench.window = show(bench.list.widget, width: 300, height: 200)
      XCTAssertEqual(bench.texts, ["a"])
    }
  }

  func testL2_anUpdateBeforeTheFirstLayoutIsNotCountedTwice() {
    onMain {
      let bench = ListBench(["A", "B"])
      bench.list.reload()
      bench.update(["A", "B", "C"])
      bench.window = show(bench.list.widget, width: 300, height: 200)
      bench.list.reload()
      bench.update(["A", "B", "C", "D"])
      bench.finish()
      XCTAssertEqual(bench.texts, ["A", "B", "C", "D"])
      XCTAssertEqual(bench.diagnostics, [])
    }
  }
}
