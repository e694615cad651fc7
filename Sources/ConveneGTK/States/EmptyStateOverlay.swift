import CAdwaita

/// Content with room in front of it for an empty state.
///
/// A list alone has no place for what lies over it: GTK puts things in front of one another only in
/// a `GtkOverlay`, which this is.
///
/// It lives as long as its widget is in a window, or as long as it is held. Main thread only.
@MainActor
public final class EmptyStateOverlay: WidgetConvertible {
  /// A `GtkOverlay`, which fills the room it gets.
  public var widget: WidgetPointer { overlay.widget }

  private let overlay = GObjectReference(gtk_overlay_new())
  private let content: any WidgetConvertible

  /// Wraps content, such as a list or a whole screen.
  ///
  /// - Parameter content: what lies behind; retained.
  public init(_ content: any WidgetConvertible) {
    self.content = content
    gtk_overlay_set_child(overlay.pointer, content.widget)
    gtk_widget_set_hexpand(widget, true.gboolean)
    gtk_widget_set_vexpand(widget, true.gboolean)
    WidgetRetention.keep(self, whileParented: widget)
  }
}
