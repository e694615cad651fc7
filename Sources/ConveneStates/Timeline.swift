/// A clock as times since one moment, whatever its instants are.
struct Timeline: Sendable {
  /// The time since this timeline was made.
  let now: @Sendable () -> Duration
  /// Waits until a time on this timeline; throws where its task is cancelled.
  let sleep: @Sendable (Duration) async throws -> Void

  init(_ clock: any Clock<Duration>) {
    self.init(opening: clock)
  }

  private init<C: Clock<Duration>>(opening clock: C) {
    let origin = clock.now
    now = { origin.duration(to: clock.now) }
    sleep = { try await clock.sleep(until: origin.advanced(by: $0), tolerance: nil) }
  }
}
