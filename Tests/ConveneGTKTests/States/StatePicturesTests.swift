import CAdwaita
import ConveneStates
import XCTest

@testable import ConveneGTK

/// Draws every state in every look, in narrow and wide windows and several scripts.
///
/// What can be told without looking is checked: that something is seen, that nothing is larger than
/// its place or beyond the window, and that no text is cut off.
final class StatePicturesTests: GTKTestCase {
  override func tearDown() {
    onMain { DesktopLook.reset() }
    super.tearDown()
  }

  func test_everyStateIsSeenWholeInEveryLookAndSize() throws {
    try onMain {
      for look in DesktopLook.all where look.apply() {
        for scene in StateScene.all where scene.suits(look) {
          try draw(scene, "\(scene.name)-\(look.name)-320", 320, 500)
          // Width matters to what wraps, and not to colours.
          guard !look.isDark, !look.hasHighContrast else { continue }
          try draw(scene, "\(scene.name)-\(look.name)-900", 900, 600)
        }
      }
    }
  }
}

@MainActor
private func draw(
  _ scene: StateScene, _ name: String, _ width: Int32, _ height: Int32
) throws {
  let screen = scene.makeScreen()
  let window = show(screen.widget, width: width, height: height)
  settle(window)
  XCTAssertEqual(gtk_widget_get_width(window), width, name)
  XCTAssertFalse(try WidgetSnapshot(of: window).pixels.isBlank, name)
  try Pictures.write(window, name)
  expectNothingCutOff(in: window, name)
  gtk_window_destroy(window.as(GtkWindow.self))
}

/// Fails where a widget has less room than it needs, or a text or a button is beyond the window at
/// a side.
@MainActor
func expectNothingCutOff(in window: WidgetPointer, _ name: String) {
  let width = Double(gtk_widget_get_width(window))
  for widget in WidgetTree.all(gtk_widget_get_type(), in: window)
  where Bool(gtk_widget_get_mapped(widget)) {
    let kind = String(cString: g_type_name(convene_object_type(widget)))
    let place = frame(of: widget, in: window)
    // What scrolls may have less room than it needs.
    if kind != "GtkViewport" {
      let lack = Lack(of: widget)
      XCTAssertLessThanOrEqual(lack.width, 0, "\(name): \(kind) is too narrow")
      XCTAssertLessThanOrEqual(lack.height, 0, "\(name): \(kind) is too low")
    }
    guard kind == "GtkLabel" || kind == "GtkButton" else { continue }
    XCTAssertGreaterThanOrEqual(place.x, 0, "\(name): \(kind)")
    XCTAssertLessThanOrEqual(place.x + place.width, width, "\(name): \(kind)")
    guard kind == "GtkLabel", let layout = gtk_label_get_layout(widget.opaque) else { continue }
    XCTAssertFalse(Bool(pango_layout_is_ellipsized(layout)), "\(name): a text is cut off")
  }
}

/// How much more room a widget needs than it has, in pixels; negative where it has more.
@MainActor
private struct Lack {
  let width: Int32
  let height: Int32

  init(of widget: WidgetPointer) {
    // A widget is measured with its margins, and allocated without them.
    let sides = gtk_widget_get_margin_start(widget) + gtk_widget_get_margin_end(widget)
    let ends = gtk_widget_get_margin_top(widget) + gtk_widget_get_margin_bottom(widget)
    let room = gtk_widget_get_allocated_width(widget)
    width = Extent(of: widget, GTK_ORIENTATION_HORIZONTAL, -1).minimum - sides - room
    height =
      Extent(of: widget, GTK_ORIENTATION_VERTICAL, max(room + sides, width + room + sides)).minimum
      - ends - gtk_widget_get_allocated_height(widget)
  }
}

/// Waits until a banner has slid in.
@MainActor
private func settle(_ window: WidgetPointer) {
  let revealers = WidgetTree.all(gtk_revealer_get_type(), in: window)
  pump {
    revealers.allSatisfy {
      gtk_revealer_get_reveal_child($0.opaque) == gtk_revealer_get_child_revealed($0.opaque)
    }
  }
  waitForFrame(of: window)
}
