import TestSupport
import Testing

@testable import ConveneStates

/// Random events on a screen, with the promises checked by an account of its own.
private struct Screen {
  static let delay = 500
  static let minimum = 500

  var model = ScreenModel()
  var presenter = DisplayPresenter(
    first: ScreenDisplay(body: .blank), at: .zero, timing: LoadingTiming())
  var now = 0
  var wakeUp: Int?
  var generations: [Int] = []
  var broken: [String] = []

  private var bodySpinner = SpinnerAccount()
  private var accessorySpinner = SpinnerAccount()
  private var held = false

  mutating func change(_ event: String, mayTakeContent: Bool = false, _ body: (inout Self) -> Void)
  {
    let hadContent = model.display.body == .content
    body(&self)
    if hadContent, !mayTakeContent, model.display.body != .content {
      broken.append("\(event) at \(now) took the content away")
    }
    look(event)
  }

  /// Lets time go by, asking the presenter exactly when it wants to be asked.
  mutating func pass(_ milliseconds: Int) {
    let end = now + milliseconds
    while let next = wakeUp, next <= end {
      now = next
      look("wake-up")
      if let wakeUp, wakeUp <= now {
        broken.append("the wake-up at \(now) asks for itself again")
        return
      }
    }
    now = end
    look("time")
  }

  private mutating func look(_ event: String) {
    let target = model.display
    let (shown, wake) = presenter.next(target, at: .milliseconds(now))
    wakeUp = wake.map { Int(($0 / .milliseconds(1)).rounded()) }
    let wasHeld = held
    held = shown.body == .loading && target.body != .loading
    broken += [
      bodySpinner.note(
        wanted: target.body == .loading, seen: shown.body == .loading, isFree: true, at: now),
      accessorySpinner.note(
        wanted: target.accessory == .progress, seen: shown.accessory == .progress,
        isFree: !held && !wasHeld, at: now),
      target.body != .loading && !held && shown.body != target.body
        ? "another body than the table's" : nil,
    ].compactMap { $0 }.map { "\($0) at \(now) after \(event), wanted \(target), shown \(shown)" }
  }

  var spinnersSeen: Int { bodySpinner.count + accessorySpinner.count }
}

/// Since when the table wants a spinner, and since when one is seen.
private struct SpinnerAccount {
  private var wantedSince: Int?
  private var seenSince: Int?
  private(set) var count = 0

  /// What is broken, if anything is.
  ///
  /// `isFree`: nothing else keeps the spinner away.
  mutating func note(wanted: Bool, seen: Bool, isFree: Bool, at now: Int) -> String? {
    wantedSince = wanted ? wantedSince ?? now : nil
    let isDue = wantedSince.map { now - $0 >= Screen.delay } ?? false
    if seen, seenSince == nil {
      seenSince = now
      count += 1
      return isDue ? nil : "a spinner before its delay"
    }
    if !seen, isDue, isFree { return "no spinner after the delay" }
    guard !seen, let since = seenSince else { return nil }
    seenSince = nil
    return now - since < Screen.minimum ? "a spinner for too short a time" : nil
  }
}

@Suite("A screen through random events")
struct ScreenSequenceTests {
  @Test("20,000 events keep every promise about spinners, content and late results")
  func randomEvents() {
    var random = SeededGenerator(seed: SeededGenerator.newSeed())
    print("ScreenSequenceTests: CONVENE_SEED=\(random.seed)")
    var screen = Screen()
    var counts: [String: Int] = [:]
    for _ in 0..<20_000 {
      let event = step(&screen, &random)
      counts[event, default: 0] += 1
      if !screen.broken.isEmpty { break }
      if Int.random(in: 0..<20, using: &random) == 0 { rest(&screen) }
    }
    #expect(screen.broken.isEmpty, "seed \(random.seed): \(screen.broken)")
    #expect(counts.count == 9, "each kind of event happened: \(counts)")
    #expect(screen.spinnersSeen > 100)
  }

  private func step(_ screen: inout Screen, _ random: inout SeededGenerator) -> String {
    switch Int.random(in: 0..<12, using: &random) {
    case 0:
      screen.change("load") { $0.generations.append($0.model.beginLoading()) }
      return "load"
    case 1:
      screen.change("refresh") { $0.generations.append($0.model.beginRefreshing()) }
      return "refresh"
    case 2:
      screen.change("cancel") { $0.model.cancel() }
      return "cancel"
    case 3:
      let network = NetworkStatus.allCases.randomElement(using: &random) ?? .unknown
      screen.change("network") { $0.model.network = network }
      return "network"
    case 4:
      // The list is empty for a moment, as while it is filled again.
      let count = screen.model.itemCount
      guard screen.model.activity != .idle else { return "flicker" }
      screen.change("flicker") { $0.model.itemCount = 0 }
      screen.change("flicker") { $0.model.itemCount = count }
      return "flicker"
    case 5:
      screen.change("resume") { screen in
        screen.model.resume().map { screen.generations.append($0) }
      }
      return "resume"
    case 6:
      let late = screen.generations.dropLast().randomElement(using: &random) ?? 0
      let before = screen.model
      screen.change("late result") {
        let isTaken = $0.model.finish(late, with: .loaded(itemCount: 0, query: "late"))
        if isTaken || $0.model != before { $0.broken.append("a late result landed") }
      }
      return "late result"
    case 7, 8:
      let ending = ending(&random)
      let isAnswer = if case .loaded = ending { true } else { false }
      screen.change("end \(ending)", mayTakeContent: isAnswer) {
        _ = $0.model.finish($0.generations.last ?? 0, with: ending)
      }
      return "end"
    default:
      let times = [0, 1, 100, 299, 499, 500, 501, 999, 1_000, 3_000, 11_000]
      screen.pass(times.randomElement(using: &random) ?? 1)
      return "time"
    }
  }

  private func ending(_ random: inout SeededGenerator) -> ScreenModel.Ending {
    switch Int.random(in: 0..<6, using: &random) {
    case 0: .cancelled
    case 1: .failed(.error)
    case 2: .failed(.noInternet)
    case 3: .loaded(itemCount: 0, query: Bool.random(using: &random) ? "tea" : "")
    default: .loaded(itemCount: Int.random(in: 1...30, using: &random), query: "")
    }
  }

  /// After delay and minimum without an event, what is shown is the table's row.
  private func rest(_ screen: inout Screen) {
    screen.pass(Screen.delay + Screen.minimum)
    let (shown, target) = (screen.presenter.shown, screen.model.display)
    if shown.body != target.body || shown.accessory != target.accessory {
      screen.broken.append("at rest at \(screen.now), wanted \(target), shown \(shown)")
    }
  }
}
