import CAdwaita
import ConveneDiff
import ConveneLists
import Foundation
import XCTest

@testable import ConveneGTK

/// Scrolling to items by who they are, at once and in motion.
final class ScrollingTests: GTKTestCase {
  func test_anItemIsScrolledToAPlaceOfWhatIsSeen() {
    onMain {
      let bench = ListBench(Row.numbered(0..<100))
      bench.show(height: 200)
      let places: [(CollectionView.ScrollPosition, Double)] = [
        (.top, 0), (.center, 80), (.bottom, 160), (.nearest, 160),
      ]
      for (position, y) in places {
        bench.scroll(to: 0)
        XCTAssertTrue(bench.list.scroll(to: Row("50"), at: position))
        bench.frame()
        XCTAssertEqual(bench.shown("50")?.y, y, "\(position)")
      }
      XCTAssertTrue(bench.list.scroll(to: Row("99"), at: .top))
      XCTAssertEqual(bench.list.offset, 3800, "as far as the list goes")
      XCTAssertTrue(bench.list.scroll(to: Row("0"), at: .bottom))
      XCTAssertEqual(bench.list.offset, 0)
      XCTAssertFalse(bench.list.scroll(to: Row("nobody"), at: .top, animated: true))
      XCTAssertFalse(bench.clock.isRunning)
    }
  }

  func test_aPinnedHeaderCoversNothingThatIsScrolledTo() {
    onMain {
      let bench = ListBench([Part("one", Row.numbered(0..<50))])
      bench.headerHeight = 30
      bench.pinsHeaders = true
      bench.show(height: 230)
      bench.list.scroll(to: Row("20"), at: .top)
      bench.frame()
      XCTAssertEqual(bench.shown("20")?.y, 30)
      bench.list.scroll(to: Row("20"), at: .center)
      bench.frame()
      XCTAssertEqual(bench.shown("20")?.y, 110)
    }
  }

  func test_inMotionItGoesThere() {
    onMain {
      let bench = ListBench(Row.numbered(0..<100))
      bench.show(height: 200)
      bench.list.scroll(to: Row("50"), at: .top, animated: true)
      XCTAssertEqual(bench.list.offset, 0)
      bench.advance(to: 0.5)
      XCTAssertEqual(bench.list.offset, 1000)
      XCTAssertEqual(bench.texts.first, "25", "what is passed by is seen")
      XCTAssertLessThanOrEqual(bench.list.viewsAlive, 16 + 6)
      bench.finish()
      XCTAssertEqual(bench.list.offset, 2000)
      XCTAssertFalse(bench.clock.isRunning)
      bench.list.scrollToTop()
      bench.advance(to: 0.25)
      XCTAssertEqual(bench.list.offset, 1500)
      bench.finish()
      XCTAssertEqual(bench.list.offset, 0)
      bench.list.scrollToTop()
      XCTAssertFalse(bench.clock.isRunning, "it is there already")
    }
  }

  func test_itFollowsTheItemThatAnUpdateMoves() {
    onMain {
      let bench = ListBench(Row.numbered(0..<100))
      bench.show(height: 200)
      bench.list.scroll(to: Row("50"), at: .top, animated: true)
      bench.advance(to: 0.5)
      bench.update(Row.numbered(200..<210) + bench.rows, animated: false)
      XCTAssertEqual(bench.list.offset, 1400, "what is seen stays")
      bench.rows.swapAt(60, 80)
      bench.list.update(animated: false)
      bench.finish()
      XCTAssertEqual(bench.shown("50")?.y, 0)
      XCTAssertEqual(bench.list.offset, 3200)
      bench.list.scroll(to: Row("5"), at: .top, animated: true)
      bench.advance(to: 0.5)
      bench.list.reload()
      bench.finish()
      XCTAssertEqual(bench.shown("5")?.y, 0, "also over a reload")
    }
  }

