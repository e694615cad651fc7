import CAdwaita
import ConveneDiff
import ConveneLists
import Foundation
import XCTest

@testable import ConveneGTK

/// Which cells exist.
final class MountingTests: GTKTestCase {
  func test_cellsExistOnlyForWhatCanBeSeen() {
    onMain {
      let bench = ListBench(Row.numbered(0..<1000))
      bench.show(height: 200)
      XCTAssertEqual(bench.texts, ["0", "1", "2", "3", "4"])
      XCTAssertEqual(bench.list.viewsAlive, 5)
      XCTAssertEqual(bench.filled, ["0", "1", "2", "3", "4"])
    }
  }

  func test_cellsAreReused() {
    onMain {
      let bench = ListBench(Row.numbered(0..<1000))
      bench.show(height: 200)
      let made = TextCell.made
      for offset in stride(from: 0.0, through: 8000, by: 40) { bench.scroll(to: offset) }
      XCTAssertLessThanOrEqual(TextCell.made - made, 1)
      XCTAssertEqual(bench.texts, ["200", "201", "202", "203", "204"])
    }
  }

  func test_cellsAreReusedWhereChangesComeFasterThanMotionEnds() {
    onMain {
      let bench = ListBench(Row.numbered(0..<10))
      bench.show(height: 400)
      var made = 0
      for round in 1...40 {
        if round == 5 { made = TextCell.made }
        bench.update(Row.numbered(round * 10..<round * 10 + 10))
        bench.advance(to: 0.5)
        // Now and then one stops to read.
        if round % 8 == 0 { bench.finish() }
      }
      XCTAssertEqual(TextCell.made, made)
    }
  }

  func test_scrollingByOneRowFillsOneCell() {
    onMain {
      let bench = ListBench(Row.numbered(0..<1000))
      bench.show(height: 200)
      for row in 1...20 {
        bench.filled = []
        bench.scroll(to: Double(row) * 40)
        XCTAssertEqual(bench.filled, ["\(row + 4)"])
      }
    }
  }

  func test_aMillionItemsNeedNoMoreCellsThanAScreenful() {
    onMain {
      let bench = ListBench(Row.numbered(0..<1_000_000))
      bench.show(height: 600)
      for jump in 1...50 {
        bench.scroll(to: Double((jump * 7_919_113) % 39_000_000))
        XCTAssertLessThanOrEqual(bench.list.viewsAlive, 300)
        XCTAssertGreaterThanOrEqual(bench.texts.count, 15)
      }
      bench.scroll(to: 1e12)
      XCTAssertEqual(bench.texts.last, "999999")
      XCTAssertEqual(bench.shown.last?.y, 560)
      XCTAssertEqual(bench.shown.last?.height, 40)
    }
  }

  func test_aCellIsReusedOnlyForItsClassAndIdentifier() {
    onMain {
      let list = CollectionView()
      var prepared = 0
      final class CountingCell: CollectionCell {
        var onReuse: (@MainActor () -> Void)?
        override func prepareForReuse() { onReuse?() }
      }
      list.conv { conv in
        conv.create { section in
          section.itemSize = .fullWidth(height: 50)
          section.create(for: Row.numbered(0..<4)) { (_, item: Item<CountingCell>) in
            item.configureCell { cell, _ in cell.onReuse = { prepared += 1 } }
          }
          section.create(for: Row.numbered(4..<100)) { (row, item: Item<TextCell>) in
            item.reusableIdentifier = row.text.count == 1 ? "short" : "long"
            item.configureCell { cell, _ in cell.text = row.text }
          }
        }
      }
      list.update()
      let window = show(list.widget, width: 300, height: 200)
      list.scrollable.scroll(to: 200)
      waitForFrame(of: window)
      XCTAssertEqual(prepared, 0, "another class")
      let classes = list.mounted.values.map { type(of: $0.view) }
      XCTAssertTrue(classes.allSatisfy { $0 == TextCell.self })
      list.scrollable.scroll(to: 0)
      waitForFrame(of: window)
      XCTAssertEqual(prepared, 4, "each of the pooled ones")
    }
  }

  func test_headersRowsAndGridsStandInOneList() {
    onMain {
      let list = CollectionView()
      list.conv { conv in
        conv.create("rows") { section in
          section.itemSize = .fullWidth(height: 30)
          section.create(.header) { (header: SectionHeaderFooter<TextHeader>) in
            header.size = CGSize(width: 0, height: 50)
            header.configureView { view, _ in view.text = "Rows" }
          }
          section.create(for: Row.numbered(0..<2)) { (row, item: Item<TextCell>) in
            item.configureCell { cell, _ in cell.text = row.text }
          }
          section.create(.footer) { (footer: SectionHeaderFooter<TextHeader>) in
            footer.size = CGSize(width: 0, height: 20)
            footer.configureView { view, _ in view.text = "End" }
          }
        }
        conv.create("grid") { section in
          section.itemSize = .columns(3, spacing: 1, height: .points(60))
          section.lineSpacing = 1
          section.create(for: Row.numbered(10..<14)) { (row, item: Item<OtherCell>) in
            item.configureCell { cell, _ in cell.text = row.text }
          }
        }
      }
      list.update()
      show(list.widget, width: 302, height: 300)
      @MainActor func place(_ text: String) -> [Double]? {
        list.mounted.values.first { visibleTexts(in: $0.widget) == [text] }.map {
          let frame = frame(of: $0.widget, in: list.area)
          return [frame.x, frame.y, frame.width, frame.height]
        }
      }
      XCTAssertEqual(place("Rows"), [0, 0, 302, 50])
      XCTAssertEqual(place("0"), [0, 50, 302, 30])
      XCTAssertEqual(place("1"), [0, 80, 302, 30])
      XCTAssertEqual(place("End"), [0, 110, 302, 20])
      XCTAssertEqual(place("10"), [0, 130, 100, 60])
      XCTAssertEqual(place("11"), [101, 130, 100, 60])
      XCTAssertEqual(place("12"), [202, 130, 100, 60])
      XCTAssertEqual(place("13"), [0, 191, 100, 60])
    }
  }

