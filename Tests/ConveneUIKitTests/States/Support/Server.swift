import Synchronization

/// Answers loads when a test says so.
final class Server: Sendable {
  struct Failure: Error {}

  private struct State {
    var requests = 0
    var waiting: [CheckedContinuation<[Int], any Error>] = []
  }

  private let state = Mutex(State())

  /// How many loads were begun.
  var requests: Int { state.withLock { $0.requests } }

  /// Loads what ``answer(_:)`` says.
  @Sendable func load() async throws -> [Int] {
    try await withCheckedThrowingContinuation { continuation in
      state.withLock { state in
        state.requests += 1
        state.waiting.append(continuation)
      }
    }
  }

  /// Answers the oldest load that waits, once there is one.
  @MainActor func answer(_ result: Result<[Int], Failure>) async {
    await eventually { self.state.withLock { !$0.waiting.isEmpty } }
    let load = state.withLock { $0.waiting.isEmpty ? nil : $0.waiting.removeFirst() }
    load?.resume(with: result.mapError { $0 as any Error })
  }
}
