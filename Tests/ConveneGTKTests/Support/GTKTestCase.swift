import CAdwaita
import XCTest

@testable import ConveneGTK

/// A test with real widgets, on the real main thread.
///
/// XCTest runs synchronous tests there on Linux, which Swift Testing does not; but it finds only
/// tests that are not isolated, so each begins with ``onMain(_:)``. A warning from GTK fails the
/// test that caused it, and the windows of a test are closed after it.
class GTKTestCase: XCTestCase {
  override func setUp() {
    super.setUp()
    continueAfterFailure = false
    WarningLog.install
    onMain {
      guard GTK.isReady else {
        fatalError("There is no display. Run the tests as: Scripts/with-display swift test")
      }
      MainQueueBridge.install()
    }
    _ = WarningLog.takeAll()
  }

  override func tearDown() {
    onMain { GTK.closeWindows() }
    XCTAssertEqual(WarningLog.takeAll(), [], "GTK warned")
    super.tearDown()
  }
}

/// Runs a test's body as the main actor, whose thread it is on already.
func onMain<Result>(_ body: @MainActor () throws -> Result) rethrows -> Result {
  nonisolated(unsafe) var result: Result?
  try MainActor.assumeIsolated { result = try body() }
  guard let result else { fatalError("A body that doesn't throw has a result.") }
  return result
}

/// Shows a widget in a window of its own and waits for its first frame.
@MainActor
@discardableResult
func show(
  _ content: WidgetPointer, width: Int32 = 400, height: Int32 = 600,
  file: StaticString = #filePath, line: UInt = #line
) -> WidgetPointer {
  let window = makeWindow(content, width: width, height: height)
  gtk_window_present(window.as(GtkWindow.self))
  waitForFrame(of: window, file: file, line: line)
  return window
}

/// Makes a window, not yet shown, that is closed after the test.
@MainActor
func makeWindow(
  _ content: WidgetPointer, width: Int32 = 400, height: Int32 = 600
) -> WidgetPointer {
  let window = GObjectReference(gtk_window_new())
  gtk_window_set_decorated(window.pointer.as(GtkWindow.self), false.gboolean)
  gtk_window_set_default_size(window.pointer.as(GtkWindow.self), width, height)
  gtk_window_set_child(window.pointer.as(GtkWindow.self), content)
  GTK.windows.append(window)
  return window.widget
}

/// Runs the main loop until a condition holds; fails the test if it doesn't come to hold.
@MainActor
func pump(
  atMost milliseconds: UInt32 = 5000, file: StaticString = #filePath, line: UInt = #line,
  until condition: () -> Bool
) {
  XCTAssertTrue(
    MainLoop.run(atMost: milliseconds, until: condition), "didn't come to hold",
    file: file, line: line)
}

/// Lets a widget's window lay out and paint once.
@MainActor
func waitForFrame(of widget: WidgetPointer, file: StaticString = #filePath, line: UInt = #line) {
  XCTAssertTrue(FrameClock.waitForFrame(of: widget), "no frame was drawn", file: file, line: line)
}

@MainActor
private enum GTK {
  /// The running test's windows.
  static var windows: [GObjectReference] = []

  /// Starts GTK and libadwaita once per process; whether there is a display.
  static let isReady: Bool = {
    g_set_prgname("convene-tests")
    guard Bool(gtk_init_check()) else { return false }
    adw_init()
    return true
  }()

  static func closeWindows() {
    for window in windows { gtk_window_destroy(window.pointer.as(GtkWindow.self)) }
    windows = []
    MainLoop.drain()
  }
}
