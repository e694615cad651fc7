import CAdwaita
import ConveneDiff
import ConveneLists
import Foundation
import XCTest

@testable import ConveneGTK

/// How changes are shown.
final class MotionTests: GTKTestCase {
  func test_inTheMiddleOfAChangeEverythingIsInBetween() {
    onMain {
      let bench = ListBench(["a", "b", "c"])
      bench.show()
      bench.update(["x", "a", "c"])
      bench.frame()
      XCTAssertEqual(bench.shown("a")?.y, 0, "it begins where it was")
      XCTAssertEqual(bench.shown("b")?.opacity, 1)
      XCTAssertEqual(bench.shown("x")?.opacity, 0)
      bench.advance(to: 0.5)
      XCTAssertEqual(bench.shown("a")?.y, 20)
      XCTAssertEqual(bench.shown("c")?.y, 80, "it stays where it is")
      XCTAssertEqual(bench.shown("b")?.opacity ?? 0, 0.5, accuracy: 0.01)
      XCTAssertEqual(bench.shown("b")?.y, 40, "it fades where it was")
      XCTAssertEqual(bench.shown("x")?.opacity ?? 0, 0.5, accuracy: 0.01)
      XCTAssertEqual(bench.shown("x")?.y, 0)
      bench.finish()
      XCTAssertEqual(bench.texts, ["x", "a", "c"])
      XCTAssertEqual(bench.shown.map(\.y), [0, 40, 80])
      XCTAssertEqual(bench.shown.map(\.opacity), [1, 1, 1])
    }
  }

  func test_aMovedRowGoesFromItsOldPlaceToItsNewOne() {
    onMain {
      let bench = ListBench(["a", "b", "c", "d"])
      bench.show()
      bench.update(["d", "a", "b", "c"])
      bench.advance(to: 0.25)
      XCTAssertEqual(bench.shown("d")?.y, 90)
      XCTAssertEqual(bench.shown("a")?.y, 10)
      bench.finish()
      XCTAssertEqual(bench.texts, ["d", "a", "b", "c"])
    }
  }

  func test_anUpdateWithoutChangesLetsAMotionGoOn() {
    onMain {
      let bench = ListBench(["a", "b"])
      bench.show()
      var ends: [String] = []
      bench.update(["b", "a"]) { ends.append("first \($0)") }
      bench.advance(to: 0.5)
      bench.list.update { ends.append("second \($0)") }
      XCTAssertEqual(bench.shown("a")?.y, 20, "it is where it had got to")
      bench.advance(to: 0.75)
      XCTAssertEqual(bench.shown("a")?.y, 30)
      XCTAssertEqual(ends, [])
      bench.finish()
      XCTAssertEqual(ends, ["first true", "second true"])
      XCTAssertEqual(bench.texts, ["b", "a"])
    }
  }

  func test_rowsComeFromOutsideAndGoOutside() {
    onMain {
      let bench = ListBench(Row.numbered(0..<100))
      bench.show(height: 200)
      bench.update(Row.numbered(3..<100))
      bench.frame()
      XCTAssertEqual(bench.shown("3")?.y, 120)
      bench.advance(to: 0.5)
      XCTAssertEqual(bench.shown("3")?.y, 60)
      XCTAssertEqual(bench.shown("5")?.y, 140, "it came from below the edge")
      bench.finish()
      XCTAssertEqual(bench.texts, ["3", "4", "5", "6", "7"])
      bench.update(Row.numbered(0..<100))
      bench.advance(to: 0.5)
      XCTAssertEqual(bench.shown("5")?.y, 140, "it leaves by the edge")
      bench.finish()
      XCTAssertEqual(bench.texts, ["0", "1", "2", "3", "4"])
    }
  }

  func test_sectionsMoveWithTheirHeaders() {
    onMain {
      let bench = ListBench([Part("one", ["a"]), Part("two", ["b"])])
      bench.headerHeight = 20
      bench.show()
      XCTAssertEqual(bench.texts, ["one", "a", "two", "b"])
      bench.parts.reverse()
      bench.list.update()
      bench.advance(to: 0.5)
      XCTAssertEqual(bench.shown("one")?.y, 30)
      XCTAssertEqual(bench.shown("two")?.y, 30)
      bench.finish()
      XCTAssertEqual(bench.texts, ["two", "b", "one", "a"])
    }
  }

  func test_withAnimationsOffItJumps() {
    onMain {
      let bench = ListBench(["a", "b"])
      bench.clock.isEnabled = false
      bench.show()
      var finished: [Bool] = []
      bench.update(["x", "b"]) { finished.append($0) }
      XCTAssertEqual(finished, [true], "at once")
      bench.frame()
      XCTAssertEqual(
        bench.shown, [.init(text: "x", y: 0, height: 40), .init(text: "b", y: 40, height: 40)])
      bench.clock.isEnabled = true
      bench.update(["b"], animated: false) { finished.append($0) }
      bench.frame()
      XCTAssertEqual(bench.texts, ["b"])
      XCTAssertEqual(finished, [true, true])
      XCTAssertEqual(bench.clock.begun, 0)
    }
  }

