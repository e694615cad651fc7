@testable import ConveneStates

/// Draws nothing, and notices what is drawn for nothing.
@MainActor
final class FuzzedRenderer: StateRenderer {
  private(set) var count = 0
  private(set) var last: RenderedState?
  private(set) var violation: String?
  /// Whether another one has taken its place.
  var isReplaced = false

  func render(_ state: RenderedState) {
    if isReplaced { violation = "a renderer that was replaced is drawn" }
    if state == last { violation = "drawn though nothing has changed" }
    count += 1
    last = state
  }
}

/// The completions of states that were set by hand.
@MainActor
final class FuzzedCompletions {
  private var calls: [Int] = []
  private(set) var violation: String?
  /// Whether one that is called may set another state.
  var mayAct = false
  /// How many have set another state.
  var acted = 0

  func expect() -> Int {
    calls.append(0)
    return calls.count - 1
  }

  func call(_ number: Int) {
    calls[number] += 1
    if calls[number] > 1 { violation = "completion \(number) is called again" }
  }

  /// What is wrong once the screen is gone.
  var finalViolation: String? {
    violation
      ?? calls.firstIndex { $0 != 1 }.map { "completion \($0) is called \(calls[$0]) times" }
  }
}

/// A button's action that ends when the fuzz says so.
@MainActor
final class FuzzedActions {
  private var continuation: CheckedContinuation<Void, Never>?
  private(set) var violation: String?
  /// Whether the screen is gone.
  var isOrphaned = false

  var isRunning: Bool { continuation != nil }

  func run() async {
    if isRunning { violation = "an action that still runs is started again" }
    await withCheckedContinuation { continuation = $0 }
    if isOrphaned, !Task.isCancelled { violation = "an action outlives its screen" }
  }

  func end() {
    continuation?.resume()
    continuation = nil
  }
}

/// A network that tells what the fuzz says.
final class FuzzedConnectivity: Connectivity {
  let status: NetworkStatus
  private let stream: AsyncStream<NetworkStatus>
  private let continuation: AsyncStream<NetworkStatus>.Continuation

  init(_ status: NetworkStatus) {
    self.status = status
    (stream, continuation) = AsyncStream.makeStream()
  }

  func changes() -> AsyncStream<NetworkStatus> { stream }

  func tell(_ status: NetworkStatus) { continuation.yield(status) }

  /// Whether somebody still listens.
  var isFollowed: Bool {
    if case .terminated = continuation.yield(.online) { false } else { true }
  }
}
