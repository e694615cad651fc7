import CAdwaita
import ConveneDiff
import ConveneLists
import Foundation
import XCTest

@testable import ConveneGTK

/// What nobody should ask for, and what happens all the same.
final class BadInputTests: GTKTestCase {
  func testL11_equalIdentifiersAreAllShownAndReportedOnce() {
    onMain {
      let bench = ListBench(["A"])
      bench.show()
      bench.update(["A", Row("B", "B1"), Row("B", "B2")])
      bench.finish()
      XCTAssertEqual(bench.texts, ["A", "B1", "B2"])
      bench.update([Row("B", "B1"), Row("A", "A1"), Row("A", "A2")])
      bench.finish()
      XCTAssertEqual(bench.texts, ["B1", "A1", "A2"])
      XCTAssertEqual(bench.diagnostics.count, 2, "one for each update")
    }
  }

  func test_emptySections() {
    onMain {
      let bench = ListBench([Part("one", []), Part("two", []), Part("three", [])])
      bench.show()
      XCTAssertEqual(bench.texts, [])
      bench.parts[1].rows = ["a"]
      bench.list.update()
      bench.finish()
      XCTAssertEqual(bench.texts, ["a"])
      bench.parts = []
      bench.list.update()
      bench.finish()
      XCTAssertEqual(bench.texts, [])
      XCTAssertFalse(bench.press(GDK_KEY_Down))
      bench.click(x: 10, y: 10)
    }
  }

  func test_tenThousandEmptySections() {
    onMain {
      let bench = ListBench((0..<10_000).map { Part("\($0)", []) })
      bench.show()
      XCTAssertEqual(bench.texts, [])
      bench.parts.append(Part("last", ["a"]))
      bench.parts.insert(Part("first", ["b"]), at: 0)
      bench.list.update()
      bench.finish()
      XCTAssertEqual(bench.texts, ["b", "a"])
      bench.headerHeight = 1
      bench.list.update()
      bench.finish()
      XCTAssertLessThanOrEqual(bench.list.viewsAlive, 1000)
    }
  }

  func test_windowsWithoutRoom() {
    onMain {
      for (width, height) in [(1, 1), (0, 0), (1, 600), (600, 1)] as [(Int32, Int32)] {
        let bench = ListBench([Part("one", Row.numbered(0..<50))])
        bench.headerHeight = 30
        bench.sizing = .columns(3, spacing: 10)
        bench.show(width: width, height: height)
        bench.update(Row.numbered(10..<90).reversed())
        bench.finish()
        bench.scroll(to: 1e9)
        bench.scroll(to: 0)
        XCTAssertLessThanOrEqual(bench.list.viewsAlive, 2000)
      }
    }
  }

  func test_aListThatIsGivenNoRoomAtAll() {
    onMain {
      let bench = ListBench(Row.numbered(0..<50))
      bench.show(height: 200)
      let area = bench.list.area
      bench.list.allocate(width: 0, height: 0)
      bench.update(["x"] + bench.rows)
      XCTAssertFalse(bench.list.isInMotion)
      bench.list.allocate(width: 300, height: 0)
      bench.list.allocate(width: 0, height: 200)
      gtk_widget_queue_resize(area)
      gtk_widget_queue_allocate(area)
      bench.list.allocate(width: 300, height: 200)
      bench.frame()
      XCTAssertEqual(bench.texts.first, "x")
    }
  }

  func test_sizesThatNoScreenHas() {
    onMain {
      let sizes: [CGFloat] = [-1, 0, .nan, .infinity, -.infinity, 1e9, -1e9, 1e300]
      for size in sizes {
        for sizing in [
          .fixed(CGSize(width: size, height: size)), .fullWidth(height: size),
          .columns(3, spacing: size, height: .points(size)), .selfSizing(estimated: size),
          .columns(2, spacing: 1, height: .aspect(size)),
          .adaptiveColumns(minimumWidth: size, spacing: size),
          .individual([CGSize(width: size, height: 10), CGSize(width: 10, height: size)]),
        ] as [ItemSizing] {
          let bench = ListBench(Row.numbered(0..<20))
          bench.sizing = sizing
          bench.headerHeight = size
          bench.pinsHeaders = true
          bench.spacing = size
          bench.insets = .init(top: size, leading: size, bottom: size, trailing: size)
          bench.show(height: 100)
          bench.scroll(to: 50)
          bench.update(Row.numbered(5..<30).reversed())
          bench.finish()
          bench.list.scroll(to: Row("7"))
          bench.frame()
          XCTAssertLessThanOrEqual(bench.list.viewsAlive, 20_000, "\(sizing)")
          gtk_window_destroy(bench.window?.as(GtkWindow.self))
        }
      }
    }
  }

