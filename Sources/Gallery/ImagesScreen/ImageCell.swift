import CAdwaita
import Convene

/// A picture in the grid.
final class ImageCell: CollectionCell {
  private let view = gtk_picture_new().widget

  required init() {
    super.init()
    gtk_picture_set_content_fit(view.opaque, GTK_CONTENT_FIT_COVER)
    gtk_picture_set_can_shrink(view.opaque, true.gboolean)
    content = view
  }

  func setup(with picture: Picture) {
    gtk_picture_set_paintable(view.opaque, Textures.texture(of: picture))
    accessibilityLabel = picture.title
  }
}

/// The header of a section of pictures: its name in capitals on its colour.
final class ImageHeader: CollectionReusableView {
  let nameLabel = Widgets.label(classes: "heading")

  required init() {
    super.init()
    Widgets.setMargins(nameLabel, horizontal: 18, vertical: 0)
    content = nameLabel
  }

  /// The style class of the section's colour.
  var colorClass: String? {
    didSet {
      guard colorClass != oldValue else { return }
      if let oldValue { gtk_widget_remove_css_class(widget, oldValue) }
      if let colorClass { gtk_widget_add_css_class(widget, colorClass) }
    }
  }
}
