import CAdwaita
import ConveneDiff
import ConveneLists
import Foundation
import XCTest

@testable import ConveneGTK

/// Sections that the user folds by their headers.
final class FoldingTests: GTKTestCase {
  override func tearDown() {
    onMain { gtk_widget_set_default_direction(GTK_TEXT_DIR_LTR) }
    super.tearDown()
  }

  @MainActor
  private static func makeBench(
    _ parts: [Part] = [
      Part("Fruit", ["apple", "pear", "plum"]), Part("Nuts", ["almond", "walnut"]),
    ]
  ) -> ListBench {
    let bench = ListBench(parts)
    bench.headerHeight = 30
    bench.declareSection = { [weak bench] section in
      section.expandable { bench?.log.append($0 ? "unfolded" : "folded") }
      section.searchText { (row: Row) in row.text }
    }
    return bench
  }

  @MainActor
  private static func header(_ section: Int, in bench: ListBench) -> WidgetPointer? {
    bench.list.mounted[.header(section)]?.widget
  }

  /// The section whose header has the focus.
  @MainActor
  private static func focusedHeader(in bench: ListBench) -> Int? {
    bench.list.focusedStop?.headedSection
  }

  // MARK: By pointer

  func test_aClickOnTheHeaderFoldsTheSectionInMotion() {
    onMain {
      let bench = Self.makeBench()
      bench.show(height: 300)
      bench.click(x: 100, y: 15)
      XCTAssertEqual(bench.log, ["folded"])
      bench.advance(to: 0.5)
      XCTAssertEqual(bench.shown("Fruit")?.y, 0)
      XCTAssertEqual(
        bench.shown("pear")?.opacity ?? 0, 0.5, accuracy: 0.01, "it fades where it was")
      XCTAssertEqual(bench.shown("pear")?.y, 70)
      XCTAssertEqual(bench.shown("Nuts")?.y, 90, "halfway from 150 to 30")
      bench.finish()
      XCTAssertEqual(bench.texts, ["Fruit", "Nuts", "almond", "walnut"])
      XCTAssertEqual(bench.shown("Nuts")?.y, 30)
      bench.click(x: 100, y: 15)
      bench.finish()
      XCTAssertEqual(bench.log, ["folded", "unfolded"])
      XCTAssertEqual(bench.texts.count, 7)
      XCTAssertEqual(bench.diagnostics, [])
    }
  }

  func test_aHeaderThatCannotBeFoldedTakesNeitherClickNorFocus() {
    onMain {
      let bench = Self.makeBench()
      bench.declareSection = nil
      bench.show(height: 300)
      bench.click(x: 100, y: 15)
      XCTAssertEqual(bench.texts.count, 7)
      bench.list.focus(ItemIndex(section: 0, item: 0))
      bench.press(GDK_KEY_Up)
      XCTAssertEqual(bench.focusedText, "apple")
      XCTAssertNil(
        Self.header(0, in: bench).flatMap { gtk_widget_get_next_sibling($0) == nil ? $0 : nil })
    }
  }

  func test_theFocusOfAFoldedItemGoesToTheHeader() {
    onMain {
      let bench = Self.makeBench()
      bench.show(height: 300)
      bench.list.focus(ItemIndex(section: 0, item: 1))
      bench.list.driver.toggle(0)
      bench.finish()
      XCTAssertEqual(Self.focusedHeader(in: bench), 0)
      bench.list.driver.toggle(0)
      bench.finish()
      XCTAssertEqual(Self.focusedHeader(in: bench), 0)
      bench.list.focus(ItemIndex(section: 1, item: 0))
      bench.list.driver.toggle(0)
      XCTAssertEqual(bench.focusedText, "almond")
    }
  }

