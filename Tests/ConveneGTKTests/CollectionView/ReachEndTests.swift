import CAdwaita
import ConveneLists
import XCTest

@testable import ConveneGTK

/// The end of a real list is told when it is scrolled into view.
final class ReachEndTests: GTKTestCase {
  func test_theEndIsToldWhenTheLastRowIsScrolledIntoView() {
    onMain {
      let bench = ListBench(Row.numbered(0..<50))
      var ends = 0
      bench.onReachEnd = { ends += 1 }
      bench.show(height: 200)
      bench.scroll(to: 1_700)
      MainLoop.drain()
      XCTAssertEqual(ends, 0)
      bench.scroll(to: 1_800)
      pump { ends == 1 }
      bench.scroll(to: 0)
      bench.scroll(to: 1_800)
      MainLoop.drain()
      XCTAssertEqual(ends, 1, "the same end is told once")
    }
  }

  func test_theFocusedLastRowScrolledBackIntoViewIsNoticed() {
    onMain {
      let bench = ListBench(Row.numbered(0..<50))
      bench.show(height: 200)
      bench.list.focus(.init(section: 0, item: 49))
      bench.scroll(to: 0)
      var ends = 0
      bench.onReachEnd = { ends += 1 }
      bench.list.update()
      MainLoop.drain()
      XCTAssertEqual(ends, 0)
      bench.scroll(to: 1_800)
      pump { ends == 1 }
    }
  }

  func test_pagesComeUntilTheViewIsFullAndThenByScrolling() {
    onMain {
      let bench = ListBench(Row.numbered(0..<2))
      bench.clock.isEnabled = false
      bench.onReachEnd = { [weak bench] in
        guard let bench, bench.rows.count < 12 else { return }
        bench.update(Row.numbered(0..<bench.rows.count + 2))
      }
      bench.show(height: 200)
      pump { bench.rows.count == 6 }
      MainLoop.drain()
      XCTAssertEqual(bench.rows.count, 6, "five rows fill the view")
      bench.scroll(to: 1_000)
      pump { bench.rows.count == 8 }
      XCTAssertEqual(bench.list.bounds.minY, 40, "what was in view stays there")
    }
  }

  func test_aHigherWindowBringsTheEndIntoView() {
    onMain {
      let bench = ListBench(Row.numbered(0..<8))
      var ends = 0
      bench.onReachEnd = { ends += 1 }
      bench.show(height: 200)
      MainLoop.drain()
      XCTAssertEqual(ends, 0)
      if let window = bench.window {
        gtk_window_set_default_size(window.as(GtkWindow.self), 300, 400)
      }
      pump { ends == 1 }
    }
  }
}
