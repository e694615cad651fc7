import CAdwaita
import ConveneLists
import XCTest

@testable import ConveneGTK

/// A list that one process moves by pointer and keyboard while another reads what it has become.
final class RealInputAccessibilityTests: GTKTestCase {
  /// Leaves the pointer where no other test's window is.
  override func tearDown() {
    onMain { RealInput.putAway() }
    super.tearDown()
  }

  func test_severalRowsAreSelectedAndTheListScrolls() throws {
    try onMain {
      let bench = ListBench([
        Part("Fruit", ["apple", "pear", "plum"]), Part("Nuts", Row.numbered(0..<500)),
      ])
      (bench.headerHeight, bench.pinsHeaders) = (30, true)
      bench.list.selectionMode = .multiple
      let window = try Self.show(bench, height: 200)
      try RealInput.send(
        "mousemove", "--window", window, "40", "50", "click", "1",
        "mousemove", "--window", window, "40", "130", "keydown", "ctrl", "click", "1", "keyup",
        "ctrl")
      pump { bench.selectedTexts == ["apple", "plum"] }
      XCTAssertEqual(
        try AccessibleNode.entries(of: "Food"),
        [
          "heading Fruit", "list item apple selected", "list item pear", "list item plum selected",
          "heading Nuts", "list item 0",
        ])
      try RealInput.send(
        "windowfocus", window, "key", "End", "keydown", "shift", "key", "Up", "keyup", "shift")
      pump { bench.focusedText == "498" }
      bench.frame()
      XCTAssertEqual(
        try AccessibleNode.entries(of: "Food"),
        [
          "heading Nuts", "list item 495", "list item 496", "list item 497",
          "list item 498 selected",
          "list item 499 selected",
        ])
    }
  }

  func test_aRowIsDraggedToAnotherPlace() throws {
    try onMain {
      let bench = ListBench.reordering(["a", "b", "c", "d"])
      let window = try Self.show(bench, height: 180)
      try RealInput.send(
        "mousemove", "--window", window, "40", "20", "mousedown", "1",
        "mousemove", "--window", window, "40", "50", "mousemove", "--window", window, "40", "100")
      pump { bench.lifted == "a" }
      try RealInput.send("mouseup", "1")
      pump { !bench.log.isEmpty }
      bench.finish()
      XCTAssertEqual(bench.log, ["section: bcad"])
      XCTAssertEqual(
        try AccessibleNode.entries(of: "Food"),
        ["list item b", "list item c", "list item a", "list item d"])
    }
  }

  func test_whereTheFocusedRowIsDeletedTheNextOneHasTheKeyboard() throws {
    try onMain {
      let bench = ListBench(["a", "b", "c"])
      let window = try Self.show(bench, height: 180)
      try RealInput.send(
        "mousemove", "--window", window, "40", "60", "click", "1", "windowfocus", window)
      pump { bench.focusedText == "b" }
      bench.update(["a", "c"])
      bench.finish()
      let item = try XCTUnwrap(AccessibleNode.read().first("list item", "c"))
      XCTAssertTrue(item.states?.contains("focused") ?? false)
      try RealInput.send("key", "Return")
      pump { bench.log.last == "selected c" }
      XCTAssertEqual(
        try AccessibleNode.entries(of: "Food"), ["list item a", "list item c selected"])
    }
  }

  /// Shows a list by the name of Food; the number of its window.
  @MainActor
  private static func show(_ bench: ListBench, height: Int32) throws -> String {
    bench.list.accessibilityLabel = "Food"
    bench.show(width: 300, height: height)
    return try RealInput.number(of: XCTUnwrap(bench.window))
  }
}
