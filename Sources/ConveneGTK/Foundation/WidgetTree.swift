import CAdwaita

/// Walks over the widgets inside a widget.
@MainActor
package enum WidgetTree {
  /// The children in the order they are drawn in.
  package static func children(of widget: WidgetPointer) -> [WidgetPointer] {
    var children: [WidgetPointer] = []
    var next = gtk_widget_get_first_child(widget)
    while let child = next {
      children.append(child)
      next = gtk_widget_get_next_sibling(child)
    }
    return children
  }

  /// The first widget of a class in and below a widget, parents before children.
  package static func first(_ type: GType, in widget: WidgetPointer) -> WidgetPointer? {
    if isA(widget, type) { return widget }
    for child in children(of: widget) {
      if let found = first(type, in: child) { return found }
    }
    return nil
  }

  /// All widgets of a class in and below a widget, parents before children.
  package static func all(_ type: GType, in widget: WidgetPointer) -> [WidgetPointer] {
    (isA(widget, type) ? [widget] : []) + children(of: widget).flatMap { all(type, in: $0) }
  }

  private static func isA(_ widget: WidgetPointer, _ type: GType) -> Bool {
    Bool(g_type_is_a(convene_object_type(widget), type))
  }
}
