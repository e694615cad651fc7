import CAdwaita
import ConveneDiff
import ConveneLists
import XCTest

@testable import ConveneGTK

/// The keys that move the focused item.
final class ReorderingKeysTests: GTKTestCase {
  func test_byKeyboardTheFocusedItemGoesOneOn() {
    onMain {
      let bench = ListBench.reordering(parts: [Part("one", ["a", "b"]), Part("two", ["c"])])
      bench.show()
      let both = GdkModifierType(GDK_CONTROL_MASK.rawValue | GDK_SHIFT_MASK.rawValue)
      bench.list.focus(ItemIndex(section: 0, item: 0))
      XCTAssertTrue(bench.press(GDK_KEY_Down, holding: both))
      bench.finish()
      XCTAssertEqual(bench.texts, ["b", "a", "c"])
      XCTAssertEqual(bench.log, ["one: ba"])
      XCTAssertEqual(bench.focusedText, "a")
      bench.press(GDK_KEY_Down, holding: both)
      bench.finish()
      XCTAssertEqual(bench.log, ["one: ba", "one: b", "two: ac"], "into the next section")
      bench.press(GDK_KEY_Down, holding: both)
      XCTAssertTrue(bench.press(GDK_KEY_Down, holding: both), "at the end it stays")
      bench.finish()
      XCTAssertEqual(bench.texts, ["b", "c", "a"])
      XCTAssertEqual(bench.focusedText, "a")
    }
  }

  func test_byKeyboardItGoesThroughEmptySectionsAndBack() {
    onMain {
      let bench = ListBench.reordering(
        parts: [Part("one", ["a", "b"]), Part("empty", []), Part("two", ["c"])])
      bench.headerHeight = 20
      bench.show(height: 300)
      let both = GdkModifierType(GDK_CONTROL_MASK.rawValue | GDK_SHIFT_MASK.rawValue)
      bench.list.focus(ItemIndex(section: 0, item: 1))
      let way = [
        ["one", "a", "empty", "b", "two", "c"], ["one", "a", "empty", "two", "b", "c"],
        ["one", "a", "empty", "two", "c", "b"],
      ]
      for texts in way {
        bench.press(GDK_KEY_Down, holding: both)
        bench.finish()
        XCTAssertEqual(bench.texts, texts)
        XCTAssertEqual(bench.focusedText, "b")
      }
      for texts in way.dropLast().reversed() + [["one", "a", "b", "empty", "two", "c"]] {
        bench.press(GDK_KEY_Up, holding: both)
        bench.finish()
        XCTAssertEqual(bench.texts, texts)
      }
      bench.press(GDK_KEY_Up, holding: both)
      bench.finish()
      XCTAssertTrue(bench.press(GDK_KEY_Up, holding: both), "at the beginning it stays")
      XCTAssertEqual(bench.texts, ["one", "b", "a", "empty", "two", "c"])
    }
  }
}
