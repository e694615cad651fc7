/// What a screen has loaded and what it loads: the loader's bookkeeping, without clocks or tasks.
///
/// A load that begins gets a generation. Its result is taken only while no other began, so that a
/// late one never lands. An activity changes neither outcome nor count before it ends, so that one
/// that is cancelled leaves what was there.
public struct ScreenModel: Hashable, Sendable {
  /// How a load ended.
  public enum Ending: Hashable, Sendable {
    /// With an answer of so many items, to that query.
    case loaded(itemCount: Int, query: String)
    /// With a failure.
    case failed(FailureKind)
    /// By giving up, which is no failure.
    case cancelled
  }

  /// How the last load that came to an end came out.
  public private(set) var outcome: ScreenInput.Outcome
  /// What runs now.
  public private(set) var activity = ScreenInput.Activity.idle
  /// Whether the activity waits for the network, with no load under way.
  public private(set) var isWaiting = false
  /// The number of the newest load.
  ///
  /// It grows with each, and when one is cancelled.
  public private(set) var generation = 0
  /// How many loads have ended, with an answer or a failure.
  public private(set) var endings = 0
  /// What is known of the network.
  public var network = NetworkStatus.unknown
  /// What the outcome answers.
  public private(set) var query = ""
  /// How many items there are, as the app counts.
  ///
  /// A negative count counts as 0.
  public var itemCount: Int {
    didSet { holdCount() }
  }
  /// The last count above 0 that the activity has seen.
  private var heldCount = 0

  /// Makes a model in which nothing runs.
  ///
  /// - Parameters:
  ///   - outcome: how the last load came out; `loaded` where content is there from the start.
  ///   - itemCount: how many items there are.
  public init(outcome: ScreenInput.Outcome = .none, itemCount: Int = 0) {
    self.outcome = outcome
    self.itemCount = itemCount
  }

  /// What decides what is shown now.
  ///
  /// While an activity runs, content that it has seen is counted as there, even if the list is
  /// empty for a moment.
  public var input: ScreenInput {
    let isHeld = activity != .idle && itemCount <= 0
    return ScreenInput(
      outcome: outcome, activity: activity, itemCount: isHeld ? heldCount : max(itemCount, 0),
      network: network, query: query)
  }

  /// What is shown now, before any timing.
  public var display: ScreenDisplay { ScreenDisplay(input) }

  /// What can be heard of the content.
  public var facts: ScreenFacts {
    ScreenFacts(itemCount: input.itemCount, query: query, endings: endings)
  }

  /// Begins a load that is asked for as new.
  ///
  /// - Returns: its generation. Those before it don't land any more.
  public mutating func beginLoading() -> Int { begin(.loading) }

  /// Begins a load during which content and outcome stay.
  ///
  /// - Returns: its generation. Those before it don't land any more.
  public mutating func beginRefreshing() -> Int { begin(.refreshing) }

  /// Whether the result of a load would be taken.
  ///
  /// - Parameter generation: the load's generation.
  /// - Returns: whether it is the newest, still under way.
  public func accepts(_ generation: Int) -> Bool {
    generation == self.generation && activity != .idle && !isWaiting
  }

  /// Ends a load.
  ///
  /// One that fails as not connected while there is no network doesn't end, but waits for it.
  ///
  /// - Parameters:
  ///   - generation: the load's generation.
  ///   - ending: how it ended.
  /// - Returns: whether it was taken; a late one isn't.
  @discardableResult
  public mutating func finish(_ generation: Int, with ending: Ending) -> Bool {
    guard accepts(generation) else { return false }
    switch ending {
    case .failed(.noInternet) where network == .offline:
      isWaiting = true
      return true
    case .loaded(let itemCount, let query):
      outcome = .loaded
      self.query = query
      self.itemCount = itemCount
    case .failed(let kind):
      outcome = .failed(kind)
    case .cancelled:
      break
    }
    if ending != .cancelled { endings += 1 }
    endActivity()
    return true
  }

  /// Notes that what is there answers another query, which needed no load.
  ///
  /// - Parameter query: the query.
  public mutating func answer(_ query: String) { self.query = query }

  /// Gives up what runs; what was there is there again.
  public mutating func cancel() {
    guard activity != .idle else { return }
    generation += 1
    endActivity()
  }

  /// Goes on with an activity that waited for the network.
  ///
  /// - Returns: the generation of the load to run; nil where nothing waits.
  public mutating func resume() -> Int? {
    isWaiting ? begin(activity) : nil
  }

  private mutating func begin(_ activity: ScreenInput.Activity) -> Int {
    generation += 1
    isWaiting = false
    self.activity = activity
    holdCount()
    return generation
  }

  private mutating func endActivity() {
    activity = .idle
    isWaiting = false
    heldCount = 0
  }

  private mutating func holdCount() {
    if activity != .idle, itemCount > 0 { heldCount = itemCount }
  }
}
