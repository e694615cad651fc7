/// The updates of one list: those that compare, the one that waits, and those on their way.
///
/// It sees to it that one is applied at a time, and that each completion is called once, in the
/// order in which the updates were asked for.
@MainActor
final class UpdateQueue<View: AnyObject> {
  /// Updates that are compared away from the main thread, oldest first.
  var comparisons: [UpdateComparison<View>] = []
  /// The newest update whose turn hasn't come.
  var waiting: UpdateRequest<View>?
  /// Whether the next turn of the main thread will apply what waits then.
  var isTurnPending = false

  private var tickets: [UpdateTicket] = []
  private var motions = 0
  private var isApplying = false
  private var isCompleting = false

  /// Whether an update is on its way, or waits for its turn.
  var isBusy: Bool {
    isApplying || motions > 0 || isTurnPending || waiting != nil || !comparisons.isEmpty
  }

  // MARK: Comparisons

  /// Takes a comparison out; `false` where it has been superseded.
  func remove(_ comparison: UpdateComparison<View>) -> Bool {
    guard let index = comparisons.firstIndex(where: { $0 === comparison }) else { return false }
    comparisons.remove(at: index)
    return true
  }

  /// Takes all comparisons out, since a newer update supersedes them.
  func takeComparisons() -> [UpdateRequest<View>] {
    if comparisons.isEmpty { return [] }
    defer { comparisons = [] }
    return comparisons.map { $0.request }
  }

  // MARK: Turns

  /// The update whose turn it is, if any; `applied()` ends the turn.
  func begin(interruptingMotion: Bool) -> (UpdateRequest<View>, UpdateTicket)? {
    guard !isApplying, motions == 0 || interruptingMotion, let request = waiting else { return nil }
    waiting = nil
    isApplying = true
    let ticket = UpdateTicket(request.completions)
    tickets.append(ticket)
    return (request, ticket)
  }

  /// The turn is over, though something may still be in motion.
  func applied() {
    isApplying = false
    complete()
  }

  /// Notes that the host began to move something for an update.
  func motionBegan() { motions += 1 }

  /// Notes that the host has ended one motion of an update.
  func motionEnded(_ ticket: UpdateTicket, finished: Bool) {
    motions -= 1
    ticket.motionEnded(finished: finished)
    if !isApplying { complete() }
  }

  // MARK: Completions

  /// Calls the completions whose turn it is, also those that become due by a call.
  private func complete() {
    guard !isCompleting else { return }
    isCompleting = true
    while let first = tickets.first, first.result != nil {
      tickets.removeFirst()
      for (call, finished) in first.outcomes { call(finished) }
    }
    isCompleting = false
  }

  /// Completes everything that hasn't come to its end with `false`.
  func endAll() {
    var open = tickets.flatMap { ticket in
      ticket.result = ticket.result ?? false
      return ticket.outcomes
    }
    open += (waiting?.completions ?? []).map { ($0.call, false) }
    open += takeComparisons().flatMap(\.completions).map { ($0.call, false) }
    tickets = []
    waiting = nil
    // A host that is gone takes no batch any more.
    isApplying = false
    for (call, finished) in open { call(finished) }
  }
}

/// An update that is being compared away from the main thread.
@MainActor
final class UpdateComparison<View: AnyObject> {
  var request: UpdateRequest<View>
  var task: Task<Void, Never>?

  init(_ request: UpdateRequest<View>) { self.request = request }
}
