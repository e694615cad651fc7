/// How many items of a list can be selected.
public enum ListSelectionMode: Hashable, Sendable {
  /// None: a click or tap only performs an item's primary action.
  case none
  /// One at a time.
  case single
  /// Any number.
  case multiple
}