  func test_rowsSizeThemselvesWhereNothingSaysTheirSize() {
    onMain {
      let bench = ListBench([Row("a"), Row("b", "two\nlines"), Row("c")])
      bench.sizing = nil
      bench.onConfigure = { cell, row in
        gtk_widget_set_size_request(cell.label, -1, row.text.contains("\n") ? 90 : 25)
      }
      bench.show(height: 300)
      XCTAssertEqual(bench.shown.map(\.height), [25, 90, 25])
      XCTAssertEqual(bench.shown.map(\.y), [0, 25, 115])
    }
  }

  func test_aRowThatGrowsByItselfGetsTheRoom() {
    onMain {
      let bench = ListBench(["a", "b"])
      bench.sizing = .selfSizing(estimated: 44)
      bench.onConfigure = { cell, _ in gtk_widget_set_size_request(cell.label, -1, 20) }
      bench.show(height: 300)
      XCTAssertEqual(bench.shown.map(\.y), [0, 20])
      bench.cell("a").map { gtk_widget_set_size_request($0.label, -1, 70) }
      bench.frame()
      XCTAssertEqual(bench.shown.map(\.y), [0, 70])
    }
  }

  func test_whatIsAboveGrowsUpwardsWhileOneScrollsUp() {
    onMain {
      let bench = ListBench(Row.numbered(0..<1000))
      bench.sizing = .selfSizing(estimated: 44)
      bench.onConfigure = { cell, row in
        gtk_widget_set_size_request(cell.label, -1, Int32(20 + (row.text.hashValue & 63)))
      }
      bench.show(height: 300)
      bench.scroll(to: 20_000)
      for _ in 0..<40 {
        let before = bench.shown.first { $0.y >= 0 }
        bench.scroll(to: bench.list.offset - 30)
        let after = before.flatMap { bench.shown($0.text) }
        XCTAssertEqual(after?.y, before.map { $0.y + 30 })
      }
    }
  }

  func test_headersWithoutASizeAreAsHighAsTheirContent() {
    onMain {
      let list = CollectionView()
      list.conv { conv in
        conv.create(for: [Part("one", ["a"]), Part("two", ["b"])]) { (part, section) in
          section.itemSize = .fullWidth(height: 30)
          section.create(.header) { (header: SectionHeaderFooter<TextHeader>) in
            header.configureView { view, _ in
              view.text = part.differenceIdentifier
              gtk_widget_set_size_request(view.label, -1, 57)
            }
          }
          section.create(for: part.rows) { (row, item: Item<TextCell>) in
            item.configureCell { cell, _ in cell.text = row.text }
          }
        }
      }
      list.update()
      show(list.widget, width: 200, height: 300)
      let headers = list.visibleElements.filter { $0.element.supplementaryKind != nil }
      XCTAssertEqual(headers.map(\.frame.height), [57, 57])
      XCTAssertEqual(headers.map(\.frame.minY), [0, 87])
    }
  }

  func test_callbacksOfComingAndGoingArePaired() {
    onMain {
      let list = CollectionView()
      var log: [String] = []
      var rows = Row.numbered(0..<50)
      list.conv { conv in
        conv.create { section in
          section.itemSize = .fullWidth(height: 50)
          section.create(for: rows) { (row, item: Item<TextCell>) in
            item.willDisplay { _, _ in log.append("+\(row.text)") }
            item.didEndDisplaying { _, _ in log.append("-\(row.text)") }
          }
        }
      }
      list.update()
      let window = show(list.widget, width: 300, height: 100)
      XCTAssertEqual(log, ["+0", "+1"])
      list.scrollable.scroll(to: 100)
      waitForFrame(of: window)
      XCTAssertEqual(Set(log), ["+0", "+1", "-0", "-1", "+2", "+3"])
      rows.remove(at: 2)
      list.update(animated: false)
      XCTAssertEqual(log.suffix(2), ["-2", "+1"], "3 stays where it is")
    }
  }

  func test_siblingsStandInReadingOrder() {
    onMain {
      let bench = ListBench(Row.numbered(0..<200))
      bench.show(height: 200)
      @MainActor func order() -> [String] {
        WidgetTree.children(of: bench.list.area)
          .filter { Bool(gtk_widget_get_child_visible($0)) }
          .flatMap { visibleTexts(in: $0) }
      }
      for offset in [0.0, 40, 80, 4000, 3960, 1000, 0, 7900] {
        bench.scroll(to: offset)
        XCTAssertEqual(order(), bench.texts)
      }
      bench.scroll(to: 0)
      bench.update(bench.rows.reversed(), animated: false)
      bench.frame()
      XCTAssertEqual(order(), bench.texts)
    }
  }
}
