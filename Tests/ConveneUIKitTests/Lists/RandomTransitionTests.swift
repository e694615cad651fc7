import TestSupport
import Testing

@MainActor
@Suite("Random transitions through driver and stand-in")
struct RandomTransitionTests {
  private static let steps = 100

  @Test("no rule is violated, no cell is stale, nothing falls back, and operations are the fewest")
  func transitions() async throws {
    let run = FuzzRun("uikit-transitions", quick: 200, full: 10_000)
    var rounds = 0
    var violations: [String] = []
    var total = TransitionWalk.Counts()
    while rounds < run.count, violations.isEmpty {
      let seed = run.seed(of: rounds)
      let walk = TransitionWalk(seed: seed)
      for step in 0..<Self.steps where walk.faults.isEmpty {
        await walk.step()
        violations += walk.faults.map { "CONVENE_SEED=\(seed), step \(step): \($0) \(walk.story)" }
      }
      total.add(walk.counts)
      rounds += 1
    }
    #expect(violations.isEmpty)
    #expect(total.compared > total.transitions / 3)
    #expect(total.twoBatches > 0)
    try run.record(count: rounds, violations: violations.count, details: total.details)
  }
}
