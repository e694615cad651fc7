import CAdwaita

/// Something that has a widget: a widget itself, or a Swift class around one.
@MainActor
public protocol WidgetConvertible {
  /// The widget, which is the same one each time.
  var widget: WidgetPointer { get }
}

extension UnsafeMutablePointer: WidgetConvertible where Pointee == GtkWidget {}
