/// What a user types in a list to get to an item, letter by letter.
package struct TypeAhead: Sendable {
  /// After this pause a letter begins anew.
  package static let pause = Duration.seconds(1)

  private var typed: TypedText?
  private var last: ContinuousClock.Instant?

  /// Nothing has been typed.
  package init() {}

  /// Whether a letter at this time goes on with what was typed before.
  package func isGoingOn(at time: ContinuousClock.Instant) -> Bool {
    last.map { time - $0 <= Self.pause } ?? false
  }

  /// Takes a letter.
  ///
  /// - Returns: All that was typed, with this letter.
  package mutating func type(
    _ letter: Character, at time: ContinuousClock.Instant
  ) -> TypedText {
    let text = (isGoingOn(at: time) ? typed?.text ?? "" : "") + String(letter)
    let typed = TypedText(text)
    self.typed = typed
    last = time
    return typed
  }
}
