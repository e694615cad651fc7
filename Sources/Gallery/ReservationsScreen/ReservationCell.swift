import CAdwaita
import Convene

/// A reservation: where, when, and a button that gives it up.
final class ReservationCell: CollectionCell {
  var onRemove: (@MainActor () -> Void)?

  private let place = Widgets.label()
  private let time = Widgets.label(classes: "caption", "dim-label", "numeric")
  private let button: WidgetPointer

  required init() {
    button = gtk_button_new_from_icon_name("user-trash-symbolic").widget
    super.init()
    connect(button, "clicked") { [weak self] in self?.onRemove?() }
    gtk_widget_add_css_class(button, "flat")
    gtk_widget_set_valign(button, GTK_ALIGN_CENTER)
    let texts = Widgets.box(GTK_ORIENTATION_VERTICAL, spacing: 2, place, time)
    gtk_widget_set_valign(texts, GTK_ALIGN_CENTER)
    gtk_widget_set_hexpand(texts, true.gboolean)
    let row = Widgets.box(GTK_ORIENTATION_HORIZONTAL, spacing: 12, texts, button)
    Widgets.setMargins(row, horizontal: 18, vertical: 9)
    content = row
  }

  func show(_ reservation: Reservation) {
    gtk_label_set_text(place.opaque, reservation.place)
    gtk_label_set_text(time.opaque, reservation.time)
    gtk_widget_set_tooltip_text(button, "Give Up")
    convene_accessible_set_label(button, "Give Up \(reservation.place)")
    accessibilityLabel = Self.accessibilityLabel(for: reservation)
  }

  static func accessibilityLabel(for reservation: Reservation) -> String {
    "\(reservation.place), \(reservation.time)"
  }
}
