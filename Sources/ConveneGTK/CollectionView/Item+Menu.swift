import ConveneLists

/// What can be done with an item of a list on GTK.
extension Item where Cell.Host == CollectionView {
  /// Says the menu that a secondary click on the item opens, a long press, the Menu key and Shift+F10.
  ///
  /// Its actions are looked for in the list's widget and in what it stands in: in groups that were put
  /// there with `gtk_widget_insert_action_group`, then in the window's and the application's. The focus
  /// goes to the item; where several can be selected, the item is selected alone, unless it is one of
  /// those that are.
  ///
  /// ```swift
  /// item.contextMenu { _ in
  ///   let menu = GObjectReference(adopting: g_menu_new())
  ///   g_menu_append(menu.pointer, "Open", "win.open")
  ///   return menu
  /// }
  /// ```
  ///
  /// - Parameter menu: Makes a `GMenuModel`, each time that the menu is opened; `nil`: there is none.
  ///   What ``actions(_:)`` says follows it in the same menu. Retained with the declaration.
  public func contextMenu(_ menu: @escaping @MainActor (Item<Cell>) -> GObjectReference?) {
    handle(.contextMenu) { item, _ in menu(item) }
  }

  /// Says what can be done with the item: entries of its menu, and actions for assistive technology.
  ///
  /// Where several can be selected, the item is selected before, unless it is one of those that are: so an
  /// action may be about all that are selected.
  ///
  /// ```swift
  /// item.actions { _ in
  ///   [ItemAction("Delete", isDestructive: true) { delete(tea) }]
  /// }
  /// ```
  ///
  /// - Parameter actions: Makes the actions: whenever a cell is filled for the item, its menu is opened,
  ///   or one of them is performed. Retained with the declaration.
  public func actions(_ actions: @escaping @MainActor (Item<Cell>) -> [ItemAction]) {
    handle(.actions) { item, _ in actions(item) }
  }
}

extension Callback where Input == Void, Answer == GObjectReference? {
  /// The menu of an item.
  static var contextMenu: Callback { Callback("contextMenu") }
}
