import Observation

/// Loads a list page by page, and keeps what the screen and the list's end show in step with it.
///
/// ```swift
/// let loader = PageLoader { (cursor: Int?) in
///   let answer = try await api.users(page: cursor ?? 1)
///   return Page(answer.users, next: answer.nextPage)
/// }
/// loader.load()
/// ```
///
/// The first page is a ``ScreenLoader``'s load, and so is each further one: ``states`` are the
/// screen's, ``moreStates`` those of the list's end, with the same timing, retry, cancelling and
/// waiting for the network. A first page that lands replaces everything, whatever was loading more.
///
/// An empty page that isn't the last is passed over, up to a number in a row. Where the same
/// element comes on two pages, as when something was inserted in between, it is shown twice; with
/// `uniqueBy` the first one counts.
///
/// The loader retains the app's closures and the elements. Dropping it cancels loads and timers.
@MainActor
@Observable
public final class PageLoader<Element: Sendable, Cursor: Sendable> {
  /// What draws the screen: it loads, is empty, failed, or has content.
  @ObservationIgnored public let states: StateModel
  /// What draws the end of the list.
  ///
  /// Its words are those of the screen's library when the loader was made: `loading` and `error`
  /// say that of the next page, `empty` that the end is reached, ``ViewState/loadMore`` has the
  /// button that goes on.
  @ObservationIgnored public let moreStates: StateModel
  /// How often a first page has landed, and all before it has gone.
  ///
  /// With it, `onReachEnd` tells an end anew that looks the same after a refresh.
  public private(set) var round = 0
  /// Is told on the main actor of the elements whenever they have changed, before the screen shows
  /// that they are there.
  ///
  /// Here a list is brought in step. Retained with the loader.
  @ObservationIgnored public var onElements: (@MainActor ([Element]) -> Void)?

  private let first: ScreenLoader<Page<Element, Cursor>>
  /// Loads what follows, or failed to.
  private var following: ScreenLoader<Page<Element, Cursor>>?
  private var isPaused = false

  @ObservationIgnored private let walk: PageWalk<Element, Cursor>
  @ObservationIgnored private let key: Sieve<Element>.Key?
  @ObservationIgnored private let classify: @Sendable (any Error) -> FailureKind?
  @ObservationIgnored private var sieve: Sieve<Element>
  @ObservationIgnored private var connectivity: (any Connectivity)?
  @ObservationIgnored private var change = Change.newRound

  /// Whose doing it is that the first page has another value.
  private enum Change { case newRound, ours, quiet }

  /// Makes a loader of pages that are searched; nothing is loaded yet.
  ///
  /// - Parameters:
  ///   - page: what is there from the start, such as from a cache; nil: nothing.
  ///   - states: what draws the screen; nil: a new one with the default look and timing.
  ///   - emptyPages: how many pages in a row may bring nothing before it is left to the person at
  ///     the screen to go on; less than 1 counts as 1.
  ///   - key: what two elements have in common that are the same one; nil: all are shown. Runs on
  ///     the main actor, once or twice for each element.
  ///   - classify: what an error means; nil: as ``FailureKind/init(_:network:)`` reads it. An error
  ///     that says "cancelled" doesn't get here.
  ///   - search: loads the page of a query's answer that a cursor stands for, or with nil the first
  ///     one, off the main actor; it should stop when its task is cancelled.
  public init(
    first page: Page<Element, Cursor>? = nil, states: StateModel? = nil, emptyPages: Int = 3,
    uniqueBy key: (@MainActor (Element) -> AnyHashable)? = nil,
    classify: @escaping @Sendable (any Error) -> FailureKind? = { _ in nil },
    search:
      @escaping @Sendable (_ query: String, _ cursor: Cursor?) async throws -> Page<Element, Cursor>
  ) {
    let walk = PageWalk(load: search, limit: emptyPages)
    self.walk = walk
    self.key = key
    self.classify = classify
    let sieve = Sieve(key)
    self.sieve = sieve
    let cached = page.map { Page(sieve.sift($0.elements), next: $0.next) }
    sieve.insert(cached?.elements ?? [])
    first = ScreenLoader(
      value: cached, states: states, itemCount: { $0.elements.count }, classify: classify,
      search: { try await walk.first($0, sifting: Sieve(key)) })
    self.states = first.states
    moreStates = first.states.forMore()
    first.onValue = { [weak self] in self?.pagesDidChange($0) }
    moreStates.onRetry = { [weak self] in self?.loadMore() }
    moreStates.onCancel = { [weak self] in self?.pause() }
    showRest()
  }