  func test_theDesktopsSettingTurnsMotionOff() {
    onMain {
      let bench = ListBench(["a"])
      bench.show()
      defer { DesktopAnimations.set(true) }
      let clock = AdwaitaMotionClock()
      XCTAssertTrue(clock.isEnabled(for: bench.list.area))
      DesktopAnimations.set(false)
      XCTAssertFalse(clock.isEnabled(for: bench.list.area))
    }
  }

  func test_realMotionComesToItsEnd() {
    onMain {
      let bench = ListBench(["a", "b", "c"])
      bench.list.motionClock = AdwaitaMotionClock()
      bench.show()
      var finished: [Bool] = []
      bench.update(["c", "x", "a"]) { finished.append($0) }
      XCTAssertTrue(bench.list.isInMotion)
      XCTAssertEqual(finished, [])
      pump { !bench.list.isInMotion }
      bench.frame()
      XCTAssertEqual(finished, [true])
      XCTAssertEqual(bench.texts, ["c", "x", "a"])
      XCTAssertEqual(bench.shown.map(\.opacity), [1, 1, 1])
    }
  }

  func test_anInterruptedChangeGoesOnFromWhereItIs() {
    onMain {
      let bench = ListBench(["a", "b", "c"])
      bench.show()
      var finished: [String] = []
      bench.update(["c", "a"]) { finished.append("first \($0)") }
      bench.advance(to: 0.5)
      let before = bench.shown
      XCTAssertEqual(bench.shown("c")?.y, 40)
      XCTAssertEqual(bench.shown("b")?.opacity ?? 0, 0.5, accuracy: 0.01)
      bench.update(["a", "c"]) { finished.append("second \($0)") }
      bench.frame()
      XCTAssertEqual(finished, ["first false"])
      XCTAssertEqual(bench.shown, before, "nothing jumps, and what fades goes on fading")
      bench.advance(to: 0.5)
      XCTAssertEqual(bench.shown("c")?.y, 40)
      XCTAssertEqual(bench.shown("a")?.y, 10)
      XCTAssertEqual(bench.shown("b")?.opacity ?? 1, 0.25, accuracy: 0.01)
      bench.finish()
      XCTAssertEqual(bench.texts, ["a", "c"])
      XCTAssertEqual(finished, ["first false", "second true"])
    }
  }

  func testL7_aReloadInTheMiddleOfAChangeLosesNothing() {
    onMain {
      let bench = ListBench(["a", "b"])
      bench.show()
      var finished: [String] = []
      bench.update(["b", "a", "c"]) { finished.append("update \($0)") }
      bench.advance(to: 0.5)
      bench.list.reload { finished.append("reload \($0)") }
      bench.frame()
      XCTAssertEqual(finished, ["update false", "reload true"])
      XCTAssertEqual(bench.texts, ["b", "a", "c"])
      XCTAssertEqual(bench.shown.map(\.y), [0, 40, 80])
      XCTAssertFalse(bench.clock.isRunning)
    }
  }

  func test_aThousandUpdatesInARowEndInTheLastOne() {
    onMain {
      let bench = ListBench(Row.numbered(0..<10))
      bench.show(height: 400)
      var finished: [Bool] = []
      for round in 1...1000 {
        bench.update(Row.numbered(round..<round + 10)) { finished.append($0) }
        XCTAssertLessThanOrEqual(bench.list.viewsAlive, 100)
        if round % 50 == 0 { bench.advance(to: 0.3) }
      }
      bench.finish()
      XCTAssertEqual(bench.texts, (1000..<1010).map { "\($0)" })
      XCTAssertEqual(finished.count, 1000)
      XCTAssertEqual(finished.filter { $0 }.count, 1)
      XCTAssertEqual(finished.last, true)
    }
  }

  func testL21_theListGoesInTheMiddleOfAChange() {
    onMain {
      var finished: [Bool] = []
      weak var list: CollectionView?
      do {
        let bench = ListBench(["a", "b"])
        bench.show()
        list = bench.list
        bench.update(["b", "a"]) { finished.append($0) }
        bench.advance(to: 0.5)
        gtk_window_set_child(bench.window?.as(GtkWindow.self), nil)
        XCTAssertEqual(finished, [false], "what can't be seen isn't in motion")
      }
      MainLoop.drain()
      XCTAssertNil(list)
      XCTAssertEqual(finished, [false])
    }
  }

  func test_theListGoesInTheMiddleOfRealMotion() {
    onMain {
      var finished: [Bool] = []
      do {
        let bench = ListBench(["a", "b"])
        bench.list.motionClock = AdwaitaMotionClock()
        bench.show()
        bench.update(["b", "a"]) { finished.append($0) }
        bench.frame()
        gtk_window_destroy(bench.window?.as(GtkWindow.self))
      }
      MainLoop.drain()
      XCTAssertEqual(finished, [false])
    }
  }

