@testable import ConveneStates

/// What a fuzzed screen has been told, by an account that knows nothing of the code under test: what
/// it must show before any timing, which value and error it must have, and what must be under way.
struct ScreenAccount {
  static let table = ExpectedDisplay()
  static let recovery = LoadingTiming().recovery
  static let typing = LoadingTiming().typing

  private(set) var outcome = ScreenInput.Outcome.none
  private(set) var activity = ScreenInput.Activity.idle
  private(set) var isWaiting = false
  private(set) var network = NetworkStatus.unknown
  private(set) var answered = ""
  private(set) var value: FuzzedAnswer?
  private(set) var error: FuzzedFailure?
  /// How many loads have begun.
  private(set) var begun = 0
  /// What the load that is under way asks for; nil: none is.
  private(set) var underWay: String?
  /// Since when a load that waits for the network sees it back.
  private(set) var backSince: Duration?
  /// When what is typed is searched for.
  private(set) var searchTime: Duration?
  /// The state that was set by hand, until the loader says something else.
  private(set) var byHand: ViewState?
  /// What the next load asks for.
  var query = ""
  /// How the app counts.
  var counting = FuzzedCounting.all
  private var count = 0
  private var held = 0
  private let hasLoader: Bool

  init(value: FuzzedAnswer?, byHand: ViewState?) {
    self.value = value
    self.byHand = byHand
    hasLoader = byHand == nil
    outcome = value == nil ? .none : .loaded
    count = counted
  }

  private var counted: Int { value.map { counting.count($0.count) } ?? 0 }

  var input: ScreenInput {
    let isHeld = activity != .idle && count <= 0
    return ScreenInput(
      outcome: outcome, activity: activity, itemCount: isHeld ? held : max(count, 0),
      network: network,
      query: answered)
  }

  /// What is shown but for timing, and whether a spinner needn't wait for its delay.
  var target: ScreenDisplay {
    guard let byHand else { return Self.table.display(for: input) ?? ScreenDisplay(body: .blank) }
    let body: ScreenDisplay.Body =
      switch byHand {
      case .success: .content
      case .loading: .loading
      case .noInternet: .noInternet(waiting: false, canCancel: false)
      case .error: .error
      case .empty: .empty
      case .noResults: .noResults(query: "")
      default: .state(byHand, canRetry: false)
      }
    return ScreenDisplay(body: body)
  }

  /// Whether content may be gone: the app, an answer or a hand said so.
  var saysGone: Bool { byHand != nil || count <= 0 }

  mutating func setByHand(_ state: ViewState) { byHand = state }

  mutating func load(at now: Duration) { begin(.loading, at: now) }

  mutating func refresh(at now: Duration) { begin(.refreshing, at: now) }

  mutating func retry(at now: Duration) {
    if isWaiting { begin(activity, at: now) } else if activity == .idle { load(at: now) }
  }

  mutating func search(_ query: String, at now: Duration) {
    self.query = query
    if query.isEmpty { refresh(at: now) } else { searchTime = now + Self.typing }
  }

  mutating func cancel(at now: Duration) {
    searchTime = nil
    end()
    changed(at: now)
  }

  mutating func setNetwork(_ status: NetworkStatus, at now: Duration) {
    guard status != network else { return }
    network = status
    changed(at: now)
  }

  mutating func recount(at now: Duration) {
    count = counted
    hold()
    changed(at: now)
  }

  mutating func recount(for query: String, at now: Duration) {
    self.query = query
    answered = query
    recount(at: now)
  }

  mutating func modify(_ items: Int, at now: Duration) {
    guard let value else { return }
    self.value = FuzzedAnswer(number: value.number, count: items)
    recount(at: now)
  }

  /// The load that is under way ends.
  mutating func land(_ ending: FuzzedEnding, then: FuzzedReaction, at now: Duration) {
    guard let asked = underWay else { return }
    switch ending {
    case .answer(let answer):
      value = answer
      error = nil
      outcome = .loaded
      answered = asked
      count = counted
      end()
      switch then {
      case .nothing: break
      case .load: load(at: now)
      case .cancel: cancel(at: now)
      }
      count = counted
      hold()
    case .failure(let failure) where failure.isCancellation:
      end()
    case .failure(let failure) where network == .offline && failure.isForWantOfNetwork:
      isWaiting = true
      underWay = nil
    case .failure(let failure):
      outcome = .failed(failure.kind)
      error = failure
      end()
    }
    changed(at: now)
  }

  /// When a network that has stayed back long enough lets a load go on.
  var resumeTime: Duration? { backSince.map { $0 + Self.recovery } }

  /// Time goes by: what waited for it begins.
  mutating func timePassed(to now: Duration) {
    if let resumeTime, now >= resumeTime { begin(activity, at: now) }
    if let searchTime, now >= searchTime { refresh(at: now) }
  }

  private mutating func begin(_ activity: ScreenInput.Activity, at now: Duration) {
    self.activity = activity
    isWaiting = false
    searchTime = nil
    begun += 1
    underWay = query
    hold()
    changed(at: now)
  }

  private mutating func end() {
    activity = .idle
    isWaiting = false
    underWay = nil
    held = 0
  }

  private mutating func hold() {
    if activity != .idle, count > 0 { held = count }
  }

  private mutating func changed(at now: Duration) {
    if hasLoader { byHand = nil }
    backSince = isWaiting && network != .offline ? backSince ?? now : nil
  }
}
