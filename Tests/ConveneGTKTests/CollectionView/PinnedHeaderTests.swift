import CAdwaita
import ConveneDiff
import ConveneLists
import Foundation
import XCTest

@testable import ConveneGTK

/// Headers that stay at the top edge while their section is seen.
final class PinnedHeaderTests: GTKTestCase {
  @MainActor
  private static func makeBench(sections: Int = 3, rows: Int = 10) -> ListBench {
    let bench = ListBench(
      (0..<sections).map { section in
        Part(
          "section \(section)",
          Row.numbered(section * rows..<(section + 1) * rows))
      })
    bench.headerHeight = 30
    bench.pinsHeaders = true
    return bench
  }

  func test_theHeaderStaysAndThenIsPushedOut() {
    onMain {
      let bench = Self.makeBench()
      bench.show(height: 200)
      XCTAssertEqual(bench.shown("section 0")?.y, 0)
      bench.scroll(to: 100)
      XCTAssertEqual(bench.shown("section 0")?.y, 0)
      XCTAssertEqual(bench.texts, ["section 0", "2", "3", "4", "5", "6"])
      bench.scroll(to: 420)
      XCTAssertEqual(bench.shown("section 0")?.y, -20, "the next section pushes it")
      XCTAssertEqual(bench.shown("section 1")?.y, 10)
      bench.scroll(to: 430)
      XCTAssertEqual(bench.texts.first, "section 1")
      XCTAssertNil(bench.shown("section 0"))
      bench.scroll(to: 0)
      XCTAssertEqual(bench.shown("section 0")?.y, 0)
      XCTAssertLessThan(bench.list.viewsAlive, 40)
    }
  }

  func test_aHeaderHasAnEdgeWhileItLiesOnItems() throws {
    try onMain {
      let bench = Self.makeBench()
      bench.show(height: 200)
      @MainActor func edged() -> [String] {
        WidgetTree.children(of: bench.list.area)
          .filter { Bool(gtk_widget_has_css_class($0, StyleSheet.pinned)) }
          .compactMap { visibleTexts(in: $0).first }
      }
      XCTAssertEqual(edged(), [])
      bench.scroll(to: 100)
      XCTAssertEqual(edged(), ["section 0"])
      try Pictures.write(XCTUnwrap(bench.window), "collection-pinned-edge")
      bench.scroll(to: 430)
      XCTAssertEqual(edged(), [], "it is at its own place")
      bench.scroll(to: 500)
      XCTAssertEqual(edged(), ["section 1"])
      bench.scroll(to: 0)
      XCTAssertEqual(edged(), [])
    }
  }

  func test_theEdgeIsWhereTheItemsAre() throws {
    try onMain {
      defer { gtk_widget_set_default_direction(GTK_TEXT_DIR_LTR) }
      for (direction, line) in [(GTK_TEXT_DIR_LTR, 39), (GTK_TEXT_DIR_RTL, 120)] {
        gtk_widget_set_default_direction(direction)
        let bench = Self.makeBench()
        bench.list.scrollDirection = .horizontal
        bench.headerWidth = 40
        bench.show(width: 160, height: 100)
        bench.scroll(to: 100)
        let pixels = try WidgetSnapshot(of: bench.list.area).pixels
        let row = (0..<160).map { pixels[$0, 4] }
        XCTAssertEqual(row.indices.filter { row[$0] != row[0] }, [line])
        gtk_window_destroy(bench.window?.as(GtkWindow.self))
      }
    }
  }

  func test_itIsMountedFarAwayFromItsOwnPlace() {
    onMain {
      let bench = Self.makeBench(sections: 2, rows: 500_000)
      bench.show(height: 200)
      bench.scroll(to: 19_000_000)
      XCTAssertEqual(bench.texts.first, "section 0")
      XCTAssertEqual(bench.shown("section 0")?.y, 0)
      bench.scroll(to: 39_000_000)
      XCTAssertEqual(bench.shown.first?.text, "section 1")
      XCTAssertLessThan(bench.list.viewsAlive, 40)
    }
  }

