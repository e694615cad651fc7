import CAdwaita
import ConveneDiff
import ConveneLists
import XCTest

@testable import ConveneGTK

/// Several items selected, as in the platform's own lists.
final class MultipleSelectionTests: GTKTestCase {
  @MainActor
  private static func bench(_ rows: [Row] = Row.numbered(0..<100)) -> ListBench {
    let bench = ListBench(rows)
    bench.list.selectionMode = .multiple
    bench.show(height: 200)
    return bench
  }

  func test_aClickSelectsOnlyItsRow() {
    onMain {
      let bench = Self.bench()
      bench.click(x: 20, y: 10)
      bench.click("2", holding: .toggle)
      bench.click(x: 20, y: 50)
      XCTAssertEqual(bench.selectedTexts, ["1"])
      XCTAssertEqual(
        bench.log, ["selected 0", "selected 2", "deselected 0", "deselected 2", "selected 1"])
      XCTAssertEqual(bench.cell("2")?.isSelected, false)
      XCTAssertEqual(bench.cell("1")?.isSelected, true)
    }
  }

  func test_shiftSelectsARangeFromTheAnchorAndControlAddsOne() {
    onMain {
      let bench = Self.bench()
      var changes = 0
      bench.list.onSelectionChange = { changes += 1 }
      bench.click("1", holding: [])
      bench.click("3", holding: .extend)
      XCTAssertEqual(bench.selectedTexts, ["1", "2", "3"])
      XCTAssertEqual(changes, 2, "one for each gesture")
      bench.click("0", holding: .extend)
      XCTAssertEqual(bench.selectedTexts, ["0", "1"])
      bench.click("3", holding: .toggle)
      bench.click("4", holding: [.toggle, .extend])
      XCTAssertEqual(bench.selectedTexts, ["0", "1", "3", "4"])
    }
  }

  func test_arrowsSelectAndExtendOrMoveTheFocusAlone() {
    onMain {
      let bench = Self.bench()
      bench.click(x: 20, y: 10)
      bench.press(GDK_KEY_Down)
      XCTAssertEqual(bench.selectedTexts, ["1"])
      bench.press(GDK_KEY_Down, holding: GDK_SHIFT_MASK)
      bench.press(GDK_KEY_Down, holding: GDK_SHIFT_MASK)
      XCTAssertEqual(bench.selectedTexts, ["1", "2", "3"])
      bench.press(GDK_KEY_Up, holding: GDK_SHIFT_MASK)
      XCTAssertEqual(bench.selectedTexts, ["1", "2"])
      bench.press(GDK_KEY_Up, holding: GDK_CONTROL_MASK)
      bench.press(GDK_KEY_Up, holding: GDK_CONTROL_MASK)
      XCTAssertEqual(bench.focusedText, "0")
      XCTAssertEqual(bench.selectedTexts, ["1", "2"])
      bench.press(GDK_KEY_space, holding: GDK_CONTROL_MASK)
      XCTAssertEqual(bench.selectedTexts, ["0", "1", "2"])
      bench.press(GDK_KEY_space)
      XCTAssertEqual(bench.selectedTexts, ["1", "2"])
    }
  }

  func test_homeEndAndPagesExtend() {
    onMain {
      let bench = Self.bench()
      bench.list.focus(ItemIndex(section: 0, item: 50))
      bench.press(GDK_KEY_End, holding: GDK_SHIFT_MASK)
      XCTAssertEqual(bench.list.selectedItems.count, 50, "from where the focus was")
      bench.press(GDK_KEY_Page_Up, holding: GDK_SHIFT_MASK)
      XCTAssertEqual(bench.list.selectedItems.count, 45)
      bench.press(GDK_KEY_Home, holding: GDK_SHIFT_MASK)
      XCTAssertEqual(bench.list.selectedItems.count, 51)
      XCTAssertEqual(bench.selectedTexts.last, "50")
    }
  }

