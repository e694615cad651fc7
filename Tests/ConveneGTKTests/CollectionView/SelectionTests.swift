import CAdwaita
import ConveneDiff
import ConveneLists
import Foundation
import XCTest

@testable import ConveneGTK

/// What is selected.
final class SelectionTests: GTKTestCase {
  func test_aClickSelectsAndTellsTheItem() {
    onMain {
      let bench = ListBench(["a", "b", "c"])
      var changes = 0
      bench.list.onSelectionChange = { changes += 1 }
      bench.show()
      bench.click(x: 20, y: 50)
      XCTAssertEqual(bench.log, ["selected b"])
      XCTAssertEqual(bench.list.selectedElements(of: Row.self), [Row("b")])
      XCTAssertEqual(bench.cell("b")?.isSelected, true)
      XCTAssertEqual(bench.focusedText, "b")
      XCTAssertEqual(changes, 1)
      bench.click(x: 20, y: 90)
      XCTAssertEqual(bench.log, ["selected b", "deselected b", "selected c"])
      XCTAssertEqual(bench.cell("b")?.isSelected, false)
      XCTAssertEqual(bench.list.indexPathsForSelectedItems, [[0, 2]])
    }
  }

  func test_aPressThatEndsElsewhereSelectsNothing() {
    onMain {
      let bench = ListBench(["a", "b"])
      bench.show()
      bench.click(x: 20, y: 10, releasedAt: (20, 50))
      bench.click(x: 20, y: 150)
      XCTAssertEqual(bench.log, [])
    }
  }

  func test_severalAreSelectedWhereSeveralMayBe() {
    onMain {
      let bench = ListBench(["a", "b", "c"])
      bench.list.selectionMode = .multiple
      bench.show()
      bench.click(x: 20, y: 10)
      bench.click("c", holding: .toggle)
      XCTAssertEqual(bench.list.selectedElements(of: Row.self), ["a", "c"])
      bench.click("a", holding: .toggle)
      XCTAssertEqual(bench.log, ["selected a", "selected c", "deselected a"])
      bench.list.select(Row("b"))
      XCTAssertEqual(bench.list.selectedElements(of: Row.self), ["b", "c"])
      bench.list.selectionMode = .single
      XCTAssertEqual(bench.list.selectedElements(of: Row.self), ["b"])
      bench.list.selectionMode = .none
      XCTAssertEqual(bench.list.selectedElements(of: Row.self), [])
      bench.click(x: 20, y: 10)
      XCTAssertFalse(bench.list.select(Row("a")))
      XCTAssertEqual(bench.list.indexPathsForSelectedItems, [])
      XCTAssertEqual(bench.log.count, 3)
    }
  }

  func test_whatMayNotBeSelectedIsNot() {
    onMain {
      let list = CollectionView()
      var selected: [String] = []
      list.conv { conv in
        conv.create { section in
          section.itemSize = .fullWidth(height: 40)
          section.create(for: ["a", "b"] as [Row]) { (row, item: Item<TextCell>) in
            item.shouldSelect { _ in row.text != "a" }
            item.didSelect { _ in selected.append(row.text) }
          }
        }
      }
      list.update()
      show(list.widget)
      list.choose(ItemIndex(section: 0, item: 0))
      list.choose(ItemIndex(section: 0, item: 1))
      list.choose(ItemIndex(section: 0, item: 7))
      XCTAssertEqual(selected, ["b"])
    }
  }

  func test_anAppSelectsWithoutBeingTold() {
    onMain {
      let bench = ListBench(Row.numbered(0..<100))
      var changes = 0
      bench.list.onSelectionChange = { changes += 1 }
      bench.show(height: 200)
      XCTAssertTrue(bench.list.select(Row("50")))
      bench.frame()
      XCTAssertEqual(bench.cell("50")?.isSelected, true)
      XCTAssertEqual(bench.shown("50")?.y, 160)
      bench.list.deselectAll()
      XCTAssertEqual(bench.cell("50")?.isSelected, false)
      XCTAssertEqual(bench.list.selectedElements(of: Row.self), [])
      XCTAssertFalse(bench.list.select(Row("nobody")))
      XCTAssertEqual(changes, 0)
      XCTAssertEqual(bench.log, [])
    }
  }

