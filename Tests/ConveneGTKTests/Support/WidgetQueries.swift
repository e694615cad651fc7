import CAdwaita

@testable import ConveneGTK

/// The texts of the labels that can be seen in and below a widget, in their order.
@MainActor
func visibleTexts(in widget: WidgetPointer) -> [String] {
  WidgetTree.all(gtk_label_get_type(), in: widget)
    .filter { Bool(gtk_widget_get_mapped($0)) }
    .compactMap { gtk_label_get_text($0.opaque) }
    .map { String(cString: $0) }
}

/// The first button in and below a widget that can be seen and has a label.
@MainActor
func button(_ label: String, in widget: WidgetPointer) -> WidgetPointer? {
  WidgetTree.all(gtk_button_get_type(), in: widget).first {
    Bool(gtk_widget_get_mapped($0))
      && gtk_button_get_label($0.as(GtkButton.self)).map { String(cString: $0) } == label
  }
}

/// A widget's place in another one, with its borders, in pixels.
@MainActor
func frame(
  of widget: WidgetPointer, in other: WidgetPointer
) -> (x: Double, y: Double, width: Double, height: Double) {
  var bounds = graphene_rect_t()
  _ = gtk_widget_compute_bounds(widget, other, &bounds)
  return (
    Double(bounds.origin.x), Double(bounds.origin.y), Double(bounds.size.width),
    Double(bounds.size.height)
  )
}

/// The first label in and below a widget with that text.
@MainActor
func label(_ text: String, in widget: WidgetPointer) -> WidgetPointer? {
  WidgetTree.all(gtk_label_get_type(), in: widget).first {
    gtk_label_get_text($0.opaque).map { String(cString: $0) } == text
  }
}