  func test_allAndNone() {
    onMain {
      let bench = Self.bench()
      bench.declareItem = { item, row in item.shouldSelect { _ in row.text != "3" } }
      bench.list.reload()
      bench.list.focus(ItemIndex(section: 0, item: 0))
      XCTAssertTrue(bench.press(GDK_KEY_a, holding: GDK_CONTROL_MASK))
      XCTAssertEqual(bench.list.selectedItems.count, 99, "but what can't be selected")
      XCTAssertEqual(bench.log.count, 99)
      XCTAssertFalse(bench.press(GDK_KEY_Escape))
      XCTAssertTrue(
        bench.press(
          GDK_KEY_A,
          holding: GdkModifierType(GDK_CONTROL_MASK.rawValue | GDK_SHIFT_MASK.rawValue)))
      XCTAssertEqual(bench.selectedTexts, [])
      bench.list.selectionMode = .single
      XCTAssertFalse(bench.press(GDK_KEY_a, holding: GDK_CONTROL_MASK))
    }
  }

  func test_theSelectionAndItsAnchorStayWithTheirItems() {
    onMain {
      let bench = Self.bench()
      bench.click("1", holding: [])
      bench.click("2", holding: .extend)
      bench.update(["x", "3", "y", "1", "2"], animated: false)
      XCTAssertEqual(bench.selectedTexts, ["1", "2"])
      bench.frame()
      bench.click("3", holding: .extend)
      XCTAssertEqual(bench.selectedTexts, ["3", "y", "1"], "from where the anchor is now")
      bench.list.reload()
      bench.frame()
      bench.click("2", holding: .extend)
      XCTAssertEqual(bench.selectedTexts, ["1", "2"])
      bench.update(["2", "3", "4"], animated: false)
      bench.frame()
      bench.list.focus(ItemIndex(section: 0, item: 2))
      bench.click("3", holding: .extend)
      XCTAssertEqual(bench.selectedTexts, ["3", "4"], "the anchor has gone: from the focus")
    }
  }

  func test_aClickBesideTheRowsSelectsNothing() {
    onMain {
      let bench = Self.bench(["a", "b"])
      bench.click(x: 20, y: 10)
      bench.click(x: 20, y: 150)
      XCTAssertEqual(bench.log, ["selected a", "deselected a"])
      bench.list.selectionMode = .single
      bench.click(x: 20, y: 10)
      bench.click(x: 20, y: 150)
      XCTAssertEqual(bench.selectedTexts, ["a"], "one of a kind stays")
    }
  }

  func test_anUpdateInTheMiddleOfBeingToldWaitsUntilAllAre() {
    onMain {
      let bench = Self.bench(["a", "b", "c"])
      bench.click("a", holding: [])
      bench.onSelect = { _ in bench.update(["new"] + bench.rows, animated: false) }
      bench.click("c", holding: .extend)
      XCTAssertEqual(bench.log, ["selected a", "selected b", "selected c"])
      pump { bench.list.itemCount == 5 }
      XCTAssertEqual(bench.selectedTexts, ["a", "b", "c"])
    }
  }

  func test_anAppMayAskWhatIsSelectedWhereItIsAskedWhatMayBe() {
    onMain {
      let bench = Self.bench(["a", "b", "c"])
      bench.declareItem = { [weak bench] item, _ in
        item.shouldSelect { _ in (bench?.list.indexPathsForSelectedItems.count ?? 0) < 2 }
      }
      bench.list.reload()
      bench.frame()
      for text in ["a", "b", "c"] { bench.click(text, holding: .toggle) }
      XCTAssertEqual(bench.selectedTexts, ["a", "b"], "two at most")
    }
  }

  func test_realKeysAndClicks() throws {
    try onMain {
      let bench = Self.bench()
      let window = try RealInput.number(of: XCTUnwrap(bench.window))
      defer { RealInput.putAway() }
      try RealInput.send(
        "mousemove", "--window", window, "40", "20", "click", "1", "windowfocus", window)
      pump { bench.focusedText == "0" }
      try RealInput.send(
        "keydown", "Control_L", "mousemove", "--window", window, "40", "100", "click", "1",
        "keyup", "Control_L")
      pump { bench.selectedTexts == ["0", "2"] }
      try RealInput.send(
        "keydown", "Shift_L", "mousemove", "--window", window, "40", "180", "click", "1",
        "keyup", "Shift_L")
      pump { bench.selectedTexts == ["2", "3", "4"] }
      try RealInput.send("key", "shift+Up")
      pump { bench.selectedTexts == ["2", "3"] }
      try RealInput.send("key", "ctrl+a")
      pump { bench.list.selectedItems.count == 100 }
      try RealInput.send("key", "ctrl+shift+a")
      pump { bench.list.selectedItems.isEmpty }
    }
  }
}
