import ConveneDiff

/// How updates are asked for, and when their turn comes.
extension ListDriver {
  /// Brings the host in step with the newest declaration.
  package func update(
    _ options: UpdateOptions = UpdateOptions(), completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    requireMainActor("update()")
    enqueue(UpdateRequest(content: newestContent(), options: options, completion: completion))
  }

  /// Makes all cells anew from the newest declaration.
  package func reload(completion: (@MainActor (Bool) -> Void)? = nil) {
    requireMainActor("reload()")
    enqueue(UpdateRequest(content: newestContent(), isReload: true, completion: completion))
  }

  /// The same as `update`, comparing away from the main thread where the elements allow it.
  ///
  /// Several that are awaited at once are shown one after the other. An `update` or `reload` in
  /// the meantime supersedes those that are still comparing.
  ///
  /// - Returns: Whether it was shown to its end; `false` where it was superseded or cancelled.
  ///   Cancelled while it is comparing, it changes nothing.
  package func performUpdate(_ options: UpdateOptions = UpdateOptions()) async -> Bool {
    let outcome = UpdateOutcome()
    let comparison = UpdateComparison(
      UpdateRequest(content: newestContent(), options: options) { outcome.set($0) })
    let previous = updates.comparisons.last?.task
    let task = Task {
      await previous?.value
      await compare(comparison)
    }
    comparison.task = task
    updates.comparisons.append(comparison)
    return await withTaskCancellationHandler {
      await outcome.value
    } onCancel: {
      task.cancel()
    }
  }

  private func compare(_ comparison: UpdateComparison<View>) async {
    let request = comparison.request
    if wasShown, lastSeen == nil, !Task.isCancelled, content.isSendable, request.content.isSendable
    {
      let sides = ComparableSides(old: content.columns, new: request.content.columns)
      comparison.request.generation = contentGeneration
      comparison.request.difference = await Task.detached { sides.difference() }.value
    }
    guard updates.remove(comparison) else { return }
    if Task.isCancelled { return request.completions.forEach { $0.call(false) } }
    enqueue(comparison.request, superseding: [])
  }

  private func enqueue(_ request: UpdateRequest<View>) {
    enqueue(request, superseding: updates.takeComparisons())
  }

  func enqueue(
    _ request: UpdateRequest<View>, superseding comparing: [UpdateRequest<View>]
  ) {
    var request = request
    for older in comparing.reversed() { request.supersede(older) }
    if let waiting = updates.waiting { request.supersede(waiting) }
    updates.waiting = request
    if answering > 0 {
      drainInNextTurn()
    } else {
      drain()
    }
  }

  /// Whether an update is on its way, or waits for its turn.
  package var isBusy: Bool { updates.isBusy }

  /// Applies what waits, as soon as the host can take it.
  ///
  /// What cells ask for while an update fills them comes right after it. Where that doesn't end,
  /// as when each cell reloads the list, the next turn goes on, so that others get theirs.
  func drain() {
    let mayInterrupt = host?.abilities.interruptsMotion ?? true
    for _ in 0..<8 {
      guard let (request, ticket) = updates.begin(interruptingMotion: mayInterrupt) else { return }
      guard apply(request, ticket: ticket) else { return }
      applied()
    }
    drainInNextTurn()
  }

  /// The host has taken an update, and the next one may come.
  func applied() {
    updates.applied()
    visibleItemsChanged()
  }

  /// Once, however often it is asked for in this turn: each cell may ask.
  private func drainInNextTurn() {
    guard !updates.isTurnPending else { return }
    updates.isTurnPending = true
    Task { [weak self] in
      self?.updates.isTurnPending = false
      self?.drain()
    }
  }

  /// Answers a question of the host, which can't take an update before it has the answer.
  ///
  /// A host wraps its own layout in it, in whose middle it can't take an update either.
  package func answer<Answer>(_ body: () -> Answer) -> Answer {
    answering += 1
    defer { answering -= 1 }
    return body()
  }
}

/// Both sides of a comparison on their way to another thread.
///
/// `@unchecked Sendable`: it is made only of contents whose elements and sections' identifiers are
/// `Sendable`, and whose columns do nothing but read them; all of it is immutable.
private struct ComparableSides: @unchecked Sendable {
  let old: [SectionColumn]
  let new: [SectionColumn]

  func difference() -> ListDifference { ListDifference.between(old, new, comparesContents: false) }
}
