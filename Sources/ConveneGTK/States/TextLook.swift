import CAdwaita
import ConveneStates

extension StateAppearance.TextStyle {
  /// Libadwaita's style class for it.
  fileprivate var styleClass: String {
    switch self {
    case .largeTitle: "title-1"
    case .title: "title-2"
    case .headline: "heading"
    case .body: "body"
    case .caption: "caption"
    }
  }
}

extension StateAppearance.Color {
  /// The style class for it; text is of the primary colour by itself.
  fileprivate var styleClass: String? {
    switch self {
    case .primary: nil
    case .secondary: StyleSheet.secondary
    case .accent: "accent"
    }
  }
}

/// Puts the styles and colours of an appearance on widgets, as style classes.
@MainActor
enum TextLook {
  /// Every class that ``set(style:color:on:)`` may put, and those of the page's own labels.
  private static let classes = [
    "title-1", "title-2", "heading", "body", "caption", "dim-label", "accent",
    StyleSheet.secondary,
  ]

  /// Gives a widget this look instead of the one it has.
  ///
  /// - Parameters:
  ///   - style: the style of its text; nil for what has no text.
  ///   - color: the colour of its text or symbol.
  ///   - widget: a label or an image.
  static func set(
    style: StateAppearance.TextStyle?, color: StateAppearance.Color, on widget: WidgetPointer
  ) {
    let wanted = [style?.styleClass, color.styleClass].compactMap(\.self)
    for name in classes where !wanted.contains(name) { gtk_widget_remove_css_class(widget, name) }
    for name in wanted { gtk_widget_add_css_class(widget, name) }
  }

  /// Lets a label break a word that is wider than itself, without a hyphen that isn't in it: it would
  /// be wrong in addresses, and in most scripts.
  static func breakWithoutHyphens(_ label: WidgetPointer) {
    let attributes = pango_attr_list_new()
    pango_attr_list_insert(attributes, pango_attr_insert_hyphens_new(false.gboolean))
    gtk_label_set_attributes(label.opaque, attributes)
    pango_attr_list_unref(attributes)
  }

  /// Gives a button a text in one line, which ends in an ellipsis where it is wider than its place.
  ///
  /// Otherwise the window would grow with the text, and a display has no windows of any width.
  static func setLabel(_ text: String, of button: WidgetPointer) {
    let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
    // Nobody has room for more, and to measure it takes long.
    let shown = line.count > 500 ? line.prefix(500) + "…" : line
    gtk_button_set_label(button.as(GtkButton.self), shown)
    guard let label = gtk_button_get_child(button.as(GtkButton.self)) else { return }
    gtk_label_set_ellipsize(label.opaque, PANGO_ELLIPSIZE_END)
  }

  /// A text that GTK lays out in a time that grows with its length.
  ///
  /// Pango takes a time that grows with the square of a word's length, seconds for one of thousands
  /// of letters. Such a word gets places where it may be broken, which can't be seen.
  ///
  /// - Complexity: O(n) in the length, and O(1) up to 1,000 bytes.
  static func breakable(_ text: String) -> String {
    guard text.utf8.count > 1_000 else { return text }
    var result = ""
    var run = 0
    for character in text {
      run = character.isWhitespace ? 0 : run + 1
      result.append(character)
      if run == 50 {
        result.append("\u{200B}")
        run = 0
      }
    }
    return result
  }
}
