import TestSupport

@testable import ConveneStates

extension FuzzedScreen {
  static let library = StateContentLibrary.builtIn(languages: ["en"])
  private static let byHand: [ViewState] = [
    .success, .loading, .noInternet, .error, .empty, .noResults, FuzzedFailure.signedOutState,
  ]

  var aState: ViewState { Self.byHand.randomElement(using: &random) ?? .error }

  /// Makes the screen, goes through a random sequence, and drops it.
  func run() {
    appear()
    let length = Int.random(in: 2...(random.oneIn(4) ? 20 : 7), using: &random)
    for _ in 0..<length where violations.isEmpty { step() }
    if violations.isEmpty, random.oneIn(2) { rest() }
    if violations.isEmpty { drop() }
  }

  private func appear() {
    let declared = random.oneIn(4) ? aState : .success
    var library = Self.library
    if random.oneIn(4) {
      library[.empty]?.buttons = [StateButton("Act") { [actions] in await actions.run() }]
    }
    let states = StateModel(state: declared, contentLibrary: library, clock: clock)
    self.states = states
    loads.heedsCancellation = random.oneIn(3)
    states.onWillDisplay = { [weak self] in self?.willDisplay($0, $1) }
    states.onAnnouncement = { [weak self] in self?.say($0) }
    let isByHand = random.oneIn(10)
    let value =
      random.oneIn(4) ? FuzzedAnswer(number: 0, count: Int.random(in: 0...2, using: &random)) : nil
    note("appears with \(declared), \(isByHand ? "by hand" : "\(String(describing: value))")")
    account = ScreenAccount(value: isByHand ? nil : value, byHand: isByHand ? declared : nil)
    display = DisplayAccount(first: states.display)
    speech = SpeechAccount(first: states.display)
    if random.oneIn(2) { attach(FuzzedRenderer(), to: states) }
    if !isByHand { follow(states, value) }
    settle()
  }

  private func follow(_ states: StateModel, _ value: FuzzedAnswer?) {
    let loader = Loader(
      value: value, states: states,
      itemCount: { [weak self] in self?.account.counting.count($0.count) ?? 0 },
      classify: { ($0 as? FuzzedFailure)?.kind },
      search: { [loads] in try await loads.run($0) })
    loader.onDiagnostic = { [weak self] in if $0 == .lateResultDropped { self?.noteLate() } }
    loader.onValue = { [weak self] _ in self?.react() }
    self.loader = loader
    isUntouched = false
    checkShown()
  }

  private func react() {
    switch reaction {
    case .nothing: break
    case .load: loader?.load()
    case .cancel: loader?.cancel()
    }
  }

  private func willDisplay(_ shown: ScreenDisplay, _ next: ScreenDisplay) {
    note("shows \(next)")
    if !ScreenAccount.table.hasRow(next) { fail("no row has \(next)") }
    speech.noteOccurrence()
    if !isAttaching { display.glimpse(next, at: now).forEach { fail($0) } }
    if shown.body == .content, next.body != .content, !account.saysGone, !wasGone {
      fail("content was taken away")
    }
  }

  private func say(_ announcement: Announcement) {
    note("says “\(announcement.text)”")
    guard let states else { return fail("something is said without a screen") }
    let title = states.rendered.title
    if let violation = speech.say(announcement, of: states.display, title: title, at: now) {
      fail(violation)
    }
  }

  private func step() {
    guard let states else { return }
    if random.oneIn(3) {
      events += 1
      return pass(Self.times.randomElement(using: &random) ?? .zero)
    }
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      events += 1
      let drawn = renderer?.count
      let mayDraw = happen(states)
      if !mayDraw, let drawn, renderer?.count != drawn { fail("drawn within a turn") }
    }
    settle()
    if violations.isEmpty, random.oneIn(4) {
      happenAlone(states)
      settle()
    }
  }

  /// After delay and minimum without an event, the table's row is shown.
  private func rest() {
    // A network that is back for long enough is an event of its own, and so is a query.
    guard let states, account.backSince == nil, account.searchTime == nil else { return }
    pass(SpinnerAccount.delay + SpinnerAccount.minimum)
    let shown = ScreenDisplay(body: states.display.body, accessory: states.display.accessory)
    if shown != account.target { fail("at rest, \(shown) instead of \(account.target)") }
  }

  /// The screen goes, and nothing of it stays.
  private func drop() {
    if random.oneIn(2), let states { _ = happen(states) }
    note("is dropped")
    weak let formerStates = states
    weak let formerLoader = loader
    loader = nil
    states = nil
    if !tasks.runAll() { fail("work without end") }
    if formerStates != nil || formerLoader != nil { fail("something keeps the screen") }
    if clock.sleeperCount > 0 { fail("a timer outlives its screen") }
    if !loads.wanted.isEmpty { fail("a load outlives its screen") }
    if let violation = completions.finalViolation { fail(violation) }
    if connectivity?.isFollowed == true { fail("the network is followed without a screen") }
    let drawn = renderer?.count
    for load in loads.pending { loads.end(load, .answer(FuzzedAnswer(number: -1, count: 1))) }
    actions.isOrphaned = true
    actions.end()
    if !tasks.runAll() { fail("work without end") }
    if let violation = actions.violation { fail(violation) }
    if renderer?.count != drawn { fail("drawn without a screen") }
  }
}
