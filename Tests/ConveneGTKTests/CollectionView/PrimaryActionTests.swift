import CAdwaita
import ConveneDiff
import ConveneLists
import XCTest

@testable import ConveneGTK

/// What an item stands for, wanted by the user.
final class PrimaryActionTests: GTKTestCase {
  @MainActor
  private static func bench(_ mode: CollectionView.SelectionMode, _ rows: [Row]) -> ListBench {
    let bench = ListBench(rows)
    bench.list.selectionMode = mode
    bench.declareItem = { [weak bench] item, row in
      item.performPrimaryAction { _ in bench?.log.append("performed \(row.text)") }
    }
    bench.show()
    return bench
  }

  func test_aDoubleClickAndReturnPerformIt() {
    onMain {
      for mode in [.single, .multiple] as [CollectionView.SelectionMode] {
        let bench = Self.bench(mode, ["a", "b"])
        bench.click(x: 20, y: 10)
        XCTAssertEqual(bench.log, ["selected a"])
        bench.click(x: 20, y: 10, count: 2)
        XCTAssertEqual(bench.log, ["selected a", "performed a"])
        bench.press(GDK_KEY_Return)
        XCTAssertEqual(bench.log.last, "performed a")
        XCTAssertEqual(bench.log.count, 3, "selected once")
        let held = mode == .multiple ? GDK_CONTROL_MASK : GdkModifierType(0)
        bench.press(GDK_KEY_Down, holding: held)
        bench.press(GDK_KEY_Return)
        XCTAssertEqual(bench.log.suffix(3), ["deselected a", "selected b", "performed b"])
      }
    }
  }

  func test_whatIsUsedStaysSelectedWithTheOthers() {
    onMain {
      let bench = Self.bench(.multiple, ["a", "b", "c"])
      bench.click("a", holding: [])
      bench.click("b", holding: .extend)
      bench.press(GDK_KEY_Return)
      XCTAssertEqual(bench.selectedTexts, ["a", "b"])
      XCTAssertEqual(bench.log.last, "performed b")
    }
  }

  func test_aDoubleTapLeavesTheOthersSelected() {
    onMain {
      let bench = Self.bench(.multiple, ["a", "b"])
      bench.click("a", holding: .toggle)
      bench.click("b", holding: .toggle)
      bench.click("b", holding: .toggle)
      bench.click("b", holding: .toggle, count: 2)
      XCTAssertEqual(bench.selectedTexts, ["a"])
      XCTAssertEqual(bench.log.suffix(2), ["deselected b", "performed b"])
    }
  }

  func test_whereNothingIsSelectedOneClickDoes() {
    onMain {
      let bench = Self.bench(.none, ["a", "b"])
      bench.click(x: 20, y: 50)
      bench.click(x: 20, y: 50, count: 2)
      XCTAssertEqual(bench.log, ["performed b"], "once, also where it is clicked twice")
      bench.press(GDK_KEY_space)
      bench.press(GDK_KEY_Up)
      bench.press(GDK_KEY_Return)
      XCTAssertEqual(bench.log, ["performed b", "performed b", "performed a"])
      XCTAssertEqual(bench.selectedTexts, [])
      XCTAssertEqual(
        bench.cell("a").map { Bool(gtk_widget_has_css_class($0.widget, "activatable")) }, true)
    }
  }

  func test_rowsThatDoNothingDoNotLookAsIfTheyDid() {
    onMain {
      let bench = ListBench(["a"])
      bench.list.selectionMode = .none
      bench.show()
      XCTAssertEqual(
        bench.cell("a").map { Bool(gtk_widget_has_css_class($0.widget, "activatable")) }, false)
      bench.click(x: 20, y: 10)
      bench.press(GDK_KEY_Return)
      XCTAssertEqual(bench.log, [])
    }
  }

  func test_theItemIsTheOneThatWasMeantEvenWhereSelectingItChangesTheList() {
    onMain {
      let bench = Self.bench(.single, ["a", "b", "c"])
      bench.list.focus(ItemIndex(section: 0, item: 1))
      bench.onSelect = { _ in bench.update(["new"] + bench.rows, animated: false) }
      bench.press(GDK_KEY_Return)
      XCTAssertEqual(bench.log, ["selected b", "performed b"])
    }
  }

  func test_aRealDoubleClick() throws {
    try onMain {
      let bench = Self.bench(.single, ["a", "b"])
      defer { RealInput.putAway() }
      try RealInput.send(
        "mousemove", "--window", RealInput.number(of: XCTUnwrap(bench.window)), "40", "60",
        "click", "--repeat", "2", "--delay", "50", "1")
      pump { bench.log == ["selected b", "performed b"] }
    }
  }
}
