import CAdwaita

/// Something drawn, kept to be drawn again: an immutable tree of GTK's drawing commands.
@MainActor
final class RenderNode {
  let pointer: OpaquePointer

  /// Draws, and keeps what was drawn; nil where that is nothing.
  init?(draw: (OpaquePointer) -> Void) {
    guard let snapshot = gtk_snapshot_new() else { return nil }
    draw(snapshot.opaque)
    guard let node = gtk_snapshot_free_to_node(snapshot) else { return nil }
    pointer = node
  }

  /// Keeps a child of a widget as it is on screen, in the widget's coordinates.
  convenience init?(asDrawn child: WidgetPointer, in widget: WidgetPointer) {
    let live = GObjectReference(adopting: gtk_widget_paintable_new(child).raw)
    guard let image = gdk_paintable_get_current_image(live.pointer) else { return nil }
    defer { g_object_unref(image.raw) }
    var (x, y) = (0.0, 0.0)
    gtk_widget_translate_coordinates(child, widget, 0, 0, &x, &y)
    self.init { snapshot in
      var origin = graphene_point_t(x: Float(x), y: Float(y))
      gtk_snapshot_translate(snapshot, &origin)
      gdk_paintable_snapshot(
        image, snapshot, Double(gtk_widget_get_width(child)),
        Double(gtk_widget_get_height(child)))
    }
  }

  isolated deinit { gsk_render_node_unref(pointer) }

  /// The smallest rectangle around both.
  func bounds(with other: RenderNode) -> graphene_rect_t {
    var (own, others, all) = (graphene_rect_t(), graphene_rect_t(), graphene_rect_t())
    gsk_render_node_get_bounds(pointer, &own)
    gsk_render_node_get_bounds(other.pointer, &others)
    graphene_rect_union(&own, &others, &all)
    return all
  }
}