  /// Everything that was loaded so far, in order.
  public var elements: [Element] { first.value?.elements ?? [] }

  /// Why the last load of a first page failed; nil where it didn't.
  public var error: (any Error)? { first.error }

  /// What is known of the pages that follow.
  public var more: MoreState {
    if let following {
      switch (following.input.activity, following.input.outcome) {
      case (.loading, _), (.refreshing, _): return .loading
      case (.idle, .failed(.state(.loadMore))): return .paused
      case (.idle, .failed(let kind)): return .failed(kind)
      case (.idle, .none), (.idle, .loaded): break
      }
    }
    guard let pages = first.value else { return .idle }
    return pages.next == nil ? .end : isPaused ? .paused : .idle
  }

  /// What the next ``load()`` asks for; what follows is of the query that was loaded.
  public var query: String {
    get { first.query }
    set { first.query = newValue }
  }

  /// What is known of the network; setting it may go on with loads that wait for it.
  public var network: NetworkStatus {
    get { first.network }
    set {
      first.network = newValue
      following?.network = newValue
    }
  }

  /// What an error shows, such as its own description; nil: what the library has for its state.
  ///
  /// Called on the main actor when a first page has failed. Retained with the loader.
  public var contentForError: (@MainActor (any Error) -> StateContent?)? {
    get { first.contentForError }
    set { first.contentForError = newValue }
  }

  /// Is told on the main actor of what is worth knowing.
  ///
  /// Retained with the loader.
  public var onDiagnostic: (@MainActor (StateDiagnostic) -> Void)? {
    get { first.onDiagnostic }
    set { first.onDiagnostic = newValue }
  }

  // MARK: Loading

  /// Loads the first page as new: without content, the screen shows that it loads.
  ///
  /// A page that was to follow is given up.
  ///
  /// - Returns: the task that loads, which need not be kept. It ends when its load does.
  @discardableResult
  public func load() -> Task<Void, Never> {
    pauseWhatRuns()
    return first.load()
  }

  /// Loads the first page while everything stays, as when the user pulls to refresh.
  ///
  /// A page that was to follow is given up.
  ///
  /// - Returns: the task that loads, which need not be kept. It ends when its load does.
  @discardableResult
  public func refresh() -> Task<Void, Never> {
    pauseWhatRuns()
    return first.refresh()
  }

  /// Whether a refresh of the first page runs, and isn't waiting for the network.
  var isRefreshing: Bool { first.isRefreshing }

  /// Loads the first page of the answer to what is typed, once the person has paused; see
  /// ``ScreenLoader/search(_:)``.
  ///
  /// - Parameter query: what was typed so far.
  public func search(_ query: String) { first.search(query) }

  /// Loads the page that follows, once however often it is called, or tries it again.
  ///
  /// Nothing happens before the first page is there, after the last one, and while a page loads.
  public func loadMore() {
    guard first.value?.next != nil else { return }
    if change != .newRound {
      // Asked for by who is told of the elements, before all that belongs to them is done.
      Task { [weak self] in self?.loadMore() }
    } else if let following {
      following.retry()
    } else {
      loadFollowing()
    }
  }

  /// Tries the first page again, once however often it is called.
  public func retry() { first.retry() }

  /// Gives up what runs; what was there is there again.
  public func cancel() {
    pauseWhatRuns()
    first.cancel()
  }

