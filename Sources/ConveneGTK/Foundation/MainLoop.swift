import CAdwaita

/// Turns GLib's default main loop by hand, for tests and for what runs before an application does.
@MainActor
public enum MainLoop {
  /// Runs one turn.
  ///
  /// - Parameter block: whether to wait until there is something to do.
  /// - Returns: whether anything was done.
  @discardableResult
  public static func iterate(block: Bool = false) -> Bool {
    Bool(g_main_context_iteration(nil, block.gboolean))
  }

  /// Runs turns until a condition holds.
  ///
  /// The loop sleeps while there is nothing to do; the condition is asked after each turn.
  ///
  /// - Parameters:
  ///   - milliseconds: how long to go on at most.
  ///   - condition: asked before the first turn and after each.
  /// - Returns: whether the condition came to hold in time.
  @discardableResult
  public static func run(
    atMost milliseconds: UInt32 = 5000, until condition: () -> Bool
  ) -> Bool {
    guard !condition() else { return true }
    let deadline = Deadline(milliseconds: milliseconds)
    defer { deadline.cancel() }
    while !deadline.isOver {
      iterate(block: true)
      if condition() { return true }
    }
    return false
  }

  /// Does what is ready to be done, without waiting for more.
  ///
  /// - Parameter turns: how many turns at most, should the work never end.
  public static func drain(turns: Int = 1000) {
    for _ in 0..<turns where !iterate() { return }
  }
}

/// A timer that wakes the loop once and remembers that it did.
@MainActor
private final class Deadline {
  private(set) var isOver = false
  private var source: guint = 0

  init(milliseconds: UInt32) {
    source = MainLoop.every(milliseconds: milliseconds) { [weak self] in
      self?.isOver = true
      return false
    }
  }

  func cancel() {
    if !isOver { g_source_remove(source) }
  }
}
