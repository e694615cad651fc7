import CAdwaita

extension CollectionView {
  /// What a screen reader takes the list for.
  public enum AccessibilityRole: Sendable {
    /// A list with list items.
    case list
    /// A grid with grid cells, as the platform's grid view is. AT-SPI calls them table and table cell.
    case grid

    var ofList: GtkAccessibleRole {
      switch self {
      case .list: GTK_ACCESSIBLE_ROLE_LIST
      case .grid: GTK_ACCESSIBLE_ROLE_GRID
      }
    }

    var ofItem: GtkAccessibleRole {
      switch self {
      case .list: GTK_ACCESSIBLE_ROLE_LIST_ITEM
      case .grid: GTK_ACCESSIBLE_ROLE_GRID_CELL
      }
    }
  }
}
