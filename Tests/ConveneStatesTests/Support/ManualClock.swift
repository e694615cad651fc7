import Foundation

/// A clock that stands still until a test moves it.
///
/// `@unchecked Sendable` is sound: all that changes is in `state`, which is only touched under the
/// lock.
final class ManualClock: Clock, @unchecked Sendable {
  struct Instant: InstantProtocol {
    var offset: Duration

    func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    func duration(to other: Instant) -> Duration { other.offset - offset }
    static func < (first: Instant, second: Instant) -> Bool { first.offset < second.offset }
  }

  private struct State {
    var now = Instant(offset: .zero)
    var sleepers: [Int: (until: Instant, continuation: CheckedContinuation<Void, any Error>)] = [:]
    var nextSleeper = 0
  }

  private let lock = NSLock()
  private var state = State()

  var now: Instant { lock.withLock { state.now } }
  let minimumResolution = Duration.nanoseconds(1)

  /// How many tasks sleep on this clock.
  var sleeperCount: Int { lock.withLock { state.sleepers.count } }

  /// When the first of them wakes up.
  var nextWakeUp: Duration? {
    lock.withLock { state.sleepers.values.map(\.until.offset).min() }
  }

  /// Moves the clock, and wakes those whose time has come.
  func move(to offset: Duration) {
    let due = lock.withLock {
      state.now.offset = max(offset, state.now.offset)
      let due = state.sleepers.filter { $0.value.until <= state.now }
      for id in due.keys { state.sleepers[id] = nil }
      return due.sorted { ($0.value.until.offset, $0.key) < ($1.value.until.offset, $1.key) }
    }
    due.forEach { $0.value.continuation.resume() }
  }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    let id = lock.withLock {
      state.nextSleeper += 1
      return state.nextSleeper
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        // Cancellation is asked for under the lock, so that a cancel in between isn't lost.
        let answer: Result<Void, any Error>? = lock.withLock {
          if Task.isCancelled { return .failure(CancellationError()) }
          if deadline <= state.now { return .success(()) }
          state.sleepers[id] = (deadline, continuation)
          return nil
        }
        if let answer { continuation.resume(with: answer) }
      }
    } onCancel: {
      let sleeper = lock.withLock { state.sleepers.removeValue(forKey: id) }
      sleeper?.continuation.resume(throwing: CancellationError())
    }
  }
}
