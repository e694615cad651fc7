import Foundation

/// A value that threads share, as in a `Mutex`, which iOS 17 lacks.
///
/// `@unchecked Sendable` is sound: the value is only touched under the lock.
package final class Guarded<Value>: @unchecked Sendable {
  private var value: Value
  private let lock = NSLock()

  package init(_ value: Value) { self.value = value }

  package func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    try lock.withLock { try body(&value) }
  }
}
