import CAdwaita

/// Lays out the only child of a widget: over all of it, or so that it is centred in the window.
///
/// Bars above or below make the middle of a list another place than the middle of the window. To
/// be centred in the window, the child keeps away from the side that has fewer bars.
@MainActor
enum CenteringLayout {
  /// Makes a widget lay out its child this way.
  static func install(on widget: WidgetPointer) {
    gtk_widget_set_layout_manager(
      widget, gtk_custom_layout_new(heightForWidth, measureChild, placeChild))
  }

  /// Chooses between the window's middle and the widget's own.
  static func setCentersInWindow(_ isCentered: Bool, on widget: WidgetPointer) {
    g_object_set_data(widget.object, key, isCentered ? widget.raw : nil)
    gtk_widget_queue_resize(widget)
  }

  fileprivate nonisolated static let key = "convene-centers-in-window"

  /// Decides where the child goes.
  ///
  /// - Parameters:
  ///   - height: the widget's height.
  ///   - least: the child's smallest height. Where only the widget's own middle leaves as much,
  ///     that is the one.
  ///   - above: from the window's top to the widget's.
  ///   - below: from the widget's bottom to the window's.
  /// - Returns: the child's distance from the widget's top, and its height.
  nonisolated static func span(
    height: Int32, least: Int32, above: Int32, below: Int32
  ) -> (top: Int32, height: Int32) {
    let kept = abs(above - below)
    guard height - kept >= least else { return (0, height) }
    return (above > below ? 0 : kept, height - kept)
  }
}

private let heightForWidth: GtkCustomRequestModeFunc = { _ in
  GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH
}

private let measureChild: GtkCustomMeasureFunc = {
  widget, orientation, size, minimum, natural, _, _ in
  minimum?.pointee = 0
  natural?.pointee = 0
  guard let widget, let child = gtk_widget_get_first_child(widget),
    Bool(gtk_widget_should_layout(child))
  else { return }
  gtk_widget_measure(child, orientation, size, minimum, natural, nil, nil)
}

private let placeChild: GtkCustomAllocateFunc = { widget, width, height, baseline in
  guard let widget, let child = gtk_widget_get_first_child(widget),
    Bool(gtk_widget_should_layout(child))
  else { return }
  var place: (top: Int32, height: Int32) = (0, height)
  if g_object_get_data(widget.object, CenteringLayout.key) != nil,
    let root = gtk_widget_get_root(widget)
  {
    var y = 0.0
    gtk_widget_translate_coordinates(widget, root.widget, 0, 0, nil, &y)
    var least: Int32 = 0
    gtk_widget_measure(child, GTK_ORIENTATION_VERTICAL, width, &least, nil, nil, nil)
    place = CenteringLayout.span(
      height: height, least: least, above: Int32(y),
      below: gtk_widget_get_height(root.widget) - Int32(y) - height)
  }
  var allocation = GtkAllocation(x: 0, y: place.top, width: width, height: place.height)
  gtk_widget_size_allocate(child, &allocation, baseline)
}
