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

  // MARK: By pointer

  func test_aClickOnTheHeaderFoldsTheSectionInMotion() {
    onMain {
      let bench = ListBench.foldable()
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
      let bench = ListBench.foldable()
      bench.declareSection = nil
      bench.show(height: 300)
      bench.click(x: 100, y: 15)
      XCTAssertEqual(bench.texts.count, 7)
      bench.list.focus(ItemIndex(section: 0, item: 0))
      bench.press(GDK_KEY_Up)
      XCTAssertEqual(bench.focusedText, "apple")
      XCTAssertNil(
        bench.header(0).flatMap { gtk_widget_get_next_sibling($0) == nil ? $0 : nil })
    }
  }

  func test_theFocusOfAFoldedItemGoesToTheHeader() {
    onMain {
      let bench = ListBench.foldable()
      bench.show(height: 300)
      bench.list.focus(ItemIndex(section: 0, item: 1))
      bench.list.driver.toggle(0)
      bench.finish()
      XCTAssertEqual(bench.focusedHeader, 0)
      bench.list.driver.toggle(0)
      bench.finish()
      XCTAssertEqual(bench.focusedHeader, 0)
      bench.list.focus(ItemIndex(section: 1, item: 0))
      bench.list.driver.toggle(0)
      XCTAssertEqual(bench.focusedText, "almond")
    }
  }

  func test_aPinnedHeaderThatIsClickedStaysAtTheEdge() {
    onMain {
      let bench = ListBench.foldable(
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

  func test_theFocusOfAHeaderThatTakesItNoMoreGoesToTheSectionsFirstItem() {
    onMain {
      let bench = ListBench.foldable()
      bench.show(height: 300)
      bench.list.focus(.header(1))
      bench.declareSection = nil
      bench.list.update()
      bench.finish()
      XCTAssertEqual(bench.focusedText, "almond")
      XCTAssertTrue(bench.press(GDK_KEY_Down))
      XCTAssertEqual(bench.focusedText, "walnut")
    }
  }

  // MARK: Selection

  func test_selectedItemsStaySelectedWhileTheyAreFolded() {
    onMain {
      let bench = ListBench.foldable()
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
      let bench = ListBench.foldable()
      bench.show(height: 300)
      bench.click("pear", holding: [])
      bench.list.driver.toggle(0)
      bench.finish()
      bench.click("walnut", holding: [])
      XCTAssertEqual(bench.selectedTexts, ["walnut"])
      XCTAssertEqual(bench.log, ["selected pear", "folded", "deselected pear", "selected walnut"])
    }
  }

  func test_aFoldedItemIsSelectedByTheApp() {
    onMain {
      let bench = ListBench.foldable()
      bench.show(height: 300)
      bench.list.driver.toggle(0)
      bench.finish()
      XCTAssertTrue(bench.list.select(Row("pear")))
      XCTAssertEqual(bench.selectedTexts, ["pear"])
      XCTAssertTrue(bench.list.select(Row("plum"), scrolls: false))
      XCTAssertEqual(bench.selectedTexts, ["plum"])
      XCTAssertFalse(bench.list.select(Row("cherry")))
      XCTAssertFalse(bench.list.scroll(to: Row("plum")), "it isn't in the list on screen")
    }
  }

  func test_aRangeTakesWhatWasUnfoldedInsideIt() {
    onMain {
      let bench = ListBench.foldable([
        Part("A", ["a0", "a1"]), Part("B", ["b0", "b1"]), Part("C", ["c0", "c1"]),
      ])
      bench.list.selectionMode = .multiple
      bench.show(height: 400)
      bench.list.driver.toggle(1)
      bench.finish()
      bench.click("a1", holding: [])
      bench.click("c0", holding: .extend)
      XCTAssertEqual(bench.selectedTexts, ["a1", "c0"])
      bench.list.driver.toggle(1)
      bench.finish()
      bench.click("c1", holding: .extend)
      XCTAssertEqual(bench.selectedTexts, ["a1", "b0", "b1", "c0", "c1"])
    }
  }

  // MARK: Look

  @MainActor
  private static func arrow(_ section: Int, in bench: ListBench) -> CGRect? {
    guard let header = bench.header(section), let arrow = gtk_widget_get_last_child(header),
      Bool(gtk_widget_has_css_class(arrow, StyleSheet.disclosure))
    else { return nil }
    let frame = ConveneGTKTests.frame(of: arrow, in: header)
    return CGRect(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
  }

  func test_theArrowStandsWhereTheHeadersLinesEnd() throws {
    try onMain {
      for (direction, x) in [(GTK_TEXT_DIR_LTR, 272.0), (GTK_TEXT_DIR_RTL, 12)] {
        gtk_widget_set_default_direction(direction)
        let bench = ListBench.foldable()
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
      let bench = ListBench.foldable(
        (0..<40).map { Part("section \($0)", Row.numbered($0 * 3..<$0 * 3 + 3)) })
      bench.show(height: 200)
      let header = try XCTUnwrap(bench.header(0))
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
      let bench = ListBench.foldable()
      bench.show(height: 300)
      XCTAssertNotNil(Self.arrow(0, in: bench))
      bench.declareSection = nil
      bench.list.update()
      XCTAssertNil(Self.arrow(0, in: bench))
      XCTAssertEqual(bench.header(0).map { Bool(gtk_widget_get_focusable($0)) }, false)
    }
  }

  func test_sectionsAsTheyLook() throws {
    try onMain {
      DesktopAnimations.set(false)
      defer { DesktopAnimations.set(true) }
      for direction in [GTK_TEXT_DIR_LTR, GTK_TEXT_DIR_RTL] {
        gtk_widget_set_default_direction(direction)
        let bench = ListBench.foldable()
        bench.show(width: 300, height: 240)
        bench.list.driver.toggle(1)
        bench.finish()
        let flags = GtkStateFlags(
          GTK_STATE_FLAG_FOCUSED.rawValue | GTK_STATE_FLAG_FOCUS_VISIBLE.rawValue)
        bench.list.focus(.header(1))
        bench.header(1).map { gtk_widget_set_state_flags($0, flags, false.gboolean) }
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
      let bench = ListBench.foldable()
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
      let bench = ListBench.foldable()
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
      XCTAssertEqual(bench.focusedHeader, 0)
    }
  }
}
