/// The completions that wait for their state to be seen: each is called once, in order.
@MainActor
final class PresentationCompletions {
  private var superseded: [StateModel.Completion] = []
  private var current: StateModel.Completion?

  /// Waits for another state; those before it will be told that they weren't seen.
  func replace(with completion: StateModel.Completion?) {
    if let current { superseded.append(current) }
    current = completion
  }

  /// Takes out those that were superseded, and the current one where its state is about to be seen.
  ///
  /// What is set from here on, by a hook or by a completion, supersedes none of them.
  ///
  /// - Returns: tells them.
  func take(isShown: Bool) -> () -> Void {
    let missed = superseded
    let seen = isShown ? current : nil
    superseded = []
    if isShown { current = nil }
    return {
      missed.forEach { $0(false) }
      seen?(true)
    }
  }

  deinit {
    let missed = superseded + [current].compactMap { $0 }
    guard !missed.isEmpty else { return }
    Task { @MainActor in
      missed.forEach { $0(false) }
    }
  }
}
