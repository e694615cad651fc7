import CAdwaita

/// Waits for GTK to lay out and paint, by its frame clock instead of by time.
@MainActor
package enum FrameClock {
  /// Runs the main loop until the widget's window has laid out and painted once more.
  ///
  /// - Returns: whether it did; `false` where the widget isn't on screen.
  @discardableResult
  package static func waitForFrame(of widget: WidgetPointer) -> Bool {
    let kept = GObjectReference(widget)
    guard MainLoop.run(until: { Bool(gtk_widget_get_mapped(kept.widget)) }),
      let clock = gtk_widget_get_frame_clock(kept.widget)
    else { return false }
    var isPainted = false
    let painted = connect(clock, "after-paint") { isPainted = true }
    defer { painted.disconnect() }
    gtk_widget_queue_draw(kept.widget)
    gdk_frame_clock_request_phase(clock, GDK_FRAME_CLOCK_PHASE_PAINT)
    return MainLoop.run(until: { isPainted })
  }
}
