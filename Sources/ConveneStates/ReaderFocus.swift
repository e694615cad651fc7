/// What a screen reader is told when another state is seen, so that its reader isn't lost.
///
/// Words are said by an ``Announcement``, without moving anybody: the focus only goes to the state
/// where it would have nowhere to stay.
package enum ReaderFocus: Hashable, Sendable {
  /// Nothing: what can be read is what was there.
  case stays
  /// That there are other things to read; the focus stays where it can.
  case looksAgain
  /// That there are other things to read; the focus goes to the state, whose part it was in.
  case goesToState
  /// That there is another screen to read, which is the state.
  case entersState
  /// That there is another screen to read, which is the content.
  case entersContent

  /// Decides what to tell.
  ///
  /// - Parameters:
  ///   - old: what was seen; nil: nothing yet.
  ///   - new: what is seen now.
  ///   - isInState: whether the focus was in the state that was seen.
  package init(from old: RenderedState?, to new: RenderedState, isInState: Bool) {
    let covered = old?.isCovering ?? false
    if new.hidesContent != (old?.hidesContent ?? false) {
      self = new.hidesContent ? .entersState : .entersContent
    } else if new.isCovering != covered || new.isCovering && !new.reads(as: old) {
      self = isInState && new.isCovering ? .goesToState : .looksAgain
    } else if new.accessory != (old?.accessory ?? .none) {
      self = .looksAgain
    } else {
      self = .stays
    }
  }
}

extension ReaderFocus {
  /// Where the focus goes.
  ///
  /// - Parameter state: where the reading of the state begins.
  /// - Returns: the same, or nil where the focus isn't moved to the state.
  package func target<Element>(in state: Element?) -> Element? {
    self == .goesToState || self == .entersState ? state : nil
  }
}

extension RenderedState {
  fileprivate func reads(as other: RenderedState?) -> Bool {
    state == other?.state && title == other?.title && subtitle == other?.subtitle
      && buttons == other?.buttons
  }
}
