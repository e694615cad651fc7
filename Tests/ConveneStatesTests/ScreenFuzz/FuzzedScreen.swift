import TestSupport

@testable import ConveneStates

/// A screen through a random sequence of events, with every promise checked after each turn.
///
/// What runs is the loader with its model, drivers, timers and tasks; the clock, the order of tasks
/// and the app's loads are under control. The account is always told before the screen is.
@MainActor
final class FuzzedScreen {
  typealias Loader = ScreenLoader<FuzzedAnswer>

  let tasks: SteppedTasks
  let clock = ManualClock()
  let loads = FuzzedLoads()
  let actions = FuzzedActions()
  let completions = FuzzedCompletions()
  var random: SeededGenerator
  var states: StateModel?
  var loader: Loader?
  var renderer: FuzzedRenderer?
  var connectivity: FuzzedConnectivity?
  var account: ScreenAccount
  var display: DisplayAccount
  var speech: SpeechAccount
  var reaction = FuzzedReaction.nothing
  /// Whether a state was ever set by hand, or by the loader.
  var isUntouched = true
  /// The load that is under way, once its task has begun.
  private(set) var underWay: (index: Int, number: Int)?
  /// What ends the load of that number, once its task runs.
  var landing: (number: Int, ending: FuzzedEnding)?
  private var answersLanded = 0
  private var lateResults = 0
  var events = 0
  /// The titles that the app has set.
  var titles: [ViewState: String] = [:]
  private var wasByHand = false
  /// Whether what is shown now may still change within the turn.
  var isAttaching = false
  /// Whether content was gone before what the account was told last.
  private(set) var wasGone = false
  private(set) var violations: [String] = []
  private(set) var trace: [String]?

  init(_ random: SeededGenerator, tasks: SteppedTasks, isTraced: Bool = false) {
    self.random = random
    self.tasks = tasks
    trace = isTraced ? [] : nil
    account = ScreenAccount(value: nil, byHand: nil)
    display = DisplayAccount(first: ScreenDisplay(body: .blank))
    speech = SpeechAccount(first: ScreenDisplay(body: .blank))
  }

  var now: Duration { clock.now.offset }

  func note(_ event: @autoclosure () -> String) {
    if trace != nil { trace?.append("\(now): \(event())") }
  }

  func fail(_ violation: String) {
    violations.append("\(violation), at \(now)")
    note("BROKEN: \(violation)")
  }

  /// A turn may end here, before what is told to the account next.
  func noteMaybe() {
    display.noteMaybe(account.target, immediately: account.byHand != nil)
    wasGone = wasGone || account.saysGone
  }

  func noteLate() { lateResults += 1 }

  /// Lets everything happen that is due now, and checks what came of it.
  func settle(mayHaveTwoTurns: Bool = false, isPassing: Bool = false) {
    var turns = mayHaveTwoTurns ? 2 : 1
    loads.atOnce = nil
    if let landing, account.underWay != nil, landing.number == account.begun {
      if underWay?.number != landing.number { loads.atOnce = landing.ending }
      noteMaybe()
      if case .answer = landing.ending { answersLanded += 1 }
      speech.noteLanding()
      account.land(landing.ending, then: reaction, at: now)
      turns += 1
    }
    landing = nil
    // What is known of the content is news where a state by hand told nothing of it.
    if wasByHand != (account.byHand != nil) { speech.noteLanding() }
    completions.mayAct = turns == 1
    let drawn = renderer?.count ?? 0
    if !tasks.runAll() { fail("work without end") }
    completions.mayAct = false
    wasByHand = account.byHand != nil
    wasGone = false
    if completions.acted > 0 { turns += completions.acted }
    completions.acted = 0
    if let renderer, renderer.count > drawn + turns { fail("drawn more than once a turn") }
    checkShown()
    if let states,
      let violation = speech.check(states.display, title: states.rendered.title, at: now)
    {
      fail(violation)
    }
    if let states, states.rendered.isCovering, let title = titles[states.display.body.state],
      states.display.body != .blank, states.rendered.title != title
    {
      fail("\(states.rendered.title) is drawn instead of \(title)")
    }
    if !isPassing { checkLoader() }
  }

  /// Lets time go by, and stops wherever something should or does happen.
  func pass(_ time: Duration) {
    note("\(time) pass")
    let end = now + time
    for _ in 0..<1_000 {
      let due = display.due + [account.resumeTime, account.searchTime].compactMap { $0 }
      let stop = min(
        end, (due + [clock.nextWakeUp].compactMap { $0 }).filter { $0 > now }.min() ?? end)
      let isEnd = stop == end
      clock.move(to: stop)
      let begun = account.begun
      noteMaybe()
      account.timePassed(to: now)
      settle(mayHaveTwoTurns: account.begun != begun, isPassing: !isEnd)
      if isEnd || !violations.isEmpty { return }
    }
    fail("more wake-ups than there is anything to do")
  }

  /// Checks what is shown at the end of a turn.
  func checkShown() {
    guard let states else { return }
    let faults = display.check(
      account.target, immediately: account.byHand != nil, shows: states.display, at: now)
    for fault in faults {
      fail("\(fault): \(states.display) for \(account.target), \(account.input)")
    }
    if let renderer, renderer.last != states.rendered { fail("something else is drawn") }
    if states.rendered.state != states.display.body.state { fail("another state is rendered") }
    if let violation = renderer?.violation ?? completions.violation ?? actions.violation {
      fail(violation)
    }
  }

  private func checkLoader() {
    guard let loader else { return }
    if loader.value != account.value { fail("the value \(String(describing: loader.value))") }
    let hasError = loader.error.map { account.error?.threw($0) == true } ?? (account.error == nil)
    if !hasError { fail("the error \(String(describing: loader.error))") }
    if loader.input != account.input { fail("\(loader.input) instead of \(account.input)") }
    if loads.begun != account.begun { fail("\(loads.begun) loads instead of \(account.begun)") }
    if lateResults != loads.answersEnded - answersLanded { fail("late results go unnoticed") }
    let wanted = loads.wanted
    guard account.underWay != nil else {
      underWay = nil
      if !wanted.isEmpty { fail("a load goes on that nobody wants") }
      return
    }
    guard wanted.count == 1, let index = wanted.first else {
      fail("\(wanted.count) loads are under way")
      return
    }
    if loads.query(index) != account.underWay { fail("a load asks for something else") }
    underWay = (index, account.begun)
  }
}
