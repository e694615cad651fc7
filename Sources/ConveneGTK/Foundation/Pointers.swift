import CAdwaita

/// A pointer to a widget, as GTK's own functions take it.
///
/// Any binding's widget, or one made with plain C calls, can be passed. Main thread only.
public typealias WidgetPointer = UnsafeMutablePointer<GtkWidget>

/// A pointer to a GObject, in whichever of Swift's spellings a C function uses.
///
/// GTK's class macros (`GTK_WIDGET`, `G_OBJECT`, …) are not imported into Swift. The properties
/// here take their place; like an unchecked C cast they cost nothing and verify nothing.
public protocol ObjectPointer {
  /// The address itself.
  var raw: UnsafeMutableRawPointer { get }
}

extension ObjectPointer {
  /// The same address as a widget.
  public var widget: WidgetPointer { raw.assumingMemoryBound(to: GtkWidget.self) }

  /// The same address as a plain object.
  public var object: UnsafeMutablePointer<GObject> { raw.assumingMemoryBound(to: GObject.self) }

  /// The same address for the types whose fields are hidden, such as `GtkLabel`.
  public var opaque: OpaquePointer { OpaquePointer(raw) }

  /// The same address as a type whose fields are public, such as `GtkBox` or `GtkWindow`.
  public func `as`<Instance>(_ type: Instance.Type) -> UnsafeMutablePointer<Instance> {
    raw.assumingMemoryBound(to: type)
  }
}

extension UnsafeMutablePointer: ObjectPointer {
  /// The address itself.
  public var raw: UnsafeMutableRawPointer { UnsafeMutableRawPointer(self) }
}

extension OpaquePointer: ObjectPointer {
  /// The address itself.
  public var raw: UnsafeMutableRawPointer { UnsafeMutableRawPointer(self) }
}

extension UnsafeMutableRawPointer: ObjectPointer {
  /// The address itself.
  public var raw: UnsafeMutableRawPointer { self }
}

extension Bool {
  /// What GLib calls true is any `gboolean` but 0.
  @inlinable
  package init(_ value: gboolean) { self = value != 0 }

  /// This value for a C function that takes a `gboolean`.
  @inlinable
  package var gboolean: gboolean { self ? 1 : 0 }
}