  func test_aSelectionFromBeforeTheListIsOnScreenIsKept() {
    onMain {
      let bench = ListBench(Row.numbered(0..<100))
      bench.list.select(Row("3"))
      bench.list.update()
      bench.list.select(Row("50"))
      XCTAssertEqual(bench.list.selectedElements(of: Row.self), [Row("50")])
      bench.show(height: 200)
      XCTAssertEqual(bench.list.selectedElements(of: Row.self), [Row("50")])
      XCTAssertEqual(bench.cell("50")?.isSelected, true)
      XCTAssertNotNil(bench.shown("50"), "it is scrolled to")
    }
  }

  func test_aSelectionBetweenBeingShownAndTheFirstFrameIsKept() {
    onMain {
      let bench = ListBench(Row.numbered(0..<100))
      let window = makeWindow(bench.list.widget, width: 300, height: 200)
      bench.list.update()
      gtk_window_present(window.as(GtkWindow.self))
      XCTAssertTrue(bench.list.select(Row("50")))
      waitForFrame(of: window)
      XCTAssertEqual(bench.list.selectedElements(of: Row.self), [Row("50")])
      XCTAssertEqual(bench.cell("50")?.isSelected, true)
      XCTAssertNotNil(bench.shown("50"))
    }
  }

  func test_whileHiddenTheSelectionCanBeChanged() {
    onMain {
      let bench = ListBench(Row.numbered(0..<10))
      bench.list.selectionMode = .multiple
      bench.show(height: 200)
      bench.list.select(Row("2"))
      gtk_window_set_child(bench.window?.as(GtkWindow.self), nil)
      bench.update(["x"] + bench.rows)
      bench.list.select(Row("x"))
      XCTAssertEqual(bench.list.selectedElements(of: Row.self), ["x", "2"])
      bench.window = show(bench.list.widget, width: 300, height: 200)
      XCTAssertEqual(bench.list.selectedElements(of: Row.self), ["x", "2"])
      XCTAssertEqual(bench.cell("2")?.isSelected, true)
      gtk_window_set_child(bench.window?.as(GtkWindow.self), nil)
      bench.update(["y"] + bench.rows)
      bench.list.deselectAll()
      bench.window = show(bench.list.widget, width: 300, height: 200)
      XCTAssertEqual(bench.list.selectedElements(of: Row.self), [])
    }
  }

  func test_aSelectionStaysWithItsItem() {
    onMain {
      let bench = ListBench(Row.numbered(0..<10))
      var changes = 0
      bench.show(height: 200)
      bench.list.select(Row("2"))
      bench.list.onSelectionChange = { changes += 1 }
      bench.update(["x"] + Row.numbered(0..<10).reversed())
      bench.finish()
      XCTAssertEqual(bench.list.selectedElements(of: Row.self), [Row("2")])
      XCTAssertEqual(bench.list.mounted.values.filter { $0.cell?.isSelected == true }.count, 0)
      bench.scroll(to: 400)
      XCTAssertEqual(bench.cell("2")?.isSelected, true)
      bench.list.reload()
      XCTAssertEqual(bench.list.selectedElements(of: Row.self), [Row("2")])
      XCTAssertEqual(changes, 0)
      bench.update(["x"])
      XCTAssertEqual(bench.list.selectedElements(of: Row.self), [])
      XCTAssertEqual(changes, 1)
    }
  }

  func testL26_aCallbackMayDeclareAndUpdateAgain() {
    onMain {
      let bench = ListBench(["a", "b", "c"])
      bench.show()
      bench.onSelect = { row in
        bench.update([Row("after \(row.text)")] + bench.rows)
      }
      bench.click(x: 20, y: 50)
      bench.finish()
      XCTAssertEqual(bench.texts, ["after b", "a", "b", "c"])
      XCTAssertEqual(bench.list.selectedElements(of: Row.self), [Row("b")])
      XCTAssertEqual(bench.log, ["selected b"])
    }
  }

  func test_theItemThatWasChosenIsToldEvenWhereTheOldOneChangesTheList() {
    onMain {
      let list = CollectionView()
      var rows: [Row] = ["a", "b", "c"]
      var selected: [String] = []
      list.conv { conv in
        conv.create { section in
          section.itemSize = .fullWidth(height: 40)
          section.create(for: rows) { (row, item: Item<TextCell>) in
            item.didSelect { _ in selected.append(row.text) }
            item.didDeselect { [weak list] _ in
              rows.removeAll { $0 == row }
              list?.update(animated: false)
            }
          }
        }
      }
      list.update()
      show(list.widget)
      list.choose(ItemIndex(section: 0, item: 0))
      list.choose(ItemIndex(section: 0, item: 2))
      XCTAssertEqual(selected, ["a", "c"])
      XCTAssertEqual(list.indexPathsForSelectedItems, [[0, 1]])
    }
  }
}
