import CAdwaita

/// Keeps a Swift object alive for as long as its widget has a parent.
///
/// A widget lives while it is in a window, whoever else lets go of it. This gives the Swift object
/// that drives the widget the same lifetime, so that an app may keep either of them, and both go
/// when the window does.
@MainActor
enum WidgetRetention {
  /// Begins to keep `owner` whenever `widget`, which `owner` may hold, has a parent.
  static func keep(_ owner: some AnyObject, whileParented widget: WidgetPointer) {
    connect(widget, "notify::parent") { [weak owner] in
      guard let owner, gtk_widget_get_parent(widget) != nil else {
        return g_object_set_data(widget.object, key, nil)
      }
      g_object_set_data_full(
        widget.object, key, Unmanaged<AnyObject>.passRetained(owner).toOpaque(),
        { if let owner = $0 { Unmanaged<AnyObject>.fromOpaque(owner).release() } })
    }
  }

  /// Keeps `owner` until `widget` has gone.
  static func keep(_ owner: AnyObject, with widget: WidgetPointer) {
    g_object_set_data_full(
      widget.object, "convene-kept", Unmanaged.passRetained(owner).toOpaque(),
      { if let owner = $0 { Unmanaged<AnyObject>.fromOpaque(owner).release() } })
  }

  private static let key = "convene-owner"
}
