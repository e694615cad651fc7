import CAdwaita

/// Lays out a message and the buttons that belong to it, centred: beside each other where there is
/// room, otherwise one below the other.
@MainActor
enum StateRowLayout {
  /// Makes the parent of both, which lays them out this way.
  static func makeRow(message: WidgetPointer, buttons: WidgetPointer) -> WidgetPointer {
    let row = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0).widget
    gtk_box_append(row.as(GtkBox.self), message)
    gtk_box_append(row.as(GtkBox.self), buttons)
    gtk_widget_set_layout_manager(row, gtk_custom_layout_new(heightForWidth, measure, place))
    return row
  }

  /// Around both, and between them, in pixels.
  fileprivate nonisolated static let margin: (x: Int32, y: Int32) = (16, 10)
  fileprivate nonisolated static let gap: Int32 = 12

  /// Where both are, in a width without margins.
  ///
  /// - Parameters:
  ///   - width: the width of the row inside its margins.
  ///   - message: how wide the message is, naturally and at least; 0: there is none.
  ///   - buttons: how wide the buttons are; 0: there are none.
  /// - Returns: whether they stand beside each other, and the message's width. Beside buttons a
  ///   message that wraps has at least half of the room.
  nonisolated static func arrange(
    width: Int32, message: (natural: Int32, minimum: Int32), buttons: Int32
  ) -> (isBeside: Bool, message: Int32) {
    guard buttons > 0, message.natural > 0 else {
      return (false, max(message.minimum, min(message.natural, width)))
    }
    let rest = width - buttons - gap
    if message.natural <= rest { return (true, message.natural) }
    if rest >= max(message.minimum, width / 2) { return (true, rest) }
    return (false, max(message.minimum, min(message.natural, width)))
  }
}

private let heightForWidth: GtkCustomRequestModeFunc = { _ in
  GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH
}

/// A child and how wide it is; one that is hidden or empty has no width.
private struct Part {
  let widget: WidgetPointer
  var width: (natural: Int32, minimum: Int32) = (0, 0)

  init(_ widget: WidgetPointer) {
    self.widget = widget
    guard Bool(gtk_widget_should_layout(widget)) else { return }
    gtk_widget_measure(
      widget, GTK_ORIENTATION_HORIZONTAL, -1, &width.minimum, &width.natural, nil, nil)
  }

  var isShown: Bool { width.natural > 0 }

  func height(width: Int32) -> Int32 {
    guard isShown else { return 0 }
    var height: Int32 = 0
    gtk_widget_measure(widget, GTK_ORIENTATION_VERTICAL, width, nil, &height, nil, nil)
    return height
  }

  func place(x: Int32, y: Int32, width: Int32, height: Int32, isMirrored: Bool, in room: Int32) {
    guard Bool(gtk_widget_should_layout(widget)) else { return }
    var allocation = GtkAllocation(
      x: isMirrored ? room - x - width : x, y: y, width: max(width, self.width.minimum),
      height: height)
    gtk_widget_size_allocate(widget, &allocation, -1)
  }
}

private func parts(of row: WidgetPointer?) -> (message: Part, buttons: Part)? {
  guard let row, let message = gtk_widget_get_first_child(row),
    let buttons = gtk_widget_get_next_sibling(message)
  else { return nil }
  return (Part(message), Part(buttons))
}

private let measure: GtkCustomMeasureFunc = {
  row, orientation, size, minimum, natural, _, _ in
  minimum?.pointee = 0
  natural?.pointee = 0
  guard let (message, buttons) = parts(of: row) else { return }
  let margin = StateRowLayout.margin
  if orientation == GTK_ORIENTATION_HORIZONTAL {
    let gap = message.isShown && buttons.isShown ? StateRowLayout.gap : 0
    minimum?.pointee = max(message.width.minimum, buttons.width.minimum) + 2 * margin.x
    natural?.pointee = message.width.natural + gap + buttons.width.natural + 2 * margin.x
    return
  }
  let width = size < 0 ? Int32.max / 2 : size - 2 * margin.x
  let (isBeside, messageWidth) = StateRowLayout.arrange(
    width: width, message: message.width, buttons: buttons.width.natural)
  let heights = (message.height(width: messageWidth), buttons.height(width: -1))
  let gap = message.isShown && buttons.isShown ? StateRowLayout.gap : 0
  let height = isBeside ? max(heights.0, heights.1) : heights.0 + gap + heights.1
  minimum?.pointee = height + 2 * margin.y
  natural?.pointee = height + 2 * margin.y
}

private let place: GtkCustomAllocateFunc = { row, width, height, _ in
  guard let row, let (message, buttons) = parts(of: row) else { return }
  let margin = StateRowLayout.margin
  let (isBeside, messageWidth) = StateRowLayout.arrange(
    width: width - 2 * margin.x, message: message.width, buttons: buttons.width.natural)
  let isMirrored = gtk_widget_get_direction(row) == GTK_TEXT_DIR_RTL
  let buttonWidth = buttons.width.natural
  let room = height - 2 * margin.y
  if isBeside {
    let left = (width - messageWidth - StateRowLayout.gap - buttonWidth) / 2
    message.place(
      x: left, y: margin.y, width: messageWidth, height: room, isMirrored: isMirrored, in: width)
    buttons.place(
      x: left + messageWidth + StateRowLayout.gap, y: margin.y, width: buttonWidth, height: room,
      isMirrored: isMirrored, in: width)
    return
  }
  let messageHeight = message.height(width: messageWidth)
  let top = margin.y + (message.isShown && buttons.isShown ? messageHeight + StateRowLayout.gap : 0)
  message.place(
    x: (width - messageWidth) / 2, y: margin.y, width: messageWidth, height: messageHeight,
    isMirrored: isMirrored, in: width)
  buttons.place(
    x: (width - buttonWidth) / 2, y: top, width: buttonWidth, height: height - top - margin.y,
    isMirrored: isMirrored, in: width)
}
