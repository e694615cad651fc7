/// What a user does with an item, or a platform on the user's behalf.
package enum ItemEvent: Hashable, Sendable {
  case selected
  case deselected
  case highlighted
  case unhighlighted
  /// Chosen without a change of the selection, such as by a second tap.
  case performed
  /// About to be needed, before its cell is.
  case prefetched
  /// Not needed any more, though it was about to be.
  case prefetchCancelled
}

/// What an item may be asked to allow; it allows what nothing is said about.
package enum ItemDecision: Hashable, Sendable {
  case selection
  case deselection
  case highlight
  case focus
  case move
  case primaryAction
}
