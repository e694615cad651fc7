extension PageLoader {
  /// Makes a loader of pages that aren't searched; nothing is loaded yet.
  ///
  /// - Parameters:
  ///   - page: what is there from the start, such as from a cache; nil: nothing.
  ///   - states: what draws the screen; nil: a new one with the default look and timing.
  ///   - emptyPages: how many pages in a row may bring nothing before it is left to the person at
  ///     the screen to go on; less than 1 counts as 1.
  ///   - key: what two elements have in common that are the same one; nil: all are shown.
  ///   - classify: what an error means; nil: as ``FailureKind/init(_:network:)`` reads it.
  ///   - load: loads the page that a cursor stands for, or with nil the first one, off the main
  ///     actor.
  public convenience init(
    first page: Page<Element, Cursor>? = nil, states: StateModel? = nil, emptyPages: Int = 3,
    uniqueBy key: (@MainActor (Element) -> AnyHashable)? = nil,
    classify: @escaping @Sendable (any Error) -> FailureKind? = { _ in nil },
    load: @escaping @Sendable (_ cursor: Cursor?) async throws -> Page<Element, Cursor>
  ) {
    self.init(
      first: page, states: states, emptyPages: emptyPages, uniqueBy: key, classify: classify,
      search: { try await load($1) })
  }
}
