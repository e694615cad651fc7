import CAdwaita
import Foundation

/// Lets content be scrolled while something lies over it.
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
    let wheel = gtk_event_controller_scroll_new(GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES)
    gtk_widget_add_controller(cover, wheel)
    guard let wheel else { return }
    connect(wheel, "scroll") { (x: Double, y: Double) -> Bool in
      let isWheel = gtk_event_controller_scroll_get_unit(wheel) == GDK_SCROLL_UNIT_WHEEL
      let movedX = move(
        gtk_scrolled_window_get_hadjustment(scroller.opaque), by: x, inSteps: isWheel)
      let movedY = move(
        gtk_scrolled_window_get_vadjustment(scroller.opaque), by: y, inSteps: isWheel)
      return movedX || movedY
    }
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