  func test_itIsReadBeforeTheItemsAndDrawnAboveThem() throws {
    try onMain {
      let bench = Self.makeBench()
      bench.show(height: 200)
      bench.list.focus(ItemIndex(section: 0, item: 0))
      bench.scroll(to: 105)
      let order = WidgetTree.children(of: bench.list.area)
        .filter { Bool(gtk_widget_get_child_visible($0)) }
        .compactMap { visibleTexts(in: $0).first }
      XCTAssertEqual(
        Array(order.prefix(4)), ["section 0", "0", "2", "3"], "the order of a screen reader")
      let header = try XCTUnwrap(bench.list.mounted[.header(0)]?.widget)
      XCTAssertTrue(Bool(gtk_widget_has_css_class(header, "view")), "it is opaque")
      gtk_widget_set_opacity(try XCTUnwrap(bench.cell("2")).widget, 1)
      let picture = try WidgetSnapshot(of: bench.list.area).pixels
      bench.cell("2")?.text = "████████████████"
      bench.frame()
      let other = try WidgetSnapshot(of: bench.list.area).pixels
      let differing = (0..<picture.height).filter { y in
        (0..<picture.width).contains { picture[$0, y] != other[$0, y] }
      }
      XCTAssertTrue(differing.allSatisfy { $0 >= 30 }, "\(differing)")
      try Pictures.write(try XCTUnwrap(bench.window), "collection-pinned-header")
    }
  }

  func test_whatIsUnderItIsNotHitByThePointer() throws {
    try onMain {
      let bench = Self.makeBench()
      bench.show(height: 200)
      bench.scroll(to: 105)
      let header = try XCTUnwrap(bench.list.mounted[.header(0)]?.widget)
      let row = try XCTUnwrap(bench.cell("2")).widget
      @MainActor func hit(_ y: Double) -> WidgetPointer? {
        var widget = gtk_widget_pick(bench.list.area, 150, y, GTK_PICK_DEFAULT)
        while let current = widget, gtk_widget_get_parent(current) != bench.list.area {
          widget = gtk_widget_get_parent(current)
        }
        return widget
      }
      XCTAssertEqual(hit(1), header)
      XCTAssertEqual(hit(28), header)
      XCTAssertEqual(hit(31), row)
      bench.click(x: 20, y: 15)
      XCTAssertEqual(bench.log, [])
      bench.click(x: 20, y: 35)
      XCTAssertEqual(bench.log, ["selected 2"])
      let label = try XCTUnwrap(bench.cell("2")).label
      XCTAssertEqual(
        frame(of: label, in: bench.list.area).y, 5, "the content of what is cut off stays")
      XCTAssertEqual(frame(of: label, in: bench.list.area).height, 40)
      bench.scroll(to: 0)
      XCTAssertEqual(frame(of: row, in: bench.list.area).height, 40)
    }
  }

  func test_whatIsFocusedOrScrolledToIsNotUnderIt() {
    onMain {
      let bench = Self.makeBench()
      bench.show(height: 200)
      bench.scroll(to: 300)
      XCTAssertTrue(bench.list.scroll(to: Row("2")))
      bench.frame()
      XCTAssertEqual(bench.shown("2")?.y, 30)
      bench.list.focus(ItemIndex(section: 0, item: 2))
      for _ in 0..<2 { bench.press(GDK_KEY_Up) }
      bench.frame()
      XCTAssertEqual(bench.focusedText, "0")
      XCTAssertEqual(bench.shown("0")?.y, 30)
      bench.press(GDK_KEY_End)
      bench.frame()
      for _ in 0..<15 { bench.press(GDK_KEY_Up) }
      bench.frame()
      XCTAssertEqual(bench.focusedText, "14")
      XCTAssertEqual(bench.shown("14")?.y, 30)
      bench.press(GDK_KEY_Page_Up)
      bench.frame()
      XCTAssertGreaterThanOrEqual(bench.shown(bench.focusedText ?? "")?.y ?? 0, 30)
    }
  }

  func test_changesAroundItMoveNothingOnScreen() {
    onMain {
      let bench = Self.makeBench()
      bench.show(height: 200)
      bench.scroll(to: 150)
      let before = bench.shown
      XCTAssertEqual(before.map(\.text), ["section 0", "3", "4", "5", "6", "7"])
      bench.parts[0].rows.insert(contentsOf: Row.numbered(100..<105), at: 1)
      bench.list.update()
      bench.finish()
      XCTAssertEqual(bench.shown, before)
      bench.parts.insert(Part("new", Row.numbered(200..<220)), at: 0)
      bench.list.update()
      bench.finish()
      XCTAssertEqual(bench.shown, before)
      bench.pinsHeaders = false
      bench.list.update()
      bench.finish()
      XCTAssertEqual(bench.texts.filter { $0.hasPrefix("section") }, [])
      XCTAssertEqual(bench.shown("4"), before[2])
    }
  }

