import CAdwaita
import ConveneStates

/// Places a state over content so that a header above stays free.
@MainActor
enum HeaderRoom {
  /// Makes an overlay keep the top of its content free of one of its children.
  ///
  /// - Parameters:
  ///   - overlay: a `GtkOverlay`.
  ///   - state: the child; the overlay's others are placed as ever.
  ///   - inset: says the header's height in pixels whenever the overlay is laid out. Retained with
  ///     the overlay.
  static func install(
    on overlay: WidgetPointer, for state: WidgetPointer, inset: @escaping @MainActor () -> Int32
  ) {
    connect(overlay, "get-child-position") {
      (child: OpaquePointer?, place: OpaquePointer?) -> Bool in
      guard let place, child?.widget == state else { return false }
      let width = gtk_widget_get_width(overlay)
      let height = gtk_widget_get_height(overlay)
      let wanted = Extent(of: state, GTK_ORIENTATION_VERTICAL, width).natural
      let top = top(inset: inset(), height: height, wanted: wanted)
      place.as(GdkRectangle.self).pointee = GdkRectangle(
        x: 0, y: top, width: width, height: height - top)
      return true
    }
  }

  /// From the content's top to the state's, in whole pixels; see `StatePlace`.
  nonisolated static func top(inset: Int32, height: Int32, wanted: Int32) -> Int32 {
    let place = StatePlace(height: Double(height), header: Double(inset), wanted: Double(wanted))
    return Int32(place.top.rounded())
  }
}
