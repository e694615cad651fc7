import CAdwaita
import Foundation

/// Lets content be scrolled while something lies over it, by wheel, touchpad and finger.
@MainActor
enum ContentScrolling {
  /// Passes on what the widget in front doesn't need to scroll itself.
  ///
  /// - Parameters:
  ///   - cover: the widget in front.
  ///   - content: a scrolled window, or what has one inside.
  static func forward(from cover: WidgetPointer, to content: WidgetPointer) {
    guard let scroller = WidgetTree.first(gtk_scrolled_window_get_type(), in: content) else {
      return
    }
    forwardWheel(from: cover, to: scroller)
    forwardFinger(from: cover, to: scroller)
  }

  private static func forwardWheel(from cover: WidgetPointer, to scroller: WidgetPointer) {
    guard let wheel = gtk_event_controller_scroll_new(GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES)
    else { return }
    gtk_widget_add_controller(cover, wheel)
    // Before what is in front: a scrolled window takes all events, also where it has no use for them.
    gtk_event_controller_set_propagation_phase(wheel, GTK_PHASE_CAPTURE)
    connect(wheel, "scroll") { (x: Double, y: Double) -> Bool in
      guard !scrollsItself(cover) else { return false }
      let isWheel = gtk_event_controller_scroll_get_unit(wheel) == GDK_SCROLL_UNIT_WHEEL
      return scroll(scroller, x: x, y: y, inSteps: isWheel)
    }
  }

  private static func forwardFinger(from cover: WidgetPointer, to scroller: WidgetPointer) {
    guard let finger = gtk_gesture_drag_new() else { return }
    gtk_widget_add_controller(cover, finger)
    gtk_gesture_single_set_touch_only(finger, true.gboolean)
    var before = (x: 0.0, y: 0.0)
    connect(finger, "drag-begin") { before = (0, 0) }
    connect(finger, "drag-update") { (x: Double, y: Double) in
      guard !scrollsItself(cover) else { return }
      // The content follows the finger, so it goes the other way.
      if scroll(scroller, x: before.x - x, y: before.y - y, inSteps: false) {
        // From here on it is no tap.
        gtk_gesture_set_state(finger, GTK_EVENT_SEQUENCE_CLAIMED)
      }
      before = (x, y)
    }
  }

  /// Whether anything shown in a widget is larger than its place, and scrolls.
  private static func scrollsItself(_ widget: WidgetPointer) -> Bool {
    WidgetTree.all(gtk_scrolled_window_get_type(), in: widget).contains { scroller in
      guard Bool(gtk_widget_get_mapped(scroller)) else { return false }
      return [
        gtk_scrolled_window_get_hadjustment(scroller.opaque),
        gtk_scrolled_window_get_vadjustment(scroller.opaque),
      ].contains {
        gtk_adjustment_get_upper($0) - gtk_adjustment_get_lower($0)
          > gtk_adjustment_get_page_size($0)
      }
    }
  }

  /// Scrolls, and tells whether there was anywhere to go.
  private static func scroll(
    _ scroller: WidgetPointer, x: Double, y: Double, inSteps: Bool
  ) -> Bool {
    let movedX = move(
      gtk_scrolled_window_get_hadjustment(scroller.opaque), by: x, inSteps: inSteps)
    let movedY = move(
      gtk_scrolled_window_get_vadjustment(scroller.opaque), by: y, inSteps: inSteps)
    return movedX || movedY
  }

  private static func move(
    _ adjustment: UnsafeMutablePointer<GtkAdjustment>?, by delta: Double, inSteps: Bool
  ) -> Bool {
    guard let adjustment, delta != 0 else { return false }
    // The step that GTK's own scrolled windows take for one notch of the wheel.
    let step = inSteps ? pow(gtk_adjustment_get_page_size(adjustment), 2.0 / 3) : 1
    let before = gtk_adjustment_get_value(adjustment)
    gtk_adjustment_set_value(adjustment, before + delta * step)
    return gtk_adjustment_get_value(adjustment) != before
  }
}
