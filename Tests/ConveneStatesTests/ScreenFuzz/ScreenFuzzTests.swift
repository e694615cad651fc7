import TestSupport
import Testing

@testable import ConveneStates

@MainActor
@Suite("A screen through random sequences")
struct ScreenFuzzTests {
  @Test("20,000 sequences keep every promise about spinners, content, loads and what is drawn")
  func sequences() async throws {
    let run = FuzzRun("screen sequences", quick: 20_000, full: 1_000_000)
    var (sequences, events, spinners) = (0, 0, 0)
    var violations: [String] = []
    while sequences < run.count, violations.isEmpty {
      let seed = run.seed(of: sequences)
      let screen = try #require(Self.screen(seed), "the runtime lets tasks be stepped")
      events += screen.events
      spinners += screen.display.body.count + screen.display.accessory.count
      violations = screen.violations
      sequences += 1
      if !violations.isEmpty { Self.tell(seed) }
      // Others wait for the main actor, too.
      if sequences.isMultiple(of: 100) { await Task.yield() }
    }
    #expect(violations.isEmpty)
    #expect(spinners > sequences / 4)
    try run.record(
      count: sequences, violations: violations.count,
      details: ["events": events, "spinners": spinners])
  }

  private static func screen(_ seed: UInt64, isTraced: Bool = false) -> FuzzedScreen? {
    SteppedTasks.run(seed: seed) { tasks in
      let screen = FuzzedScreen(SeededGenerator(seed: seed), tasks: tasks, isTraced: isTraced)
      screen.run()
      return screen
    }
  }

  /// Tells a sequence that broke a promise, event by event.
  private static func tell(_ seed: UInt64) {
    print("CONVENE_SEED=\(seed)")
    screen(seed, isTraced: true)?.trace.map { print($0.joined(separator: "\n")) }
  }
}
