import CAdwaita
import ConveneDiff
import ConveneLists
import Foundation

/// What can be done with items: their menus, and actions for assistive technology.
extension CollectionView {
  func observeMenus() {
    guard let click = gtk_gesture_click_new(), let press = gtk_gesture_long_press_new() else {
      return
    }
    gtk_gesture_single_set_button(click, guint(GDK_BUTTON_SECONDARY))
    connect(click, "pressed") { [weak self] (_: Int32, x: Double, y: Double) in
      guard self?.openMenu(x: x, y: y) == true else { return }
      gtk_gesture_set_state(click, GTK_EVENT_SEQUENCE_CLAIMED)
    }
    gtk_widget_add_controller(area, click)
    gtk_gesture_single_set_touch_only(press, true.gboolean)
    connect(press, "pressed") { [weak self] (x: Double, y: Double) in
      guard let self, self.press?.target == target(x: x, y: y), openMenu(x: x, y: y) else { return }
      gtk_gesture_set_state(press, GTK_EVENT_SEQUENCE_CLAIMED)
    }
    gtk_widget_add_controller(area, press)
  }

  private func openMenu(x: Double, y: Double) -> Bool {
    guard itemMenu == nil, case .item(let index) = target(x: x, y: y) else { return false }
    return openMenu(of: index, at: CGRect(x: x, y: y, width: 1, height: 1))
  }

  /// Opens an item's menu.
  ///
  /// - Parameters:
  ///   - index: The item.
  ///   - place: Where, in pixels from the list's top left corner; `nil`: at the item's cell.
  /// - Returns: Whether the item has a menu.
  @discardableResult
  func openMenu(of index: ItemIndex, at place: CGRect? = nil) -> Bool {
    guard hasMenu(index) else { return false }
    if place == nil { focus(index) } else { giveFocus(to: .item(index)) }
    guard let now = useWithSelection(index), let item = driver.item(at: now),
      let view = mounted[.item(now)]
    else { return true }
    let (model, actions) = driver.answer {
      (item.answer(.contextMenu, ()) ?? nil, item.answer(.actions, ()) ?? [])
    }
    guard model != nil || !actions.isEmpty else { return true }
    let cell = layout?.frame(of: now).map { placed($0.offsetBy(dx: 0, dy: -offset)) }
    let menu = ItemMenu(
      model: model, actions: actions, of: view, in: area, at: place ?? cell ?? .zero)
    itemMenu = menu
    menu.open { [weak self] in self?.menuClosed() }
    return true
  }

  private func hasMenu(_ index: ItemIndex) -> Bool {
    guard let item = driver.item(at: index) else { return false }
    return driver.answer {
      (item.answer(.contextMenu, ()) ?? nil) != nil
        || item.answer(.actions, ()).map { !$0.isEmpty } ?? false
    }
  }

  /// Something is about to be done with an item, or with all that are selected if it is one of them.
  ///
  /// - Returns: Where the item is now.
  private func useWithSelection(_ index: ItemIndex) -> ItemIndex? {
    selectionMode == .multiple ? use(index) : index
  }

  private func menuClosed() {
    let view = itemMenu?.view
    let hadFocus = hasFocus
    itemMenu = nil
    if hadFocus, let view, element(of: view) != nil { gtk_widget_grab_focus(view.widget) }
  }

  /// Closes a menu whose item has gone, or is shown by another cell.
  func closeStrayMenu() {
    if let menu = itemMenu, element(of: menu.view) == nil { menu.close() }
  }

  // MARK: Assistive technology

  /// Offers with a cell what can be done with its item.
  func offerActions(of item: AnyItem<CollectionView>?, in cell: CollectionCell) {
    let hasPrimary = item?.callbacks.handles(.performPrimaryAction) ?? false
    cell.hasPrimaryAction = hasPrimary
    let actions = item.flatMap { item in driver.answer { item.answer(.actions, ()) } } ?? []
    let primary = hasPrimary ? [ItemActionGroup.Offer(title: Self.primaryActionName)] : []
    let offers = primary + actions.map { .init(title: $0.title, isEnabled: $0.isEnabled) }
    cell.offer(offers) { [weak self, weak cell] number in
      if let cell { self?.perform(number, of: offers, in: cell) }
    }
  }

  /// What assistive technology calls the primary action.
  private static let primaryActionName = "activate"

  private func perform(
    _ number: Int, of offers: [ItemActionGroup.Offer], in cell: CollectionCell
  ) {
    guard case .item(let index)? = element(of: cell.widget) else { return }
    if cell.hasPrimaryAction, number == 0 { return performPrimaryAction(of: index) }
    guard let now = useWithSelection(index) else { return }
    // The newest declaration's action with this title.
    let actions = driver.item(at: now)?.answer(.actions, ()) ?? []
    let title = offers[number].title
    actions.first { $0.title == title && $0.isEnabled }?.perform()
  }
}
