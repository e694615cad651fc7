import CAdwaita
import ConveneDiff
import ConveneLists
import Foundation
import XCTest

@testable import ConveneGTK

/// Items that the user drags to other places.
final class ReorderingTests: GTKTestCase {
  func test_whileARowIsHeldTheOthersMakeRoomAndTheAppIsToldWhenItIsLetGo() {
    onMain {
      let bench = ListBench.reordering(["a", "b", "c", "d"])
      bench.show()
      bench.beginDrag(x: 50, y: 20)
      bench.dragOn(by: 3)
      XCTAssertNil(bench.list.drag, "a hand that trembles lifts nothing")
      bench.dragOn(by: 30)
      bench.frame()
      XCTAssertEqual(bench.lifted, "a")
      XCTAssertEqual(bench.shown("a")?.y, 30)
      bench.advance(to: 0.5)
      XCTAssertEqual(bench.shown("b")?.y, 20, "on its way")
      bench.finish()
      XCTAssertEqual(bench.shown("b")?.y, 0)
      XCTAssertEqual(bench.shown("a")?.y, 30, "it stays under the pointer")
      bench.dragOn(by: 90)
      bench.finish()
      XCTAssertEqual(bench.shown.map(\.text), ["b", "c", "a", "d"])
      XCTAssertEqual(bench.log, [])
      bench.endDrag()
      XCTAssertEqual(bench.log, ["section: bcad"])
      XCTAssertNil(bench.lifted)
      bench.frame()
      XCTAssertEqual(bench.shown("a")?.y, 90, "it goes from where it was held")
      bench.advance(to: 0.5)
      XCTAssertEqual(bench.shown("a")?.y, 85)
      bench.finish()
      XCTAssertEqual(bench.shown.map(\.y), [0, 40, 80, 120])
      XCTAssertEqual(bench.texts, ["b", "c", "a", "d"])
      XCTAssertEqual(bench.focusedText, "a")
    }
  }

  func test_anAppThatTakesTheOrderSeesNothingChangeAndOneThatDoesNotHasItGoBack() {
    onMain {
      for takes in [true, false] {
        let bench = ListBench.reordering(["a", "b", "c"], takes: takes)
        bench.show()
        bench.drag(x: 50, y: 20, by: 80)
        bench.finish()
        XCTAssertEqual(bench.texts, ["b", "c", "a"])
        bench.list.update()
        bench.finish()
        XCTAssertEqual(bench.texts, takes ? ["b", "c", "a"] : ["a", "b", "c"])
      }
    }
  }

  func test_escapePutsItBack() {
    onMain {
      let bench = ListBench.reordering(["a", "b", "c", "d"])
      bench.show()
      bench.list.select(Row("a"))
      bench.beginDrag(x: 50, y: 20)
      bench.dragOn(by: 80)
      bench.finish()
      XCTAssertEqual(bench.list.selectedElements(of: Row.self), [Row("a")], "selection goes along")
      XCTAssertTrue(bench.press(GDK_KEY_Escape))
      XCTAssertNil(bench.lifted)
      bench.dragOn(by: 120)
      bench.endDrag()
      bench.finish()
      XCTAssertEqual(bench.texts, ["a", "b", "c", "d"])
      XCTAssertEqual(bench.log, [])
      XCTAssertEqual(bench.list.selectedElements(of: Row.self), [Row("a")])
      XCTAssertFalse(bench.press(GDK_KEY_Escape), "it is somebody else's again")
    }
  }

  func test_onlyWhatMayBeMovedIsLifted() {
    onMain {
      let bench = ListBench(["a", "b"])
      bench.show()
      bench.beginDrag(x: 50, y: 20)
      bench.dragOn(by: 60)
      XCTAssertNil(bench.list.drag, "nobody hears of it")
      bench.endDrag()
      let fixed = ListBench.reordering(["a", "b"])
      fixed.fixed = ["a"]
      fixed.show()
      fixed.drag(x: 50, y: 20, by: 60)
      fixed.finish()
      XCTAssertEqual(fixed.texts, ["a", "b"])
      fixed.drag(x: 50, y: 60, by: -60)
      fixed.finish()
      XCTAssertEqual(fixed.texts, ["b", "a"])
      fixed.beginDrag(x: 50, y: 180)
      fixed.dragOn(by: -60)
      XCTAssertNil(fixed.list.drag, "there is nothing under the pointer")
      fixed.endDrag()
    }
  }

  func test_anItemGoesIntoAnotherSection() {
    onMain {
      let bench = ListBench.reordering(parts: [Part("one", ["a", "b"]), Part("two", ["c"])])
      bench.headerHeight = 20
      bench.show(height: 300)
      bench.drag(x: 50, y: 40, by: 130)
      bench.finish()
      XCTAssertEqual(bench.texts, ["one", "b", "two", "c", "a"])
      XCTAssertEqual(bench.log, ["one: b", "two: ca"])
    }
  }

