import CAdwaita
import ConveneDiff
import ConveneLists
import XCTest

@testable import ConveneGTK

/// The pointer and the keyboard of the display, moved from another process.
final class RealInputTests: GTKTestCase {
  /// Leaves the pointer where no other test's window is.
  override func tearDown() {
    onMain { RealInput.putAway() }
    super.tearDown()
  }

  func test_thePointerSelectsTheRowThatItClicks() throws {
    try onMain {
      let bench = ListBench(Row.numbered(0..<100))
      bench.show(width: 300, height: 200)
      try RealInput.send("mousemove", "--window", Self.window(of: bench), "40", "100", "click", "1")
      pump { !bench.log.isEmpty }
      XCTAssertEqual(bench.log, ["selected 2"])
      XCTAssertEqual(bench.cell("2")?.isSelected, true)
      XCTAssertEqual(bench.focusedText, "2")
    }
  }

  func test_theWheelScrolls() throws {
    try onMain {
      let bench = ListBench(Row.numbered(0..<100))
      bench.show(width: 300, height: 200)
      try RealInput.send(
        "mousemove", "--window", Self.window(of: bench), "40", "100", "click", "5", "click", "5")
      pump { bench.list.offset > 40 }
      bench.frame()
      XCTAssertNotEqual(bench.texts.first, "0")
      XCTAssertLessThan(bench.list.viewsAlive, 30)
    }
  }

  func test_keysMoveAndSelect() throws {
    try onMain {
      let bench = ListBench(Row.numbered(0..<100))
      bench.show(width: 300, height: 200)
      let window = try Self.window(of: bench)
      try RealInput.send(
        "mousemove", "--window", window, "40", "20", "click", "1", "windowfocus", window)
      pump { bench.focusedText == "0" }
      try RealInput.send("key", "Down", "Down", "Return")
      pump { bench.log.count == 3 }
      XCTAssertEqual(bench.log, ["selected 0", "deselected 0", "selected 2"])
      try RealInput.send("key", "End")
      pump { bench.focusedText == "99" }
      bench.frame()
      XCTAssertEqual(bench.texts.last, "99")
      try RealInput.send("key", "Home", "space")
      pump { bench.log.last == "selected 0" }
    }
  }

  @MainActor
  private static func window(of bench: ListBench) throws -> String {
    try RealInput.number(of: XCTUnwrap(bench.window))
  }
}
