import CAdwaita
import ConveneDiff
import ConveneLists
import XCTest

@testable import ConveneGTK

/// Letters typed in a list.
final class TypeAheadTests: GTKTestCase {
  @MainActor
  private static func bench(_ rows: [Row]) -> ListBench {
    let bench = ListBench(rows)
    bench.declareSection = { $0.searchText { (row: Row) in row.text } }
    bench.show()
    bench.list.focus(ItemIndex(section: 0, item: 0))
    return bench
  }

  func test_lettersLeadToTheNextItemThatBeginsWithThem() {
    onMain {
      let bench = Self.bench(["apple", "banana", "avocado", "Éclair", "apple pie"])
      var time = ContinuousClock.now
      bench.list.now = { time }
      XCTAssertTrue(bench.press(GDK_KEY_a))
      XCTAssertEqual(bench.focusedText, "avocado")
      XCTAssertTrue(bench.press(GDK_KEY_p))
      XCTAssertEqual(bench.focusedText, "apple pie")
      time += .seconds(2)
      XCTAssertTrue(bench.press(GDK_KEY_B, holding: GDK_SHIFT_MASK))
      XCTAssertEqual(bench.focusedText, "banana")
      time += .seconds(2)
      bench.press(GDK_KEY_e)
      XCTAssertEqual(bench.focusedText, "Éclair")
      time += .seconds(2)
      XCTAssertTrue(bench.press(GDK_KEY_x), "the list's key, though nothing is found")
      XCTAssertEqual(bench.focusedText, "Éclair")
      XCTAssertEqual(bench.log, [], "the focus alone moves")
    }
  }

  func test_spaceIsALetterWhileOneTypes() {
    onMain {
      let bench = Self.bench(["x", "a b", "a c"])
      let start = ContinuousClock.now
      bench.list.now = { start }
      bench.press(GDK_KEY_a)
      bench.press(GDK_KEY_space)
      bench.press(GDK_KEY_c)
      XCTAssertEqual(bench.focusedText, "a c")
      bench.list.now = { start + .seconds(3) }
      bench.press(GDK_KEY_space)
      XCTAssertEqual(bench.log, ["selected a c"])
    }
  }

  func test_anItemFarAwayIsScrolledTo() {
    onMain {
      let bench = Self.bench(Row.numbered(0..<1000) + ["zebra"])
      bench.press(GDK_KEY_z)
      bench.frame()
      XCTAssertEqual(bench.focusedText, "zebra")
      XCTAssertNotNil(bench.shown("zebra"))
    }
  }

  func test_whereSeveralCanBeSelectedItSelectsAsAnArrowDoes() {
    onMain {
      let bench = Self.bench(["a", "b"])
      bench.list.selectionMode = .multiple
      bench.press(GDK_KEY_b)
      XCTAssertEqual(bench.log, ["selected b"])
    }
  }

  func test_otherKeysAreNoLetters() {
    onMain {
      let bench = Self.bench(["a", "b"])
      for key in [GDK_KEY_Escape, GDK_KEY_Delete, GDK_KEY_BackSpace, GDK_KEY_F5, GDK_KEY_Tab] {
        XCTAssertFalse(bench.press(key))
      }
      XCTAssertFalse(bench.press(GDK_KEY_b, holding: GDK_CONTROL_MASK))
      XCTAssertFalse(bench.press(GDK_KEY_b, holding: GDK_ALT_MASK))
      XCTAssertEqual(bench.focusedText, "a")
    }
  }
}
