import Synchronization

/// Answers loads when a test says so.
final class Server: Sendable {
  struct Failure: Error {}

  private struct State {
    var requests = 0
    var answers: [Result<[Int], Failure>] = []
    var waiting: [CheckedContinuation<[Int], any Error>] = []
    var watchers: [(count: Int, waiter: CheckedContinuation<Void, Never>)] = []
  }

  private let state = Mutex(State())

  /// How many loads were begun.
  var requests: Int { state.withLock { $0.requests } }

  /// Loads what ``answer(_:)`` says, before or after.
  @Sendable func load() async throws -> [Int] {
    try await withCheckedThrowingContinuation { continuation in
      let begun = state.withLock { state in
        state.requests += 1
        if state.answers.isEmpty {
          state.waiting.append(continuation)
        } else {
          continuation.resume(with: state.answers.removeFirst())
        }
        let begun = state.watchers.filter { $0.count <= state.requests }
        state.watchers.removeAll { $0.count <= state.requests }
        return begun
      }
      for watcher in begun { watcher.waiter.resume() }
    }
  }

  /// Answers the oldest load that waits, or the next one.
  func answer(_ result: Result<[Int], Failure>) {
    state.withLock { state in
      if state.waiting.isEmpty {
        state.answers.append(result)
      } else {
        state.waiting.removeFirst().resume(with: result.mapError { $0 as any Error })
      }
    }
  }

  /// Waits until so many loads were begun.
  func began(_ count: Int) async {
    await withCheckedContinuation { waiter in
      let isSo = state.withLock { state in
        if state.requests < count { state.watchers.append((count, waiter)) }
        return state.requests >= count
      }
      if isSo { waiter.resume() }
    }
  }
}