  func test_rowsUnderItThatAreMeasuredMoveNothingOnScreen() {
    onMain {
      let bench = Self.makeBench(sections: 1, rows: 100)
      bench.sizing = .selfSizing(estimated: 44)
      bench.onConfigure = { cell, row in
        gtk_widget_set_size_request(cell.label, -1, Int32(20 + row.text.count * 17))
      }
      bench.show(height: 200)
      for offset in stride(from: 0.0, through: 900, by: 100) { bench.scroll(to: offset) }
      let top = bench.list.layout?.frame(of: ItemIndex(section: 0, item: 20))?.minY ?? 0
      bench.scroll(to: Double(top) + 5)
      let before = bench.shown.filter { $0.y >= 30 }
      bench.cell("20").map { gtk_widget_set_size_request($0.label, -1, 120) }
      bench.frame()
      bench.frame()
      XCTAssertEqual(
        bench.shown.filter { $0.y >= 30 }.suffix(before.count - 1),
        before.suffix(before.count - 1), "it grows upwards, under the header")
      XCTAssertEqual(bench.shown.first?.text, "section 0")
    }
  }

  func test_scrolledOverWrongEstimatesEverythingMovesAsFarAsTheList() {
    onMain {
      var random = SystemRandomNumberGenerator()
      let directions = ListOrientation.ScrollDirection.allCases
      for direction in directions + directions + directions {
        let bench = Self.makeBench(sections: 12, rows: 9)
        bench.list.scrollDirection = direction
        bench.headerWidth = 30
        bench.sizing = .selfSizing(estimated: 44)
        bench.onConfigure = { cell, row in
          let length = Int32(15 + (Int(row.text) ?? 0) * 53 % 90)
          let isVertical = direction == .vertical
          gtk_widget_set_size_request(
            cell.label, isVertical ? -1 : length, isVertical ? length : -1)
        }
        bench.show(width: 260, height: 260)
        bench.scroll(to: 4000)
        var walk: [Double] = []
        for _ in 0..<60 {
          let offset = bench.list.offset
          let seen = bench.list.visiblePlaces
          walk.append(Double.random(in: -70...30, using: &random).rounded())
          bench.scroll(to: offset + (walk.last ?? 0))
          let now = bench.list.visiblePlaces
          // At either end the list goes as far as it can, and with it all that is seen.
          guard bench.list.offset > 0, !bench.list.viewport.isAtEnd else { continue }
          for place in seen.dropFirst() {
            guard let after = now.first(where: { $0.index == place.index }) else { continue }
            XCTAssertEqual(
              after.offset, place.offset - (walk.last ?? 0), accuracy: 0.01,
              "\(place.index), \(direction), scrolled by \(walk)")
          }
        }
      }
    }
  }

  func test_itComesAndGoesInMotion() {
    onMain {
      let bench = Self.makeBench()
      bench.show(height: 200)
      bench.scroll(to: 200)
      bench.parts.removeFirst()
      bench.list.update()
      bench.advance(to: 0.5)
      XCTAssertEqual(bench.shown("section 0")?.opacity ?? 0, 0.5, accuracy: 0.01)
      bench.scroll(to: 60)
      bench.finish()
      XCTAssertEqual(bench.texts.first, "section 1")
      XCTAssertNil(bench.shown("section 0"))
      bench.scroll(to: 40)
      XCTAssertEqual(bench.shown("section 1")?.y, 0)
    }
  }

  func test_tenThousandEmptySectionsAndWindowsWithoutRoom() {
    onMain {
      let bench = Self.makeBench(sections: 10_000, rows: 0)
      bench.show(height: 200)
      bench.scroll(to: 12_345)
      XCTAssertLessThan(bench.list.viewsAlive, 40)
      bench.parts.append(Part("last", Row.numbered(0..<50)))
      bench.list.update()
      bench.finish()
      bench.scroll(to: 1e9)
      XCTAssertEqual(bench.texts.first, "last")
      for (width, height) in [(1, 1), (1, 600), (600, 1)] as [(Int32, Int32)] {
        let small = Self.makeBench()
        small.show(width: width, height: height)
        small.scroll(to: 35)
        small.list.focus(ItemIndex(section: 0, item: 3))
        small.press(GDK_KEY_Page_Down)
        small.scroll(to: 1e9)
      }
    }
  }
}
