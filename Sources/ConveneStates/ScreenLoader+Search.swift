extension ScreenLoader {
  /// Searches for what the user types, once they have paused, see ``LoadingTiming/typing``.
  ///
  /// Until the answer is there, what is shown answers the query before. The newest query wins: it
  /// takes the place of one that waits, and its load cancels the older. An empty query is loaded at
  /// once, and so is this one by ``load()``, ``refresh()`` and ``retry()``; ``cancel()`` gives it up.
  ///
  /// - Parameter query: what the user looks for; empty: everything.
  public func search(_ query: String) {
    self.query = query
    if query.isEmpty {
      refresh()
    } else {
      typing?.set(states.timeline.now() + states.timing.typing)
    }
  }
}
