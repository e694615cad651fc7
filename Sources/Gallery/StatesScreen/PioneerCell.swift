import CAdwaita
import Convene

/// A person: initials on a colour, a name, and what they began.
final class PioneerCell: CollectionCell {
  private let avatar = adw_avatar_new(36, nil, true.gboolean).widget
  private let name = Widgets.label()
  private let deed = Widgets.label(classes: "caption", "dim-label")

  required init() {
    super.init()
    let texts = Widgets.box(GTK_ORIENTATION_VERTICAL, spacing: 2, name, deed)
    gtk_widget_set_valign(texts, GTK_ALIGN_CENTER)
    let row = Widgets.box(GTK_ORIENTATION_HORIZONTAL, spacing: 12, avatar, texts)
    Widgets.setMargins(row, horizontal: 18, vertical: 8)
    content = row
  }

  func show(_ pioneer: Pioneer) {
    adw_avatar_set_text(avatar.opaque, pioneer.name)
    gtk_label_set_text(name.opaque, pioneer.name)
    gtk_label_set_text(deed.opaque, pioneer.deed)
    accessibilityLabel = Self.accessibilityLabel(for: pioneer)
  }

  static func accessibilityLabel(for pioneer: Pioneer) -> String {
    "\(pioneer.name), \(pioneer.deed)"
  }
}
