/// A clock as times since one moment, whatever its instants are.
package struct Timeline: Sendable {
  /// The time since this timeline was made.
  package let now: @Sendable () -> Duration
  /// Waits until a time on this timeline; throws where its task is cancelled.
  let sleep: @Sendable (Duration) async throws -> Void
  /// Where a clock of tests counts what runs.
  package let ledger: WorkLedger?

  init(_ clock: any Clock<Duration>) {
    self.init(opening: clock)
  }

  private init<C: Clock<Duration>>(opening clock: C) {
    let origin = clock.now
    now = { origin.duration(to: clock.now) }
    sleep = { try await clock.sleep(until: origin.advanced(by: $0), tolerance: nil) }
    ledger = (clock as? any LedgerClock)?.ledger
  }

  /// Begins something that runs by itself, which a clock of tests waits for.
  @MainActor
  func task(_ body: @escaping @MainActor () async -> Void) -> Task<Void, Never> {
    guard let ledger else { return Task { await body() } }
    let work = ledger.begin()
    return Task {
      await WorkLedger.Work.$current.withValue(work) { await body() }
      work.end()
    }
  }
}