  func test_itStaysWhereItIsWhenTheItemGoes() {
    onMain {
      let bench = ListBench(Row.numbered(0..<100))
      bench.show(height: 200)
      bench.list.scroll(to: Row("50"), at: .top, animated: true)
      bench.advance(to: 0.5)
      bench.update(bench.rows.filter { $0.text != "50" }, animated: false)
      XCTAssertFalse(bench.clock.isRunning)
      XCTAssertEqual(bench.list.offset, 1000)
    }
  }

  func test_theUsersScrollingEndsIt() {
    onMain {
      let bench = ListBench(Row.numbered(0..<100))
      bench.show(height: 200)
      bench.list.scroll(to: Row("50"), at: .top, animated: true)
      bench.advance(to: 0.5)
      gtk_adjustment_set_value(bench.adjustment, 1100)
      XCTAssertFalse(bench.clock.isRunning)
      bench.finish()
      XCTAssertEqual(bench.list.offset, 1100)
    }
  }

  func test_aNewerGoalTakesTheOldOnesPlace() {
    onMain {
      let bench = ListBench(Row.numbered(0..<100))
      bench.show(height: 200)
      bench.list.scroll(to: Row("50"), at: .top, animated: true)
      bench.advance(to: 0.5)
      bench.list.scroll(to: Row("10"), at: .top, animated: true)
      bench.advance(to: 0.5)
      XCTAssertEqual(bench.list.offset, 700)
      bench.rows.reverse()
      bench.list.update(animated: false, scrollsToTop: true)
      XCTAssertFalse(bench.clock.isRunning, "a new query goes to the top")
      XCTAssertEqual(bench.list.offset, 0)
    }
  }

  func test_withAnimationsOffItJumps() {
    onMain {
      let bench = ListBench(Row.numbered(0..<100))
      bench.clock.isEnabled = false
      bench.show(height: 200)
      bench.list.scroll(to: Row("50"), at: .top, animated: true)
      XCTAssertEqual(bench.list.offset, 2000)
      XCTAssertEqual(bench.clock.begun, 0)
    }
  }

  func test_rowsOfUnknownHeightAreFoundWhereTheyTurnOutToBe() {
    onMain {
      for animated in [false, true] {
        let bench = ListBench(Row.numbered(0..<100))
        bench.sizing = .selfSizing(estimated: 44)
        bench.onConfigure = { cell, row in
          gtk_widget_set_size_request(cell.label, -1, Int32(20 + (Int(row.text) ?? 0) % 7 * 30))
        }
        bench.show(height: 300)
        for (text, position) in [("80", CollectionView.ScrollPosition.top), ("30", .center)] {
          bench.list.scroll(to: Row(text), at: position, animated: animated)
          for step in 1...9 { bench.advance(to: Double(step) / 10) }
          bench.finish()
          guard let shown = bench.shown(text) else { return XCTFail("\(text) isn't seen") }
          XCTAssertEqual(
            shown.y, position == .top ? 0 : ((300 - shown.height) / 2).rounded(), accuracy: 1)
        }
      }
    }
  }

  func test_aListThatIsNotOnScreenRemembersThePlace() {
    onMain {
      let bench = ListBench(Row.numbered(0..<100))
      bench.list.update()
      XCTAssertTrue(bench.list.scroll(to: Row("50"), at: .center, animated: true))
      bench.show(height: 200)
      XCTAssertEqual(bench.shown("50")?.y, 80)
    }
  }

  func test_theWindowClosesInTheMiddleOfIt() {
    onMain {
      let bench = ListBench(Row.numbered(0..<100))
      bench.show(height: 200)
      bench.list.scroll(to: Row("50"), at: .top, animated: true)
      bench.advance(to: 0.5)
      gtk_window_set_child(bench.window?.as(GtkWindow.self), nil)
      XCTAssertFalse(bench.clock.isRunning)
    }
  }

  func test_realMotionComesToItsGoal() {
    onMain {
      let bench = ListBench(Row.numbered(0..<100))
      bench.list.motionClock = AdwaitaMotionClock()
      bench.show(height: 200)
      bench.list.scroll(to: Row("50"), at: .top, animated: true)
      XCTAssertNotNil(bench.list.scrolling)
      pump { bench.list.scrolling == nil }
      XCTAssertEqual(bench.list.offset, 2000)
    }
  }
}
