import CAdwaita
import ConveneDiff
import ConveneLists
import Foundation

/// The pointer.
extension CollectionView {
  func observeInput() {
    guard let click = gtk_gesture_click_new(), let keys = gtk_event_controller_key_new(),
      let focus = gtk_event_controller_focus_new()
    else { return }
    connect(click, "pressed") { [weak self] (count: Int32, x: Double, y: Double) in
      self?.notePress(x: x, y: y)
      self?.press?.click(count: count)
    }
    connect(click, "released") { [weak self] (_: Int32, x: Double, y: Double) in
      let held = Self.heldKeys(of: click)
      if let self { released(target: target(x: x, y: y), holding: held) }
    }
    gtk_widget_add_controller(area, click)
    connect(keys, "key-pressed") {
      [weak self] (key: UInt32, _: UInt32, held: GdkModifierType) -> Bool in
      guard let self else { return false }
      let key = Int32(bitPattern: key)
      return reorder(by: key, holding: held) || pressed(key, holding: held)
    }
    gtk_widget_add_controller(area, keys)
    connect(focus, "leave") { [weak self] in self?.releaseKept() }
    gtk_widget_add_controller(area, focus)
  }

  /// The button went down at a point of the list, or a finger; each gesture may say so.
  func notePress(x: Double, y: Double) { notePress(on: target(x: x, y: y)) }

  func notePress(on target: PointerTarget) {
    if press?.target != target { press = PointerPress(on: target) }
  }

  /// What is seen at a point of the list.
  func target(x: Double, y: Double) -> PointerTarget {
    guard let picked = gtk_widget_pick(area, x, y, GTK_PICK_DEFAULT), picked != area else {
      return .room
    }
    var widget: WidgetPointer? = picked
    while let current = widget, gtk_widget_get_parent(current) != area {
      widget = gtk_widget_get_parent(current)
    }
    switch widget.flatMap({ element(of: $0) }) {
    case .item(let index)?: return .item(index)
    case .header(let section)? where driver.content.isFoldable(section): return .header(section)
    default: return .other
    }
  }

  /// What is held while one clicks, and whether it is a finger that does.
  private static func heldKeys(of controller: OpaquePointer) -> SelectionKeys {
    var keys = SelectionKeys(gtk_event_controller_get_current_event_state(controller))
    if isFinger(controller) { keys.insert(.toggle) }
    return keys
  }

  /// Whether it is a finger that a gesture is made by.
  static func isFinger(_ controller: OpaquePointer) -> Bool {
    gtk_event_controller_get_current_event_device(controller).map {
      gdk_device_get_source($0) == GDK_SOURCE_TOUCHSCREEN
    } ?? false
  }

  /// The button was let go, or the finger lifted: a click, where that is on what was pressed.
  ///
  /// - Parameters:
  ///   - target: What is under it.
  ///   - keys: What is held.
  func released(target: PointerTarget, holding keys: SelectionKeys) {
    guard let press, press.target == target else { return }
    let count = press.count
    switch target {
    case .other: break
    case .room: if keys.isEmpty { select(by: .nothing) }
    case .header(let section):
      keyboardX = nil
      giveFocus(to: .header(section))
      driver.toggle(section)
    case .item(let index):
      keyboardX = nil
      let focus = focusedIndex
      giveFocus(to: .item(index))
      if selectionMode == .none {
        if count == 1 { performPrimaryAction(of: index) }
      } else if count == 2, keys.isEmpty {
        performPrimaryAction(of: index)
      } else if count == 2, keys == .toggle {
        // The first click, or tap, has taken one more or less; the others stay selected.
        driver.tell(.performPrimaryAction, at: index, ())
      } else {
        select(by: .click(index, keys), from: focus)
      }
    }
  }

  /// The user wants what an item stands for, which is selected unless it is already.
  func performPrimaryAction(of index: ItemIndex) {
    if let now = use(index) { driver.tell(.performPrimaryAction, at: now, ()) }
  }

  /// Selects an item with which something is about to be done, unless it is already.
  ///
  /// - Returns: Where the item is now: the app may have changed the list when it was told.
  func use(_ index: ItemIndex) -> ItemIndex? {
    let change = select(by: .use(index))
    // The anchor went with the item.
    return change?.selected == [index] ? selection.anchor : index
  }
}

extension SelectionKeys {
  /// What is held of the keys that matter.
  init(_ held: GdkModifierType) {
    self = []
    if held.rawValue & GDK_CONTROL_MASK.rawValue != 0 { insert(.toggle) }
    if held.rawValue & GDK_SHIFT_MASK.rawValue != 0 { insert(.extend) }
  }
}
