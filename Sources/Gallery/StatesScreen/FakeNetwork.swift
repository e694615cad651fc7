import Convene
import Foundation
import Synchronization

/// A server and the way to it, which do as they are told; nothing leaves the machine.
final class FakeNetwork: Connectivity {
  /// What the server answers.
  enum Answer: CaseIterable, Sendable {
    case everyone
    case nobody
    case serverError
    case lostConnection
  }

  /// How the network is.
  struct Conditions: Equatable, Sendable {
    var latency = Duration.seconds(1)
    var answer = Answer.everyone
    var isOffline = false
  }

  /// What a server says that has a bad day.
  struct ServerError: LocalizedError, Equatable {
    var errorDescription: String? { "The server answered with an error." }
  }

  private struct State {
    var conditions = Conditions()
    var gate: Gate?
    var requests = 0
    var listeners: [UUID: AsyncStream<NetworkStatus>.Continuation] = [:]
  }

  private let state = Mutex(State())
  private let clock: any Clock<Duration>

  /// - Parameter clock: What the latency is measured with.
  init(clock: any Clock<Duration> = ContinuousClock()) { self.clock = clock }

  /// How the network is; who watches it is told where its status changes.
  var conditions: Conditions {
    get { state.withLock { $0.conditions } }
    set {
      let listeners = state.withLock { state in
        let isChanged = state.conditions.isOffline != newValue.isOffline
        state.conditions = newValue
        return isChanged ? Array(state.listeners.values) : []
      }
      for listener in listeners { listener.yield(newValue.isOffline ? .offline : .online) }
    }
  }

  /// How many requests there were.
  var requests: Int { state.withLock { $0.requests } }

  /// Lets the next request wait.
  func hold(_ gate: Gate) { state.withLock { $0.gate = gate } }

  /// Asks the server for the people that match a query.
  ///
  /// The answer is what the conditions say when it arrives: whoever goes offline meanwhile has lost
  /// the connection.
  ///
  /// - Throws: `ServerError`, a `URLError` without connection, and `CancellationError`.
  func pioneers(matching query: String) async throws -> [Pioneer] {
    let (begun, gate) = state.withLock { state in
      state.requests += 1
      defer { state.gate = nil }
      return (state.conditions, state.gate)
    }
    if begun.isOffline { throw URLError(.notConnectedToInternet) }
    await gate?.pass()
    try await clock.sleep(for: begun.latency)
    let now = conditions
    if now.isOffline { throw URLError(.networkConnectionLost) }
    switch now.answer {
    case .everyone: return Pioneer.all.filter { $0.matches(query) }
    case .nobody: return []
    case .serverError: throw ServerError()
    case .lostConnection: throw URLError(.networkConnectionLost)
    }
  }

  // MARK: Connectivity

  var status: NetworkStatus { conditions.isOffline ? .offline : .online }

  func changes() -> AsyncStream<NetworkStatus> {
    AsyncStream { continuation in
      let id = UUID()
      state.withLock { $0.listeners[id] = continuation }
      continuation.onTermination = { [weak self] _ in
        self?.state.withLock { $0.listeners[id] = nil }
      }
    }
  }
}