  func test_nearAnEdgeTheListGoesOn() {
    onMain {
      let bench = ListBench.reordering(Row.numbered(0..<100))
      bench.show(height: 200)
      bench.beginDrag(x: 50, y: 100)
      bench.dragOn(by: 95)
      bench.frame()
      XCTAssertEqual(bench.lifted, "2")
      for _ in 0..<40 { bench.list.scrollDrag(seconds: 0.05) }
      bench.frame()
      let offset = bench.list.offset
      XCTAssertGreaterThan(offset, 1_000)
      XCTAssertEqual(bench.shown("2")?.y, 175, "it stays under the pointer")
      XCTAssertLessThanOrEqual(bench.list.viewsAlive, 40)
      for _ in 0..<400 { bench.list.scrollDrag(seconds: 0.1) }
      XCTAssertEqual(bench.list.offset, 3_800, "as far as the list goes")
      bench.endDrag()
      bench.finish()
      XCTAssertEqual(bench.rows.last?.text, "2")
      XCTAssertEqual(bench.texts, ["96", "97", "98", "99", "2"])
    }
  }

  func test_theFrameClockDrivesIt() {
    onMain {
      let bench = ListBench.reordering(Row.numbered(0..<1_000))
      bench.show(height: 200)
      bench.beginDrag(x: 50, y: 100)
      bench.dragOn(by: 95)
      pump { bench.list.offset > 100 }
      bench.dragOn(by: 0)
      let rest = bench.list.offset
      bench.frame()
      bench.frame()
      XCTAssertEqual(bench.list.offset, rest, "in the middle it rests")
      bench.endDrag()
    }
  }

  func test_anUpdateWhileAnItemIsHeldIsFollowed() {
    onMain {
      let bench = ListBench.reordering(["a", "b", "c", "d"])
      bench.show(height: 300)
      bench.beginDrag(x: 50, y: 20)
      bench.dragOn(by: 80)
      bench.finish()
      bench.update(["x", "a", "b", "c", "d"])
      bench.finish()
      XCTAssertEqual(bench.lifted, "a", "it is still held")
      XCTAssertEqual(bench.shown("a")?.y, 80)
      bench.dragOn(by: 81)
      bench.endDrag()
      bench.finish()
      XCTAssertEqual(bench.texts, ["x", "b", "a", "c", "d"])
      XCTAssertEqual(bench.log, ["section: xbacd"])
    }
  }

  func test_whereAnItemIsHeldStillItLandsWhateverUpdateComes() {
    onMain {
      let bench = ListBench.reordering(["a", "b", "c", "d"])
      bench.show(height: 300)
      bench.beginDrag(x: 50, y: 20)
      bench.dragOn(by: 80)
      bench.finish()
      var isWhole: [Bool] = []
      bench.list.update { isWhole.append($0) }
      bench.finish()
      XCTAssertEqual(bench.texts, ["b", "c", "a", "d"], "room is made again")
      XCTAssertEqual(isWhole, [true], "in the same motion")
      bench.update(["x", "a", "b", "c", "d"])
      bench.finish()
      XCTAssertEqual(bench.texts, ["x", "b", "a", "c", "d"])
      bench.endDrag()
      bench.finish()
      XCTAssertEqual(bench.texts, ["x", "b", "a", "c", "d"])
      XCTAssertEqual(bench.log, ["section: xbacd"])
    }
  }

  func test_anItemIsHeldOverAnotherSectionWhateverUpdateComes() {
    onMain {
      let bench = ListBench.reordering(parts: [Part("one", ["a", "b"]), Part("two", ["c"])])
      bench.headerHeight = 20
      bench.show(height: 300)
      bench.beginDrag(x: 50, y: 40)
      bench.dragOn(by: 130)
      bench.finish()
      bench.list.update()
      bench.finish()
      XCTAssertEqual(bench.lifted, "a")
      bench.endDrag()
      bench.finish()
      XCTAssertEqual(bench.texts, ["one", "b", "two", "c", "a"])
      XCTAssertEqual(bench.log, ["one: b", "two: ca"])
    }
  }

  func test_whereTheListIsScrolledUnderAnItemItLandsWhereItIsHeld() {
    onMain {
      let bench = ListBench.reordering(Row.numbered(0..<100))
      bench.show(height: 200)
      bench.beginDrag(x: 50, y: 20)
      bench.dragOn(by: 80)
      bench.finish()
      bench.scroll(to: 400)
      bench.finish()
      XCTAssertEqual(bench.texts, ["11", "12", "0", "13", "14"], "the others make room")
      bench.endDrag()
      bench.finish()
      XCTAssertEqual(bench.texts, ["11", "12", "0", "13", "14"])
      XCTAssertEqual(bench.rows.firstIndex(of: "0"), 12)
    }
  }

