import CAdwaita

/// Registers widget types of our own with GObject.
enum WidgetType {
  /// The bytes of a `GtkWidget`'s instance, after which ours keep one pointer.
  static let pointerOffset: Int = {
    var query = GTypeQuery()
    g_type_query(gtk_widget_get_type(), &query)
    return Int(query.instance_size)
  }()

  /// Registers a subclass of `GtkWidget` whose instances end in room for one pointer.
  ///
  /// - Parameters:
  ///   - name: The type's name, unique in the process.
  ///   - initialise: Fills in the class; it must not capture anything.
  ///   - begin: Called for each new instance, before its properties are set.
  /// - Returns: The type.
  static func register(
    _ name: String, class initialise: @escaping GClassInitFunc, instance begin: GInstanceInitFunc?
  ) -> GType {
    var query = GTypeQuery()
    g_type_query(gtk_widget_get_type(), &query)
    var info = GTypeInfo()
    info.class_size = UInt16(query.class_size)
    info.class_init = initialise
    info.instance_size = UInt16(query.instance_size) + UInt16(MemoryLayout<UnsafeRawPointer>.size)
    info.instance_init = begin
    return g_type_register_static(gtk_widget_get_type(), name, &info, GTypeFlags(rawValue: 0))
  }

  /// Makes an instance of a registered type, floating as all new widgets are.
  static func make(_ type: GType) -> WidgetPointer {
    guard let object = g_object_new_with_properties(type, 0, nil, nil) else {
      preconditionFailure("GObject can't make a widget: call gtk_init() or run an application.")
    }
    return object.widget
  }

  /// The pointer that an instance keeps.
  static func slot(
    of widget: UnsafeMutableRawPointer
  ) -> UnsafeMutablePointer<UnsafeMutableRawPointer?> {
    (widget + pointerOffset).assumingMemoryBound(to: UnsafeMutableRawPointer?.self)
  }

  /// Unparents all children, as a widget must that is about to go.
  static func unparentChildren(of widget: WidgetPointer) {
    while let child = gtk_widget_get_first_child(widget) { gtk_widget_unparent(child) }
  }

  /// Calls the `dispose` of plain widgets, as our own must at its end.
  static func disposeAsWidget(_ object: UnsafeMutablePointer<GObject>) {
    guard let parent = g_type_class_peek(gtk_widget_get_type()) else { return }
    parent.assumingMemoryBound(to: GObjectClass.self).pointee.dispose?(object)
  }

  /// Calls the `finalize` of plain widgets, as our own must at its end.
  static func finalizeAsWidget(_ object: UnsafeMutablePointer<GObject>) {
    guard let parent = g_type_class_peek(gtk_widget_get_type()) else { return }
    parent.assumingMemoryBound(to: GObjectClass.self).pointee.finalize?(object)
  }
}
