import Foundation

/// A load that ends when and how a test says, deaf to cancellation.
///
/// `@unchecked Sendable` is sound: all that changes is only touched under the lock.
final class ControlledLoad<Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var continuations: [CheckedContinuation<Value, any Error>?] = []
  private var askedFor: [String] = []

  /// How many loads have begun.
  var count: Int { lock.withLock { continuations.count } }
  /// What each load was asked for.
  var queries: [String] { lock.withLock { askedFor } }

  func run(_ query: String = "") async throws -> Value {
    try await withCheckedThrowingContinuation { continuation in
      lock.withLock {
        continuations.append(continuation)
        askedFor.append(query)
      }
    }
  }

  /// Ends the load with that number, the first is 0.
  ///
  /// A load ends once.
  func end(_ index: Int, with result: Result<Value, any Error>) {
    let continuation = lock.withLock {
      let continuation = continuations.indices.contains(index) ? continuations[index] : nil
      if continuation != nil { continuations[index] = nil }
      return continuation
    }
    continuation?.resume(with: result)
  }

  /// Ends every load that hasn't ended.
  func endAll() {
    for index in 0..<count { end(index, with: .failure(CancellationError())) }
  }

  deinit {
    continuations.forEach { $0?.resume(throwing: CancellationError()) }
  }
}
