import CAdwaita
import ConveneDiff
import ConveneLists
import Foundation

/// The pointer, the keyboard and its focus.
extension CollectionView {
  func observeInput() {
    guard let click = gtk_gesture_click_new() else { return }
    connect(click, "released") { [weak self] (_: Int32, x: Double, y: Double) in
      self?.clicked(x: x, y: y)
    }
    gtk_widget_add_controller(area, click)
    guard let keys = gtk_event_controller_key_new() else { return }
    connect(keys, "key-pressed") { [weak self] (key: UInt32) -> Bool in
      self?.pressed(key) ?? false
    }
    gtk_widget_add_controller(area, keys)
  }

  // MARK: Pointer

  private func clicked(x: Double, y: Double) {
    guard case .item(let index)? = layout?.element(at: CGPoint(x: x, y: y + offset)) else {
      return
    }
    keyboardX = nil
    if let view = mounted[.item(index)] { gtk_widget_grab_focus(view.widget) }
    choose(index)
  }

  // MARK: Keyboard

  private func pressed(_ key: UInt32) -> Bool {
    guard let layout, let current = focusedIndex else { return false }
    let page = Double(size.height)
    let isHorizontal = key == UInt32(GDK_KEY_Left) || key == UInt32(GDK_KEY_Right)
    let target: ItemIndex?
    switch Int32(key) {
    case GDK_KEY_Return, GDK_KEY_KP_Enter, GDK_KEY_ISO_Enter, GDK_KEY_space, GDK_KEY_KP_Space:
      choose(current)
      return true
    case GDK_KEY_Up, GDK_KEY_KP_Up:
      target = layout.neighbour(of: current, direction: .up, keepingX: keyboardX)
    case GDK_KEY_Down, GDK_KEY_KP_Down:
      target = layout.neighbour(of: current, direction: .down, keepingX: keyboardX)
    case GDK_KEY_Left, GDK_KEY_KP_Left:
      target = layout.neighbour(of: current, direction: .left)
    case GDK_KEY_Right, GDK_KEY_KP_Right:
      target = layout.neighbour(of: current, direction: .right)
    case GDK_KEY_Page_Up, GDK_KEY_KP_Page_Up:
      target = layout.item(from: current, movedBy: -page, keepingX: keyboardX)
    case GDK_KEY_Page_Down, GDK_KEY_KP_Page_Down:
      target = layout.item(from: current, movedBy: page, keepingX: keyboardX)
    case GDK_KEY_Home, GDK_KEY_KP_Home: target = layout.firstItem
    case GDK_KEY_End, GDK_KEY_KP_End: target = layout.lastItem
    default: return false
    }
    guard let target else { return !isHorizontal }
    keyboardX =
      isHorizontal ? nil : keyboardX ?? layout.frame(of: current).map { $0.midX }
    focus(target)
    if selectionFollowsFocus { choose(target) }
    return true
  }

  // MARK: Focus

  /// The element whose view has the focus, or holds what has it.
  var focusedElement: LayoutElement? {
    guard let child = gtk_widget_get_focus_child(area) else { return nil }
    return mounted.first { $0.value.widget == child }?.key
  }

  var focusedIndex: ItemIndex? {
    if case .item(let index)? = focusedElement { index } else { nil }
  }

  /// Moves the focus to an item, and scrolls as far as needed.
  func focus(_ index: ItemIndex) {
    reveal(index)
    guard let view = mounted[.item(index)] else { return }
    gtk_widget_grab_focus(view.widget)
  }

  /// The focused item has gone: the one that took its place has the focus, or the last one.
  func focusSuccessor(of index: ItemIndex) {
    guard let layout, layout.itemCount > 0 else { return }
    let section = min(index.section, layout.sections.count - 1)
    let count = layout.itemCount(inSection: section)
    let successor =
      count > 0
      ? ItemIndex(section: section, item: min(index.item, count - 1)) : layout.firstItem
    if let successor, let view = mounted[.item(successor)] { gtk_widget_grab_focus(view.widget) }
  }

  func moveFocus(_ direction: GtkDirectionType) -> Bool {
    guard direction == GTK_DIR_TAB_FORWARD || direction == GTK_DIR_TAB_BACKWARD else {
      return false
    }
    if let child = gtk_widget_get_focus_child(area) {
      return Bool(gtk_widget_child_focus(child, direction))
    }
    guard let index = selectedItems.min() ?? viewport.visible.first?.index else { return false }
    focus(index)
    return gtk_widget_get_focus_child(area) != nil
  }
}
