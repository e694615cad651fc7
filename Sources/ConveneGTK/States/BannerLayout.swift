import CAdwaita
import ConveneStates

/// Lays out the text and the button of a banner in one of the shapes that `BannerShape` decides on.
@MainActor
enum BannerLayout {
  /// Makes a widget lay out its two children this way; the second one may be hidden.
  static func install(on widget: WidgetPointer) {
    gtk_widget_set_layout_manager(
      widget, gtk_custom_layout_new(heightForWidth, measureBanner, placeBanner))
  }
}

/// The children of a banner, as far as they are shown.
private struct Parts {
  let text: WidgetPointer
  let button: WidgetPointer?

  init?(of banner: WidgetPointer) {
    guard let text = gtk_widget_get_first_child(banner) else { return nil }
    self.text = text
    button = gtk_widget_get_next_sibling(text).flatMap {
      Bool(gtk_widget_should_layout($0)) ? $0 : nil
    }
  }

  /// How wide the button is where it stands beside the text; nil: it stands below.
  func besides(in width: Int32) -> Int32? {
    guard let button else { return 0 }
    let own = Extent(of: button, GTK_ORIENTATION_HORIZONTAL, -1).natural
    let room = width - own
    guard room >= Extent(of: text, GTK_ORIENTATION_HORIZONTAL, -1).minimum else { return nil }
    let line = Extent(of: text, GTK_ORIENTATION_VERTICAL, -1).natural
    let margins = gtk_widget_get_margin_top(text) + gtk_widget_get_margin_bottom(text)
    let height = Extent(of: text, GTK_ORIENTATION_VERTICAL, room).minimum
    let shape = BannerShape(
      room: Double(room), height: Double(height - margins), line: Double(line - margins))
    return shape == .row ? own : nil
  }

  func width() -> Extent {
    var width = Extent(of: text, GTK_ORIENTATION_HORIZONTAL, -1)
    // No display is wider, and GTK measures nothing that is.
    width.natural = min(width.natural, 16_384)
    guard let button else { return width }
    let own = Extent(of: button, GTK_ORIENTATION_HORIZONTAL, -1)
    width.minimum = max(width.minimum, own.minimum)
    width.natural += own.natural
    return width
  }

  func height(in width: Int32) -> Int32 {
    let own = button.map { Extent(of: $0, GTK_ORIENTATION_VERTICAL, -1).natural } ?? 0
    guard let beside = besides(in: width) else {
      return Extent(of: text, GTK_ORIENTATION_VERTICAL, width).minimum + own
    }
    return max(own, Extent(of: text, GTK_ORIENTATION_VERTICAL, width - beside).minimum)
  }
}

private let heightForWidth: GtkCustomRequestModeFunc = { _ in
  GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH
}

private let measureBanner: GtkCustomMeasureFunc = {
  widget, orientation, size, minimum, natural, _, _ in
  minimum?.pointee = 0
  natural?.pointee = 0
  guard let widget, let parts = Parts(of: widget) else { return }
  let width = parts.width()
  guard orientation == GTK_ORIENTATION_VERTICAL else {
    minimum?.pointee = width.minimum
    natural?.pointee = width.natural
    return
  }
  // A window asks for the height without saying the width, and never gets lower than the answer. In
  // the least width a sentence would be a word wide and taller than the window.
  let height = parts.height(in: size < 0 ? max(width.minimum, width.natural) : size)
  minimum?.pointee = height
  natural?.pointee = height
}

private let placeBanner: GtkCustomAllocateFunc = { widget, width, height, baseline in
  guard let widget, let parts = Parts(of: widget) else { return }
  let isMirrored = gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL
  if let beside = parts.besides(in: width) {
    var text = GtkAllocation(
      x: isMirrored ? beside : 0, y: 0, width: width - beside, height: height)
    gtk_widget_size_allocate(parts.text, &text, -1)
    guard let button = parts.button else { return }
    var place = GtkAllocation(
      x: isMirrored ? 0 : width - beside, y: 0, width: beside, height: height)
    gtk_widget_size_allocate(button, &place, -1)
  } else if let button = parts.button {
    let across = min(width, Extent(of: button, GTK_ORIENTATION_HORIZONTAL, -1).natural)
    let down = Extent(of: button, GTK_ORIENTATION_VERTICAL, across).natural
    var text = GtkAllocation(x: 0, y: 0, width: width, height: height - down)
    gtk_widget_size_allocate(parts.text, &text, -1)
    var place = GtkAllocation(
      x: (width - across) / 2, y: height - down, width: across, height: down)
    gtk_widget_size_allocate(button, &place, -1)
  }
}
