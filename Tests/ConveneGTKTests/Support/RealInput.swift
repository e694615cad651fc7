import CAdwaita
import Foundation
import XCTest

@testable import ConveneGTK

/// The pointer and the keyboard of the display, moved by another process.
@MainActor
enum RealInput {
  /// Has `xdotool` do something, and serves GTK meanwhile.
  static func send(_ arguments: String...) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["xdotool"] + arguments
    process.terminationHandler = { _ in g_main_context_wakeup(nil) }
    try process.run()
    MainLoop.run { !process.isRunning }
    XCTAssertEqual(process.terminationStatus, 0, "xdotool \(arguments)")
  }

  /// Clicks in a window, in pixels from its top left corner.
  static func click(_ window: WidgetPointer, x: Double, y: Double) throws {
    try send(
      "mousemove", "--window", number(of: window), "\(Int(x))", "\(Int(y))", "click", "1")
  }

  /// Turns the wheel by one notch downwards over a place in a window.
  static func turnWheel(_ window: WidgetPointer, x: Double, y: Double) throws {
    try send(
      "mousemove", "--window", number(of: window), "\(Int(x))", "\(Int(y))", "click", "5")
  }

  /// Leaves the pointer where no test's window is.
  static func putAway() { try? send("mousemove", "1599", "1199") }

  /// The number by which the X server knows a window.
  static func number(of window: WidgetPointer) throws -> String {
    let surface = try XCTUnwrap(
      gtk_widget_get_native(window).flatMap { gtk_native_get_surface($0) })
    // GTK's headers for X11 would say this; they aren't imported.
    let symbol = try XCTUnwrap(
      dlopen(nil, RTLD_NOW).flatMap { dlsym($0, "gdk_x11_surface_get_xid") })
    typealias Function = @convention(c) (OpaquePointer) -> UInt
    return "\(unsafeBitCast(symbol, to: Function.self)(surface))"
  }
}
