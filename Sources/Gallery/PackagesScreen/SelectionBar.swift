import CAdwaita
import Convene

/// The bar at the bottom of the packages, which says what is selected while anything is.
@MainActor
final class SelectionBar {
  let widget = gtk_action_bar_new().widget
  private let label = Widgets.label(classes: "numeric")

  /// - Parameter clear: Takes the selection away.
  init(clear: @escaping @MainActor () -> Void) {
    Widgets.setMargins(label, horizontal: 6, vertical: 6)
    gtk_action_bar_pack_start(widget.opaque, label)
    let button = gtk_button_new_with_mnemonic("_Clear").widget
    gtk_widget_set_tooltip_text(button, "Select None")
    connect(button, "clicked") { clear() }
    gtk_action_bar_pack_end(widget.opaque, button)
    gtk_action_bar_set_revealed(widget.opaque, false.gboolean)
  }

  /// What it says; `nil` where it isn't shown.
  private(set) var text: String?

  func show(_ packages: SelectedPackages) {
    text = packages.count > 0 ? packages.text : nil
    // What it said stays while the bar goes away.
    if let text { gtk_label_set_text(label.opaque, text) }
    gtk_action_bar_set_revealed(widget.opaque, (text != nil).gboolean)
  }
}
