import ConveneStates
import Foundation

/// A clock that stands still until a test moves it: half a second of a screen takes no time.
///
/// ```swift
/// let clock = TestClock()
/// let loader = ScreenLoader(states: StateModel(on: clock), load: load.run)
/// loader.load()
/// await clock.advance(by: .milliseconds(499))
/// ```
///
/// Any thread may read it and sleep on it. `@unchecked Sendable` is sound: all that changes is only
/// touched under the lock.
public final class TestClock: Clock, LedgerClock, @unchecked Sendable {
  /// A moment of a ``TestClock``.
  public struct Instant: InstantProtocol {
    /// The time since the clock was made.
    public var offset: Duration

    /// A moment that is later by a duration.
    ///
    /// - Parameter duration: How much later.
    /// - Returns: The moment.
    public func advanced(by duration: Duration) -> Instant {
      Instant(offset: offset + duration)
    }

    /// How long it is from this moment to another.
    ///
    /// - Parameter other: The other moment.
    /// - Returns: The duration, negative where the other is earlier.
    public func duration(to other: Instant) -> Duration { other.offset - offset }

    /// Earlier.
    public static func < (one: Instant, other: Instant) -> Bool { one.offset < other.offset }
  }

  private struct Sleeper {
    let deadline: Instant
    let continuation: CheckedContinuation<Void, any Error>
    let work: WorkLedger.Work?
  }

  /// The last moment, which leaves room for what is due later.
  private static let longest = Instant(offset: .seconds(1 << 40))

  package let ledger = WorkLedger()
  private let lock = NSLock()
  private var time = Instant(offset: .zero)
  private var sleepers: [Int: Sleeper] = [:]
  private var nextID = 0

  /// Makes a clock whose time is 0.
  public init() {}

  /// The time that it is.
  public var now: Instant { lock.withLock { time } }

  /// The smallest difference of two moments.
  public var minimumResolution: Duration { .nanoseconds(1) }

  /// How many tasks sleep on this clock.
  public var sleeperCount: Int { lock.withLock { sleepers.count } }

  /// Sleeps until the clock was moved far enough.
  ///
  /// - Parameters:
  ///   - deadline: When to wake up.
  ///   - tolerance: Not used.
  /// - Throws: `CancellationError` where the task is cancelled meanwhile.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    let work = WorkLedger.Work.current
    let id = lock.withLock {
      nextID += 1
      return nextID
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        // Cancellation is asked for under the lock, so that none in between is lost.
        let answer: Result<Void, any Error>? = lock.withLock {
          if Task.isCancelled { return .failure(CancellationError()) }
          if deadline <= time { return .success(()) }
          sleepers[id] = Sleeper(deadline: deadline, continuation: continuation, work: work)
          work?.rest()
          return nil
        }
        if let answer { continuation.resume(with: answer) }
      }
    } onCancel: {
      let sleeper = lock.withLock { sleepers.removeValue(forKey: id) }
      sleeper?.work?.goOn()
      sleeper?.continuation.resume(throwing: CancellationError())
    }
  }

  /// Lets time go by, and everything happen that is due on the way, in its order.
  ///
  /// It begins and ends with all that is due at once, see ``settle(file:line:)``. Time ends after 2⁴⁰
  /// seconds.
  ///
  /// - Parameters:
  ///   - duration: How much later it is afterwards; less than none is none.
  ///   - file: Where time goes by.
  ///   - line: Where time goes by.
  @MainActor
  public func advance(
    by duration: Duration, file: StaticString = #fileID, line: UInt = #line
  ) async {
    let distance = min(max(duration, .zero), Self.longest.offset)
    let end = min(now.advanced(by: distance), Self.longest)
    await settle(file: file, line: line)
    while let next = lock.withLock({ sleepers.values.map(\.deadline).min() }), next <= end {
      move(to: next)
      await settle(file: file, line: line)
    }
    move(to: end)
    await settle(file: file, line: line)
  }

  /// Lets everything happen that is due now: loads go on until they wait for the test, screens show
  /// what is to be shown.
  ///
  /// Where a load of this clock waits for something that no test does, it is given up after three
  /// seconds, once: the standard error stream says so, and in which line of the test.
  ///
  /// - Parameters:
  ///   - file: Where it is waited.
  ///   - line: Where it is waited.
  @MainActor
  public func settle(file: StaticString = #fileID, line: UInt = #line) async {
    await Turns.settle(ledger, at: TestPlace(file: file, line: line))
  }

  private func move(to moment: Instant) {
    let due = lock.withLock {
      time = max(time, moment)
      let due = sleepers.filter { $0.value.deadline <= time }
      for id in due.keys { sleepers[id] = nil }
      return due.sorted { ($0.value.deadline.offset, $0.key) < ($1.value.deadline.offset, $1.key) }
    }
    for (_, sleeper) in due {
      sleeper.work?.goOn()
      sleeper.continuation.resume()
    }
  }
}

extension StateModel {
  /// Makes the state of one screen on a clock that the test moves, in English wherever the test runs.
  ///
  /// - Parameters:
  ///   - clock: The clock.
  ///   - state: The declared first state.
  ///   - timing: When a spinner appears, and how long it stays.
  public convenience init(
    on clock: TestClock, state: ViewState = .success, timing: LoadingTiming = LoadingTiming()
  ) {
    self.init(
      state: state, contentLibrary: .builtIn(languages: ["en"]), timing: timing, clock: clock)
  }
}
