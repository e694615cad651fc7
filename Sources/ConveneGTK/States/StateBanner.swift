import CAdwaita
import ConveneStates

/// A strip below the header with one sentence and at most one button.
///
/// It has the look of `AdwBanner`, which is newer than the libadwaita this library asks for.
@MainActor
final class StateBanner {
  /// What a banner says; equal faces need no drawing.
  struct Face: Equatable {
    var message: String
    var button: StateButton?
    var padding = StateAppearance().bannerPadding
  }

  /// Called with the button's action when it is clicked.
  var onButton: (@MainActor (StateAction) -> Void)?

  /// A revealer: of no height while nothing is shown.
  var widget: WidgetPointer { revealer.widget }

  /// What is shown, if anything.
  private(set) var face: Face?

  private let revealer: GObjectReference
  private let strip: WidgetPointer
  private let label: WidgetPointer
  private let button: WidgetPointer

  init() {
    StyleSheet.install
    revealer = GObjectReference(gtk_revealer_new())
    strip = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0).widget
    BannerLayout.install(on: strip)
    label = gtk_label_new(nil).widget
    button = gtk_button_new().widget
    gtk_widget_add_css_class(strip, "convene-banner")
    gtk_widget_add_css_class(label, "message")
    gtk_label_set_wrap(label.opaque, true.gboolean)
    gtk_label_set_wrap_mode(label.opaque, PANGO_WRAP_WORD_CHAR)
    // A banner stands beside the content; what needs more room than this is no banner.
    gtk_label_set_lines(label.opaque, 6)
    gtk_label_set_ellipsize(label.opaque, PANGO_ELLIPSIZE_END)
    gtk_label_set_justify(label.opaque, GTK_JUSTIFY_CENTER)
    TextLook.breakWithoutHyphens(label)
    gtk_widget_set_valign(button, GTK_ALIGN_CENTER)
    gtk_box_append(strip.as(GtkBox.self), label)
    gtk_box_append(strip.as(GtkBox.self), button)
    gtk_revealer_set_child(revealer.pointer, strip)
    gtk_widget_set_visible(revealer.widget, false.gboolean)
    connect(button, "clicked") { [weak self] in self?.press() }
    connect(revealer.pointer, "notify::child-revealed") { [weak self] in self?.leave() }
  }

  /// Shows a banner, or with `nil` takes it away; the same again is no work.
  func draw(_ new: Face?) {
    guard new != face else { return }
    face = new
    guard let new else {
      gtk_revealer_set_reveal_child(revealer.pointer, false.gboolean)
      // Where nothing is animated, it has gone at once and nobody will say so.
      return leave()
    }
    // The greatest number of lines is counted for each paragraph.
    let sentence = new.message.split(whereSeparator: \.isNewline).joined(separator: " ")
    gtk_label_set_text(label.opaque, TextLook.breakable(sentence))
    gtk_widget_set_visible(button, (new.button != nil).gboolean)
    if let title = new.button?.label { TextLook.setLabel(title, of: button) }
    setPadding(pixels(new.padding))
    gtk_widget_set_visible(revealer.widget, true.gboolean)
    gtk_revealer_set_reveal_child(revealer.pointer, true.gboolean)
  }

  /// A banner that has slid away is no longer found by the keyboard or a screen reader.
  private func leave() {
    let isRevealed = Bool(gtk_revealer_get_child_revealed(revealer.pointer))
    if face == nil, !isRevealed { gtk_widget_set_visible(revealer.widget, false.gboolean) }
  }

  private func setPadding(_ padding: Int32) {
    gtk_widget_set_margin_start(label, padding)
    gtk_widget_set_margin_end(label, padding)
    gtk_widget_set_margin_top(label, padding)
    gtk_widget_set_margin_bottom(label, padding)
    // The button is higher than a line of text, and needs as much less of a gap.
    gtk_widget_set_margin_start(button, padding)
    gtk_widget_set_margin_end(button, padding)
    gtk_widget_set_margin_top(button, padding / 2)
    gtk_widget_set_margin_bottom(button, padding / 2)
  }

  private func press() {
    if let action = face?.button?.action { onButton?(action) }
  }
}
