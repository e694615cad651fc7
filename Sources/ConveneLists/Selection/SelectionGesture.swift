import ConveneDiff

/// What a user did with the pointer or the keyboard, of which something may be selected.
package enum SelectionInput: Hashable, Sendable {
  /// An item was clicked or tapped.
  case click(ItemIndex, SelectionKeys)
  /// A key leads the focus to an item.
  case move(ItemIndex, SelectionKeys)
  /// Space on the focused item.
  case space(ItemIndex, SelectionKeys)
  /// Something is about to be done with an item: it is opened, or has its menu opened.
  case use(ItemIndex)
  /// All items are wanted.
  case all
  /// No item is wanted.
  case nothing
}

/// What is held while one selects.
package struct SelectionKeys: OptionSet, Hashable, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) { self.rawValue = rawValue }

  /// One item comes or goes, and the others stay: Control, or a finger.
  package static let toggle = SelectionKeys(rawValue: 1)
  /// All from the anchor to an item: Shift.
  package static let extend = SelectionKeys(rawValue: 2)
}

/// What is to be selected.
package enum SelectionGesture: Hashable, Sendable {
  /// An item and no other.
  case only(ItemIndex)
  /// The same, unless the item is selected: then all stays as it is.
  case including(ItemIndex)
  /// An item that isn't selected besides the others; of those that are, one less.
  case toggle(ItemIndex)
  /// All from the anchor to an item, and no other or besides the others.
  case extend(to: ItemIndex, adding: Bool)
  /// Those that a rubber band touches, and those that were selected before.
  case band(Set<ItemIndex>, besides: Set<ItemIndex>)
  /// All items.
  case all
  /// No item.
  case nothing

  /// What an input means as the platform's own lists take it; `nil`: nothing is selected by it.
  ///
  /// - Parameters:
  ///   - input: What the user did.
  ///   - mode: How many items can be selected.
  ///   - followsFocus: Whether moving the focus selects where one item at a time can be selected.
  package init?(_ input: SelectionInput, in mode: ListSelectionMode, followsFocus: Bool = false) {
    let gesture: SelectionGesture? =
      switch mode {
      case .none: nil
      case .single: Self.ofOne(input, followsFocus: followsFocus)
      case .multiple: Self.ofSeveral(input)
      }
    guard let gesture else { return nil }
    self = gesture
  }

  private static func ofOne(_ input: SelectionInput, followsFocus: Bool) -> SelectionGesture? {
    switch input {
    case .click(let index, _), .space(let index, _): .only(index)
    case .move(let index, _): followsFocus ? .only(index) : nil
    case .use(let index): .including(index)
    case .all, .nothing: nil
    }
  }

  private static func ofSeveral(_ input: SelectionInput) -> SelectionGesture? {
    switch input {
    case .click(let index, let keys): chosen(index, keys)
    case .move(let index, let keys): keys == .toggle ? nil : chosen(index, keys)
    case .space(let index, let keys):
      keys.contains(.extend) ? chosen(index, keys) : .toggle(index)
    case .use(let index): .including(index)
    case .all: .all
    case .nothing: .nothing
    }
  }

  private static func chosen(_ index: ItemIndex, _ keys: SelectionKeys) -> SelectionGesture {
    if keys.contains(.extend) { return .extend(to: index, adding: keys.contains(.toggle)) }
    return keys.contains(.toggle) ? .toggle(index) : .only(index)
  }
}
