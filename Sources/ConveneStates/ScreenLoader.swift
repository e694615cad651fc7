import Observation

/// Runs a screen's load and keeps what the screen shows in step with it.
///
/// ```swift
/// let loader = ScreenLoader { try await api.users() }
/// loader.states.renderer = stateView
/// loader.load()
/// ```
///
/// A newer load cancels the older, whose result is dropped even if it comes. Giving up is no
/// error: what was there is there again. A load is always tried, whatever is known of the network;
/// one that fails as not connected while there is no network waits, and runs again once the network
/// is back.
///
/// The loader retains the app's closures, its value, and ``states``. A load that runs doesn't
/// retain the loader: dropping it cancels the load and every timer, and the screen shows what
/// was there.
@MainActor
@Observable
public final class ScreenLoader<Value: Sendable> {
  /// What the last successful load brought.
  public private(set) var value: Value? {
    get {
      access(keyPath: valuePath)
      return loaded
    }
    set { withMutation(keyPath: valuePath) { loaded = newValue } }
  }
  @ObservationIgnored private var loaded: Value?
  /// Lists read the value with each update, and a generic type makes a key path anew, which takes long,
  /// wherever one is written.
  @ObservationIgnored private let valuePath = \ScreenLoader.value

  /// Why the last load that came to an end failed; nil where it didn't.
  public private(set) var error: (any Error)?
  /// What the next load asks for.
  ///
  /// What is shown still answers the query it was loaded for.
  public var query = "" {
    didSet { if query != oldValue, isWriting { states.noteTyping() } }
  }
  private var model: ScreenModel

  /// What draws what this loader says, and the screen's wording and look.
  @ObservationIgnored public let states: StateModel
  /// Is told on the main actor of what is worth knowing.
  ///
  /// Retained with the loader.
  @ObservationIgnored public var onDiagnostic: (@MainActor (StateDiagnostic) -> Void)?

  /// Is told on the main actor of each new value, before the screen shows that it is there.
  ///
  /// Here a list is brought in step. Retained with the loader.
  @ObservationIgnored public var onValue: (@MainActor (Value) -> Void)?
  /// What an error shows, such as its own description; nil: what the library has for its state.
  ///
  /// Called on the main actor when a load has failed. Retained with the loader.
  @ObservationIgnored public var contentForError: (@MainActor (any Error) -> StateContent?)?

  /// How many items a value has, as the app counts; asked for each value and by ``recount()``.
  ///
  /// Retained with the loader.
  @ObservationIgnored public var countItems: @MainActor (Value) -> Int
  @ObservationIgnored private let classify: @Sendable (any Error) -> FailureKind?
  @ObservationIgnored private let fetch: @Sendable (String) async throws -> Value
  @ObservationIgnored private var holder: TaskHolder?
  @ObservationIgnored private var connectivity: TaskHolder?
  @ObservationIgnored private var recovery: Alarm?
  /// Rings when a query has been typed.
  @ObservationIgnored private(set) var typing: Alarm?
  /// What lets this loader say what is shown, until another has taken ``states``.
  @ObservationIgnored private var writer: StateWriter?

  /// Makes a loader; nothing is loaded yet.
  ///
  /// - Parameters:
  ///   - value: what is there from the start, such as from a cache; nil: nothing.
  ///   - states: what draws what the loader says; nil: a new one with the default look and timing.
  ///     The loader sets its `onRetry` and `onCancel`. A loader that has it already goes on loading,
  ///     but what it says isn't shown any more, and its ``onDiagnostic`` is told.
  ///   - itemCount: how many items a value has, as the app counts. Runs on the main actor.
  ///   - classify: what an error means; nil: as ``FailureKind/init(_:network:)`` reads it. An error
  ///     that says "cancelled" doesn't get here.
  ///   - search: loads the answer to a query, off the main actor; it should stop when its task is
  ///     cancelled, but nothing breaks where it doesn't.
  public init(
    value: Value? = nil, states: StateModel? = nil,
    itemCount: @escaping @MainActor (Value) -> Int,
    classify: @escaping @Sendable (any Error) -> FailureKind? = { _ in nil },
    search: @escaping @Sendable (String) async throws -> Value
  ) {
    loaded = value
    self.states = states ?? StateModel()
    countItems = itemCount
    self.classify = classify
    fetch = search
    model = ScreenModel(
      outcome: value == nil ? .none : .loaded, itemCount: value.map(itemCount) ?? 0)
    recovery = Alarm(on: self.states.timeline) { [weak self] in self?.resume() }
    typing = Alarm(on: self.states.timeline) { [weak self] in self?.refresh() }
    writer = self.states.claim { [weak self] in self?.onDiagnostic?(.loaderReplaced) }
    self.states.onRetry = { [weak self] in self?.retry() }
    self.states.onCancel = { [weak self] in self?.cancel() }
    self.states.show(model.display, facts: model.facts)
  }

  deinit {
    // Nobody is left to end what is shown as under way, or to try again.
    var rest = _model
    rest.cancel()
    let (states, writer, end) = (states, writer, rest)
    Task { @MainActor in states.leave(writer, showing: end) }
  }

  /// What decides what is shown.
  public var input: ScreenInput { model.input }

  /// What is shown now, after timing.
  public var display: ScreenDisplay { states.display }

