import CAdwaita

/// What ``AccessibleNotices`` puts on the accessibility bus, by the interfaces of AT-SPI: an
/// application, which is in no list of applications, and below it the notices.
@MainActor
enum NoticeObject {
  private nonisolated static let folder = "/org/a11y/atspi/accessible/"
  fileprivate nonisolated static let root = folder + "root"
  fileprivate nonisolated static let null = "/org/a11y/atspi/null"

  /// The path of the notice with a number.
  static func path(_ number: Int) -> String { "\(folder)\(number)" }

  /// Puts what notices belong to on a connection.
  static func registerApplication(on connection: OpaquePointer) {
    register(["Accessible", "Application"], at: root, on: connection)
    register(["Cache"], at: "/org/a11y/atspi/cache", on: connection)
  }

  /// Puts a notice on a connection, and returns what takes it off again.
  static func registerNotice(at path: String, on connection: OpaquePointer) -> [guint] {
    register(["Accessible"], at: path, on: connection)
  }

  @discardableResult
  private static func register(
    _ names: [String], at path: String, on connection: OpaquePointer
  ) -> [guint] {
    var calls = GDBusInterfaceVTable()
    calls.method_call = answerCall
    calls.get_property = readProperty
    return names.compactMap { name in
      guard let interface = g_dbus_node_info_lookup_interface(interfaces, "org.a11y.atspi.\(name)")
      else { return nil }
      return g_dbus_connection_register_object(connection, path, interface, &calls, nil, nil, nil)
    }
  }

  private static let interfaces = g_dbus_node_info_new_for_xml(
    """
    <node>
      <interface name="org.a11y.atspi.Accessible">
        <property name="Name" type="s" access="read"/>
        <property name="Description" type="s" access="read"/>
        <property name="Parent" type="(so)" access="read"/>
        <property name="ChildCount" type="i" access="read"/>
        <property name="Locale" type="s" access="read"/>
        <property name="AccessibleId" type="s" access="read"/>
        <method name="GetRole"><arg type="u" direction="out"/></method>
        <method name="GetRoleName"><arg type="s" direction="out"/></method>
        <method name="GetLocalizedRoleName"><arg type="s" direction="out"/></method>
        <method name="GetState"><arg type="au" direction="out"/></method>
        <method name="GetAttributes"><arg type="a{ss}" direction="out"/></method>
        <method name="GetApplication"><arg type="(so)" direction="out"/></method>
        <method name="GetIndexInParent"><arg type="i" direction="out"/></method>
        <method name="GetChildAtIndex">
          <arg type="i" direction="in"/><arg type="(so)" direction="out"/>
        </method>
        <method name="GetChildren"><arg type="a(so)" direction="out"/></method>
        <method name="GetRelationSet"><arg type="a(ua(so))" direction="out"/></method>
        <method name="GetInterfaces"><arg type="as" direction="out"/></method>
      </interface>
      <interface name="org.a11y.atspi.Application">
        <property name="ToolkitName" type="s" access="read"/>
        <property name="Version" type="s" access="read"/>
        <property name="AtspiVersion" type="s" access="read"/>
        <property name="Id" type="i" access="read"/>
      </interface>
      <interface name="org.a11y.atspi.Cache">
        <method name="GetItems"><arg type="a((so)(so)(so)iiassusau)" direction="out"/></method>
      </interface>
    </node>
    """, nil)

  /// What a call is answered with, in GLib's text format for values.
  fileprivate nonisolated static func answer(
    to method: String, at path: String, of name: String
  ) -> String? {
    let isRoot = path == root
    let role = isRoot ? "'application'" : "'notification'"
    // Enabled, sensitive, showing and visible, as bits 8, 24, 25 and 30.
    let states = 1 << 8 | 1 << 24 | 1 << 25 | 1 << 30
    return switch method {
    case "GetRole": "(uint32 \(isRoot ? 75 : 101),)"
    case "GetRoleName", "GetLocalizedRoleName": "(\(role),)"
    case "GetState": "([uint32 \(states), 0],)"
    case "GetAttributes": "(@a{ss} {},)"
    case "GetApplication": "(\(reference(name, root)),)"
    case "GetIndexInParent": "(0,)"
    case "GetChildAtIndex": "(\(reference("", null)),)"
    case "GetChildren": "(@a(so) [],)"
    case "GetRelationSet": "(@a(ua(so)) [],)"
    case "GetInterfaces":
      isRoot
        ? "(['org.a11y.atspi.Accessible', 'org.a11y.atspi.Application'],)"
        : "(['org.a11y.atspi.Accessible'],)"
    case "GetItems": "(@a((so)(so)(so)iiassusau) [],)"
    default: nil
    }
  }

  /// What a property is, in the same format; the name is the only one that isn't known beforehand.
  fileprivate nonisolated static func value(
    of property: String, at path: String, of name: String
  ) -> String? {
    switch property {
    case "Description", "AccessibleId", "Locale": "''"
    case "Parent": path == root ? reference("", null) : reference(name, root)
    case "ChildCount", "Id": "0"
    case "ToolkitName": "'Convene'"
    case "Version", "AtspiVersion": "'2.1'"
    default: nil
    }
  }

  private nonisolated static func reference(_ name: String, _ path: String) -> String {
    "('\(name)', objectpath '\(path)')"
  }
}

private let answerCall: GDBusInterfaceMethodCallFunc = {
  connection, _, path, _, method, _, invocation, _ in
  guard let path, let method,
    let text = NoticeObject.answer(
      to: String(cString: method), at: String(cString: path), of: uniqueName(connection)),
    let answer = g_variant_parse(nil, text, nil, nil, nil)
  else {
    return g_dbus_method_invocation_return_dbus_error(
      invocation, "org.freedesktop.DBus.Error.NotSupported", "There is no answer to this.")
  }
  g_dbus_method_invocation_return_value(invocation, answer)
  g_variant_unref(answer)
}

private let readProperty: GDBusInterfaceGetPropertyFunc = {
  connection, _, path, _, property, _, _ in
  guard let path, let property else { return nil }
  let (place, name) = (String(cString: path), String(cString: property))
  guard name == "Name" else {
    return NoticeObject.value(of: name, at: place, of: uniqueName(connection)).flatMap {
      g_variant_parse(nil, $0, nil, nil, nil)
    }
  }
  guard place != NoticeObject.root else {
    return (g_get_application_name() ?? g_get_prgname()).flatMap { g_variant_new_string($0) }
  }
  // Called by the loop that the object was registered under, which is the main one.
  let message = MainActor.assumeIsolated { AccessibleNotices.shared.message(at: place) }
  return message.flatMap { g_variant_new_string($0) }
}

/// What this process is called on the bus.
private func uniqueName(_ connection: OpaquePointer?) -> String {
  connection.flatMap { g_dbus_connection_get_unique_name($0) }.map { String(cString: $0) } ?? ""
}
