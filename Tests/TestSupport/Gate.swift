import Foundation

/// A gate that is opened once, from any thread, and that threads and tasks wait for.
///
/// `@unchecked Sendable` is sound: all that changes is only touched under the condition's lock.
package final class Gate: @unchecked Sendable {
  private let condition = NSCondition()
  private var isPassable = false
  private var waiters: [CheckedContinuation<Void, Never>] = []

  package init() {}

  package var isOpen: Bool { condition.withLock { isPassable } }

  package func open() {
    let waiting = condition.withLock {
      isPassable = true
      condition.broadcast()
      defer { waiters = [] }
      return waiters
    }
    for waiter in waiting { waiter.resume() }
    // A main loop that sleeps looks again at what it waits for.
    DispatchQueue.main.async {}
  }

  /// Waits without a thread.
  package func opened() async {
    await withCheckedContinuation { waiter in
      let isOpen = condition.withLock {
        if !isPassable { waiters.append(waiter) }
        return isPassable
      }
      if isOpen { waiter.resume() }
    }
  }

  /// Holds a thread up; whether the gate was opened before half a minute was over.
  @discardableResult
  package func hold() -> Bool {
    let end = Date(timeIntervalSinceNow: 30)
    return condition.withLock {
      while !isPassable, condition.wait(until: end) {}
      return isPassable
    }
  }
}