  func test_aRealWheelIsTurnedWhileARowIsHeld() throws {
    try onMain {
      let bench = ListBench.reordering(Row.numbered(0..<100))
      bench.show(height: 200)
      defer { RealInput.putAway() }
      let window = try XCTUnwrap(bench.window)
      let number = try RealInput.number(of: window)
      try RealInput.send("mousemove", "--window", number, "60", "20", "mousedown", "1")
      for y in stride(from: 30, through: 100, by: 10) {
        try RealInput.send("mousemove", "--window", number, "60", "\(y)")
      }
      pump { bench.lifted == "0" }
      for _ in 0..<6 { try RealInput.send("click", "5") }
      pump { bench.list.offset > 100 }
      let place = bench.shown("0")?.y
      XCTAssertEqual(place, 80)
      try RealInput.send("mouseup", "1")
      pump { !bench.log.isEmpty }
      bench.finish()
      XCTAssertEqual(bench.shown("0").map { abs($0.y - 80) <= 20 }, true)
    }
  }

  func test_aRowThatIsHeldIsAsBroadAsTheListIs() {
    onMain {
      let bench = ListBench.reordering(["a", "b", "c"])
      bench.show(width: 300, height: 200)
      bench.beginDrag(x: 50, y: 20)
      bench.dragOn(by: 30)
      bench.finish()
      gtk_widget_set_size_request(bench.list.widget, 500, 200)
      pump { bench.list.size.width == 500 }
      let held = bench.list.drag.map { frame(of: $0.view.widget, in: bench.list.area) }
      XCTAssertEqual(held?.width, 500)
      XCTAssertEqual(held?.y, 30)
      bench.endDrag()
    }
  }

  func test_whereAGridGetsBroaderAnItemLandsWhereItIsHeld() {
    onMain {
      let bench = ListBench.reordering(["a", "b", "c"])
      bench.sizing = .columns(3, height: .points(100))
      bench.show(width: 300, height: 200)
      bench.beginDrag(x: 50, y: 50)
      bench.dragOn(by: 0, x: 200)
      bench.finish()
      gtk_widget_set_size_request(bench.list.widget, 600, 200)
      pump { bench.list.size.width == 600 }
      bench.endDrag()
      bench.finish()
      XCTAssertEqual(bench.log, ["section: bac"])
    }
  }

  func test_anItemThatGoesWhileItIsHeldIsLetGo() {
    onMain {
      let bench = ListBench.reordering(["a", "b", "c"])
      bench.show()
      bench.beginDrag(x: 50, y: 20)
      bench.dragOn(by: 40)
      bench.update(["b", "c"])
      XCTAssertNil(bench.lifted)
      bench.dragOn(by: 80)
      bench.endDrag()
      bench.finish()
      XCTAssertEqual(bench.texts, ["b", "c"])
      XCTAssertEqual(bench.log, [])
      bench.beginDrag(x: 50, y: 20)
      bench.dragOn(by: 40)
      bench.list.reload()
      XCTAssertNil(bench.lifted, "of a reload nothing is known")
      bench.endDrag()
    }
  }

  func test_theWindowClosesWhileAnItemIsHeld() {
    onMain {
      let bench = ListBench.reordering(["a", "b", "c"])
      bench.show()
      bench.beginDrag(x: 50, y: 20)
      bench.dragOn(by: 40)
      gtk_window_set_child(bench.window?.as(GtkWindow.self), nil)
      XCTAssertNil(bench.lifted)
      XCTAssertEqual(bench.log, [])
    }
  }

  func test_readFromRightToLeftAGridIsReorderedAsItIsSeen() {
    onMain {
      let bench = ListBench.reordering(["a", "b", "c"])
      bench.sizing = .columns(3, height: .points(100))
      gtk_widget_set_direction(bench.list.widget, GTK_TEXT_DIR_RTL)
      bench.show(width: 300)
      bench.beginDrag(x: 250, y: 50)
      bench.list.dragItem(to: CGPoint(x: 245, y: 50))
      bench.dragOn(by: 0, x: -100)
      bench.endDrag()
      bench.finish()
      XCTAssertEqual(bench.log, ["section: bac"])
    }
  }

  func test_aRealPointerDragsARow() throws {
    try onMain {
      let bench = ListBench.reordering(["a", "b", "c", "d"])
      bench.list.motionClock = AdwaitaMotionClock()
      bench.show()
      defer { RealInput.putAway() }
      let window = try XCTUnwrap(bench.window)
      let number = try RealInput.number(of: window)
      try RealInput.send("mousemove", "--window", number, "60", "20", "mousedown", "1")
      for y in stride(from: 30, through: 105, by: 15) {
        try RealInput.send("mousemove", "--window", number, "60", "\(y)")
      }
      pump { bench.lifted == "a" }
      try RealInput.send("mouseup", "1")
      pump { !bench.log.isEmpty }
      XCTAssertEqual(bench.log, ["section: bcad"], "and nothing is selected by it")
      pump { !bench.list.isInMotion }
      bench.frame()
      XCTAssertEqual(bench.texts, ["b", "c", "a", "d"])
    }
  }
}
