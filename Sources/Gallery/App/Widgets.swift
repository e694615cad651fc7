import CAdwaita
import Convene

/// The few widgets that the Gallery's screens are made of.
@MainActor
enum Widgets {
  static func label(
    _ text: String = "", classes: String..., xalign: Float = 0, ellipsizes: Bool = true
  ) -> WidgetPointer {
    let label = gtk_label_new(text).widget
    gtk_label_set_xalign(label.opaque, xalign)
    if ellipsizes { gtk_label_set_ellipsize(label.opaque, PANGO_ELLIPSIZE_END) }
    for name in classes { gtk_widget_add_css_class(label, name) }
    return label
  }

  static func box(
    _ orientation: GtkOrientation, spacing: Int32 = 0, _ children: WidgetPointer...
  ) -> WidgetPointer {
    let box = gtk_box_new(orientation, spacing).widget
    for child in children { gtk_box_append(box.as(GtkBox.self), child) }
    return box
  }

  static func button(
    icon: String, tooltip: String, _ action: @escaping @MainActor () -> Void
  ) -> WidgetPointer {
    let button = gtk_button_new_from_icon_name(icon).widget
    gtk_widget_set_tooltip_text(button, tooltip)
    convene_accessible_set_label(button, tooltip)
    connect(button, "clicked") { action() }
    return button
  }

  static func setMargins(_ widget: WidgetPointer, horizontal: Int32, vertical: Int32) {
    gtk_widget_set_margin_start(widget, horizontal)
    gtk_widget_set_margin_end(widget, horizontal)
    gtk_widget_set_margin_top(widget, vertical)
    gtk_widget_set_margin_bottom(widget, vertical)
  }
}
