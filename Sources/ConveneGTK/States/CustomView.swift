import CAdwaita
import ConveneStates

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
///
/// The view has the size that it wants. In a direction in which it wants none, such as a drawing area
/// that nobody gave a size, it gets all the room, since of nothing nothing would be seen.
@MainActor
final class CustomViewFrame {
  var widget: WidgetPointer { scroller.widget }

  private let scroller = GObjectReference(gtk_scrolled_window_new())
  private let bin = adw_bin_new().widget

  init() {
    gtk_scrolled_window_set_policy(scroller.pointer, GTK_POLICY_AUTOMATIC, GTK_POLICY_AUTOMATIC)
    gtk_widget_set_layout_manager(
      bin, gtk_custom_layout_new(heightForWidth, measureView, placeView))
    gtk_scrolled_window_set_child(scroller.pointer, bin)
  }

  /// Shows a view instead of the one before.
  func show(_ view: WidgetPointer?) {
    adw_bin_set_child(bin.as(AdwBin.self), view)
  }
}

private let heightForWidth: GtkCustomRequestModeFunc = { _ in
  GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH
}

private let measureView: GtkCustomMeasureFunc = {
  widget, orientation, size, minimum, natural, _, _ in
  minimum?.pointee = 0
  natural?.pointee = 0
  guard let view = widget.flatMap({ gtk_widget_get_first_child($0) }),
    Bool(gtk_widget_should_layout(view))
  else { return }
  let room = orientation == GTK_ORIENTATION_VERTICAL && size >= 0 ? width(of: view, in: size) : -1
  let extent = Extent(of: view, orientation, room)
  minimum?.pointee = extent.minimum
  natural?.pointee = extent.natural
}

private let placeView: GtkCustomAllocateFunc = { widget, width, height, _ in
  guard let view = widget.flatMap({ gtk_widget_get_first_child($0) }),
    Bool(gtk_widget_should_layout(view))
  else { return }
  let across = ConveneGTK.width(of: view, in: width)
  let wanted = Extent(of: view, GTK_ORIENTATION_VERTICAL, across)
  let down = wanted.natural == 0 ? height : max(wanted.minimum, min(wanted.natural, height))
  var place = GtkAllocation(
    x: (width - across) / 2, y: (height - down) / 2, width: across, height: down)
  gtk_widget_size_allocate(view, &place, -1)
}

/// How wide a view gets in so much room.
private func width(of view: WidgetPointer, in room: Int32) -> Int32 {
  let wanted = Extent(of: view, GTK_ORIENTATION_HORIZONTAL, -1)
  return wanted.natural == 0 ? room : max(wanted.minimum, min(wanted.natural, room))
}
