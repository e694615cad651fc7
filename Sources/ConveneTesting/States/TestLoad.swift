import ConveneStates
import Foundation

/// A load that ends when and how the test says.
///
/// ```swift
/// let load = TestLoad<[Tea]>()
/// let loader = ScreenLoader(states: StateModel(on: clock), load: load.run)
/// loader.load()
/// await load.succeed([assam])
/// ```
///
/// What ends before it is asked for is the answer to the next load, or the next one for its query. What
/// nobody asked for is in ``unasked``, and told on the standard error stream when the test load goes. A load that is cancelled ends with
/// a `CancellationError`, unless loads are deaf to it. Any thread. `@unchecked Sendable` is sound: all
/// that changes is only touched under the lock.
public final class TestLoad<Value: Sendable>: @unchecked Sendable {
  private struct Waiting {
    let id: Int
    let query: String
    let continuation: CheckedContinuation<Value, any Error>
    let work: WorkLedger.Work?
  }

  /// What was ended before it was asked for.
  private struct Prepared {
    let query: String?
    let result: Result<Value, any Error>
    let place: TestPlace

    func answers(_ asked: String) -> Bool { query == nil || query == asked }
  }

  private let isDeaf: Bool
  private let lock = NSLock()
  private var waiting: [Waiting] = []
  private var prepared: [Prepared] = []
  private var asked: [String] = []

  /// Makes a load that nobody asks for yet.
  ///
  /// - Parameter ignoresCancellation: Whether a load that is cancelled goes on, as those do that don't
  ///   look: its value comes late.
  public init(ignoresCancellation: Bool = false) { isDeaf = ignoresCancellation }

  deinit {
    for load in waiting { load.continuation.resume(throwing: CancellationError()) }
    let queries = Words.listing(asked)
    for answer in prepared {
      guard let query = answer.query else { continue }
      Complaints.tell(
        "nobody asked for \(Words.quoted(query)), which the test ends here; of queries \(queries).",
        at: answer.place)
    }
  }

  /// The queries that were ended and that nobody asked for yet, the newest last.
  public var unasked: [String] { lock.withLock { prepared.compactMap(\.query) } }

  /// What was asked for so far, the newest last; an empty text for each load without a query.
  public var queries: [String] { lock.withLock { asked } }

  /// How many loads wait to be ended.
  public var waitingCount: Int { lock.withLock { waiting.count } }

  /// Loads: what a loader calls.
  ///
  /// - Returns: The value that the test gives.
  /// - Throws: The error that the test gives.
  public func run() async throws -> Value { try await run("") }

  /// Loads the answer to a query: what a loader calls.
  ///
  /// - Parameter query: What is asked for.
  /// - Returns: The value that the test gives.
  /// - Throws: The error that the test gives.
  public func run(_ query: String) async throws -> Value {
    let work = WorkLedger.Work.current
    let id = lock.withLock {
      asked.append(query)
      return asked.count
    }
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let answer: Result<Value, any Error>? = lock.withLock {
          if let index = prepared.firstIndex(where: { $0.answers(query) }) {
            return prepared.remove(at: index).result
          }
          if Task.isCancelled, !isDeaf { return .failure(CancellationError()) }
          waiting.append(Waiting(id: id, query: query, continuation: continuation, work: work))
          work?.rest()
          return nil
        }
        if let answer { continuation.resume(with: answer) }
      }
    } onCancel: {
      guard !isDeaf else { return }
      end(.failure(CancellationError())) { $0.id == id }
    }
  }

  /// Ends a load with a value, and lets everything happen that follows at once.
  ///
  /// - Parameters:
  ///   - value: What it brings.
  ///   - query: Which load, by what it was asked for: the newest that waits, or the next one where none
  ///     does. `nil`: whatever it was asked for.
  ///   - file: Where it ends.
  ///   - line: Where it ends.
  @MainActor
  public func succeed(
    _ value: Value, for query: String? = nil, file: StaticString = #fileID, line: UInt = #line
  ) async {
    await end(.success(value), for: query, at: TestPlace(file: file, line: line))
  }

  /// Ends a load with an error, and lets everything happen that follows at once.
  ///
  /// - Parameters:
  ///   - error: Why it fails; by default something that nobody knows more of.
  ///   - query: Which load, by what it was asked for: the newest that waits, or the next one where none
  ///     does. `nil`: whatever it was asked for.
  ///   - file: Where it ends.
  ///   - line: Where it ends.
  @MainActor
  public func fail(
    _ error: any Error = TestError(), for query: String? = nil, file: StaticString = #fileID,
    line: UInt = #line
  ) async {
    await end(.failure(error), for: query, at: TestPlace(file: file, line: line))
  }

  @MainActor
  private func end(
    _ result: Result<Value, any Error>, for query: String?, at place: TestPlace
  ) async {
    // What was asked for in this turn has yet to begin, and may do so on another thread.
    await Turns.settle(nil)
    var ended: Waiting?
    let isEnded = await Turns.run {
      ended = end(result) { query == nil || $0.query == query }
      return ended != nil
    }
    if !isEnded {
      let answer = Prepared(query: query, result: result, place: place)
      lock.withLock { prepared.append(answer) }
    }
    await Turns.settle(ended?.work?.ledger, at: place)
  }

  @discardableResult
  private func end(
    _ result: Result<Value, any Error>, where isMeant: (Waiting) -> Bool
  ) -> Waiting? {
    let load = lock.withLock {
      waiting.lastIndex(where: isMeant).map { waiting.remove(at: $0) }
    }
    load?.work?.goOn()
    load?.continuation.resume(with: result)
    return load
  }
}

/// An error of which nothing is known but that something went wrong.
public struct TestError: Error, Hashable, Sendable {
  /// Makes an error.
  public init() {}
}

/// A network that is there or not, as the test says.
///
/// ```swift
/// let network = TestNetwork()
/// loader.follow(network)
/// network.status = .offline
/// await clock.settle()
/// ```
public final class TestNetwork: Connectivity {
  private let feed: ConnectivityFeed

  /// Makes a network.
  ///
  /// - Parameter status: What is known of it at first.
  public init(_ status: NetworkStatus = .online) { feed = ConnectivityFeed(status) }

  /// What is known of it; setting it tells everybody who follows.
  public var status: NetworkStatus {
    get { feed.status }
    set { feed.send(newValue) }
  }

  /// The changes from now on.
  ///
  /// - Returns: A stream that ends by itself when its reader goes.
  public func changes() -> AsyncStream<NetworkStatus> { feed.stream(from: self) }
}
