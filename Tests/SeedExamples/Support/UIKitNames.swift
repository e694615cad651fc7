import CAdwaita
import Convene
import Foundation

// The names of UIKit that the documents' examples use, over GTK.

/// An image by name.
@MainActor
final class UIImage {
  private let texture: GObjectReference

  init?(named name: String) {
    let images = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Sources/Gallery/Resources/Images")
    let file = images.appendingPathComponent("\(name).jpg")
    guard let texture = gdk_texture_new_from_filename(file.path, nil) else { return nil }
    self.texture = GObjectReference(adopting: texture)
  }

  /// Puts the image into a picture, which keeps what it shows.
  func show(in picture: WidgetPointer) {
    gtk_picture_set_paintable(picture.opaque, texture.pointer)
  }
}

/// The screen: on GTK, the first monitor.
@MainActor
struct UIScreen {
  static let main = UIScreen()

  var bounds: CGRect {
    guard let monitors = gdk_display_get_default().flatMap({ gdk_display_get_monitors($0) }),
      let monitor = g_list_model_get_item(monitors, 0)
    else { return .zero }
    defer { g_object_unref(monitor) }
    var area = GdkRectangle()
    gdk_monitor_get_geometry(monitor.opaque, &area)
    return CGRect(
      x: CGFloat(area.x), y: CGFloat(area.y), width: CGFloat(area.width),
      height: CGFloat(area.height))
  }
}

/// A colour.
struct UIColor: Equatable {
  static let white = UIColor(red: 1, green: 1, blue: 1)
  static let secondaryLabel = UIColor(red: 0.45, green: 0.45, blue: 0.45)

  var red: Double
  var green: Double
  var blue: Double

  /// As CSS and Pango write it.
  var text: String {
    "#" + [red, green, blue].map { String(format: "%02x", Int($0 * 255)) }.joined()
  }

  /// Fills a widget's ground.
  @MainActor
  static func show(_ color: UIColor?, behind widget: WidgetPointer) {
    let name = "seed-\(color?.text.dropFirst() ?? "none")"
    let provider = GObjectReference(adopting: gtk_css_provider_new().raw)
    gtk_css_provider_load_from_data(
      provider.pointer.as(GtkCssProvider.self),
      ".\(name) { background: \(color?.text ?? "none"); }",
      -1)
    gtk_style_context_add_provider(
      gtk_widget_get_style_context(widget), provider.pointer,
      guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
    for other in WidgetClasses.all(of: widget) where other.hasPrefix("seed-") {
      gtk_widget_remove_css_class(widget, other)
    }
    gtk_widget_add_css_class(widget, name)
  }
}

/// The style classes of a widget.
@MainActor
enum WidgetClasses {
  static func all(of widget: WidgetPointer) -> [String] {
    guard let list = gtk_widget_get_css_classes(widget) else { return [] }
    defer { g_strfreev(list) }
    var names: [String] = []
    var next = list
    while let name = next.pointee {
      names.append(String(cString: name))
      next += 1
    }
    return names
  }
}