  func test_aDeclaredSizeThatNoScreenHasIsReported() {
    onMain {
      let list = CollectionView()
      var diagnostics: [ListDiagnostic] = []
      list.diagnostics.onDiagnostic = { diagnostics.append($0) }
      list.conv { conv in
        conv.create { section in
          section.create(for: ["a", "b"] as [Row]) { (row, item: Item<TextCell>) in
            item.sizeFor { _, _, _ in CGSize(width: CGFloat.nan, height: -4) }
          }
        }
      }
      list.update()
      show(list.widget)
      XCTAssertEqual(list.mounted.count, 2)
      XCTAssertEqual(diagnostics.count, 2)
    }
  }

  func test_noColumns() {
    onMain {
      for columns in [0, -3, Int.min, Int.max] {
        let bench = ListBench(Row.numbered(0..<5))
        bench.sizing = .columns(columns, spacing: 1)
        bench.show(height: 100)
        XCTAssertFalse(bench.list.visibleElements.isEmpty)
        gtk_window_destroy(bench.window?.as(GtkWindow.self))
      }
    }
  }

  func test_aCellThatWantsMoreThanItIsGivenIsCutOff() throws {
    try onMain {
      let bench = ListBench(["a", "b"])
      bench.onConfigure = { cell, _ in gtk_widget_set_size_request(cell.label, 900, 300) }
      bench.show(width: 300, height: 200)
      XCTAssertEqual(bench.shown.map(\.height), [40, 40])
      let cell = try XCTUnwrap(bench.cell("a"))
      XCTAssertEqual(frame(of: cell.widget, in: bench.list.area).width, 300)
      XCTAssertEqual(frame(of: cell.label, in: bench.list.area).height, 300)
      XCTAssertEqual(gtk_widget_get_overflow(cell.widget), GTK_OVERFLOW_HIDDEN)
      bench.click(x: 20, y: 60)
      XCTAssertEqual(bench.log, ["selected b"], "what is cut off isn't hit")
    }
  }

  func test_aCellThatWantsAnotherHeightEachTimeItIsAsked() {
    onMain {
      let bench = ListBench(Row.numbered(0..<50))
      bench.sizing = .selfSizing(estimated: 44)
      var asked = 0
      bench.onConfigure = { cell, _ in
        asked += 1
        gtk_widget_set_size_request(cell.label, -1, Int32(10 + asked * 37 % 90))
      }
      bench.show(height: 200)
      for round in 0..<20 {
        bench.cell(bench.texts[0]).map {
          gtk_widget_set_size_request($0.label, -1, Int32(10 + round * 53 % 90))
        }
        bench.list.update(reconfigureVisible: true)
        bench.frame()
      }
      XCTAssertLessThan(asked, 2000)
      XCTAssertEqual(bench.shown.first?.y, 0)
    }
  }

  func test_anUpdateFromWithinConfigureCell() {
    onMain {
      let bench = ListBench(["a", "b"])
      var isDone = false
      bench.onConfigure = { _, row in
        guard row.text == "b", !isDone else { return }
        isDone = true
        bench.update(["a", "b", "c"])
      }
      bench.show()
      pump { bench.list.itemCount == 3 }
      bench.finish()
      XCTAssertEqual(bench.texts, ["a", "b", "c"])
    }
  }

  func test_anUpdateFromWithinWillDisplayAndDidEndDisplaying() {
    onMain {
      let list = CollectionView()
      var rows = Row.numbered(0..<50)
      var calls = 0
      list.conv { conv in
        conv.create { section in
          section.itemSize = .fullWidth(height: 40)
          section.create(for: rows) { (row, item: Item<TextCell>) in
            item.configureCell { cell, _ in cell.text = row.text }
            item.willDisplay { [weak list] _, _ in
              calls += 1
              if calls < 10 { rows.append(Row("new \(calls)")) }
              list?.update()
            }
            item.didEndDisplaying { [weak list] _, _ in
              if rows.count > 20 { rows.removeLast() }
              list?.update()
            }
          }
        }
      }
      list.update()
      let window = show(list.widget, width: 300, height: 200)
      for offset in [40.0, 80, 400, 0] {
        list.scrollable.scroll(to: offset)
        waitForFrame(of: window)
      }
      pump { list.itemCount == rows.count }
    }
  }

  func test_scrollingFromWithinConfigureCell() {
    onMain {
      let bench = ListBench(Row.numbered(0..<1000))
      bench.onConfigure = { _, row in
        if row.text == "3" { bench.list.scroll(to: Row("500")) }
        if row.text == "499" { bench.list.scroll(to: Row("900")) }
      }
      bench.show(height: 200)
      bench.frame()
      XCTAssertEqual(bench.texts, (896...900).map { "\($0)" })
      XCTAssertEqual(bench.list.mounted.count, 5)
    }
  }

