import CAdwaita
import ConveneLists
import Foundation

/// The menu of an item, while it is open.
@MainActor
final class ItemMenu {
  /// The view of the item that it was opened for.
  let view: MountedView
  private let popover: GObjectReference

  /// Makes a menu, not yet open.
  ///
  /// - Parameters:
  ///   - model: The app's own menu.
  ///   - actions: The entries that follow it.
  ///   - view: The view of the item.
  ///   - area: The list's widget.
  ///   - place: Where it is opened, in pixels from the list's top left corner.
  init(
    model: GObjectReference?, actions: [ItemAction], of view: MountedView, in area: WidgetPointer,
    at place: CGRect
  ) {
    self.view = view
    let group = ItemActionGroup(
      actions.map { .init(title: $0.title, isEnabled: $0.isEnabled) }
    ) { actions[$0].perform() }
    let menu = Self.menu(model, zip(actions, group.names).map { ($0, $1) })
    popover = GObjectReference(gtk_popover_menu_new_from_model(menu.pointer.as(GMenuModel.self)))
    group.insert(into: popover.widget)
    gtk_popover_set_has_arrow(popover.pointer.as(GtkPopover.self), false.gboolean)
    gtk_widget_set_halign(popover.widget, GTK_ALIGN_START)
    gtk_widget_set_parent(popover.widget, area)
    var rectangle = GdkRectangle(
      x: Int32(place.minX), y: Int32(place.minY), width: Int32(max(1, place.width)),
      height: Int32(max(1, place.height)))
    gtk_popover_set_pointing_to(popover.pointer.as(GtkPopover.self), &rectangle)
  }

  isolated deinit { Self.remove(popover) }

  /// Opens it.
  ///
  /// - Parameter onClose: Called once it is closed, before the chosen action is performed.
  func open(onClose: @escaping @MainActor () -> Void) {
    connect(popover.pointer, "closed") { [weak self] in
      guard let self else { return }
      onClose()
      // The entry that was chosen is activated after this, and finds its action by its parents.
      MainLoop.whenIdle {
        Self.remove(self.popover)
        return false
      }
    }
    gtk_popover_popup(popover.pointer.as(GtkPopover.self))
  }

  func close() { gtk_popover_popdown(popover.pointer.as(GtkPopover.self)) }

  /// Brings it to its place, as the widget that it stands in must whenever that is placed.
  func present() { gtk_popover_present(popover.pointer.as(GtkPopover.self)) }

  private static func remove(_ popover: GObjectReference) {
    if gtk_widget_get_parent(popover.widget) != nil { gtk_widget_unparent(popover.widget) }
  }

  /// The app's own entries, the actions, and apart from them those that take something away.
  private static func menu(
    _ model: GObjectReference?, _ actions: [(action: ItemAction, name: String)]
  ) -> GObjectReference {
    let menu = GObjectReference(adopting: g_menu_new())
    if let model {
      g_menu_append_section(menu.pointer, nil, model.pointer.as(GMenuModel.self))
    }
    for isDestructive in [false, true] {
      let entries = actions.filter { $0.action.isDestructive == isDestructive }
      guard !entries.isEmpty else { continue }
      let section = GObjectReference(adopting: g_menu_new())
      for (action, name) in entries {
        // An underscore would be the mark of a key.
        let title = action.title.replacingOccurrences(of: "_", with: "__")
        let item = GObjectReference(adopting: g_menu_item_new(title, nil))
        g_menu_item_set_action_and_target_value(
          item.pointer, "\(ItemActionGroup.prefix).\(name)", nil)
        g_menu_append_item(section.pointer, item.pointer)
      }
      g_menu_append_section(menu.pointer, nil, section.pointer.as(GMenuModel.self))
    }
    return menu
  }
}
