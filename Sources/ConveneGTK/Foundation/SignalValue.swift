import CAdwaita

/// A type that can be a parameter of a signal's handler.
public protocol SignalValue {
  /// Whether a signal's parameter of this GLib type can be read as `Self`.
  static func canRead(_ type: GType) -> Bool

  /// Reads a parameter whose type was checked with ``canRead(_:)``.
  static func read(_ value: UnsafePointer<GValue>) -> Self
}

/// A type that a signal's handler can return.
public protocol SignalResult {
  /// Whether a signal returning this GLib type can be answered with `Self`.
  static func canWrite(_ type: GType) -> Bool

  /// Writes the answer into a value whose type was checked with ``canWrite(_:)``.
  func write(to value: UnsafeMutablePointer<GValue>)
}

extension GType {
  /// The type of what is not there.
  static let none: GType = 1 << 2
}

/// GLib's numbers for its fundamental types (`G_TYPE_MAKE_FUNDAMENTAL` is a macro).
private enum Fundamental {
  static let interface: GType = 2 << 2
  static let boolean: GType = 5 << 2
  static let int: GType = 6 << 2
  static let uint: GType = 7 << 2
  static let enumeration: GType = 12 << 2
  static let flags: GType = 13 << 2
  static let double: GType = 15 << 2
  static let string: GType = 16 << 2
  static let pointer: GType = 17 << 2
  static let boxed: GType = 18 << 2
  static let param: GType = 19 << 2
  static let object: GType = 20 << 2
}

extension Bool: SignalValue, SignalResult {
  /// A signal's `gboolean`.
  public static func canRead(_ type: GType) -> Bool {
    g_type_fundamental(type) == Fundamental.boolean
  }

  /// Any `gboolean` but 0 is true.
  public static func read(_ value: UnsafePointer<GValue>) -> Bool {
    Bool(g_value_get_boolean(value))
  }

  /// A signal's `gboolean`, in most cases "handled: don't go on".
  public static func canWrite(_ type: GType) -> Bool { canRead(type) }

  /// Answers the signal.
  public func write(to value: UnsafeMutablePointer<GValue>) {
    g_value_set_boolean(value, gboolean)
  }
}

extension Int32: SignalValue {
  /// A signal's `gint` or enumeration.
  public static func canRead(_ type: GType) -> Bool {
    [Fundamental.int, Fundamental.enumeration].contains(g_type_fundamental(type))
  }

  /// The number, or the enumeration's case as a number.
  public static func read(_ value: UnsafePointer<GValue>) -> Int32 {
    g_type_fundamental(value.pointee.g_type) == Fundamental.int
      ? g_value_get_int(value) : g_value_get_enum(value)
  }
}

extension UInt32: SignalValue {
  /// A signal's `guint` or flags.
  public static func canRead(_ type: GType) -> Bool {
    [Fundamental.uint, Fundamental.flags].contains(g_type_fundamental(type))
  }

  /// The number, or the flags as bits.
  public static func read(_ value: UnsafePointer<GValue>) -> UInt32 {
    g_type_fundamental(value.pointee.g_type) == Fundamental.uint
      ? g_value_get_uint(value) : g_value_get_flags(value)
  }
}

extension Double: SignalValue {
  /// A signal's `gdouble`.
  public static func canRead(_ type: GType) -> Bool {
    g_type_fundamental(type) == Fundamental.double
  }

  /// The number.
  public static func read(_ value: UnsafePointer<GValue>) -> Double { g_value_get_double(value) }
}

extension String: SignalValue {
  /// A signal's text.
  public static func canRead(_ type: GType) -> Bool {
    g_type_fundamental(type) == Fundamental.string
  }

  /// The text; empty where C has none.
  public static func read(_ value: UnsafePointer<GValue>) -> String {
    g_value_get_string(value).map { String(cString: $0) } ?? ""
  }
}

extension GdkModifierType: SignalValue {
  /// A signal's modifier keys.
  public static func canRead(_ type: GType) -> Bool { type == gdk_modifier_type_get_type() }

  /// The keys that are held.
  public static func read(_ value: UnsafePointer<GValue>) -> GdkModifierType {
    GdkModifierType(rawValue: g_value_get_flags(value))
  }
}

extension Optional: SignalValue where Wrapped == OpaquePointer {
  /// A signal's object, boxed value, property or plain pointer.
  public static func canRead(_ type: GType) -> Bool {
    [
      Fundamental.object, Fundamental.interface, Fundamental.boxed, Fundamental.param,
      Fundamental.pointer,
    ].contains(g_type_fundamental(type))
  }

  /// The address, which is lent to the handler for the duration of the call.
  public static func read(_ value: UnsafePointer<GValue>) -> OpaquePointer? {
    OpaquePointer(g_value_peek_pointer(value))
  }
}
