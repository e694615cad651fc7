import CAdwaita

/// A view of the app's own for a state, kept together with whatever drives it.
@MainActor
public final class CustomView {
  /// The widget.
  public let widget: WidgetPointer

  private let source: any WidgetConvertible
  private let reference: GObjectReference

  init(_ source: any WidgetConvertible) {
    self.source = source
    widget = source.widget
    reference = GObjectReference(widget)
  }
}

/// Centres an app's own view, and lets it be scrolled where there is too little room.
@MainActor
final class CustomViewFrame {
  var widget: WidgetPointer { scroller.widget }

  private let scroller = GObjectReference(gtk_scrolled_window_new())
  private let bin = adw_bin_new().widget

  init() {
    gtk_scrolled_window_set_policy(scroller.pointer, GTK_POLICY_AUTOMATIC, GTK_POLICY_AUTOMATIC)
    gtk_widget_set_halign(bin, GTK_ALIGN_CENTER)
    gtk_widget_set_valign(bin, GTK_ALIGN_CENTER)
    gtk_scrolled_window_set_child(scroller.pointer, bin)
  }

  /// Shows a view instead of the one before.
  func show(_ view: WidgetPointer?) {
    adw_bin_set_child(bin.as(AdwBin.self), view)
  }
}
