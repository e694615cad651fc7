import CAdwaita
import ConveneDiff
import ConveneLists
import Foundation
import XCTest

@testable import ConveneGTK

/// Keys and the focus.
final class KeyboardTests: GTKTestCase {
  func test_arrowsGoFromRowToRow() {
    onMain {
      let bench = ListBench(Row.numbered(0..<100))
      bench.show(height: 200)
      bench.list.focus(ItemIndex(section: 0, item: 0))
      for _ in 0..<6 { XCTAssertTrue(bench.press(GDK_KEY_Down)) }
      bench.frame()
      XCTAssertEqual(bench.focusedText, "6")
      XCTAssertEqual(bench.shown("6")?.y, 160, "it scrolled as far as needed")
      XCTAssertTrue(bench.press(GDK_KEY_Up))
      XCTAssertEqual(bench.focusedText, "5")
      XCTAssertFalse(bench.press(GDK_KEY_Left), "for whoever is beside the list")
      XCTAssertEqual(bench.log, [])
    }
  }

  func test_pagesHomeAndEnd() {
    onMain {
      let bench = ListBench(Row.numbered(0..<100))
      bench.show(height: 200)
      bench.list.focus(ItemIndex(section: 0, item: 0))
      bench.press(GDK_KEY_Page_Down)
      XCTAssertEqual(bench.focusedText, "5")
      bench.press(GDK_KEY_End)
      XCTAssertEqual(bench.focusedText, "99")
      XCTAssertTrue(bench.press(GDK_KEY_Down), "nowhere, but the list's key")
      bench.press(GDK_KEY_Page_Up)
      XCTAssertEqual(bench.focusedText, "94")
      bench.press(GDK_KEY_Home)
      bench.frame()
      XCTAssertEqual(bench.focusedText, "0")
      XCTAssertEqual(bench.list.offset, 0)
    }
  }

