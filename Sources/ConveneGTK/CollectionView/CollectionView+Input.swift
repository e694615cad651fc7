import CAdwaita
import ConveneDiff
import ConveneLists
import Foundation

/// The pointer and the keyboard.
extension CollectionView {
  func observeInput() {
    guard let click = gtk_gesture_click_new(), let keys = gtk_event_controller_key_new() else {
      return
    }
    connect(click, "pressed") { [weak self] (_: Int32, x: Double, y: Double) in
      self?.pressedItem = self?.item(x: x, y: y)
    }
    connect(click, "released") { [weak self] (_: Int32, x: Double, y: Double) in
      self?.released(x: x, y: y)
    }
    gtk_widget_add_controller(area, click)
    connect(keys, "key-pressed") {
      [weak self] (key: UInt32, _: UInt32, held: GdkModifierType) -> Bool in
      self?.pressed(key, holding: held) ?? false
    }
    gtk_widget_add_controller(area, keys)
  }

  // MARK: Pointer

  /// The item whose cell is seen at a point of the list.
  private func item(x: Double, y: Double) -> ItemIndex? {
    var widget = gtk_widget_pick(area, x, y, GTK_PICK_DEFAULT)
    while let current = widget, gtk_widget_get_parent(current) != area {
      widget = gtk_widget_get_parent(current)
    }
    guard let widget, case .item(let index)? = element(of: widget) else { return nil }
    return index
  }

  private func released(x: Double, y: Double) {
    let pressedItem = pressedItem
    self.pressedItem = nil
    guard let index = item(x: x, y: y), index == pressedItem else { return }
    keyboardX = nil
    giveFocus(to: index)
    choose(index)
  }

  // MARK: Keyboard

  private func pressed(_ key: UInt32, holding held: GdkModifierType) -> Bool {
    let others = GDK_CONTROL_MASK.rawValue | GDK_ALT_MASK.rawValue | GDK_SUPER_MASK.rawValue
    guard held.rawValue & others == 0, let current = focusedIndex else { return false }
    if Self.choosingKeys.contains(Int32(key)) {
      choose(current)
      return true
    }
    guard let way = Self.ways[Int32(key)].map(read) else { return false }
    let isSideways = way == .arrow(.left) || way == .arrow(.right)
    // Sideways there is nothing in a list of rows: the key is for whoever is beside it.
    guard let target = target(of: way, from: current) else { return !isSideways }
    keyboardX = isSideways ? nil : keyboardX ?? layout?.frame(of: current)?.midX
    focus(target)
    if selectionFollowsFocus, selectionMode == .single { choose(target) }
    return true
  }

  /// Where a key leads in the layout: arrows point to what is seen.
  private func read(_ way: Way) -> Way {
    guard case .arrow(let seen) = way else { return way }
    return .arrow(orientation.direction(seen))
  }

  private func target(of way: Way, from current: ItemIndex) -> ItemIndex? {
    guard let layout else { return nil }
    let page = CGFloat(length) - (pinnedHeader?.frame.height ?? 0)
    return switch way {
    case .arrow(let direction):
      layout.neighbour(of: current, direction: direction, keepingX: keyboardX)
    case .pageUp: layout.item(from: current, movedBy: -page, keepingX: keyboardX)
    case .pageDown: layout.item(from: current, movedBy: page, keepingX: keyboardX)
    case .first: layout.firstItem
    case .last: layout.lastItem
    }
  }

  private enum Way: Equatable {
    case arrow(FlowLayout.Direction)
    case pageUp, pageDown, first, last
  }

  private static let choosingKeys: Set<Int32> = [
    GDK_KEY_Return, GDK_KEY_KP_Enter, GDK_KEY_ISO_Enter, GDK_KEY_space, GDK_KEY_KP_Space,
  ]

  private static let ways: [Int32: Way] = [
    GDK_KEY_Up: .arrow(.up), GDK_KEY_KP_Up: .arrow(.up), GDK_KEY_Down: .arrow(.down),
    GDK_KEY_KP_Down: .arrow(.down), GDK_KEY_Left: .arrow(.left), GDK_KEY_KP_Left: .arrow(.left),
    GDK_KEY_Right: .arrow(.right), GDK_KEY_KP_Right: .arrow(.right),
    GDK_KEY_Page_Up: .pageUp, GDK_KEY_KP_Page_Up: .pageUp, GDK_KEY_Page_Down: .pageDown,
    GDK_KEY_KP_Page_Down: .pageDown, GDK_KEY_Home: .first, GDK_KEY_KP_Home: .first,
    GDK_KEY_End: .last, GDK_KEY_KP_End: .last,
  ]
}
