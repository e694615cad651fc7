import CAdwaita

/// What GObject knows of a signal: the types of its parameters and of its answer.
@MainActor
struct SignalShape {
  let parameters: [GType]
  let result: GType

  /// Whether a handler's answer is waited for.
  var isAnswered: Bool { result != GType.none }

  /// Looks the signal up; a name that the object's class doesn't have is a programmer's error.
  init(of object: some ObjectPointer, signal: String) {
    let type = convene_object_type(object.raw)
    var id: guint = 0
    var detail: GQuark = 0
    guard Bool(g_signal_parse_name(signal, type, &id, &detail, true.gboolean)) else {
      let name = g_type_name(type).map { String(cString: $0) } ?? "This object"
      preconditionFailure("\(name) has no signal '\(signal)'; check its spelling.")
    }
    var query = GSignalQuery()
    g_signal_query(id, &query)
    let count = Int(query.n_params)
    // The lowest bit only says how the value is copied.
    parameters = (0..<count).compactMap { query.param_types?[$0] }.map { $0 & ~1 }
    result = query.return_type & ~1
  }

  /// Traps unless a handler with these parameters can be called by a signal with those.
  static func check<each Argument: SignalValue>(
    _ arguments: repeat (each Argument).Type, against parameters: [GType], of signal: String
  ) {
    var index = 0
    for argument in repeat each arguments {
      guard index < parameters.count, argument.canRead(parameters[index]) else {
        preconditionFailure(
          "Parameter \(index + 1) of the closure for '\(signal)' can't be \(argument): "
            + "the signal has \(parameters.map(name).joined(separator: ", ")).")
      }
      index += 1
    }
  }

  private static func name(_ type: GType) -> String {
    g_type_name(type).map { String(cString: $0) } ?? "?"
  }
}