  func test_aPinnedHeaderThatIsClickedStaysAtTheEdge() {
    onMain {
      let bench = Self.makeBench(
        (0..<3).map { section in
          Part("section \(section)", Row.numbered(section * 20..<section * 20 + 20))
        })
      bench.pinsHeaders = true
      bench.show(height: 200)
      bench.scroll(to: 1200)
      XCTAssertEqual(bench.texts.first, "section 1")
      bench.click(x: 100, y: 15)
      bench.finish()
      XCTAssertEqual(bench.list.offset, 830)
      XCTAssertEqual(bench.texts, ["section 1", "section 2", "40", "41", "42", "43"])
      bench.click(x: 100, y: 15)
      bench.finish()
      XCTAssertEqual(bench.list.offset, 830)
      XCTAssertEqual(bench.texts, ["section 1", "20", "21", "22", "23", "24"])
    }
  }

  // MARK: By keyboard

  func test_arrowsLeadToHeaders() {
    onMain {
      let bench = Self.makeBench()
      bench.show(height: 300)
      bench.list.focus(ItemIndex(section: 1, item: 0))
      bench.press(GDK_KEY_Up)
      XCTAssertEqual(Self.focusedHeader(in: bench), 1)
      bench.press(GDK_KEY_Up)
      XCTAssertEqual(bench.focusedText, "plum")
      bench.press(GDK_KEY_Home)
      XCTAssertEqual(Self.focusedHeader(in: bench), 0)
      XCTAssertTrue(bench.press(GDK_KEY_Up), "the list's key, though nothing is there")
      bench.press(GDK_KEY_Down)
      XCTAssertEqual(bench.focusedText, "apple")
      bench.press(GDK_KEY_End)
      XCTAssertEqual(bench.focusedText, "walnut")
      bench.press(GDK_KEY_Page_Up)
      XCTAssertEqual(Self.focusedHeader(in: bench), 0)
      XCTAssertEqual(bench.log, [])
    }
  }

  func test_keysFoldAndUnfold() {
    onMain {
      let bench = Self.makeBench()
      bench.show(height: 300)
      bench.list.focus(.header(0))
      for key in [GDK_KEY_Return, GDK_KEY_space, GDK_KEY_Left, GDK_KEY_Left, GDK_KEY_Right] {
        XCTAssertTrue(bench.press(key))
        bench.finish()
        XCTAssertEqual(Self.focusedHeader(in: bench), 0)
      }
      bench.press(GDK_KEY_minus)
      bench.press(GDK_KEY_plus)
      bench.press(GDK_KEY_Left, holding: GDK_SHIFT_MASK)
      XCTAssertEqual(
        bench.log,
        ["folded", "unfolded", "folded", "unfolded", "folded", "unfolded", "folded"])
      bench.press(GDK_KEY_Down)
      XCTAssertEqual(Self.focusedHeader(in: bench), 1)
    }
  }

  func test_fromRightToLeftTheLeftArrowUnfolds() {
    onMain {
      gtk_widget_set_default_direction(GTK_TEXT_DIR_RTL)
      let bench = Self.makeBench()
      bench.show(height: 300)
      bench.list.focus(.header(0))
      bench.press(GDK_KEY_Left)
      XCTAssertEqual(bench.log, [])
      bench.press(GDK_KEY_Right)
      bench.press(GDK_KEY_Left)
      XCTAssertEqual(bench.log, ["folded", "unfolded"])
    }
  }

  func test_aListOfHeadersAloneTakesTheFocusAndScrollsToThem() {
    onMain {
      let bench = Self.makeBench((0..<40).map { Part("section \($0)", [Row("row \($0)")]) })
      bench.declareSection = { $0.expandable(startsExpanded: false) }
      bench.show(height: 200)
      _ = bench.window.map { gtk_widget_child_focus($0, GTK_DIR_TAB_FORWARD) }
      XCTAssertEqual(Self.focusedHeader(in: bench), 0)
      bench.press(GDK_KEY_End)
      bench.frame()
      XCTAssertEqual(Self.focusedHeader(in: bench), 39)
      XCTAssertEqual(bench.texts.last, "section 39")
      bench.press(GDK_KEY_Page_Up)
      bench.frame()
      XCTAssertEqual(Self.focusedHeader(in: bench), 32)
      bench.press(GDK_KEY_Home)
      bench.frame()
      XCTAssertEqual(bench.texts.first, "section 0")
    }
  }

