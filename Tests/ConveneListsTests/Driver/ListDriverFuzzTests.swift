import ConveneDiff
import TestSupport
import Testing

@testable import ConveneLists

@Suite("Lists at random")
@MainActor
struct ListDriverFuzzTests {
  private static let steps = 500

  @Test("20 000 random transitions break no rule and leave no stale cell")
  func transitions() throws {
    let run = FuzzRun("list transitions", quick: 40, full: 2_000)
    var rounds = 0
    var violations: [String] = []
    while rounds < run.count, violations.isEmpty {
      let seed = run.seed(of: rounds)
      let walk = RandomWalk(seed: seed)
      for step in 0..<Self.steps where walk.problems.isEmpty {
        walk.step()
        violations += walk.problems.map { "CONVENE_SEED=\(seed), step \(step): \($0)" }
      }
      rounds += 1
    }
    #expect(violations.isEmpty)
    try run.record(
      count: rounds, violations: violations.count, details: ["transitions": rounds * Self.steps])
  }
}

/// One list, led through random changes of its data, its window and its user's whims.
@MainActor
private final class RandomWalk {
  private let host = RecordingHost()
  private var list: RandomList
  private var asked = 0
  private var called: [Int] = []

  init(seed: UInt64) {
    list = RandomList(seed: seed)
    host.viewportHeight = [3, 7, .infinity].randomElement(using: &list.random) ?? 3
    host.abilities.interruptsMotion = list.random.oneIn(2)
    host.driver.diagnostics.onDiagnostic = { [weak self] in self?.diagnosed($0) }
  }

  var problems: [String] { host.problems }

  /// A list is reloaded only where that is asked for, so that each fallback is a problem.
  private func diagnosed(_ diagnostic: ListDiagnostic) {
    switch diagnostic {
    case .duplicates, .duplicateSections: break
    default: host.problems.append("\(diagnostic)")
    }
  }

  func step() {
    host.forgetVerbs()
    host.motionsTakeTime = list.random.oneIn(3)
    host.laysOutAtOnce = !list.random.oneIn(8)
    if list.random.oneIn(5) { host.scroll(to: Double(Int.random(in: 0...20, using: &list.random))) }
    if list.random.oneIn(12) { host.isReady = false }

    list.change()
    let isReload = list.random.oneIn(30)
    declare()
    ask(isReload)
    if list.random.oneIn(6) {
      list.change()
      declare()
      ask(false)
    }
    if list.random.oneIn(5) { fold() }
    if !host.isReady, list.random.oneIn(2) { host.appear() }
    host.layOut()
    host.finishMotions(finished: !list.random.oneIn(4))
    settle()
  }

  private func declare() {
    // Once in a while a cell that is filled declares and updates again.
    var isArmed = list.random.oneIn(6)
    host.declare(list) { [weak self] in
      guard isArmed, let self else { return }
      isArmed = false
      list.change()
      declare()
      ask(false)
    }
  }

  private func ask(_ isReload: Bool) {
    let number = asked
    asked += 1
    let completion: @MainActor (Bool) -> Void = { [weak self] _ in self?.called.append(number) }
    if isReload {
      host.driver.reload(completion: completion)
    } else {
      host.driver.update(UpdateOptions(animated: !list.random.oneIn(4)), completion: completion)
    }
  }

  /// The user folds or unfolds a section of the list that is on screen.
  private func fold() {
    let content = host.driver.content
    guard host.isReady, let section = content.sections.indices.randomElement(using: &list.random),
      host.driver.toggle(section)
    else { return }
    // An update may wait for a motion: what is on screen is what the user sees.
    if content.isFolded(section) {
      list.folded.remove(content.name(section))
    } else {
      list.folded.insert(content.name(section))
    }
  }

  private func settle() {
    // What a cell's closure asked for outside of an update comes in a later turn, and folding asks for
    // an update that calls nobody.
    for _ in 0..<20 where called.count < asked || host.isReady && !host.isLaidOut {
      host.driver.drain()
      host.layOut()
      host.finishMotions()
    }
    if called != Array(0..<asked) {
      host.problems.append("of \(asked) completions came \(called)")
    }
    guard host.isReady else { return }
    let expected = list.texts
    if host.driver.content.counts != expected.map(\.count) {
      host.problems.append("the data is not the newest declaration's")
    }
    if host.viewportHeight == .infinity, host.texts != expected {
      host.problems.append("\(host.texts) instead of \(expected)")
    }
  }
}
