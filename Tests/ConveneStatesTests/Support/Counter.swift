import Foundation

/// A count that any task may raise.
///
/// `@unchecked Sendable` is sound: the count is only touched under the lock.
final class Counter: @unchecked Sendable {
  private let lock = NSLock()
  private var count = 0

  var value: Int { lock.withLock { count } }

  func increment() {
    lock.withLock { count += 1 }
  }
}
