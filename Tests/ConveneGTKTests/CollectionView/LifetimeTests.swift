import CAdwaita
import ConveneDiff
import ConveneLists
import Foundation
import XCTest

@testable import ConveneGTK

/// Who lives how long.
final class LifetimeTests: GTKTestCase {
  func testL25_viewDriverCellsAndClosuresGoWithTheScreen() {
    onMain {
      weak var list: CollectionView?
      weak var driver: ListDriver<CollectionView>?
      weak var token: Token?
      let alive = TextCell.alive
      do {
        let held = Token()
        token = held
        let bench = ListBench(Row.numbered(0..<100))
        bench.onConfigure = { _, _ in withExtendedLifetime(held) {} }
        list = bench.list
        bench.show(height: 200)
        driver = bench.list.driver
        bench.scroll(to: 1000)
        bench.scroll(to: 0)
        bench.click(x: 10, y: 10)
        bench.update(bench.rows.reversed())
        bench.advance(to: 0.5)
        gtk_window_set_child(bench.window?.as(GtkWindow.self), nil)
      }
      MainLoop.drain()
      XCTAssertNil(list)
      XCTAssertNil(driver)
      XCTAssertNil(token)
      XCTAssertEqual(TextCell.alive, alive)
    }
  }

  func test_widgetsAreFinalisedWithTheirList() {
    onMain {
      let (outer, inner, cell) = (Lifetime(), Lifetime(), Lifetime())
      do {
        let list = CollectionView()
        list.conv { conv in
          conv.create { section in
            section.itemSize = .fullWidth(height: 40)
            section.create(for: Row.numbered(0..<9)) { (row, item: Item<TextCell>) in
              item.configureCell { cell, _ in cell.text = row.text }
            }
          }
        }
        list.update()
        let window = show(list.widget)
        outer.watch(list.widget.opaque)
        inner.watch(list.area.opaque)
        if let first = list.mounted.values.first { cell.watch(first.widget.opaque) }
        gtk_window_set_child(window.as(GtkWindow.self), nil)
      }
      // GTK holds a scrolled window for a moment longer than we do.
      pump { outer.isOver && inner.isOver && cell.isOver }
    }
  }

  func test_whileItsWidgetIsInAWindowTheListLives() {
    onMain {
      weak var list: CollectionView?
      let window = onMain {
        let bench = ListBench(["a"])
        list = bench.list
        bench.show()
        return bench.window
      }
      MainLoop.drain()
      XCTAssertNotNil(list)
      gtk_window_set_child(window?.as(GtkWindow.self), nil)
      MainLoop.drain()
      XCTAssertNil(list)
    }
  }

  func test_theWidgetOutlivesTheListAsAnEmptyOne() {
    onMain {
      let life = Lifetime()
      let kept = onMain {
        let bench = ListBench(["a", "b"])
        bench.list.update()
        let kept = GObjectReference(bench.list.widget)
        let window = show(bench.list.widget, width: 200, height: 100)
        gtk_window_set_child(window.as(GtkWindow.self), nil)
        return kept
      }
      MainLoop.drain()
      life.watch(kept.pointer)
      let window = show(kept.widget, width: 200, height: 100)
      XCTAssertEqual(WidgetTree.all(gtk_label_get_type(), in: kept.widget), [])
      gtk_widget_child_focus(window, GTK_DIR_TAB_FORWARD)
      gtk_window_set_child(window.as(GtkWindow.self), nil)
      withExtendedLifetime(kept) {}
    }
  }

  /// What can be going on in a list when it ends.
  @MainActor
  private static let goingsOn: [(name: String, begin: @MainActor (ListBench) -> Void)] = [
    ("a change", { $0.update($0.rows.reversed()) }),
    ("scrolling", { $0.list.scroll(to: Row("90"), at: .top, animated: true) }),
    ("momentum", { $0.startMomentum(40) }),
    (
      "a drag",
      {
        $0.beginDrag(x: 50, y: 100)
        $0.dragOn(by: 95)
      }
    ),
  ]

  func test_theListGoesBeforeItsWidgetWhateverGoesOn() {
    onMain {
      for (name, begin) in Self.goingsOn {
        weak var list: CollectionView?
        let kept = onMain {
          let bench = ListBench.reordering(Row.numbered(0..<100))
          bench.list.motionClock = AdwaitaMotionClock()
          bench.show(height: 200)
          list = bench.list
          begin(bench)
          bench.frame()
          bench.frame()
          let kept = GObjectReference(bench.list.widget)
          gtk_window_set_child(bench.window?.as(GtkWindow.self), nil)
          return kept
        }
        MainLoop.drain()
        XCTAssertNil(list, name)
        let window = show(kept.widget, width: 200, height: 100)
        XCTAssertEqual(WidgetTree.all(gtk_label_get_type(), in: kept.widget), [], name)
        gtk_window_set_child(window.as(GtkWindow.self), nil)
      }
    }
  }

  func test_theWidgetGoesBeforeItsListWhateverGoesOn() {
    onMain {
      for (name, begin) in Self.goingsOn {
        let bench = ListBench.reordering(Row.numbered(0..<100))
        bench.list.motionClock = AdwaitaMotionClock()
        bench.show(height: 200)
        begin(bench)
        bench.frame()
        bench.frame()
        gtk_window_destroy(bench.window?.as(GtkWindow.self))
        MainLoop.drain()
        bench.update(["x"] + bench.rows)
        bench.list.scroll(to: Row("50"), at: .center, animated: true)
        bench.list.scrollToTop()
        bench.list.select(Row("x"))
        XCTAssertEqual(bench.list.itemCount, 101, name)
        XCTAssertFalse(bench.list.isInMotion, name)
        XCTAssertNil(bench.list.drag, name)
      }
    }
  }

  func test_theListOutlivesItsWindow() {
    onMain {
      let bench = ListBench(["a", "b"])
      bench.show()
      gtk_window_set_child(bench.window?.as(GtkWindow.self), nil)
      var finished: [Bool] = []
      bench.update(["b"]) { finished.append($0) }
      bench.list.select(Row("b"))
      XCTAssertEqual(finished, [true])
      bench.window = show(bench.list.widget, width: 300, height: 200)
      XCTAssertEqual(bench.texts, ["b"])
      XCTAssertEqual(bench.cell("b")?.isSelected, true)
    }
  }

  func testL9_anUpdateThatWaitsEndsWithItsList() {
    onMain {
      var finished: [Bool] = []
      do {
        let bench = ListBench(["a"])
        bench.show()
        bench.list.driver.answer { bench.update(["b"]) { finished.append($0) } }
        gtk_window_set_child(bench.window?.as(GtkWindow.self), nil)
      }
      XCTAssertEqual(finished, [false])
      MainLoop.drain()
      XCTAssertEqual(finished, [false])
    }
  }
}
