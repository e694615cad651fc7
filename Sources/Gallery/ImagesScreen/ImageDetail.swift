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
    // A picture takes as much height as its width asks for, drawn that large or not.
    let clamp = adw_clamp_new().widget
    adw_clamp_set_maximum_size(clamp.opaque, 320)
    adw_clamp_set_tightening_threshold(clamp.opaque, 320)
    adw_clamp_set_child(clamp.opaque, view)
    let box = Widgets.box(GTK_ORIENTATION_VERTICAL, spacing: 12, clamp, caption)
    Widgets.setMargins(box, horizontal: 24, vertical: 24)
    gtk_widget_set_valign(box, GTK_ALIGN_CENTER)
    page.setContent(box)
  }

  func show(_ picture: Picture) {
    gtk_picture_set_paintable(view.opaque, Textures.texture(of: picture))
    convene_accessible_set_label(view, picture.title)
    gtk_label_set_text(caption.opaque, picture.title)
  }
}
