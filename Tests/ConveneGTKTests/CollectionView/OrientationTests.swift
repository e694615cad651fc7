import CAdwaita
import ConveneDiff
import ConveneLists
import Foundation
import XCTest

@testable import ConveneGTK

/// Lists that are read from right to left, and lists that are scrolled to the sides.
final class OrientationTests: GTKTestCase {
  override func tearDown() {
    onMain { gtk_widget_set_default_direction(GTK_TEXT_DIR_LTR) }
    super.tearDown()
  }

  /// Where a row's cell is, if it can be seen.
  @MainActor
  private static func place(_ text: String, in bench: ListBench) -> CGRect? {
    guard let cell = bench.cell(text) else { return nil }
    let frame = frame(of: cell.widget, in: bench.list.area)
    return CGRect(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
  }

  @MainActor
  private static func grid(_ rows: Int = 100) -> ListBench {
    let bench = ListBench(Row.numbered(0..<rows))
    bench.sizing = .columns(3, height: .points(40))
    return bench
  }

  @MainActor
  private static func row(_ rows: Int = 100) -> ListBench {
    let bench = ListBench([Part("one", Row.numbered(0..<rows))])
    bench.list.scrollDirection = .horizontal
    bench.sizing = .fullWidth(height: 60)
    return bench
  }

  // MARK: Right to left

  func test_fromRightToLeftColumnsBeginAtTheRight() throws {
    try onMain {
      gtk_widget_set_default_direction(GTK_TEXT_DIR_RTL)
      let bench = Self.grid()
      bench.insets = LayoutSection.EdgeInsets(leading: 30)
      bench.show(width: 300, height: 200)
      XCTAssertEqual(
        Self.place("0", in: bench), CGRect(x: 180, y: 0, width: 90, height: 40))
      XCTAssertEqual(Self.place("2", in: bench), CGRect(x: 0, y: 0, width: 90, height: 40))
      XCTAssertEqual(Self.place("3", in: bench), CGRect(x: 180, y: 40, width: 90, height: 40))
      bench.click(x: 200, y: 50)
      XCTAssertEqual(bench.log, ["selected 3"])
      try Pictures.write(try XCTUnwrap(bench.window), "collection-right-to-left")
    }
  }

  func test_arrowsFollowWhatIsSeen() {
    onMain {
      gtk_widget_set_default_direction(GTK_TEXT_DIR_RTL)
      let bench = Self.grid()
      bench.show(width: 300, height: 200)
      bench.list.focus(ItemIndex(section: 0, item: 0))
      bench.press(GDK_KEY_Left)
      XCTAssertEqual(bench.focusedText, "1")
      bench.press(GDK_KEY_Down)
      XCTAssertEqual(bench.focusedText, "4")
      bench.press(GDK_KEY_Right)
      XCTAssertEqual(bench.focusedText, "3")
      bench.press(GDK_KEY_End)
      XCTAssertEqual(bench.focusedText, "99")
    }
  }

  func test_anotherDirectionLaysOutAnewAtTheSamePlace() {
    onMain {
      let bench = Self.grid()
      bench.show(width: 300, height: 200)
      bench.scroll(to: 410)
      let before = bench.texts
      let filled = bench.filled.count
      XCTAssertEqual(Self.place("33", in: bench)?.minX, 0)
      gtk_widget_set_default_direction(GTK_TEXT_DIR_RTL)
      bench.frame()
      XCTAssertEqual(Self.place("33", in: bench)?.minX, 200)
      XCTAssertEqual(bench.list.offset, 410)
      XCTAssertEqual(Set(bench.texts), Set(before))
      XCTAssertEqual(bench.filled.count, filled, "the same cells")
      gtk_widget_set_direction(bench.list.widget, GTK_TEXT_DIR_LTR)
      bench.frame()
      XCTAssertEqual(Self.place("33", in: bench)?.minX, 0, "the list's own direction counts")
    }
  }

  // MARK: To the sides

  func test_itemsStandBesideEachOtherAndScrollToTheSides() throws {
    try onMain {
      let bench = Self.row()
      bench.show(width: 300, height: 200)
      XCTAssertEqual(Self.place("0", in: bench), CGRect(x: 0, y: 0, width: 60, height: 200))
      XCTAssertEqual(Self.place("4", in: bench), CGRect(x: 240, y: 0, width: 60, height: 200))
      XCTAssertEqual(bench.list.mounted.count, 5)
      bench.scroll(to: 3000)
      XCTAssertEqual(Self.place("50", in: bench)?.minX, 0)
      XCTAssertEqual(bench.list.bounds, CGRect(x: 3000, y: 0, width: 300, height: 200))
      XCTAssertLessThan(bench.list.viewsAlive, 40)
      let adjustment = gtk_scrolled_window_get_hadjustment(bench.list.window.pointer)
      XCTAssertEqual(gtk_adjustment_get_upper(adjustment), 6000)
      XCTAssertEqual(gtk_adjustment_get_value(adjustment), 3000)
      gtk_adjustment_set_value(adjustment, 5700)
      bench.frame()
      XCTAssertEqual(Self.place("99", in: bench)?.maxX, 300)
      bench.click(x: 290, y: 150)
      XCTAssertEqual(bench.log, ["selected 99"])
      try Pictures.write(try XCTUnwrap(bench.window), "collection-horizontal")
    }
  }

  func test_keysGoAlongTheAxis() {
    onMain {
      let bench = Self.row()
      bench.show(width: 300, height: 200)
      bench.list.focus(ItemIndex(section: 0, item: 0))
      bench.press(GDK_KEY_Right)
      XCTAssertEqual(bench.focusedText, "1")
      XCTAssertFalse(bench.press(GDK_KEY_Down), "for whoever is below the list")
      bench.press(GDK_KEY_Page_Down)
      bench.frame()
      XCTAssertEqual(bench.focusedText, "6")
      XCTAssertEqual(Self.place("6", in: bench)?.maxX, 300)
      bench.press(GDK_KEY_End)
      bench.press(GDK_KEY_Left)
      bench.frame()
      XCTAssertEqual(bench.focusedText, "98")
      XCTAssertEqual(bench.list.offset, 5700)
      bench.press(GDK_KEY_Home)
      bench.frame()
      XCTAssertEqual(bench.list.offset, 0)
    }
  }

  func test_inAGridOfRowsTheArrowsGoWhereTheyPoint() {
    onMain {
      let bench = Self.row()
      bench.sizing = .columns(2, height: .aspect(0.5))
      bench.show(width: 300, height: 200)
      XCTAssertEqual(Self.place("1", in: bench), CGRect(x: 0, y: 100, width: 50, height: 100))
      XCTAssertEqual(Self.place("2", in: bench), CGRect(x: 50, y: 0, width: 50, height: 100))
      bench.list.focus(ItemIndex(section: 0, item: 0))
      bench.press(GDK_KEY_Down)
      XCTAssertEqual(bench.focusedText, "1")
      bench.press(GDK_KEY_Right)
      XCTAssertEqual(bench.focusedText, "3")
      bench.press(GDK_KEY_Up)
      XCTAssertEqual(bench.focusedText, "2")
      bench.press(GDK_KEY_Left)
      XCTAssertEqual(bench.focusedText, "0")
    }
  }

  func test_fromRightToLeftItBeginsAtTheRight() throws {
    try onMain {
      gtk_widget_set_default_direction(GTK_TEXT_DIR_RTL)
      let bench = Self.row()
      bench.show(width: 300, height: 200)
      XCTAssertEqual(Self.place("0", in: bench), CGRect(x: 240, y: 0, width: 60, height: 200))
      XCTAssertEqual(bench.list.offset, 0)
      let adjustment = gtk_scrolled_window_get_hadjustment(bench.list.window.pointer)
      XCTAssertEqual(gtk_adjustment_get_value(adjustment), 5700)
      bench.list.focus(ItemIndex(section: 0, item: 0))
      bench.press(GDK_KEY_Left)
      XCTAssertEqual(bench.focusedText, "1")
      bench.scroll(to: 630)
      let before = Self.place("12", in: bench)
      XCTAssertEqual(before?.maxX, 210)
      bench.update(Row.numbered(200..<210) + bench.rows + Row.numbered(300..<310))
      bench.finish()
      XCTAssertEqual(Self.place("12", in: bench), before, "nothing on screen moves")
      gtk_widget_set_size_request(bench.list.widget, 500, -1)
      pump { bench.list.size.width == 500 }
      bench.frame()
      XCTAssertEqual(Self.place("12", in: bench)?.maxX, 410, "as far from where the list begins")
      gtk_widget_set_default_direction(GTK_TEXT_DIR_LTR)
      bench.frame()
      XCTAssertEqual(Self.place("12", in: bench)?.minX, 90)
      try Pictures.write(try XCTUnwrap(bench.window), "collection-horizontal-back")
    }
  }

  func test_aPinnedHeaderStaysAtTheEdgeWhereTheListBegins() throws {
    try onMain {
      for (direction, x, covered) in [
        (GTK_TEXT_DIR_LTR, 0.0, CGRect(x: 50, y: 0, width: 40, height: 200)),
        (GTK_TEXT_DIR_RTL, 250.0, CGRect(x: 210, y: 0, width: 40, height: 200)),
      ] {
        gtk_widget_set_default_direction(direction)
        let bench = Self.row()
        bench.headerWidth = 50
        bench.headerHeight = 1
        bench.pinsHeaders = true
        bench.show(width: 300, height: 200)
        bench.scroll(to: 140)
        let header = try XCTUnwrap(bench.list.mounted[.header(0)]).widget
        XCTAssertEqual(frame(of: header, in: bench.list.area).x, x)
        XCTAssertEqual(frame(of: header, in: bench.list.area).width, 50)
        XCTAssertNil(Self.place("1", in: bench), "it is under the header")
        XCTAssertEqual(Self.place("2", in: bench), covered)
        let label = try XCTUnwrap(bench.cell("2")).label
        XCTAssertEqual(frame(of: label, in: bench.list.area).width, 60)
        try Pictures.write(try XCTUnwrap(bench.window), "collection-horizontal-pinned-\(x)")
        XCTAssertTrue(bench.list.scroll(to: Row("1")))
        bench.frame()
        XCTAssertEqual(Self.place("1", in: bench)?.width, 60)
      }
    }
  }

  func test_measuredWidthsMoveNothingOnScreen() {
    onMain {
      for direction in [GTK_TEXT_DIR_LTR, GTK_TEXT_DIR_RTL] {
        gtk_widget_set_default_direction(direction)
        let bench = Self.row()
        bench.sizing = .selfSizing(estimated: 44)
        bench.onConfigure = { cell, row in
          gtk_widget_set_size_request(cell.label, Int32(20 + row.text.count * 37), -1)
        }
        bench.show(width: 300, height: 200)
        XCTAssertEqual(Self.place("0", in: bench)?.width, 57)
        XCTAssertEqual(Self.place("0", in: bench)?.height, 200)
        bench.scroll(to: 3000)
        for step in 0..<20 {
          let text = bench.list.visiblePlaces.dropFirst().first.map { "\($0.index.item)" } ?? ""
          let before = Self.place(text, in: bench)?.minX ?? 0
          let offset = bench.list.offset
          bench.scroll(to: offset - 40)
          let moved = direction == GTK_TEXT_DIR_LTR ? 40.0 : -40
          XCTAssertEqual(Self.place(text, in: bench)?.minX, before + moved, "step \(step)")
        }
      }
    }
  }

  func test_aListIsTurnedWhileItIsShown() {
    onMain {
      let bench = Self.grid()
      bench.show(width: 300, height: 200)
      bench.scroll(to: 410)
      bench.list.scrollDirection = .horizontal
      bench.frame()
      XCTAssertEqual(Self.place("30", in: bench)?.minX, -10, "the first item that was seen stays")
      XCTAssertEqual(Self.place("30", in: bench)?.width, 40)
      let adjustment = gtk_scrolled_window_get_vadjustment(bench.list.window.pointer)
      XCTAssertEqual(gtk_adjustment_get_upper(adjustment), 0)
      bench.update(Row.numbered(200..<206) + bench.rows)
      bench.advance(to: 0.5)
      bench.list.scrollDirection = .vertical
      bench.frame()
      XCTAssertFalse(bench.list.isInMotion)
      XCTAssertEqual(Self.place("30", in: bench), CGRect(x: 0, y: -10, width: 100, height: 40))
    }
  }

  func test_changesAreShownInMotionAlongTheAxis() {
    onMain {
      let bench = Self.row(4)
      bench.show(width: 300, height: 200)
      bench.update(["0", "1", "new", "2", "3"])
      bench.advance(to: 0.5)
      XCTAssertEqual(Self.place("2", in: bench)?.minX, 150)
      bench.finish()
      XCTAssertEqual(Self.place("2", in: bench)?.minX, 180)
    }
  }

  func test_badInputIsAnsweredWhicheverWayTheListRuns() {
    onMain {
      let sizes: [CGFloat] = [-1, 0, .nan, .infinity, 1e9]
      for direction in [GTK_TEXT_DIR_LTR, GTK_TEXT_DIR_RTL] {
        gtk_widget_set_default_direction(direction)
        for size in sizes {
          for sizing in [
            .fixed(CGSize(width: size, height: size)), .fullWidth(height: size),
            .columns(0, spacing: size, height: .points(size)), .selfSizing(estimated: size),
            .adaptiveColumns(minimumWidth: size, spacing: 1, height: .aspect(size)),
            .individual([CGSize(width: size, height: 10), CGSize(width: 10, height: size)]),
          ] as [ItemSizing] {
            let bench = Self.row(20)
            bench.sizing = sizing
            bench.headerHeight = size
            bench.headerWidth = size
            bench.pinsHeaders = true
            bench.insets = .init(top: size, leading: size, bottom: size, trailing: size)
            bench.show(width: 100, height: 30)
            bench.update(Row.numbered(5..<30).reversed())
            bench.finish()
            bench.scroll(to: 33)
            bench.list.scroll(to: Row("7"))
            bench.frame()
            gtk_window_destroy(bench.window?.as(GtkWindow.self))
          }
        }
        for (width, height) in [(1, 1), (1, 300), (300, 1)] as [(Int32, Int32)] {
          let bench = Self.row()
          bench.headerWidth = 30
          bench.headerHeight = 30
          bench.pinsHeaders = true
          bench.show(width: width, height: height)
          bench.scroll(to: 1e9)
          bench.list.focus(ItemIndex(section: 0, item: 3))
          bench.press(GDK_KEY_Page_Down)
          gtk_window_destroy(bench.window?.as(GtkWindow.self))
        }
        let empty = ListBench((0..<10_000).map { Part("\($0)", []) })
        empty.list.scrollDirection = .horizontal
        empty.headerWidth = 20
        empty.headerHeight = 20
        empty.pinsHeaders = true
        empty.show(width: 300, height: 100)
        empty.scroll(to: 12_345)
        XCTAssertLessThan(empty.list.viewsAlive, 40)
      }
    }
  }
}