  /// The state that the screen is in, at once, whatever is still seen.
  public var state: ViewState { states.state }

  /// What is known of the network; setting it may go on with a load that waits for it.
  public var network: NetworkStatus {
    get { model.network }
    set {
      guard newValue != model.network else { return }
      model.network = newValue
      modelDidChange()
    }
  }

  /// Loads as new: without content, the screen shows that it loads.
  ///
  /// - Returns: the task that loads, which need not be kept. It ends when its load does.
  @discardableResult
  public func load() -> Task<Void, Never> {
    run(model.beginLoading())
  }

  /// Loads while content and outcome stay, as when the user pulls to refresh.
  ///
  /// - Returns: the task that loads, which need not be kept. It ends when its load does.
  @discardableResult
  public func refresh() -> Task<Void, Never> {
    run(model.beginRefreshing())
  }

  /// Tries again, once however often it is called: while a load runs, nothing happens.
  public func retry() {
    if let generation = model.resume() {
      run(generation)
    } else if model.activity == .idle {
      load()
    }
  }

  /// Gives up what runs or is about to be searched for; what was there is there again.
  public func cancel() {
    holder = nil
    typing?.set(nil)
    model.cancel()
    modelDidChange()
  }

  /// Changes the value in place, as when the user deletes an item, and tells ``onValue`` of it.
  ///
  /// - Parameter change: changes the value; not called where there is none.
  public func modify(_ change: (inout Value) -> Void) {
    guard var value else { return }
    change(&value)
    self.value = value
    recount()
    onValue?(value)
  }

  /// Asks for the item count again for a query that the app answers from the value it has.
  ///
  /// Where nothing is left, the screen says that nothing matches the query. Nothing is loaded.
  ///
  /// - Parameter query: what the user looks for; empty: everything is shown.
  public func recount(for query: String) {
    self.query = query
    model.answer(query)
    recount()
  }

  /// Asks for the item count again, as when something else that it depends on changed.
  public func recount() {
    model.itemCount = itemCount()
    modelDidChange()
  }

  /// Follows what watches the network, instead of what was followed before.
  ///
  /// What was followed before isn't listened to any more.
  ///
  /// - Parameter connectivity: what watches; the stream of its changes is retained until another is
  ///   followed.
  public func follow(_ connectivity: any Connectivity) {
    // First, so that no change is lost in between.
    let changes = connectivity.changes()
    network = connectivity.status
    self.connectivity = TaskHolder(
      Task { [weak self] in
        for await status in changes {
          guard !Task.isCancelled else { return }
          self?.network = status
        }
      })
  }

  /// Whether the load waits for the network.
  var isWaiting: Bool { model.isWaiting }

  /// Whether nothing is due until something happens or time goes by.
  var isSettled: Bool {
    states.isSettled && recovery?.isQuiet ?? true && typing?.isQuiet ?? true
  }

  /// When something happens by itself; nil: never.
  var wakeUp: Duration? { [states.wakeUp, recovery?.time, typing?.time].compactMap { $0 }.min() }

  @discardableResult
  private func run(_ generation: Int) -> Task<Void, Never> {
    let task = states.timeline.task { [weak self, fetch, query] in
      let result: Result<Value, any Error>
      do {
        result = .success(try await fetch(query))
      } catch {
        result = .failure(Task.isCancelled ? CancellationError() : error)
      }
      self?.land(result, of: generation, for: query)
    }
    holder = TaskHolder(task)
    // What is being typed is what this load asks for.
    typing?.set(nil)
    modelDidChange()
    return task
  }

  private func land(_ result: Result<Value, any Error>, of generation: Int, for query: String) {
    guard model.accepts(generation) else {
      if case .success = result { onDiagnostic?(.lateResultDropped) }
      return
    }
    switch result {
    case .success(let value):
      // First, since the app may load again, or give up, when it counts and is told of the value.
      let ending = ScreenModel.Ending.loaded(itemCount: countItems(value), query: query)
      guard model.finish(generation, with: ending) else {
        onDiagnostic?(.lateResultDropped)
        return
      }
      self.value = value
      error = nil
      if isWriting { states.failureContent = nil }
      onValue?(value)
      // What the app counts by, such as a filter, may have changed with the value.
      model.itemCount = itemCount()
    case .failure(let error) where FailureKind.isCancellation(error):
      model.finish(generation, with: .cancelled)
    case .failure(let error):
      let kind = classify(error) ?? FailureKind(error, network: model.network)
      guard model.finish(generation, with: .failed(kind)) else { return }
      guard !model.isWaiting else { break }
      self.error = error
      if isWriting { states.failureContent = contentForError?(error) }
    }
    modelDidChange()
  }

  private func resume() {
    guard let generation = model.resume() else { return }
    run(generation)
  }

  private var isWriting: Bool { states.writer === writer }

  private func itemCount() -> Int {
    let count = value.map(countItems) ?? 0
    if count < 0 { onDiagnostic?(.negativeItemCount(count)) }
    return count
  }

  /// Shows the model's display, and waits for the network to stay back where a load waits for it.
  private func modelDidChange() {
    if isWriting { states.show(model.display, facts: model.facts) }
    if !model.isWaiting || model.network == .offline {
      recovery?.set(nil)
    } else if recovery?.time == nil {
      recovery?.set(states.timeline.now() + states.timing.recovery)
    }
  }
}
