import CAdwaita
import ConveneDiff
import ConveneLists
import Foundation

/// The keyboard.
extension CollectionView {
  /// A key was pressed while an item or a header has the focus; whether it was the list's.
  func pressed(_ key: Int32, holding held: GdkModifierType) -> Bool {
    let others = GDK_ALT_MASK.rawValue | GDK_SUPER_MASK.rawValue | GDK_META_MASK.rawValue
    guard held.rawValue & others == 0, itemMenu == nil, let current = focusedStop else {
      return false
    }
    let keys = SelectionKeys(held)
    if key == GDK_KEY_Menu && keys.isEmpty || key == GDK_KEY_F10 && keys == .extend {
      return current.item.map { openMenu(of: $0) } ?? false
    }
    // Control is for selecting several; otherwise it is somebody else's.
    if keys.contains(.toggle) {
      guard selectionMode == .multiple else { return false }
      if let input = Self.selectingAll(key, keys) {
        select(by: input)
        return true
      }
    }
    if Self.activatingKeys.contains(key) {
      guard !keys.contains(.toggle) else { return false }
      switch current {
      case .item(let index): performPrimaryAction(of: index)
      case .header(let section), .footer(let section): driver.toggle(section)
      }
      return true
    }
    if Self.spaceKeys.contains(key) {
      if keys.isEmpty, typeAhead.isGoingOn(at: now()), type(" ", from: current) { return true }
      switch current {
      case .item(let index): pressedSpace(on: index, keys)
      case .header(let section), .footer(let section): driver.toggle(section)
      }
      return true
    }
    if let section = current.headedSection, !keys.contains(.toggle),
      toggle(section, by: key, pointing: Self.arrows[key])
    {
      return true
    }
    if let way = Self.way(key).map(read) { return move(way, from: current, keys) }
    guard !keys.contains(.toggle), let letter = Self.letter(key) else { return false }
    return type(letter, from: current)
  }

  private func pressedSpace(on current: ItemIndex, _ keys: SelectionKeys) {
    if selectionMode == .none { return performPrimaryAction(of: current) }
    select(by: .space(current, keys), from: current)
  }

  private func move(_ way: Way, from current: LayoutElement, _ keys: SelectionKeys) -> Bool {
    let isSideways = way == .arrow(.left) || way == .arrow(.right)
    // Sideways there is nothing in a list of rows: the key is for whoever is beside it.
    guard let target = target(of: way, from: current) else { return !isSideways }
    keyboardX = isSideways ? nil : keyboardX ?? current.item.flatMap { layout?.frame(of: $0)?.midX }
    focus(target)
    if let index = target.item { select(by: .move(index, keys), from: current.item) }
    return true
  }

  /// Goes to the next item whose text begins with what was typed; whether the list has such texts.
  private func type(_ letter: Character, from current: LayoutElement) -> Bool {
    guard driver.content.hasSearchTexts else { return false }
    let typed = typeAhead.type(letter, at: now())
    // From a header on, its section's first item is the next one.
    let start = current.item ?? ItemIndex(section: current.section, item: -1)
    if let target = driver.item(typedAs: typed, from: start), target != current.item {
      keyboardX = nil
      focus(target)
      select(by: .move(target, []), from: current.item)
    }
    return true
  }

  // MARK: Keys

  /// Where a key leads in the layout: arrows point to what is seen.
  private func read(_ way: Way) -> Way {
    guard case .arrow(let seen) = way else { return way }
    return .arrow(orientation.direction(seen))
  }

  private func target(of way: Way, from current: LayoutElement) -> LayoutElement? {
    guard let layout else { return nil }
    let page = CGFloat(length) - (pinnedHeader?.frame.height ?? 0)
    return switch way {
    case .arrow(let direction):
      layout.stop(from: current, direction: direction, keepingX: keyboardX)
    case .pageUp: layout.stop(from: current, movedBy: -page, keepingX: keyboardX)
    case .pageDown: layout.stop(from: current, movedBy: page, keepingX: keyboardX)
    case .first: layout.firstStop
    case .last: layout.lastStop
    }
  }

  private enum Way: Equatable {
    case arrow(FlowLayout.Direction)
    case pageUp, pageDown, first, last
  }

  /// The letter that a key writes, if it writes one.
  private static func letter(_ key: Int32) -> Character? {
    let code = gdk_keyval_to_unicode(UInt32(bitPattern: key))
    guard code >= 0x20, code != 0x7F, let scalar = UnicodeScalar(code) else { return nil }
    return Character(scalar)
  }

  private static func selectingAll(_ key: Int32, _ keys: SelectionKeys) -> SelectionInput? {
    switch key {
    case GDK_KEY_a, GDK_KEY_A: keys.contains(.extend) ? .nothing : .all
    case GDK_KEY_slash: .all
    case GDK_KEY_backslash: .nothing
    default: nil
    }
  }

  private static let activatingKeys: Set<Int32> = [
    GDK_KEY_Return, GDK_KEY_KP_Enter, GDK_KEY_ISO_Enter,
  ]

  private static let spaceKeys: Set<Int32> = [GDK_KEY_space, GDK_KEY_KP_Space]

  private static func way(_ key: Int32) -> Way? { arrows[key].map { .arrow($0) } ?? ways[key] }

  static let arrows: [Int32: FlowLayout.Direction] = [
    GDK_KEY_Up: .up, GDK_KEY_KP_Up: .up, GDK_KEY_Down: .down, GDK_KEY_KP_Down: .down,
    GDK_KEY_Left: .left, GDK_KEY_KP_Left: .left, GDK_KEY_Right: .right, GDK_KEY_KP_Right: .right,
  ]

  private static let ways: [Int32: Way] = [
    GDK_KEY_Page_Up: .pageUp, GDK_KEY_KP_Page_Up: .pageUp, GDK_KEY_Page_Down: .pageDown,
    GDK_KEY_KP_Page_Down: .pageDown, GDK_KEY_Home: .first, GDK_KEY_KP_Home: .first,
    GDK_KEY_End: .last, GDK_KEY_KP_End: .last,
  ]
}
