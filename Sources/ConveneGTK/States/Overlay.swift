import CAdwaita

/// Puts widgets in front of what an overlay has inside.
@MainActor
enum Overlay {
  /// Puts a widget in front of all that is in an overlay; again is no work.
  ///
  /// In another overlay, it is no longer.
  ///
  /// - Parameters:
  ///   - widget: a widget that is nowhere, or in an overlay.
  ///   - overlay: a `GtkOverlay`; anything else is a programmer's error.
  static func put(_ widget: WidgetPointer, in overlay: WidgetPointer) {
    precondition(
      isOverlay(overlay),
      "A state is shown in a GtkOverlay. Wrap the content: EmptyStateOverlay(content).")
    let parent = gtk_widget_get_parent(widget)
    guard parent != overlay else { return }
    if let parent, isOverlay(parent) { gtk_overlay_remove_overlay(parent.opaque, widget) }
    gtk_overlay_add_overlay(overlay.opaque, widget)
  }

  private static func isOverlay(_ widget: WidgetPointer) -> Bool {
    Bool(g_type_is_a(convene_object_type(widget), gtk_overlay_get_type()))
  }
}
