import Observation

/// Keeps asking a condition: at once, and once in each turn in which something that it read changed.
///
/// Dropping it ends that. What was read last may keep a weak reference until it changes next, since
/// observation has no way to take it back.
@MainActor
final class ObservedCondition {
  private let condition: @MainActor () -> Bool
  private let onAnswer: @MainActor (Bool) -> Void

  /// Begins to ask.
  ///
  /// - Parameters:
  ///   - condition: reads `@Observable` models that change on the main actor. Retained.
  ///   - onAnswer: is told each answer, the first one at once. Retained.
  init(
    _ condition: @escaping @MainActor () -> Bool, onAnswer: @escaping @MainActor (Bool) -> Void
  ) {
    self.condition = condition
    self.onAnswer = onAnswer
    ask()
  }

  private func ask() {
    let answer = withObservationTracking {
      condition()
    } onChange: { [weak self] in
      // Told once and before the change: the turn's end sees all that changed in it.
      Task { @MainActor [weak self] in self?.ask() }
    }
    onAnswer(answer)
  }
}
