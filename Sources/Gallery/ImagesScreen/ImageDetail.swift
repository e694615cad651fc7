import CAdwaita
import Convene

/// One picture, as large as there is room.
@MainActor
final class ImageDetail {
  private let view = gtk_picture_new().widget
  private let caption = Widgets.label(classes: "title-4", xalign: 0.5)

  init(page: Page) {
    gtk_picture_set_can_shrink(view.opaque, true.gboolean)
    gtk_picture_set_content_fit(view.opaque, GTK_CONTENT_FIT_SCALE_DOWN)
    gtk_widget_set_vexpand(view, true.gboolean)
    let box = Widgets.box(GTK_ORIENTATION_VERTICAL, spacing: 12, view, caption)
    Widgets.setMargins(box, horizontal: 24, vertical: 24)
    page.setContent(box)
  }

  func show(_ picture: Picture) {
    gtk_picture_set_paintable(view.opaque, Textures.texture(of: picture))
    convene_accessible_set_label(view, picture.title)
    gtk_label_set_text(caption.opaque, picture.title)
  }
}
