import CAdwaita

/// The widgets that cells, headers and footers are: one child that fills them, the platform's look
/// of a row, and the right role for a screen reader.
@MainActor
enum RowWidget {
  private static let item = WidgetType.register(
    "ConveneListItem",
    class: { type, _ in initialise(type, cssName: "row", role: GTK_ACCESSIBLE_ROLE_LIST_ITEM) },
    instance: nil)
  private static let heading = WidgetType.register(
    "ConveneListHeading",
    class: { type, _ in initialise(type, cssName: "header", role: GTK_ACCESSIBLE_ROLE_HEADING) },
    instance: nil)

  /// An edge at which something of a row can be cut off.
  enum Edge: Int { case top, left, right }

  /// Cuts off something of a row, which is given as many pixels less: its content stays where it is.
  ///
  /// Neither the eye nor the pointer finds what is cut off.
  static func cutOff(_ pixels: Int32, at edge: Edge, of widget: WidgetPointer) {
    let cut = Int(pixels) << 2 | (pixels > 0 ? edge.rawValue : 0)
    let slot = WidgetType.slot(of: widget.raw)
    guard cut != Int(bitPattern: slot.pointee) else { return }
    slot.pointee = UnsafeMutableRawPointer(bitPattern: cut)
    gtk_widget_queue_allocate(widget)
  }

  nonisolated fileprivate static func cut(of widget: WidgetPointer) -> (pixels: gint, edge: Edge) {
    let cut = Int(bitPattern: WidgetType.slot(of: widget.raw).pointee)
    return (gint(cut >> 2), Edge(rawValue: cut & 3) ?? .top)
  }

  /// What shows in a header whether its section is folded, if anything does: it comes after the content.
  nonisolated fileprivate static func arrow(in widget: WidgetPointer) -> WidgetPointer? {
    let last = gtk_widget_get_last_child(widget)
    return last == gtk_widget_get_first_child(widget) ? nil : last
  }

  static func makeItem() -> WidgetPointer {
    let widget = WidgetType.make(item)
    gtk_widget_set_focusable(widget, true.gboolean)
    gtk_widget_set_overflow(widget, GTK_OVERFLOW_HIDDEN)
    return widget
  }

  static func makeHeading() -> WidgetPointer {
    let widget = WidgetType.make(heading)
    gtk_widget_set_overflow(widget, GTK_OVERFLOW_HIDDEN)
    return widget
  }
}

private func initialise(_ type: gpointer?, cssName: String, role: GtkAccessibleRole) {
  guard let type else { return }
  let widget = type.assumingMemoryBound(to: GtkWidgetClass.self)
  gtk_widget_class_set_css_name(widget, cssName)
  gtk_widget_class_set_accessible_role(widget, role)
  widget.pointee.get_request_mode = { _ in GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH }
  // A row takes any size that it is given: what its content wants beyond that is cut off, and
  // neither warned about nor drawn over the next row.
  widget.pointee.measure = { widget, orientation, size, minimum, natural, _, _ in
    minimum?.pointee = 0
    guard let widget, let child = gtk_widget_get_first_child(widget) else { return }
    let arrow = RowWidget.arrow(in: widget).map {
      Extent(of: $0, GTK_ORIENTATION_HORIZONTAL, -1).natural
    }
    natural?.pointee =
      orientation == GTK_ORIENTATION_VERTICAL
      ? height(of: child, width: size < 0 ? size : max(0, size - (arrow ?? 0)))
      : Extent(of: child, orientation, -1).natural + (arrow ?? 0)
  }
  widget.pointee.size_allocate = { widget, width, height, _ in
    guard let widget, let child = gtk_widget_get_first_child(widget) else { return }
    let (cut, edge) = RowWidget.cut(of: widget)
    let whole = edge == .top ? (width, height + cut) : (width + cut, height)
    let origin = (x: edge == .left ? -cut : 0, y: edge == .top ? -cut : 0)
    let arrow = RowWidget.arrow(in: widget)
    let end = arrow.map { Extent(of: $0, GTK_ORIENTATION_HORIZONTAL, -1).natural } ?? 0
    let isMirrored = gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL
    let room = max(whole.0 - end, Extent(of: child, GTK_ORIENTATION_HORIZONTAL, -1).minimum)
    let least = Extent(of: child, GTK_ORIENTATION_VERTICAL, room).minimum
    allocate(
      child, x: origin.x + (isMirrored ? end : 0), y: origin.y, width: room,
      height: max(whole.1, least))
    guard let arrow else { return }
    let high = max(whole.1, Extent(of: arrow, GTK_ORIENTATION_VERTICAL, end).minimum)
    allocate(
      arrow, x: origin.x + (isMirrored ? 0 : whole.0 - end), y: origin.y, width: end, height: high)
  }
  type.assumingMemoryBound(to: GObjectClass.self).pointee.dispose = { object in
    guard let object else { return }
    WidgetType.unparentChildren(of: object.widget)
    WidgetType.disposeAsWidget(object)
  }
}

private func allocate(
  _ child: WidgetPointer, x: gint, y: gint, width: gint, height: gint
) {
  var point = graphene_point_t(x: Float(x), y: Float(y))
  gtk_widget_allocate(
    child, width, height, -1, x == 0 && y == 0 ? nil : gsk_transform_translate(nil, &point))
}

/// The natural height of a widget in at least the width that it needs.
private func height(of widget: WidgetPointer, width: gint) -> gint {
  let room =
    width < 0 ? width : max(width, Extent(of: widget, GTK_ORIENTATION_HORIZONTAL, -1).minimum)
  return Extent(of: widget, GTK_ORIENTATION_VERTICAL, room).natural
}

/// How long a widget wants to be in one direction, in pixels.
struct Extent {
  var minimum: gint = 0
  var natural: gint = 0

  init(of widget: WidgetPointer, _ orientation: GtkOrientation, _ size: gint) {
    gtk_widget_measure(widget, orientation, size, &minimum, &natural, nil, nil)
  }
}
