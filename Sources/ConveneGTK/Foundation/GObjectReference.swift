import CAdwaita

/// Owns one reference to a GObject and gives it back on the main thread.
///
/// GTK's objects may only be let go where GTK runs, so the last Swift reference may go on any
/// thread: the object's own reference is dropped on the main one.
@MainActor
public final class GObjectReference {
  /// The object that is kept alive.
  public let pointer: OpaquePointer

  /// Takes a share in `object`, or takes over its floating reference if it has one.
  ///
  /// Right for every new widget, and for any object that somebody else owns.
  public init(_ object: some ObjectPointer) {
    pointer = OpaquePointer(g_object_ref_sink(object.raw).raw)
  }

  /// Takes over a full reference that the caller was given ("transfer full").
  ///
  /// Right for what is not a widget and came from a `…_new` function, such as an animation.
  public init(adopting object: some ObjectPointer) {
    pointer = object.opaque
  }

  isolated deinit {
    g_object_unref(pointer.raw)
  }

  /// The object as a widget.
  public var widget: WidgetPointer { pointer.widget }
}
