import CAdwaita

/// Calls a closure on the main actor whenever a signal is emitted.
///
/// ```swift
/// connect(button, "clicked") { save() }
/// connect(keys, "key-pressed") { (key: UInt32, code: UInt32, held: GdkModifierType) -> Bool in … }
/// connect(click, "pressed") { (count: Int32, x: Double, y: Double) in … }
/// connect(adjustment, "notify::upper") { layOut() }
/// ```
///
/// The closure may leave out the last parameters of the signal. Whether it fits the signal is
/// checked here, once, against what GObject knows of the signal.
///
/// - Parameters:
///   - object: the object that emits; it retains `body` until it goes or the result is
///     disconnected, so capture what owns the object weakly.
///   - signal: the signal's name, with `::detail` where it takes one.
///   - after: whether to be called after the object's own handler.
///   - body: what to call.
/// - Returns: a handle to disconnect with, which may be ignored.
@MainActor
@discardableResult
public func connect<each Argument: SignalValue>(
  _ object: some ObjectPointer, _ signal: String, after: Bool = false,
  _ body: @escaping @MainActor (repeat each Argument) -> Void
) -> SignalConnection {
  let parameters = SignalShape(of: object, signal: signal).parameters
  SignalShape.check(repeat (each Argument).self, against: parameters, of: signal)
  let handler = SignalHandler { arguments, _ in
    var arguments = arguments
    body(repeat arguments.next((each Argument).self))
  }
  return handler.attach(to: object, signal: signal, after: after)
}

/// Calls a closure that answers, on the main actor, whenever a signal is emitted.
///
/// The same as the other `connect`, for signals that want an answer, such as `key-pressed` or
/// `close-request`, where `true` means "handled". A signal that wants none drops it.
@MainActor
@discardableResult
public func connect<each Argument: SignalValue, Result: SignalResult>(
  _ object: some ObjectPointer, _ signal: String, after: Bool = false,
  _ body: @escaping @MainActor (repeat each Argument) -> Result
) -> SignalConnection {
  let shape = SignalShape(of: object, signal: signal)
  SignalShape.check(repeat (each Argument).self, against: shape.parameters, of: signal)
  precondition(
    !shape.isAnswered || Result.canWrite(shape.result),
    "The signal '\(signal)' can't be answered with \(Result.self).")
  let handler = SignalHandler { arguments, answer in
    var arguments = arguments
    let result = body(repeat arguments.next((each Argument).self))
    if let answer, shape.isAnswered { result.write(to: answer) }
  }
  return handler.attach(to: object, signal: signal, after: after)
}

/// A connection of a closure to a signal, to end it before the object goes.
@MainActor
public struct SignalConnection {
  fileprivate weak var handler: SignalHandler?

  /// Whether the closure is still called.
  public var isConnected: Bool { handler != nil }

  /// Ends the connection and frees the closure; does nothing where the object is gone already.
  public func disconnect() { handler?.disconnect() }
}

/// The closure of one connection.
///
/// Its GClosure owns it, and it knows its GClosure: the one lives exactly as long as the other.
@MainActor
private final class SignalHandler {
  typealias Body = @MainActor (SignalArguments, UnsafeMutablePointer<GValue>?) -> Void

  let body: Body
  private var closure: UnsafeMutablePointer<GClosure>?

  init(_ body: @escaping Body) { self.body = body }

  func attach(to object: some ObjectPointer, signal: String, after: Bool) -> SignalConnection {
    let box = Unmanaged.passRetained(self).toOpaque()
    let closure = g_closure_new_simple(guint(MemoryLayout<GClosure>.size), box)
    g_closure_set_marshal(closure, callHandler)
    g_closure_add_finalize_notifier(closure, box, releaseHandler)
    self.closure = closure
    g_signal_connect_closure(object.raw, signal, closure, after.gboolean)
    return SignalConnection(handler: self)
  }

  func disconnect() {
    // An invalid closure is taken off its object by GObject itself.
    if let closure { g_closure_invalidate(closure) }
  }
}

/// The values of one emission, read one after the other.
private struct SignalArguments {
  var next: UnsafePointer<GValue>?

  mutating func next<Value: SignalValue>(_ type: Value.Type) -> Value {
    guard let value = next else { preconditionFailure("The signal has fewer parameters.") }
    next = value + 1
    return Value.read(value)
  }
}

private let callHandler: GClosureMarshal = { closure, answer, _, values, _, _ in
  guard let box = closure?.pointee.data else { return }
  let handler = Unmanaged<SignalHandler>.fromOpaque(box).takeUnretainedValue()
  // Lent by GObject for this call, on this thread.
  nonisolated(unsafe) let answer = answer
  nonisolated(unsafe) let first = values.map { $0 + 1 }  // The first value is the object itself.
  MainActor.assumeIsolated { handler.body(SignalArguments(next: first), answer) }
}

private let releaseHandler: GClosureNotify = { box, _ in
  if let box { Unmanaged<SignalHandler>.fromOpaque(box).release() }
}
