import CAdwaita

/// A picture of a widget as it is on screen, to be written to a file or looked at in a test.
///
/// It is drawn by the same renderer that draws the window. Popovers, which are surfaces of their
/// own, are not in it. Main thread only.
@MainActor
package struct WidgetSnapshot {
  /// What kept a picture from being taken or written.
  package enum Failure: Error, CustomStringConvertible {
    case notShown
    case notWritten(path: String)

    package var description: String {
      switch self {
      case .notShown:
        "The widget is in no window that is shown, or has no size, so there is no picture of it."
      case .notWritten(let path):
        "The picture can't be written to \(path)."
      }
    }
  }

  private let texture: GObjectReference

  /// Takes a picture, after letting the widget's window draw one whole frame.
  ///
  /// - Throws: ``Failure/notShown``.
  package init(of widget: WidgetPointer) throws {
    guard FrameClock.waitForFrame(of: widget) else { throw Failure.notShown }
    try self.init(asDrawn: widget)
  }

  /// Takes a picture of what is on screen, without turning the main loop.
  ///
  /// - Throws: ``Failure/notShown``.
  package init(asDrawn widget: WidgetPointer) throws {
    guard
      let native = gtk_widget_get_native(widget),
      let renderer = gtk_native_get_renderer(native)
    else { throw Failure.notShown }
    let paintable = GObjectReference(adopting: gtk_widget_paintable_new(widget).raw)
    let width = Double(gtk_widget_get_width(widget))
    let height = Double(gtk_widget_get_height(widget))
    guard width > 0, height > 0, let snapshot = gtk_snapshot_new() else { throw Failure.notShown }
    var viewport = graphene_rect_t()
    graphene_rect_init(&viewport, 0, 0, Float(width), Float(height))
    // A widget that draws nothing has no node at all; a clear ground makes it a clear picture.
    var clear = GdkRGBA(red: 0, green: 0, blue: 0, alpha: 0)
    gtk_snapshot_append_color(snapshot, &clear, &viewport)
    gdk_paintable_snapshot(paintable.pointer, snapshot.opaque, width, height)
    guard let node = gtk_snapshot_free_to_node(snapshot) else { throw Failure.notShown }
    defer { gsk_render_node_unref(node) }
    guard let texture = gsk_renderer_render_texture(renderer, node, &viewport) else {
      throw Failure.notShown
    }
    self.texture = GObjectReference(adopting: texture.raw)
  }

  /// Writes a picture of a widget as a PNG file.
  ///
  /// - Throws: ``Failure``.
  package static func writePNG(of widget: WidgetPointer, to path: String) throws {
    try WidgetSnapshot(of: widget).writePNG(to: path)
  }

  /// Writes the picture as a PNG file.
  ///
  /// - Throws: ``Failure/notWritten(path:)``.
  package func writePNG(to path: String) throws {
    guard Bool(gdk_texture_save_to_png(texture.pointer, path)) else {
      throw Failure.notWritten(path: path)
    }
  }

  /// The picture as GTK draws it: a `GdkTexture`, which lives as long as the snapshot.
  package var texturePointer: OpaquePointer { texture.pointer }

  /// The picture's dots.
  package var pixels: Pixels {
    let width = Int(gdk_texture_get_width(texture.pointer))
    let height = Int(gdk_texture_get_height(texture.pointer))
    let values = [UInt32](unsafeUninitializedCapacity: width * height) { buffer, count in
      buffer.withMemoryRebound(to: UInt8.self) { bytes in
        if let start = bytes.baseAddress {
          gdk_texture_download(texture.pointer, start, gsize(width * 4))
        }
      }
      count = width * height
    }
    return Pixels(width: width, height: height, values: values)
  }
}
