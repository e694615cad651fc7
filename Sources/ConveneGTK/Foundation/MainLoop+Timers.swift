import CAdwaita

extension MainLoop {
  /// What GLib calls a callback that is due; `g_source_remove` takes it back.
  package typealias SourceID = guint

  /// Calls `body` every so many milliseconds until it answers `false`.
  ///
  /// `body` is retained until then, or until `g_source_remove` is called with the result.
  @discardableResult
  package static func every(
    milliseconds: UInt32, _ body: @escaping @MainActor () -> Bool
  ) -> SourceID {
    g_timeout_add_full(
      G_PRIORITY_DEFAULT, milliseconds, runTimer, TimerBox.retained(body), releaseTimer)
  }

  /// Calls `body` whenever the loop has nothing more urgent to do, until it answers `false`.
  @discardableResult
  package static func whenIdle(_ body: @escaping @MainActor () -> Bool) -> SourceID {
    g_idle_add_full(
      G_PRIORITY_DEFAULT_IDLE, runTimer, TimerBox.retained(body), releaseTimer)
  }
}

private final class TimerBox: Sendable {
  let body: @MainActor () -> Bool

  init(_ body: @escaping @MainActor () -> Bool) { self.body = body }

  static func retained(_ body: @escaping @MainActor () -> Bool) -> UnsafeMutableRawPointer {
    Unmanaged.passRetained(TimerBox(body)).toOpaque()
  }
}

private let runTimer: GSourceFunc = { data in
  guard let data else { return false.gboolean }
  let box = Unmanaged<TimerBox>.fromOpaque(data).takeUnretainedValue()
  return MainActor.assumeIsolated { box.body() }.gboolean
}

private let releaseTimer: GDestroyNotify = { data in
  guard let data else { return }
  Unmanaged<TimerBox>.fromOpaque(data).release()
}
