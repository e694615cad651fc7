import CAdwaita

@testable import ConveneGTK

/// Rows that are dragged.
extension ListBench {
  /// A list whose sections note their new orders, and take them where the app does.
  static func reordering(parts: [Part], takes: Bool = true) -> ListBench {
    let bench = ListBench(parts)
    bench.onReorder = { [weak bench] part, rows in
      guard let bench else { return }
      bench.log.append("\(part.differenceIdentifier): " + rows.map(\.text).joined())
      let place = bench.parts.firstIndex { $0.differenceIdentifier == part.differenceIdentifier }
      if takes, let place { bench.parts[place].rows = rows }
    }
    return bench
  }

  static func reordering(_ rows: [Row], takes: Bool = true) -> ListBench {
    reordering(parts: [Part("section", rows)], takes: takes)
  }

  /// The text of the row that is held.
  var lifted: String? { (list.drag?.view.view as? TextCell)?.text }

  /// Presses the button at a point.
  func beginDrag(x: Double, y: Double) {
    emitDrag("drag-begin", x, y)
  }

  /// Moves the pointer so far from where the button was pressed.
  func dragOn(by distance: Double, x: Double = 0) { emitDrag("drag-update", x, distance) }

  /// Lets the button go.
  func endDrag() { emitDrag("drag-end", 0, 0) }

  /// Drags what is at a point so far.
  func drag(x: Double, y: Double, by distance: Double) {
    beginDrag(x: x, y: y)
    dragOn(by: distance)
    endDrag()
  }

  private func emitDrag(_ signal: String, _ x: Double, _ y: Double) {
    for gesture in controllers(of: list.area, gtk_gesture_drag_get_type()) {
      emit(gesture, signal, [.double(x), .double(y)])
    }
  }
}
