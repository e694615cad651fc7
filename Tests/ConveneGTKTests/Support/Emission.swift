import CAdwaita

@testable import ConveneGTK

/// One argument of a signal that a test emits.
enum EmittedValue {
  case int(Int32)
  case uint(UInt32)
  case double(Double)
  case modifiers(GdkModifierType)

  fileprivate func fill(_ value: UnsafeMutablePointer<GValue>) {
    switch self {
    case .int(let number):
      g_value_init(value, 6 << 2)
      g_value_set_int(value, number)
    case .uint(let number):
      g_value_init(value, 7 << 2)
      g_value_set_uint(value, number)
    case .double(let number):
      g_value_init(value, 15 << 2)
      g_value_set_double(value, number)
    case .modifiers(let keys):
      g_value_init(value, gdk_modifier_type_get_type())
      g_value_set_flags(value, keys.rawValue)
    }
  }
}

/// Emits a signal as the object itself would, and returns its `gboolean` answer.
@MainActor
@discardableResult
func emit(_ object: OpaquePointer, _ signal: String, _ arguments: [EmittedValue] = []) -> Bool {
  let type = convene_object_type(object.raw)
  let id = g_signal_lookup(signal, type)
  var query = GSignalQuery()
  g_signal_query(id, &query)
  var values = [GValue](repeating: GValue(), count: arguments.count + 1)
  var answer = GValue()
  if query.return_type != 1 << 2 { g_value_init(&answer, query.return_type & ~1) }
  return values.withUnsafeMutableBufferPointer { buffer in
    guard let first = buffer.baseAddress else { return false }
    g_value_init(first, type)
    g_value_set_object(first, object.raw)
    for (index, argument) in arguments.enumerated() { argument.fill(first + index + 1) }
    g_signal_emitv(first, id, 0, &answer)
    for index in buffer.indices { g_value_unset(first + index) }
    return answer.g_type == 5 << 2 ? Bool(g_value_get_boolean(&answer)) : false
  }
}
