import CAdwaita
import ConveneDiff
import ConveneLists
import Foundation
import XCTest

@testable import ConveneGTK

/// The pointer and the keyboard of the display, moved from another process.
final class RealInputTests: GTKTestCase {
  /// Leaves the pointer where no other test's window is.
  override func tearDown() {
    onMain { try? Self.send("mousemove", "1599", "1199") }
    super.tearDown()
  }

  func test_thePointerSelectsTheRowThatItClicks() throws {
    try onMain {
      let bench = ListBench(Row.numbered(0..<100))
      bench.show(width: 300, height: 200)
      try Self.send("mousemove", "--window", Self.window(of: bench), "40", "100", "click", "1")
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
      try Self.send(
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
      try Self.send(
        "mousemove", "--window", window, "40", "20", "click", "1", "windowfocus", window)
      pump { bench.focusedText == "0" }
      try Self.send("key", "Down", "Down", "Return")
      pump { bench.log.count == 3 }
      XCTAssertEqual(bench.log, ["selected 0", "deselected 0", "selected 2"])
      try Self.send("key", "End")
      pump { bench.focusedText == "99" }
      bench.frame()
      XCTAssertEqual(bench.texts.last, "99")
      try Self.send("key", "Home", "space")
      pump { bench.log.last == "selected 0" }
    }
  }

  /// The number by which the X server knows a window.
  @MainActor
  private static func window(of bench: ListBench) throws -> String {
    let surface = try XCTUnwrap(
      bench.window.flatMap { gtk_widget_get_native($0) }
        .flatMap { gtk_native_get_surface($0) })
    return "\(try XCTUnwrap(XWindow.number(of: surface)))"
  }

  @MainActor
  private static func send(_ arguments: String...) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["xdotool"] + arguments
    try process.run()
    MainLoop.run { !process.isRunning }
    XCTAssertEqual(process.terminationStatus, 0, "xdotool \(arguments)")
  }
}

/// The X server's own name of a window, which GTK's headers for X11 would give.
private enum XWindow {
  static func number(of surface: OpaquePointer) -> UInt? {
    guard let library = dlopen(nil, RTLD_NOW),
      let symbol = dlsym(library, "gdk_x11_surface_get_xid")
    else { return nil }
    typealias Function = @convention(c) (OpaquePointer) -> UInt
    return unsafeBitCast(symbol, to: Function.self)(surface)
  }
}
