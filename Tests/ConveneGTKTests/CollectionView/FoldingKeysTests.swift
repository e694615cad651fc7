import CAdwaita
import ConveneDiff
import ConveneLists
import XCTest

@testable import ConveneGTK

/// The keys that fold and unfold sections, and lead over their headers.
final class FoldingKeysTests: GTKTestCase {
  override func tearDown() {
    onMain { gtk_widget_set_default_direction(GTK_TEXT_DIR_LTR) }
    super.tearDown()
  }

  func test_arrowsLeadToHeaders() {
    onMain {
      let bench = ListBench.foldable()
      bench.show(height: 300)
      bench.list.focus(ItemIndex(section: 1, item: 0))
      bench.press(GDK_KEY_Up)
      XCTAssertEqual(bench.focusedHeader, 1)
      bench.press(GDK_KEY_Up)
      XCTAssertEqual(bench.focusedText, "plum")
      bench.press(GDK_KEY_Home)
      XCTAssertEqual(bench.focusedHeader, 0)
      XCTAssertTrue(bench.press(GDK_KEY_Up), "the list's key, though nothing is there")
      bench.press(GDK_KEY_Down)
      XCTAssertEqual(bench.focusedText, "apple")
      bench.press(GDK_KEY_End)
      XCTAssertEqual(bench.focusedText, "walnut")
      bench.press(GDK_KEY_Page_Up)
      XCTAssertEqual(bench.focusedHeader, 0)
      XCTAssertEqual(bench.log, [])
    }
  }

  func test_keysFoldAndUnfold() {
    onMain {
      let bench = ListBench.foldable()
      bench.show(height: 300)
      bench.list.focus(.header(0))
      for key in [GDK_KEY_Return, GDK_KEY_space, GDK_KEY_Left, GDK_KEY_Right] {
        XCTAssertTrue(bench.press(key))
        bench.finish()
        XCTAssertEqual(bench.focusedHeader, 0)
      }
      XCTAssertFalse(bench.press(GDK_KEY_Right), "it changes nothing, and is for whoever is beside")
      XCTAssertTrue(bench.press(GDK_KEY_plus))
      bench.press(GDK_KEY_minus)
      bench.press(GDK_KEY_plus)
      bench.press(GDK_KEY_Left, holding: GDK_SHIFT_MASK)
      XCTAssertEqual(
        bench.log,
        ["folded", "unfolded", "folded", "unfolded", "folded", "unfolded", "folded"])
      bench.press(GDK_KEY_Down)
      XCTAssertEqual(bench.focusedHeader, 1)
    }
  }

  func test_fromRightToLeftTheLeftArrowUnfolds() {
    onMain {
      gtk_widget_set_default_direction(GTK_TEXT_DIR_RTL)
      let bench = ListBench.foldable()
      bench.show(height: 300)
      bench.list.focus(.header(0))
      bench.press(GDK_KEY_Left)
      XCTAssertEqual(bench.log, [])
      bench.press(GDK_KEY_Right)
      bench.press(GDK_KEY_Left)
      XCTAssertEqual(bench.log, ["folded", "unfolded"])
    }
  }

  func test_inAListThatIsScrolledToTheSidesTheArrowsAcrossItFoldAndThoseAlongItLeadOn() {
    onMain {
      let bench = ListBench.foldable()
      bench.list.scrollDirection = .horizontal
      bench.headerWidth = 30
      bench.show(width: 600, height: 200)
      bench.list.focus(ItemIndex(section: 1, item: 0))
      bench.press(GDK_KEY_Left)
      XCTAssertEqual(bench.focusedHeader, 1)
      bench.press(GDK_KEY_Left)
      XCTAssertEqual(bench.focusedText, "plum")
      bench.list.focus(.header(0))
      bench.press(GDK_KEY_Right)
      XCTAssertEqual(bench.focusedText, "apple")
      bench.press(GDK_KEY_Left)
      XCTAssertEqual(bench.log, [])
      XCTAssertFalse(bench.press(GDK_KEY_Down), "it is unfolded")
      XCTAssertTrue(bench.press(GDK_KEY_Up))
      XCTAssertFalse(bench.press(GDK_KEY_Up))
      bench.finish()
      XCTAssertTrue(bench.press(GDK_KEY_Down))
      XCTAssertEqual(bench.log, ["folded", "unfolded"])
    }
  }

  func test_inAGridArrowsThatChangeNothingLeadOn() {
    onMain {
      let bench = ListBench.foldable()
      bench.sizing = .columns(2, height: .points(40))
      bench.show(height: 300)
      bench.list.focus(.header(1))
      bench.press(GDK_KEY_Right)
      XCTAssertEqual(bench.focusedText, "almond")
      bench.press(GDK_KEY_Left)
      bench.press(GDK_KEY_Left)
      XCTAssertEqual(bench.log, ["folded"])
      bench.press(GDK_KEY_Left)
      XCTAssertEqual(bench.focusedText, "plum")
    }
  }

  func test_aListOfHeadersAloneTakesTheFocusAndScrollsToThem() {
    onMain {
      let bench = ListBench.foldable((0..<40).map { Part("section \($0)", [Row("row \($0)")]) })
      bench.declareSection = { $0.expandable(startsExpanded: false) }
      bench.show(height: 200)
      _ = bench.window.map { gtk_widget_child_focus($0, GTK_DIR_TAB_FORWARD) }
      XCTAssertEqual(bench.focusedHeader, 0)
      bench.press(GDK_KEY_End)
      bench.frame()
      XCTAssertEqual(bench.focusedHeader, 39)
      XCTAssertEqual(bench.texts.last, "section 39")
      bench.press(GDK_KEY_Page_Up)
      bench.frame()
      XCTAssertEqual(bench.focusedHeader, 32)
      bench.press(GDK_KEY_Home)
      bench.frame()
      XCTAssertEqual(bench.texts.first, "section 0")
    }
  }

  func test_lettersTypedOnAHeaderLeadIntoItsSectionAndNeverToWhatIsFolded() {
    onMain {
      let bench = ListBench.foldable()
      bench.show(height: 300)
      bench.list.focus(.header(1))
      bench.press(GDK_KEY_a)
      XCTAssertEqual(bench.focusedText, "almond")
      bench.list.driver.toggle(0)
      bench.list.now = { .now + .seconds(5) }
      bench.press(GDK_KEY_p)
      XCTAssertEqual(bench.focusedText, "almond")
    }
  }
}
