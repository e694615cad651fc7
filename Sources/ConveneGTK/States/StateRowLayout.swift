import CAdwaita

/// Lays out a message and the buttons that belong to it, centred: all in one line where there is
/// room, otherwise the buttons below, and where these don't fit beside each other either, one below
/// the other.
@MainActor
enum StateRowLayout {
  /// Makes the parent of a message, its first child; all that follow are buttons.
  static func makeRow(message: WidgetPointer) -> WidgetPointer {
    let row = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0).widget
    gtk_box_append(row.as(GtkBox.self), message)
    gtk_widget_set_layout_manager(row, gtk_custom_layout_new(heightForWidth, measure, place))
    return row
  }

  /// How wide something is, naturally and at least, in pixels.
  struct Width: Equatable {
    var natural: Int32
    var minimum: Int32

    /// What it takes of a width: what it wants, if there is as much, and never less than it needs.
    func taken(of width: Int32) -> Int32 { max(minimum, min(natural, width)) }
  }

  /// Puts parts into lines.
  ///
  /// - Parameters:
  ///   - width: the width of a line, in pixels.
  ///   - message: the message's width; nil: there is none.
  ///   - buttons: the buttons' widths.
  /// - Returns: the parts' widths in each line, in order. Beside buttons a message that wraps has
  ///   at least half of the room.
  nonisolated static func lines(
    in width: Int32, message: Width?, buttons: [Width]
  ) -> [[Int32]] {
    let wanted = buttons.reduce(-gap) { $0 + gap + $1.natural }
    let fits = wanted <= width
    let buttonLines =
      fits ? [buttons.map(\.natural)] : buttons.map { [$0.taken(of: width)] }
    guard let message else { return buttons.isEmpty ? [] : buttonLines }
    guard !buttons.isEmpty else { return [[message.taken(of: width)]] }
    let rest = width - gap - wanted
    if message.natural <= rest || rest >= max(message.minimum, width / 2) {
      return [[message.taken(of: rest)] + buttons.map(\.natural)]
    }
    return [[message.taken(of: width)]] + buttonLines
  }

  /// Around everything, in pixels.
  fileprivate nonisolated static let margin: (x: Int32, y: Int32) = (16, 10)
  /// Between two parts and between two lines, in pixels.
  fileprivate nonisolated static let gap: Int32 = 12
}

private let heightForWidth: GtkCustomRequestModeFunc = { _ in
  GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH
}

/// The parts of a row that are shown, laid out in lines.
private struct Arrangement {
  struct Part {
    let widget: WidgetPointer
    let width: Int32
    let height: Int32
  }

  private(set) var lines: [[Part]] = []
  private(set) var widths: [StateRowLayout.Width] = []

  /// The arrangement in a row of this width with its margins.
  init(of row: WidgetPointer, width: Int32) {
    var message: StateRowLayout.Width?
    var shown: [WidgetPointer] = []
    var child = gtk_widget_get_first_child(row)
    let first = child
    while let widget = child {
      child = gtk_widget_get_next_sibling(widget)
      guard Bool(gtk_widget_should_layout(widget)) else { continue }
      let extent = Extent(of: widget, GTK_ORIENTATION_HORIZONTAL, -1)
      let width = StateRowLayout.Width(natural: extent.natural, minimum: extent.minimum)
      if widget == first { message = width }
      widths.append(width)
      shown.append(widget)
    }
    let buttons = message == nil ? widths : Array(widths.dropFirst())
    let room = width - 2 * StateRowLayout.margin.x
    var parts = shown[...]
    lines = StateRowLayout.lines(in: room, message: message, buttons: buttons).map { line in
      line.compactMap { width in
        parts.popFirst().map {
          Part(
            widget: $0, width: width,
            height: Extent(of: $0, GTK_ORIENTATION_VERTICAL, width).natural)
        }
      }
    }
  }

  /// The height of everything with its margins.
  var height: Int32 {
    let heights = lines.map { line in line.map(\.height).max() ?? 0 }
    return heights.reduce(-StateRowLayout.gap) { $0 + StateRowLayout.gap + $1 }
      + 2 * StateRowLayout.margin.y
  }
}

private let measure: GtkCustomMeasureFunc = {
  row, orientation, size, minimum, natural, _, _ in
  guard let row else { return }
  let margin = StateRowLayout.margin
  let arrangement = Arrangement(of: row, width: size < 0 ? 1 << 20 : size)
  if orientation == GTK_ORIENTATION_VERTICAL {
    minimum?.pointee = max(0, arrangement.height)
    natural?.pointee = max(0, arrangement.height)
  } else {
    let widths = arrangement.widths
    minimum?.pointee = (widths.map(\.minimum).max() ?? 0) + 2 * margin.x
    natural?.pointee =
      max(0, widths.reduce(-StateRowLayout.gap) { $0 + StateRowLayout.gap + $1.natural })
      + 2 * margin.x
  }
}

private let place: GtkCustomAllocateFunc = { row, width, height, _ in
  guard let row else { return }
  let isMirrored = gtk_widget_get_direction(row) == GTK_TEXT_DIR_RTL
  let arrangement = Arrangement(of: row, width: width)
  var y = max(0, height - arrangement.height) / 2 + StateRowLayout.margin.y
  for line in arrangement.lines {
    let used = line.reduce(-StateRowLayout.gap) { $0 + StateRowLayout.gap + $1.width }
    let lineHeight = line.map(\.height).max() ?? 0
    var x = max(0, (width - used) / 2)
    for part in line {
      var allocation = GtkAllocation(
        x: isMirrored ? width - x - part.width : x, y: y + (lineHeight - part.height) / 2,
        width: part.width, height: part.height)
      gtk_widget_size_allocate(part.widget, &allocation, -1)
      x += part.width + StateRowLayout.gap
    }
    y += lineHeight + StateRowLayout.gap
  }
}
