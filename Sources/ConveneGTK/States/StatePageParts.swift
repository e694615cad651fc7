import CAdwaita
import ConveneStates

/// The widgets inside an `AdwStatusPage` that it has no properties for.
///
/// They are found by their classes. One that a later libadwaita doesn't have is left as it is.
@MainActor
struct StatePageParts {
  private let image: WidgetPointer?
  private let clamp: WidgetPointer?
  private let title: WidgetPointer?
  private let subtitle: WidgetPointer?

  init(of page: WidgetPointer) {
    image = WidgetTree.first(gtk_image_get_type(), in: page)
    clamp = WidgetTree.first(adw_clamp_get_type(), in: page)
    let labels = WidgetTree.all(gtk_label_get_type(), in: clamp ?? page)
    title = labels.first
    subtitle = labels.dropFirst().first
    for label in labels.prefix(2) {
      TextLook.breakWithoutHyphens(label)
      // Else GTK lays a text out in lines of one letter to learn its least width, which takes
      // seconds for a long one.
      gtk_label_set_width_chars(label.opaque, 8)
    }
  }

  /// Puts a widget right below the image, and tells whether there is such a place.
  func insertBelowImage(_ widget: WidgetPointer) -> Bool {
    guard let image, let parent = gtk_widget_get_parent(image) else { return false }
    gtk_widget_insert_after(widget, parent, image)
    return true
  }

  /// Draws the image in a colour of text, as a symbol, or as it is.
  func setColor(_ color: StateAppearance.Color?) {
    if let image { TextLook.set(style: nil, color: color ?? .primary, on: image) }
  }

  /// Applies sizes, gaps, styles, and the colours of texts.
  func apply(_ look: StateAppearance) {
    if let image {
      // GTK has no icons of no size; the page shows none then.
      gtk_image_set_pixel_size(image.opaque, max(1, pixels(look.imageSize)))
      gtk_widget_set_margin_bottom(image, pixels(look.imageToTitle))
    }
    if let title {
      TextLook.set(style: look.titleStyle, color: look.titleColor, on: title)
    }
    if let subtitle {
      gtk_widget_set_margin_top(subtitle, pixels(look.titleToSubtitle))
      TextLook.set(style: look.subtitleStyle, color: look.subtitleColor, on: subtitle)
    }
    if let clamp {
      adw_clamp_set_maximum_size(clamp.opaque, pixels(look.maximumWidth))
      adw_clamp_set_tightening_threshold(clamp.opaque, pixels(look.maximumWidth))
      if let all = gtk_widget_get_parent(clamp) { setMargin(pixels(look.margin), of: all) }
    }
  }

  private func setMargin(_ margin: Int32, of widget: WidgetPointer) {
    gtk_widget_set_margin_top(widget, margin)
    gtk_widget_set_margin_bottom(widget, margin)
    gtk_widget_set_margin_start(widget, margin)
    gtk_widget_set_margin_end(widget, margin)
  }
}

/// A length for GTK, which counts whole pixels and allows none beyond what 15 bits hold.
func pixels(_ length: Double) -> Int32 {
  Int32(min(max(length, 0), 32_767).rounded())
}