  /// Changes the elements in place, as when the user deletes one, and tells ``onElements`` of it.
  ///
  /// O(elements).
  ///
  /// - Parameter body: changes the elements; not called before a first page is there.
  public func modify(_ body: (inout [Element]) -> Void) {
    modify(.ours) { body(&$0.elements) }
    sieve = Sieve(key)
    sieve.insert(elements)
    if following == nil { showRest() }
  }

  /// Follows what watches the network, instead of what was followed before.
  ///
  /// - Parameter connectivity: what watches; retained until another is followed.
  public func follow(_ connectivity: any Connectivity) {
    self.connectivity = connectivity
    first.follow(connectivity)
    following?.follow(connectivity)
  }

  /// Whether anything is being loaded, or waits to be.
  var isBusy: Bool { first.input.activity != .idle || more == .loading }

  /// Whether a load waits for the network.
  var isWaiting: Bool { first.isWaiting || following?.isWaiting ?? false }

  /// Whether nothing is due until something happens or time goes by.
  var isSettled: Bool {
    first.isSettled && moreStates.isSettled && following?.isSettled ?? true
  }

  /// When something happens by itself; nil: never.
  var wakeUp: Duration? {
    [first.wakeUp, moreStates.wakeUp, following?.wakeUp].compactMap { $0 }.min()
  }

  // MARK: What follows

  private func loadFollowing() {
    let following = ScreenLoader<Page<Element, Cursor>>(
      states: moreStates,
      // The end is what an answer without items shows.
      itemCount: { $0.next == nil ? 0 : max(1, $0.elements.count) },
      classify: { [classify] in $0 is StalledPages ? .state(.loadMore) : classify($0) },
      load: { [weak self, walk] in
        guard let next = await self?.next else { throw CancellationError() }
        do {
          return try await walk.page(next.query, from: next.cursor, sifting: next.sieve)
        } catch  where FailureKind.isCancellation(error) && !Task.isCancelled {
          // Nobody here gave up, but the app did: it goes on when it is asked to.
          throw StalledPages(next: next.cursor)
        }
      })
    moreStates.onRetry = { [weak self] in self?.loadMore() }
    moreStates.onCancel = { [weak self] in self?.pause() }
    following.onDiagnostic = { [weak self] in self?.onDiagnostic?($0) }
    following.onValue = { [weak self] in self?.append($0) }
    following.contentForError = { [weak self] error in
      guard let stalled = error as? StalledPages else { return nil }
      // What was passed over isn't asked for again.
      self?.modify(.quiet) { $0.next = stalled.next as? Cursor }
      return nil
    }
    isPaused = false
    self.following = following
    if let connectivity {
      following.follow(connectivity)
    } else {
      following.network = network
    }
    following.load()
  }

  /// What is to be loaded next.
  private var next: (query: String, cursor: Cursor, sieve: Sieve<Element>)? {
    first.value?.next.map { (first.input.query, $0, sieve) }
  }

  private func append(_ page: Page<Element, Cursor>) {
    following = nil
    sieve.insert(page.elements)
    modify(.ours) {
      $0.elements += page.elements
      $0.next = page.next
    }
  }

  private func modify(_ change: Change, _ body: (inout Page<Element, Cursor>) -> Void) {
    let outer = self.change
    self.change = change
    first.modify(body)
    self.change = outer
  }

  private func pagesDidChange(_ pages: Page<Element, Cursor>) {
    if change == .newRound {
      following = nil
      isPaused = false
      round += 1
      sieve = Sieve(key)
      sieve.insert(pages.elements)
      showRest()
    }
    if change != .quiet { onElements?(pages.elements) }
  }

  private func pauseWhatRuns() {
    if more == .loading { pause() }
  }

  /// Gives up the page that was to follow; who wants it asks for it.
  private func pause() {
    following = nil
    isPaused = first.value?.next != nil
    showRest()
  }

  /// Shows the end of the list while nothing follows.
  private func showRest() {
    let body: ScreenDisplay.Body =
      switch more {
      case .paused: .state(.loadMore, canRetry: true)
      case .end where !elements.isEmpty: .empty
      case .idle, .loading, .failed, .end: .blank
      }
    moreStates.show(ScreenDisplay(body: body))
  }
}
