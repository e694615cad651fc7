extension ScreenLoader {
  /// Makes a loader of something that isn't searched.
  ///
  /// - Parameters:
  ///   - value: what is there from the start; nil: nothing.
  ///   - states: what draws what the loader says; nil: a new one.
  ///   - itemCount: how many items a value has, as the app counts. Runs on the main actor.
  ///   - classify: what an error means; nil: as ``FailureKind/init(_:network:)`` reads it.
  ///   - load: loads a value, off the main actor.
  public convenience init(
    value: Value? = nil, states: StateModel? = nil,
    itemCount: @escaping @MainActor (Value) -> Int,
    classify: @escaping @Sendable (any Error) -> FailureKind? = { _ in nil },
    load: @escaping @Sendable () async throws -> Value
  ) {
    self.init(value: value, states: states, itemCount: itemCount, classify: classify) { _ in
      try await load()
    }
  }
}

extension ScreenLoader where Value: Collection {
  /// Makes a loader of a collection that isn't searched, whose elements are the items.
  ///
  /// - Parameters:
  ///   - value: what is there from the start; nil: nothing.
  ///   - states: what draws what the loader says; nil: a new one.
  ///   - classify: what an error means; nil: as ``FailureKind/init(_:network:)`` reads it.
  ///   - load: loads a value, off the main actor.
  public convenience init(
    value: Value? = nil, states: StateModel? = nil,
    classify: @escaping @Sendable (any Error) -> FailureKind? = { _ in nil },
    load: @escaping @Sendable () async throws -> Value
  ) {
    self.init(
      value: value, states: states, itemCount: { $0.count }, classify: classify, load: load)
  }

  /// Makes a loader of a collection that is searched, whose elements are the items.
  ///
  /// - Parameters:
  ///   - value: what is there from the start; nil: nothing.
  ///   - states: what draws what the loader says; nil: a new one.
  ///   - classify: what an error means; nil: as ``FailureKind/init(_:network:)`` reads it.
  ///   - search: loads the answer to a query, off the main actor.
  public convenience init(
    value: Value? = nil, states: StateModel? = nil,
    classify: @escaping @Sendable (any Error) -> FailureKind? = { _ in nil },
    search: @escaping @Sendable (String) async throws -> Value
  ) {
    self.init(
      value: value, states: states, itemCount: { $0.count }, classify: classify, search: search)
  }
}
