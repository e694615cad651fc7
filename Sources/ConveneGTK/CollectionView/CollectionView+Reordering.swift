import CAdwaita
import ConveneDiff
import ConveneLists
import Foundation

/// Items that the user drags to other places.
///
/// While one is held, the list on screen has it where it would land: the others go there in motion, as
/// in any change. The app is told when it is let go.
extension CollectionView {
  // MARK: By pointer and finger

  func observeDragging() {
    guard let drag = gtk_gesture_drag_new(), let hold = gtk_gesture_long_press_new() else { return }
    var start = CGPoint.zero
    var isTouch = false
    connect(drag, "drag-begin") { [weak self] (x: Double, y: Double) in
      start = CGPoint(x: x, y: y)
      isTouch = Self.isFinger(drag)
      self?.notePress(x: x, y: y)
      self?.canLift = true
    }
    connect(drag, "drag-update") { [weak self] (x: Double, y: Double) in
      guard let self else { return }
      let point = CGPoint(x: start.x + x, y: start.y + y)
      // A finger scrolls, unless it has been held still before.
      if canLift, !isTouch, isBeyondThreshold(start, point), lift(at: start) {
        gtk_gesture_set_state(drag, GTK_EVENT_SEQUENCE_CLAIMED)
      }
      dragItem(to: point)
    }
    connect(drag, "drag-end") { [weak self] (x: Double, y: Double) in
      guard let self else { return }
      let held = self.drag?.index
      dropItem()
      // A finger that was held still, and goes without having moved anything, wants the menu.
      let end = CGPoint(x: start.x + x, y: start.y + y)
      if let held, isTouch, !isBeyondThreshold(start, end) {
        openMenu(of: held, at: CGRect(origin: end, size: CGSize(width: 1, height: 1)))
      }
    }
    connect(drag, "cancel") { [weak self] in self?.cancelDrag() }
    connect(hold, "pressed") { [weak self] (x: Double, y: Double) in
      guard let self, canLift, lift(at: CGPoint(x: x, y: y)) else { return }
      gtk_gesture_set_state(hold, GTK_EVENT_SEQUENCE_CLAIMED)
    }
    gtk_gesture_single_set_touch_only(hold, true.gboolean)
    gtk_widget_add_controller(area, drag)
    gtk_widget_add_controller(area, hold)
    gtk_gesture_group(drag, hold)
  }

  /// Lifts the item that was pressed, at a point of the widget; whether there is one that may be moved.
  private func lift(at point: CGPoint) -> Bool {
    canLift = false
    let place = laidOut(point)
    guard drag == nil, isSettled, let layout,
      case .item(let index)? = press?.target, let frame = layout.frame(of: index),
      let view = mounted[.item(index)],
      driver.canMove(.canMove, index)
    else { return false }
    stopScrolling()
    giveFocus(to: .item(index))
    // The app may have changed the list when it was asked.
    guard mounted[.item(index)] === view else { return false }
    StyleSheet.install
    drag = ItemDrag(
      view, index, at: frame.offsetBy(dx: 0, dy: -offset), heldAt: place, breadth: CGFloat(breadth),
      frames: EdgeFrames(of: area))
    raised = view
    view.transition = nil
    gtk_widget_add_css_class(view.widget, StyleSheet.lifted)
    gtk_widget_set_cursor_from_name(area, "grabbing")
    gtk_widget_queue_allocate(area)
    return true
  }

  /// A point of the widget, as the layout has it.
  private func laidOut(_ point: CGPoint) -> CGPoint {
    orientation.point(point, inWidth: CGFloat(size.width))
  }

  func dragItem(to point: CGPoint) {
    guard let drag else { return }
    drag.pointer = laidOut(point)
    followPointer()
    scrollNearEdges(drag.frames, at: drag.pointer) { [weak self] in self?.scrollDrag(seconds: $0) }
    gtk_widget_queue_allocate(area)
  }

  /// Has the others make room where the item would land.
  ///
  /// Each time that it is held elsewhere in the list: the pointer has moved, or the list under it.
  func makeRoom() {
    guard let drag, !drag.makesRoom, let layout else { return }
    let held = drag.frame.offsetBy(dx: 0, dy: offset)
    let target = layout.reorderTarget(of: drag.index, heldAt: held) {
      driver.moveTarget($0, for: drag.index)
    }
    if let target { show(drag.index, at: target) }
  }

  /// Shows an item at another place, and tells nobody.
  private func show(_ index: ItemIndex, at target: ItemIndex) {
    drag?.makesRoom = true
    defer { drag?.makesRoom = false }
    driver.show(index, at: target)
  }

  /// The user lets go: the item settles where the others have made room.
  func dropItem() {
    canLift = false
    if isSettled { makeRoom() }
    guard let drag else { return }
    let (origin, index) = (drag.origin, drag.index)
    settleDrag()
    beginMotion()
    if index != origin { driver.tellMove(from: origin, to: index) }
  }

  /// The item goes back to where it was.
  func cancelDrag() {
    canLift = false
    guard let drag else { return }
    let (origin, index) = (drag.origin, drag.index)
    settleDrag()
    if index == origin { beginMotion() } else { show(index, at: origin) }
  }

  /// Ends holding an item, whose way begins where it is held.
  private func settleDrag() {
    change = change ?? beginChange(animated: true)
    endDrag()
  }

  /// Holds nothing any more.
  func endDrag() {
    guard let drag else { return }
    self.drag = nil
    gtk_widget_remove_css_class(drag.view.widget, StyleSheet.lifted)
    gtk_widget_set_cursor(area, nil)
  }

  // MARK: Near the edges

  /// Goes on by what is scrolled in some time.
  func scrollDrag(seconds: Double) {
    if let drag { scrollNearEdge(at: drag.pointer, seconds: seconds) }
  }

  // MARK: By keyboard

  /// Moves the focused item, or ends a drag; whether the key was for that.
  func reorder(by key: Int32, holding held: GdkModifierType) -> Bool {
    if drag != nil {
      if key == GDK_KEY_Escape { cancelDrag() }
      return true
    }
    let both = GDK_CONTROL_MASK.rawValue | GDK_SHIFT_MASK.rawValue
    let keys = both | GDK_ALT_MASK.rawValue | GDK_SUPER_MASK.rawValue
    guard held.rawValue & keys == both, let seen = Self.arrows[key], let index = focusedIndex,
      driver.canMove(.canMove, index)
    else { return false }
    let target = layout?.reorderTarget(of: index, direction: orientation.direction(seen)) {
      driver.moveTarget($0, for: index)
    }
    if let target {
      show(index, at: target)
      reveal(target)
      driver.tellMove(from: index, to: target)
    }
    return true
  }
}