  func test_lettersTypedOnAHeaderLeadIntoItsSectionAndNeverToWhatIsFolded() {
    onMain {
      let bench = Self.makeBench()
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

  // MARK: Selection

  func test_selectedItemsStaySelectedWhileTheyAreFolded() {
    onMain {
      let bench = Self.makeBench()
      bench.list.selectionMode = .multiple
      bench.show(height: 300)
      bench.click("pear", holding: [])
      bench.click(x: 100, y: 15)
      bench.finish()
      XCTAssertEqual(bench.selectedTexts, ["pear"])
      bench.press(GDK_KEY_a, holding: GDK_CONTROL_MASK)
      XCTAssertEqual(bench.selectedTexts, ["pear", "almond", "walnut"])
      bench.click(x: 100, y: 15)
      bench.finish()
      XCTAssertEqual(bench.cell("pear")?.isSelected, true)
      XCTAssertEqual(bench.cell("apple")?.isSelected, false)
      bench.click(x: 100, y: 15)
      bench.finish()
      bench.log = []
      bench.click("walnut", holding: [])
      XCTAssertEqual(bench.selectedTexts, ["walnut"])
      XCTAssertEqual(bench.log, ["deselected pear", "deselected almond"])
    }
  }

  func test_whereOneAtATimeIsSelectedAFoldedOneIsItNoMore() {
    onMain {
      let bench = Self.makeBench()
      bench.show(height: 300)
      bench.click("pear", holding: [])
      bench.list.driver.toggle(0)
      bench.finish()
      bench.click("walnut", holding: [])
      XCTAssertEqual(bench.selectedTexts, ["walnut"])
      XCTAssertEqual(bench.log, ["selected pear", "folded", "deselected pear", "selected walnut"])
    }
  }

  // MARK: Look

  @MainActor
  private static func arrow(_ section: Int, in bench: ListBench) -> CGRect? {
    guard let header = header(section, in: bench), let arrow = gtk_widget_get_last_child(header),
      Bool(gtk_widget_has_css_class(arrow, StyleSheet.disclosure))
    else { return nil }
    let frame = ConveneGTKTests.frame(of: arrow, in: header)
    return CGRect(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
  }

  func test_theArrowStandsWhereTheHeadersLinesEnd() throws {
    try onMain {
      for (direction, x) in [(GTK_TEXT_DIR_LTR, 272.0), (GTK_TEXT_DIR_RTL, 12)] {
        gtk_widget_set_default_direction(direction)
        let bench = Self.makeBench()
        bench.show(width: 300, height: 300)
        let arrow = try XCTUnwrap(Self.arrow(0, in: bench))
        XCTAssertEqual(arrow.minX, x)
        XCTAssertEqual(arrow.width, 16)
        XCTAssertEqual(arrow.midY, 15)
        let label = try XCTUnwrap(
          bench.list.mounted[.header(0)]?.view as? TextHeader
        ).label
        XCTAssertLessThanOrEqual(
          ConveneGTKTests.frame(of: label, in: bench.list.area).width, 300 - 40)
        gtk_window_destroy(bench.window?.as(GtkWindow.self))
      }
    }
  }

  func test_theArrowTurnsWhereItsSectionIsFoldedAndNotWhereItsHeaderIsAnother() throws {
    try onMain {
      let bench = Self.makeBench(
        (0..<40).map { Part("section \($0)", Row.numbered($0 * 3..<$0 * 3 + 3)) })
      bench.show(height: 200)
      let header = try XCTUnwrap(Self.header(0, in: bench))
      @MainActor func turns() -> Bool { Bool(gtk_widget_has_css_class(header, StyleSheet.turning)) }
      XCTAssertFalse(turns())
      bench.list.driver.toggle(0)
      XCTAssertTrue(turns())
      XCTAssertEqual(
        gtk_widget_get_state_flags(header).rawValue & GTK_STATE_FLAG_CHECKED.rawValue, 0)
      bench.finish()
      bench.scroll(to: 3000)
      bench.scroll(to: 4000)
      for (element, view) in bench.list.mounted where element.item == nil {
        XCTAssertFalse(Bool(gtk_widget_has_css_class(view.widget, StyleSheet.turning)))
        XCTAssertNotEqual(
          gtk_widget_get_state_flags(view.widget).rawValue & GTK_STATE_FLAG_CHECKED.rawValue, 0)
      }
      XCTAssertEqual(bench.diagnostics, [])
    }
  }

  func test_aHeaderThatCannotBeFoldedAnyMoreHasNoArrow() {
    onMain {
      let bench = Self.makeBench()
      bench.show(height: 300)
      XCTAssertNotNil(Self.arrow(0, in: bench))
      bench.declareSection = nil
      bench.list.update()
      XCTAssertNil(Self.arrow(0, in: bench))
      XCTAssertEqual(Self.header(0, in: bench).map { Bool(gtk_widget_get_focusable($0)) }, false)
    }
  }

  func test_sectionsAsTheyLook() throws {
    try onMain {
      DesktopAnimations.set(false)
      defer { DesktopAnimations.set(true) }
      for direction in [GTK_TEXT_DIR_LTR, GTK_TEXT_DIR_RTL] {
        gtk_widget_set_default_direction(direction)
        let bench = Self.makeBench()
        bench.show(width: 300, height: 240)
        bench.list.driver.toggle(1)
        bench.finish()
        let flags = GtkStateFlags(
          GTK_STATE_FLAG_FOCUSED.rawValue | GTK_STATE_FLAG_FOCUS_VISIBLE.rawValue)
        bench.list.focus(.header(1))
        Self.header(1, in: bench).map { gtk_widget_set_state_flags($0, flags, false.gboolean) }
        bench.frame()
        let name = direction == GTK_TEXT_DIR_LTR ? "collection-folded" : "collection-folded-rtl"
        try Pictures.write(try XCTUnwrap(bench.window), name)
        gtk_window_destroy(bench.window?.as(GtkWindow.self))
      }
    }
  }

  // MARK: From other processes

  func test_aScreenReaderFindsOutAndFoldsAndUnfolds() throws {
    try onMain {
      let bench = Self.makeBench()
      bench.show(height: 300)
      @MainActor func node(_ arguments: [String] = []) throws -> AccessibleNode {
        let tree = try AccessibleNode.read(arguments)
        return try XCTUnwrap(tree.first("heading", "Fruit"))
      }
      var heading = try node()
      XCTAssertEqual(heading.actions, ["item.expand or contract"])
      XCTAssertEqual(heading.states?.filter { $0.hasPrefix("expand") }, ["expandable", "expanded"])
      XCTAssertEqual(heading.children?.map(\.role), ["label"])
      heading = try node(["--action", "heading", "Fruit"])
      bench.finish()
      XCTAssertEqual(bench.texts, ["Fruit", "Nuts", "almond", "walnut"])
      heading = try node()
      XCTAssertEqual(heading.states?.filter { $0.hasPrefix("expand") }, ["expandable"])
      _ = try node(["--action", "heading", "Fruit"])
      XCTAssertEqual(bench.log, ["folded", "unfolded"])
      bench.declareSection = nil
      bench.list.update()
      heading = try node()
      XCTAssertNil(heading.actions)
      XCTAssertEqual(heading.states?.filter { $0.hasPrefix("expand") }, [])
    }
  }

  func test_realPointerAndKeysFoldAndUnfold() throws {
    try onMain {
      defer { RealInput.putAway() }
      let bench = Self.makeBench()
      bench.show(width: 300, height: 300)
      let window = try RealInput.number(of: XCTUnwrap(bench.window))
      try RealInput.send("mousemove", "--window", window, "150", "15", "click", "1")
      pump { bench.log == ["folded"] }
      bench.finish()
      try RealInput.send("windowfocus", window)
      try RealInput.send("key", "Right")
      pump { bench.log == ["folded", "unfolded"] }
      try RealInput.send("key", "Return")
      pump { bench.log.count == 3 }
      XCTAssertEqual(bench.log, ["folded", "unfolded", "folded"])
      XCTAssertEqual(Self.focusedHeader(in: bench), 0)
    }
  }
}