  func test_updatesWhileItIsBeingAllocated() {
    onMain {
      let bench = ListBench(Row.numbered(0..<20))
      bench.show(height: 200)
      var finished: [Bool] = []
      bench.list.driver.answer {
        bench.update(["x"] + bench.rows) { finished.append($0) }
        XCTAssertEqual(bench.list.itemCount, 20, "not in the middle of it")
      }
      pump { bench.list.itemCount == 21 }
      XCTAssertTrue(bench.clock.isRunning)
      gtk_widget_set_size_request(bench.list.widget, 400, -1)
      // The motion ends since the width is another one; its completion updates again.
      var again: [Bool] = []
      bench.update(Row.numbered(0..<5)) { _ in
        XCTAssertFalse(bench.list.isPlacing)
        bench.update(["last"]) { again.append($0) }
      }
      pump { bench.list.size.width == 400 && bench.list.itemCount == 1 }
      bench.finish()
      XCTAssertEqual(finished, [false])
      XCTAssertEqual(again, [true])
      XCTAssertEqual(bench.texts, ["last"])
    }
  }

  func testL24_aCellOfAnotherClassIsAnErrorThatNamesBoth() {
    onMain {
      final class NoCell: ReusableCell { typealias Host = CollectionView }
      let list = CollectionView()
      var diagnostics: [ListDiagnostic] = []
      list.diagnostics.onDiagnostic = { diagnostics.append($0) }
      list.conv { conv in
        conv.create { section in
          section.itemSize = .fullWidth(height: 40)
          section.create("a") { (item: Item<TextCell>) in item.reusableIdentifier = "Cell" }
          section.create("b") { (item: Item<OtherCell>) in item.reusableIdentifier = "Cell" }
          section.create("c") { (item: Item<NoCell>) in item.configureCell { _, _ in XCTFail() } }
        }
      }
      list.update()
      show(list.widget)
      XCTAssertEqual(list.mounted.count, 3, "an empty cell stands in")
      XCTAssertEqual(diagnostics.count, 2)
      XCTAssertTrue(
        diagnostics.contains { "\($0)".contains("TextCell") && "\($0)".contains("OtherCell") })
      XCTAssertTrue(
        diagnostics.contains { "\($0)".contains("NoCell") && "\($0)".contains("CollectionCell") })
    }
  }

  func test_aCellWhoseHeightChangesInEachFrame() {
    onMain {
      let bench = ListBench(Row.numbered(0..<200))
      bench.sizing = .selfSizing(estimated: 44)
      bench.show(height: 200)
      bench.scroll(to: 2_000)
      let anchor = bench.list.visiblePlaces.first
      let made = TextCell.made
      for frame in 0..<60 {
        for view in bench.list.mounted.values {
          guard let cell = view.view as? TextCell, Int(cell.text).map({ $0 % 2 == 0 }) == true
          else {
            continue
          }
          gtk_widget_set_size_request(cell.label, -1, Int32(20 + frame * 37 % 90))
        }
        if frame % 7 == 0 { bench.list.update(reconfigureVisible: true) }
        bench.frame()
      }
      bench.finish()
      XCTAssertEqual(bench.list.visiblePlaces.first?.index, anchor?.index, "nothing runs away")
      XCTAssertLessThan(TextCell.made - made, 40)
    }
  }

  func test_aWindowOfOnePixelInWhichEverythingIsTried() {
    onMain {
      let bench = ListBench.reordering(Row.numbered(0..<50))
      bench.headerHeight = 10
      bench.pinsHeaders = true
      bench.show(width: 1, height: 1)
      bench.list.allocate(width: 1, height: 1)
      for position in CollectionView.ScrollPosition.allCases {
        bench.list.scroll(to: Row("30"), at: position, animated: true)
        bench.advance(to: 0.5)
        bench.finish()
      }
      bench.list.scroll(to: Row("30"), at: .top)
      bench.drag(x: 0, y: 0, by: 300)
      bench.beginDrag(x: 0, y: 0)
      bench.dragOn(by: 20)
      for _ in 0..<10 { bench.list.scrollDrag(seconds: 1) }
      bench.endDrag()
      bench.list.scrollToTop()
      bench.finish()
      XCTAssertEqual(bench.list.itemCount, 50)
      XCTAssertEqual(Set(bench.rows.map(\.text)), Set((0..<50).map { "\($0)" }))
    }
  }
}
