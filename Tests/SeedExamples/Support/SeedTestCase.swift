import CAdwaita
import Convene
import ConveneGTK
import XCTest

/// A test with real widgets, on the real main thread.
class SeedTestCase: XCTestCase {
  override func setUp() {
    super.setUp()
    continueAfterFailure = false
    onMain {
      guard Bool(gtk_init_check()) else {
        fatalError("There is no display. Run the tests as: Scripts/with-display swift test")
      }
      adw_init()
      MainQueueBridge.install()
      // What GTK warns of is a fault, and ends the run where it happens.
      g_log_set_always_fatal(
        GLogLevelFlags(rawValue: G_LOG_LEVEL_CRITICAL.rawValue | G_LOG_LEVEL_WARNING.rawValue))
    }
  }
}

/// Runs a test's body as the main actor, whose thread it is on already.
func onMain(_ body: @MainActor () throws -> Void) rethrows {
  try MainActor.assumeIsolated { try body() }
}

/// Shows a widget in a window, runs a body, and closes the window.
@MainActor
func withWindow(
  _ content: WidgetPointer, width: Int32, height: Int32, _ body: () throws -> Void
) rethrows {
  let window = gtk_window_new().widget
  gtk_window_set_decorated(window.as(GtkWindow.self), false.gboolean)
  gtk_window_set_default_size(window.as(GtkWindow.self), width, height)
  gtk_window_set_child(window.as(GtkWindow.self), content)
  gtk_window_present(window.as(GtkWindow.self))
  defer {
    gtk_window_destroy(window.as(GtkWindow.self))
    MainLoop.drain()
  }
  FrameClock.waitForFrame(of: window)
  try body()
}

/// The headers and cells that are seen in a list, in reading order.
@MainActor
func views(of list: CollectionView) -> [WidgetPointer] {
  ["header", "row"].flatMap { name in widgets(named: name, in: list.widget) }
    .filter { Bool(gtk_widget_get_child_visible($0)) }
    .sorted {
      (place(of: $0, in: list).minY, place(of: $0, in: list).minX)
        < (place(of: $1, in: list).minY, place(of: $1, in: list).minX)
    }
}

/// Where a widget is in a list, in points.
@MainActor
func place(of widget: WidgetPointer, in list: CollectionView) -> CGRect {
  place(of: widget, in: list.widget)
}

@MainActor
private func widgets(named name: String, in widget: WidgetPointer) -> [WidgetPointer] {
  let own = gtk_widget_get_css_name(widget).map { String(cString: $0) } == name ? [widget] : []
  return own + WidgetTree.children(of: widget).flatMap { widgets(named: name, in: $0) }
}

/// The first text in a widget.
@MainActor
func text(in widget: WidgetPointer) -> String? {
  WidgetTree.first(gtk_label_get_type(), in: widget)
    .flatMap { gtk_label_get_text($0.opaque) }.map { String(cString: $0) }
}

/// The texts of the labels that can be seen in a widget, in their order.
@MainActor
func visibleTexts(in widget: WidgetPointer) -> [String] {
  WidgetTree.all(gtk_label_get_type(), in: widget)
    .filter { Bool(gtk_widget_get_mapped($0)) }
    .compactMap { gtk_label_get_text($0.opaque) }.map { String(cString: $0) }
}

/// Where a widget is in another one, in points.
@MainActor
func place(of widget: WidgetPointer, in other: WidgetPointer) -> CGRect {
  var bounds = graphene_rect_t()
  _ = gtk_widget_compute_bounds(widget, other, &bounds)
  return CGRect(
    x: CGFloat(bounds.origin.x), y: CGFloat(bounds.origin.y), width: CGFloat(bounds.size.width),
    height: CGFloat(bounds.size.height))
}
