import CAdwaita
import ConveneDiff
import ConveneLists
import XCTest

@testable import ConveneGTK

/// The list changes while a button is held down, or between the clicks of a series.
final class PointerPressTests: GTKTestCase {
  /// Presses the button, has the list change, and lets it go where it was pressed.
  @MainActor
  private static func click(
    _ bench: ListBench, y: Double, count: Int32 = 1, during change: () -> Void
  ) throws {
    let click = try XCTUnwrap(bench.clicks())
    emit(click, "pressed", [.int(count), .double(50), .double(y)])
    change()
    bench.frame()
    emit(click, "released", [.int(count), .double(50), .double(y)])
  }

  func test_whatCameUnderThePointerMeanwhileIsNotClicked() throws {
    try onMain {
      let bench = ListBench(["a", "b", "c"])
      bench.show()
      try Self.click(bench, y: 60) { bench.update(["x", "a", "b", "c"], animated: false) }
      XCTAssertEqual(bench.log, [], "b was pressed, and a is there now")
      try Self.click(bench, y: 60) { bench.update(["x", "c"], animated: false) }
      XCTAssertEqual(bench.log, [], "a has gone")
      try Self.click(bench, y: 60) { bench.scroll(to: 0) }
      XCTAssertEqual(bench.log, ["selected c"])
    }
  }

  func test_whatWasPressedIsClickedWhereverItIsInTheListNow() throws {
    try onMain {
      let bench = ListBench(["a", "b", "c"])
      bench.show()
      try Self.click(bench, y: 60) { bench.update(["x", "b", "c"], animated: false) }
      try Self.click(bench, y: 60) { bench.update(["b"] + Row.numbered(0..<9), animated: false) }
      XCTAssertEqual(bench.log, ["selected b"], "it went away under the pointer the second time")
      try Self.click(bench, y: 20) { bench.list.reload() }
      XCTAssertEqual(bench.log, ["selected b", "selected b"], "a reload keeps it, too")
      try Self.click(bench, y: 20) {
        bench.rows = ["y"] + bench.rows
        bench.list.reload()
      }
      XCTAssertEqual(bench.log.count, 2)
    }
  }

  func test_theHeaderOfAnotherSectionIsNotClicked() throws {
    try onMain {
      let bench = ListBench([Part("A", ["a"]), Part("B", ["b"])])
      bench.headerHeight = 30
      bench.declareSection = { $0.expandable() }
      bench.show(height: 300)
      try Self.click(bench, y: 15) {
        bench.parts.insert(Part("N", ["n"]), at: 0)
        bench.list.update(animated: false)
      }
      bench.finish()
      XCTAssertEqual(bench.texts, ["N", "n", "A", "a", "B", "b"])
      try Self.click(bench, y: 15) {
        bench.parts[1].rows.append("a2")
        bench.list.update(animated: false)
      }
      bench.finish()
      XCTAssertEqual(bench.texts, ["N", "A", "a", "a2", "B", "b"])
    }
  }

  func test_aSecondClickOnAnotherItemIsItsFirst() {
    onMain {
      let bench = ListBench(["a", "b", "c"])
      bench.declareItem = { [weak bench] item, row in
        item.performPrimaryAction { _ in bench?.log.append("performed \(row.text)") }
      }
      bench.onSelect = { [weak bench] row in
        if row.text == "b" { bench?.update(["x", "a", "b", "c"], animated: false) }
      }
      bench.show()
      bench.click(x: 50, y: 60)
      bench.frame()
      bench.click(x: 50, y: 60, count: 2)
      XCTAssertEqual(bench.log, ["selected b", "deselected b", "selected a"])
      bench.click(x: 50, y: 60, count: 3)
      XCTAssertEqual(bench.log.last, "performed a", "its second")
    }
  }

  func test_aDoubleClickOpensAnItemWhoseSelectionReloadsTheList() {
    onMain {
      let bench = ListBench(["a", "b", "c"])
      bench.declareItem = { [weak bench] item, row in
        item.performPrimaryAction { _ in bench?.log.append("performed \(row.text)") }
      }
      bench.onSelect = { [weak bench] _ in bench?.list.reload() }
      bench.show()
      bench.click(x: 50, y: 60)
      bench.frame()
      bench.click(x: 50, y: 60, count: 2)
      XCTAssertEqual(bench.log, ["selected b", "performed b"])
    }
  }

  func test_aRealButtonThatIsLetGoOnAnotherItemDoesNothing() throws {
    try onMain {
      let bench = ListBench(["a", "b", "c"])
      bench.show()
      defer { RealInput.putAway() }
      let window = try XCTUnwrap(bench.window)
      let number = try RealInput.number(of: window)
      try RealInput.send("mousemove", "--window", number, "60", "60", "mousedown", "1")
      pump { bench.list.press?.target == .item(ItemIndex(section: 0, item: 1)) }
      bench.update(["x", "a", "b", "c"], animated: false)
      bench.frame()
      try RealInput.send("mouseup", "1")
      try RealInput.click(window, x: 60, y: 140)
      pump { !bench.log.isEmpty }
      XCTAssertEqual(bench.log, ["selected c"])
    }
  }

  func test_aDragLiftsWhatWasPressed() {
    onMain {
      let bench = ListBench.reordering(["a", "b", "c", "d"])
      bench.show()
      bench.beginDrag(x: 50, y: 60)
      bench.update(["x", "a", "b", "c", "d"], animated: false)
      bench.frame()
      bench.dragOn(by: 30)
      XCTAssertEqual(bench.lifted, "b")
      bench.frame()
      XCTAssertEqual(bench.shown("b")?.y, 110, "from where it is")
      bench.list.cancelDrag()
      bench.finish()
      bench.beginDrag(x: 50, y: 60)
      bench.update(["x", "c", "d"], animated: false)
      bench.dragOn(by: 30)
      XCTAssertNil(bench.lifted, "a has gone")
    }
  }
}