  func test_aCellFarAwayIsKeptOnlyWhileItHasTheFocus() {
    onMain {
      let bench = ListBench(Row.numbered(0..<100))
      let box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0).widget
      let button = gtk_button_new().widget
      gtk_widget_set_vexpand(bench.list.widget, true.gboolean)
      for child in [bench.list.widget, button] { gtk_box_append(box.as(GtkBox.self), child) }
      bench.list.update()
      bench.window = ConveneGTKTests.show(box, width: 300, height: 240)
      for leave in [
        { bench.list.focus(ItemIndex(section: 0, item: 49)) }, { gtk_widget_grab_focus(button) },
      ] {
        bench.scroll(to: 0)
        bench.list.focus(ItemIndex(section: 0, item: 1))
        bench.scroll(to: 2_000)
        XCTAssertNotNil(bench.cell("1"))
        leave()
        bench.frame()
        XCTAssertNil(bench.cell("1"))
      }
    }
  }

  func test_arrowsInAGridKeepTheirColumn() {
    onMain {
      let bench = ListBench([Part("grid", Row.numbered(0..<5)), Part("more", Row.numbered(5..<9))])
      bench.sizing = .columns(3, spacing: 0)
      bench.show(width: 300, height: 600)
      bench.list.focus(ItemIndex(section: 0, item: 2))
      bench.press(GDK_KEY_Down)
      XCTAssertEqual(bench.focusedText, "4")
      bench.press(GDK_KEY_Down)
      XCTAssertEqual(bench.focusedText, "7", "back in the third column")
      bench.press(GDK_KEY_Left)
      XCTAssertEqual(bench.focusedText, "6")
      bench.press(GDK_KEY_Right)
      XCTAssertEqual(bench.focusedText, "7")
    }
  }

  func test_returnAndSpaceSelect() {
    onMain {
      let bench = ListBench(["a", "b"])
      bench.show()
      bench.list.focus(ItemIndex(section: 0, item: 0))
      bench.press(GDK_KEY_Return)
      bench.press(GDK_KEY_Down)
      XCTAssertEqual(bench.log, ["selected a"])
      bench.press(GDK_KEY_space)
      XCTAssertEqual(bench.log, ["selected a", "deselected a", "selected b"])
    }
  }

  func test_inASidebarTheFocusSelects() {
    onMain {
      let bench = ListBench(["a", "b"])
      bench.list.selectionFollowsFocus = true
      bench.show()
      bench.list.focus(ItemIndex(section: 0, item: 0))
      bench.press(GDK_KEY_Down)
      XCTAssertEqual(bench.log, ["selected b"])
    }
  }

  func test_otherKeysAndHeldModifiersAreNotTheLists() {
    onMain {
      let bench = ListBench(["a", "b"])
      bench.show()
      XCTAssertFalse(bench.press(GDK_KEY_Down), "nothing has the focus")
      bench.list.focus(ItemIndex(section: 0, item: 0))
      XCTAssertFalse(bench.press(GDK_KEY_q))
      XCTAssertFalse(bench.press(GDK_KEY_Down, holding: GDK_ALT_MASK))
      XCTAssertFalse(bench.press(GDK_KEY_Home, holding: GDK_CONTROL_MASK))
      XCTAssertEqual(bench.focusedText, "a")
    }
  }

  func test_tabGoesInAndOut() {
    onMain {
      let bench = ListBench(["a", "b", "c"])
      bench.list.update()
      let box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0).widget
      let before = gtk_button_new_with_label("before").widget
      let after = gtk_button_new_with_label("after").widget
      gtk_widget_set_vexpand(bench.list.widget, true.gboolean)
      for child in [before, bench.list.widget, after] { gtk_box_append(box.as(GtkBox.self), child) }
      let window = show(box, width: 300, height: 300)
      @MainActor func tab(_ direction: GtkDirectionType = GTK_DIR_TAB_FORWARD) {
        gtk_widget_child_focus(window, direction)
      }
      gtk_widget_grab_focus(before)
      tab()
      XCTAssertEqual(bench.focusedText, "a")
      XCTAssertTrue(bench.list.hasFocus)
      bench.press(GDK_KEY_Down)
      tab()
      XCTAssertFalse(bench.list.hasFocus)
      XCTAssertTrue(Bool(gtk_widget_has_focus(after)))
      tab(GTK_DIR_TAB_BACKWARD)
      XCTAssertEqual(bench.focusedText, "b", "where it was last")
      tab(GTK_DIR_TAB_BACKWARD)
      XCTAssertTrue(Bool(gtk_widget_has_focus(before)))
      bench.update([])
      tab()
      tab()
      XCTAssertTrue(Bool(gtk_widget_has_focus(after)), "past an empty list")
    }
  }

  func test_theFocusStaysWithItsItem() {
    onMain {
      let bench = ListBench(Row.numbered(0..<100))
      bench.show(height: 200)
      bench.list.focus(ItemIndex(section: 0, item: 2))
      bench.update(bench.rows.reversed())
      bench.finish()
      XCTAssertEqual(bench.focusedText, "2", "far below what can be seen")
      XCTAssertNil(bench.shown("2"))
      bench.list.reload()
      bench.frame()
      XCTAssertEqual(bench.focusedText, "2", "after a reload in another cell")
      XCTAssertTrue(bench.list.hasFocus)
      bench.press(GDK_KEY_Up)
      bench.frame()
      XCTAssertEqual(bench.focusedText, "3")
      XCTAssertNotNil(bench.shown("3"))
      XCTAssertLessThan(bench.list.viewsAlive, 40)
    }
  }

  func test_theFocusedCellIsPinnedWhileOneScrolls() {
    onMain {
      let bench = ListBench(Row.numbered(0..<1_000_000))
      bench.show(height: 200)
      bench.list.focus(ItemIndex(section: 0, item: 1))
      for offset in [1000.0, 39_000_000, 20_000_000] {
        bench.scroll(to: offset)
        XCTAssertEqual(bench.focusedText, "1")
        XCTAssertFalse(bench.texts.contains("1"))
      }
      bench.press(GDK_KEY_Down)
      bench.frame()
      XCTAssertEqual(bench.focusedText, "2")
      XCTAssertNotNil(bench.shown("2"))
    }
  }

  func test_theFocusedItemStaysInSightWhereTheListGetsLessRoom() {
    onMain {
      let bench = ListBench(Row.numbered(0..<100))
      bench.list.update()
      let box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0).widget
      let bar = gtk_label_new("bar").widget
      gtk_widget_set_vexpand(bench.list.widget, true.gboolean)
      gtk_widget_set_size_request(bar, -1, 50)
      gtk_widget_set_visible(bar, false.gboolean)
      gtk_box_append(box.as(GtkBox.self), bench.list.widget)
      gtk_box_append(box.as(GtkBox.self), bar)
      bench.window = show(box, width: 300, height: 200)
      bench.list.focus(ItemIndex(section: 0, item: 4))
      gtk_widget_set_visible(bar, true.gboolean)
      pump { bench.list.size.height == 150 }
      bench.frame()
      XCTAssertEqual(bench.shown("4")?.y, 110)
      XCTAssertEqual(bench.list.offset, 50)
      gtk_widget_set_visible(bar, false.gboolean)
      pump { bench.list.size.height == 200 }
      bench.list.focus(ItemIndex(section: 0, item: 40))
      bench.scroll(to: 0)
      gtk_widget_set_visible(bar, true.gboolean)
      pump { bench.list.size.height == 150 }
      XCTAssertEqual(bench.list.offset, 0, "what wasn't seen isn't scrolled to")
    }
  }

  func test_theSuccessorOfAFocusedItemThatGoesHasTheFocus() {
    onMain {
      let bench = ListBench([Part("one", Row.numbered(0..<4)), Part("two", Row.numbered(4..<8))])
      bench.show(height: 400)
      bench.list.focus(ItemIndex(section: 0, item: 2))
      bench.parts[0].rows.remove(at: 2)
      bench.list.update()
      XCTAssertEqual(bench.focusedText, "3")
      bench.parts[0].rows = [Row("x")] + bench.parts[0].rows.dropLast()
      bench.list.update()
      XCTAssertEqual(bench.focusedText, "4", "the next one, if in another section")
      bench.parts.removeLast()
      bench.list.update()
      XCTAssertEqual(bench.focusedText, "1", "the last one there is")
      bench.parts[0].rows = []
      bench.list.update()
      bench.finish()
      XCTAssertNil(bench.focusedText)
      XCTAssertTrue(bench.list.hasFocus, "it is the list's own")
      bench.parts[0].rows = ["new"]
      bench.list.update()
      bench.finish()
      XCTAssertEqual(bench.focusedText, "new")
    }
  }

  func test_aFocusElsewhereIsNotTaken() {
    onMain {
      let bench = ListBench(["a", "b"])
      let box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0).widget
      let button = gtk_button_new_with_label("button").widget
      gtk_widget_set_vexpand(bench.list.widget, true.gboolean)
      gtk_box_append(box.as(GtkBox.self), bench.list.widget)
      gtk_box_append(box.as(GtkBox.self), button)
      bench.list.update()
      show(box)
      bench.list.focus(ItemIndex(section: 0, item: 0))
      gtk_widget_grab_focus(button)
      bench.update(["b"])
      bench.list.reload()
      XCTAssertTrue(Bool(gtk_widget_has_focus(button)))
    }
  }

  func test_aReplacedCellKeepsTheFocus() {
    onMain {
      let list = CollectionView()
      var usesOther = false
      list.conv { conv in
        conv.create { section in
          section.itemSize = .fullWidth(height: 40)
          let rows: [Row] = ["a", "b"]
          if usesOther {
            section.create(for: rows) { (row, item: Item<OtherCell>) in
              item.configureCell { cell, _ in cell.text = row.text }
            }
          } else {
            section.create(for: rows) { (row, item: Item<TextCell>) in
              item.configureCell { cell, _ in cell.text = row.text }
            }
          }
        }
      }
      list.update()
      let window = show(list.widget)
      list.focus(ItemIndex(section: 0, item: 1))
      usesOther = true
      list.update()
      waitForFrame(of: window)
      XCTAssertEqual(list.lastUpdate?.replaced, 2)
      XCTAssertTrue(list.mounted.values.allSatisfy { $0.view is OtherCell })
      XCTAssertEqual(list.mounted.count, 2)
      XCTAssertEqual(list.focusedIndex, ItemIndex(section: 0, item: 1))
      XCTAssertTrue(list.hasFocus)
    }
  }
}
