/// What a screen shows beside its state, ready to be drawn.
package struct ScreenFace: Equatable, Sendable {
  /// A message over the content.
  package struct Banner: Equatable, Sendable {
    /// What it says, on one line or several, without breaks of its own.
    package let message: String
    /// What can be done about it.
    package let button: StateButton?
  }

  /// The message over the content, if any.
  package let banner: Banner?
  /// Whether a line tells that something loads.
  package let showsProgress: Bool
  /// Whether a state stands in the place of content that is there.
  package let hidesContent: Bool
  /// Whether assistive technology finds the state alone, and not what it stands in place of.
  package let isModal: Bool

  /// The face of a state.
  ///
  /// - Parameters:
  ///   - state: everything that is to be seen.
  ///   - header: the height of a header that a state leaves free, and that stays in use.
  ///   - isPulled: whether something else tells that the screen is being refreshed.
  package init(_ state: RenderedState, header: Double = 0, isPulled: Bool = false) {
    if case .banner(let message, let button) = state.accessory {
      let words = message.split(whereSeparator: \.isNewline).joined(separator: " ")
      banner = Banner(message: words, button: button)
    } else {
      banner = nil
    }
    showsProgress = state.accessory == .progress && !isPulled
    hidesContent = state.hidesContent
    isModal = state.hidesContent && header <= 0
  }

  /// Where the cover of hidden content begins, in points: at the very top, so that it is covered below
  /// bars, too, but for a header that stays.
  ///
  /// - Parameters:
  ///   - header: the height of a header that a state leaves free.
  ///   - state: where the state begins.
  /// - Returns: the distance from the screen's top.
  package static func coverTop(header: Double, state: Double) -> Double { header > 0 ? state : 0 }

  /// How faint the line gets as it pulses while something loads, as an opacity.
  ///
  /// - Parameter isStill: whether the reader wants no motion.
  /// - Returns: from 0 to 1; 1: it doesn't pulse.
  package static func faintestProgress(isStill: Bool) -> Double { isStill ? 1 : 0.2 }
}