  func test_aNewWidthInTheMiddleOfAChangeEndsIt() {
    onMain {
      let bench = ListBench(["a", "b"])
      bench.show(width: 300)
      var finished: [Bool] = []
      bench.update(["b", "a"]) { finished.append($0) }
      bench.advance(to: 0.5)
      gtk_widget_set_size_request(bench.list.widget, 500, -1)
      pump { bench.list.size.width == 500 }
      pump { finished == [false] }
      bench.frame()
      XCTAssertEqual(bench.shown.map(\.y), [0, 40])
      XCTAssertEqual(bench.texts, ["b", "a"])
    }
  }

  func test_rowsThatGetAnotherSizeGrowFromWhereTheyAre() {
    onMain {
      let bench = ListBench([Part("one", ["a", "b"]), Part("two", ["c"])])
      bench.headerHeight = 20
      bench.show(height: 400)
      bench.sizing = .fullWidth(height: 80)
      bench.list.update()
      bench.frame()
      XCTAssertEqual(bench.shown("b"), .init(text: "b", y: 60, height: 40))
      bench.advance(to: 0.5)
      XCTAssertEqual(bench.shown("b"), .init(text: "b", y: 80, height: 60))
      XCTAssertEqual(bench.shown("two")?.y, 140)
      bench.finish()
      XCTAssertEqual(bench.shown("b"), .init(text: "b", y: 100, height: 80))
      XCTAssertEqual(bench.shown("c")?.y, 200)
      bench.sizing = .columns(2, height: .points(60))
      bench.list.update()
      bench.advance(to: 0.5)
      bench.sizing = .fullWidth(height: 80)
      let before = bench.shown
      bench.list.update()
      bench.frame()
      XCTAssertEqual(bench.shown, before, "interrupted, it goes on from there")
      bench.finish()
      XCTAssertEqual(bench.shown("c")?.y, 200)
    }
  }

  func test_sectionsComeAndGoWithTheirHeadersWhileTheOthersMakeRoom() {
    onMain {
      let bench = ListBench([Part("one", ["a"]), Part("two", ["b"])])
      bench.headerHeight = 20
      bench.show(height: 400)
      bench.parts = [Part("new", ["x"]), Part("two", ["b"])]
      bench.list.update()
      bench.advance(to: 0.5)
      for text in ["one", "a", "new", "x"] {
        XCTAssertEqual(bench.shown(text)?.opacity ?? 0, 0.5, accuracy: 0.01, text)
      }
      XCTAssertEqual(bench.shown("two")?.y, 60, "as many came as went")
      bench.parts.removeFirst()
      bench.list.update()
      bench.frame()
      XCTAssertEqual(bench.shown("x")?.opacity ?? 0, 0.5, accuracy: 0.01, "it fades from there")
      bench.advance(to: 0.5)
      XCTAssertEqual(bench.shown("b")?.y, 50)
      XCTAssertEqual(bench.shown("one")?.opacity ?? 1, 0.25, accuracy: 0.01)
      bench.finish()
      XCTAssertEqual(bench.texts, ["two", "b"])
    }
  }

  func test_whatCannotBeSeenIsNotInMotion() {
    onMain {
      let bench = ListBench(Row.numbered(0..<10_000))
      bench.show(height: 200)
      bench.list.focus(ItemIndex(section: 0, item: 3))
      bench.scroll(to: 200_000)
      XCTAssertEqual(bench.list.mounted.count, 6, "what is seen, and the focused one")
      bench.filled = []
      bench.update(["x"] + bench.rows.reversed())
      XCTAssertLessThanOrEqual(bench.filled.count, 6)
      let visible = bench.list.visibleRect
      let transitions = bench.list.mounted.values.compactMap(\.transition)
      XCTAssertFalse(transitions.isEmpty)
      for transition in transitions {
        for rect in [transition.start.rect, transition.end.rect] {
          XCTAssertTrue(
            rect.intersects(visible.insetBy(dx: 0, dy: -visible.height - 40)), "\(rect)")
        }
      }
      XCTAssertNil(bench.list.focusedElement.flatMap { bench.list.mounted[$0]?.transition })
      XCTAssertLessThanOrEqual(bench.list.viewsAlive, 30)
      bench.finish()
    }
  }

  func test_whatComesFromFarAwayEntersByTheEdge() {
    onMain {
      let bench = ListBench(Row.numbered(0..<10_000))
      bench.show(height: 200)
      bench.update(["9000"] + Row.numbered(0..<10_000).filter { $0.text != "9000" })
      bench.frame()
      XCTAssertNil(bench.shown("9000"), "it begins outside")
      let start = bench.list.mounted[.item(ItemIndex(section: 0, item: 0))]?.transition?.start
      XCTAssertEqual(start?.rect.minY, 400, "and not nine thousand rows away")
      bench.advance(to: 0.75)
      XCTAssertEqual(bench.shown("9000")?.y, 100)
      bench.finish()
    }
  }
}
