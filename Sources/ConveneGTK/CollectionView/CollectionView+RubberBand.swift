import CAdwaita
import ConveneDiff
import ConveneLists
import Foundation

/// Several items selected by drawing a rectangle over them, from where there is no item.
extension CollectionView {
  func observeRubberBand() {
    guard let drag = gtk_gesture_drag_new() else { return }
    var start: CGPoint?
    connect(drag, "drag-begin") { [weak self] (x: Double, y: Double) in
      // A finger scrolls.
      let isRoom = self?.target(x: x, y: y) == .room && !Self.isFinger(drag)
      start = isRoom ? CGPoint(x: x, y: y) : nil
    }
    connect(drag, "drag-update") { [weak self] (x: Double, y: Double) in
      guard let self, let start else { return }
      let point = CGPoint(x: start.x + x, y: start.y + y)
      if rubberBand == nil, isBeyondThreshold(start, point) {
        let state = gtk_event_controller_get_current_event_state(drag)
        guard beginBand(at: start, holding: SelectionKeys(state)) else { return }
        gtk_gesture_set_state(drag, GTK_EVENT_SEQUENCE_CLAIMED)
      }
      drawBand(to: point)
    }
    connect(drag, "drag-end") { [weak self] (_: Double, _: Double) in self?.endBand() }
    connect(drag, "cancel") { [weak self] in self?.endBand() }
    gtk_widget_add_controller(area, drag)
  }

  /// Whether the pointer went so far that it drags, and doesn't click.
  func isBeyondThreshold(_ start: CGPoint, _ point: CGPoint) -> Bool {
    Bool(
      gtk_drag_check_threshold(
        area, Int32(start.x), Int32(start.y), Int32(point.x), Int32(point.y)))
  }

  /// Begins a band at a point of the widget; whether several items can be selected.
  ///
  /// With Control or Shift what is selected stays so.
  func beginBand(at point: CGPoint, holding keys: SelectionKeys) -> Bool {
    guard selectionMode == .multiple, layout != nil else { return false }
    if keys.isEmpty, driver.deselectFolded() { driver.onSelectionChange?() }
    let place = orientation.point(point, inWidth: CGFloat(size.width))
    let start = CGPoint(x: place.x, y: place.y + offset)
    rubberBand = RubberBandDrag(
      RubberBand(from: start, besides: keys.isEmpty ? [] : selectedItems), at: place, in: area)
    return true
  }

  /// Draws the band to a point of the widget.
  func drawBand(to point: CGPoint) {
    guard let rubberBand else { return }
    rubberBand.pointer = orientation.point(point, inWidth: CGFloat(size.width))
    followPointer()
    scrollNearEdges(rubberBand.frames, at: rubberBand.pointer) { [weak self] in
      self?.scrollBand(seconds: $0)
    }
  }

  func endBand() {
    rubberBand?.end()
    rubberBand = nil
    gtk_widget_queue_allocate(area)
  }

  /// Has the band go on to where the pointer is in the list, and selects what it touches.
  func stretchBand() {
    guard let rubberBand, let layout else { return }
    let pointer = rubberBand.pointer
    rubberBand.band.end = CGPoint(x: pointer.x, y: pointer.y + offset)
    select(rubberBand.band.gesture(in: layout))
    gtk_widget_queue_allocate(area)
  }

  /// Places what draws the band: as much of it as is seen, and a little more, so that its edges aren't
  /// where it is cut off.
  func placeBand() {
    guard let rubberBand else { return }
    let frame = rubberBand.band.frame.offsetBy(dx: 0, dy: -offset)
    let seen = CGRect(x: 0, y: 0, width: CGFloat(breadth), height: CGFloat(length))
      .insetBy(dx: -8, dy: -8)
    let left = min(max(frame.minX, seen.minX), seen.maxX).rounded()
    let top = min(max(frame.minY, seen.minY), seen.maxY).rounded()
    let right = min(max(frame.maxX, left), seen.maxX).rounded()
    let bottom = min(max(frame.maxY, top), seen.maxY).rounded()
    let place = placed(CGRect(x: left, y: top, width: right - left, height: bottom - top))
    let width = max(
      Int32(place.width), Extent(of: rubberBand.widget, GTK_ORIENTATION_HORIZONTAL, -1).minimum)
    let height = max(
      Int32(place.height), Extent(of: rubberBand.widget, GTK_ORIENTATION_VERTICAL, width).minimum)
    var point = graphene_point_t(x: Float(place.minX), y: Float(place.minY))
    gtk_widget_allocate(
      rubberBand.widget, width, height, -1, gsk_transform_translate(nil, &point))
  }

  // MARK: Near the edges

  /// Goes on by what is scrolled in some time.
  func scrollBand(seconds: Double) {
    guard let rubberBand else { return }
    scrollNearEdge(at: rubberBand.pointer, seconds: seconds)
  }
}
