import CAdwaita
import ConveneLists

/// Actions of an item as GTK's menus and assistive technology find them.
@MainActor
struct ItemActionGroup {
  /// What stands before the names of actions.
  static let prefix = "item"

  /// An action that is offered.
  struct Offer: Equatable {
    var title: String
    var isEnabled = true
  }

  /// The names of the actions, in the order of the offers.
  ///
  /// Assistive technology reads them, so that they are the titles.
  let names: [String]
  private let group = GObjectReference(adopting: g_simple_action_group_new())

  /// - Parameters:
  ///   - offers: What is offered.
  ///   - perform: Called with the place of an offer among them. Retained by the actions.
  init(_ offers: [Offer], perform: @escaping @MainActor (Int) -> Void) {
    names = Self.names(of: offers.map(\.title))
    for (number, offer) in offers.enumerated() {
      let action = GObjectReference(adopting: g_simple_action_new(names[number], nil))
      g_simple_action_set_enabled(action.pointer, offer.isEnabled.gboolean)
      connect(action.pointer, "activate") { perform(number) }
      g_action_map_add_action(group.pointer, action.pointer)
    }
  }

  /// Lets a widget, and what is in it, find the actions.
  func insert(into widget: WidgetPointer) {
    gtk_widget_insert_action_group(widget, Self.prefix, names.isEmpty ? nil : group.pointer)
  }

  /// The titles, each of which can be there once.
  private static func names(of titles: [String]) -> [String] {
    var used: Set<String> = []
    return titles.map { title in
      let base = title.isEmpty ? "action" : title
      var name = base
      var number = 1
      while !used.insert(name).inserted {
        number += 1
        name = "\(base) \(number)"
      }
      return name
    }
  }
}
