import CAdwaita

/// Scrolling by others: momentum, a finger, or an animation of GTK's.
///
/// Each sets the position from frame to frame as it has worked it out, so that a correction would be
/// gone in the next frame. What moves content under them therefore shifts the adjustment's range and
/// leaves its value; once nobody sets it any more, the range begins at 0 again.
extension ScrollableWidget {
  /// Whether somebody else sets the position from frame to frame.
  ///
  /// One that was set in the last frames may be: a shift of the range that wasn't needed harms nobody.
  var isDriven: Bool {
    if let drivenFrame, let frame, frame - drivenFrame <= 2 { return true }
    return isHeld
  }

  /// The number of the frame that is being made, or was made last.
  var frame: gint64? {
    gtk_widget_get_frame_clock(widget).map { gdk_frame_clock_get_frame_counter($0) }
  }

  /// Ends momentum; a finger goes on.
  func stop() {
    guard !isHeld else { return }
    drivenFrame = nil
    if let window, Bool(gtk_scrolled_window_get_kinetic_scrolling(window)) {
      // There is no other way to tell it.
      gtk_scrolled_window_set_kinetic_scrolling(window, false.gboolean)
      gtk_scrolled_window_set_kinetic_scrolling(window, true.gboolean)
    }
    unshift()
  }

  /// Nobody sets the position any more.
  func rest() {
    // What has come to its end beyond an edge would still be set to go back there.
    if awaitsRest { stop() }
    awaitsRest = false
  }

  /// Waits until nobody sets the position.
  func awaitRest() {
    guard !awaitsRest else { return }
    awaitsRest = true
    gtk_widget_add_tick_callback(
      widget,
      { widget, _, _ in
        (withState(widget) { state in
          if state.isDriven { return true }
          state.rest()
          return false
        } ?? false).gboolean
      }, nil, nil)
  }

  /// Whether a finger holds the list.
  private var isHeld: Bool {
    if drags == nil { drags = window.map(Self.drags) }
    return drags?.contains { Bool(gtk_gesture_is_active($0.pointer)) } ?? false
  }

  /// The gestures by which a finger scrolls a scrolled window, which has them from its beginning.
  private static func drags(of window: OpaquePointer) -> [GObjectReference] {
    let controllers = GObjectReference(
      adopting: gtk_widget_observe_controllers(window.widget).opaque)
    return (0..<g_list_model_get_n_items(controllers.pointer)).compactMap { index in
      guard let object = g_list_model_get_item(controllers.pointer, index) else { return nil }
      let controller = GObjectReference(adopting: object)
      let isDrag = g_type_check_instance_is_a(
        object.as(GTypeInstance.self), gtk_gesture_drag_get_type())
      return Bool(isDrag) ? controller : nil
    }
  }

  /// The scrolled window that the widget is in.
  private var window: OpaquePointer? {
    guard let parent = gtk_widget_get_parent(widget),
      Bool(
        g_type_check_instance_is_a(parent.as(GTypeInstance.self), gtk_scrolled_window_get_type()))
    else { return nil }
    return parent.opaque
  }
}
