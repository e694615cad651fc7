import CAdwaita
import Foundation

/// Learns when a GObject is finalised, without holding it.
final class Lifetime {
  private(set) var isOver = false
  private(set) var endedOnMainThread = false

  /// Starts to watch; the object must go before this does.
  func watch(_ object: OpaquePointer) {
    g_object_weak_ref(
      UnsafeMutablePointer(object),
      { data, _ in
        guard let data else { return }
        let life = Unmanaged<Lifetime>.fromOpaque(data).takeRetainedValue()
        life.isOver = true
        life.endedOnMainThread = Thread.isMainThread
      }, Unmanaged.passRetained(self).toOpaque())
  }
}

/// Something that a closure can hold, to see whether the closure is gone.
final class Token: Sendable {}
