import CAdwaita
import Foundation

/// Notices that only assistive technology sees: objects on the accessibility bus with the role
/// *notification*, each of which says once that it is showing.
///
/// GTK before 4.14 has nothing that a screen reader speaks wherever the focus is: it tells of states
/// of windows, and of names of what has the focus. A notification that begins to show is spoken by
/// every screen reader for this bus. GTK keeps its connection to itself, so this is one of its own,
/// opened with the first notice; where there is no such bus, nothing is said.
@MainActor
final class AccessibleNotices {
  /// Those of this process.
  static let shared = AccessibleNotices()

  /// How many notices can still be asked for; the oldest go first.
  private static let mostKept = 64

  private enum Bus {
    case unknown, awaited, missing
    case connected(GObjectReference)
  }

  private struct Notice {
    let path: String
    let message: String
    let registrations: [guint]
  }

  private var bus = Bus.unknown
  private var waiting: [String] = []
  private var notices: [Notice] = []
  private var count = 0

  /// Shows a message to whoever listens on the accessibility bus.
  func show(_ message: String) {
    if case .connected(let connection) = bus,
      !Bool(g_dbus_connection_is_closed(connection.pointer))
    {
      return publish(message, on: connection)
    }
    waiting.append(message)
    connect()
  }

  /// The message of a notice, if it is kept.
  func message(at path: String) -> String? { notices.first { $0.path == path }?.message }

  private func connect() {
    switch bus {
    case .awaited: return
    case .missing: return waiting = []
    case .unknown, .connected: bus = .awaited
    }
    // Looking for the bus may start it, which takes its time.
    DispatchQueue.global().async {
      let address = Int(bitPattern: AccessibilityBus.connect())
      Task { @MainActor in AccessibleNotices.shared.adopt(OpaquePointer(bitPattern: address)) }
    }
  }

  private func adopt(_ opened: OpaquePointer?) {
    notices = []
    guard let opened else {
      waiting = []
      return bus = .missing
    }
    let connection = GObjectReference(adopting: opened)
    bus = .connected(connection)
    NoticeObject.registerApplication(on: connection.pointer)
    let messages = waiting
    waiting = []
    for message in messages { publish(message, on: connection) }
  }

  private func publish(_ message: String, on connection: GObjectReference) {
    // A path of its own for each: a screen reader asks for the name later, and may cache it.
    count += 1
    let path = NoticeObject.path(count)
    let registrations = NoticeObject.registerNotice(at: path, on: connection.pointer)
    notices.append(Notice(path: path, message: message, registrations: registrations))
    let event = g_variant_parse(nil, "('showing', 1, 0, <'0'>, @a{sv} {})", nil, nil, nil)
    g_dbus_connection_emit_signal(
      connection.pointer, nil, path, "org.a11y.atspi.Event.Object", "StateChanged", event, nil)
    g_variant_unref(event)
    while notices.count > Self.mostKept {
      for registration in notices.removeFirst().registrations {
        g_dbus_connection_unregister_object(connection.pointer, registration)
      }
    }
  }
}

/// The bus that assistive technology listens on.
enum AccessibilityBus {
  /// Opens a connection of its own, or nil where there is no such bus; it may take a while.
  static func connect() -> OpaquePointer? {
    // What turns GTK's own accessible tree off turns this off too.
    guard !["none", "test"].contains(g_getenv("GTK_A11Y").map({ String(cString: $0) })),
      let address = address()
    else { return nil }
    return g_dbus_connection_new_for_address_sync(
      address,
      GDBusConnectionFlags(
        rawValue: G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT.rawValue
          | G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION.rawValue), nil, nil, nil)
  }

  private static func address() -> String? {
    if let address = g_getenv("AT_SPI_BUS_ADDRESS") { return String(cString: address) }
    guard let session = g_bus_get_sync(G_BUS_TYPE_SESSION, nil, nil) else { return nil }
    defer { g_object_unref(session.raw) }
    guard
      let answer = g_dbus_connection_call_sync(
        session, "org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress", nil, nil,
        G_DBUS_CALL_FLAGS_NONE, -1, nil, nil)
    else { return nil }
    defer { g_variant_unref(answer) }
    guard let text = g_variant_get_child_value(answer, 0) else { return nil }
    defer { g_variant_unref(text) }
    return g_variant_get_string(text, nil).map { String(cString: $0) }
  }
}
