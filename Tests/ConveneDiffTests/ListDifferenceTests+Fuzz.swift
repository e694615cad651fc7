import TestSupport
import Testing

@testable import ConveneDiff

@Suite("Differences at random")
struct DifferenceFuzzTests {
  @Test("random flat lists get to their new state in the fewest operations")
  func flatLists() throws {
    let run = FuzzRun("flat differences", quick: 20_000, full: 2_000_000)
    try check(run) { RandomLists.flatPair($0, using: &$1) }
  }

  @Test("random sectioned lists get to their new state in the fewest operations")
  func sectionedLists() throws {
    let run = FuzzRun("sectioned differences", quick: 20_000, full: 500_000)
    try check(run) { RandomLists.pair(size: $0.isMultiple(of: 100) ? 12 : 5, using: &$1) }
  }

  private func check(
    _ run: FuzzRun,
    _ pair: (Int, inout SeededGenerator) -> (old: PlainList, new: PlainList)
  ) throws {
    var violations = 0
    var operations = 0
    for round in 0..<run.count {
      var generator = run.generator(of: round)
      // The seed of a violation comes first with `CONVENE_SEED`, whatever its round was.
      let (old, new) = pair(Int(truncatingIfNeeded: run.seed(of: round) % 1_000_000), &generator)
      let verification = Verification(old, new)
      operations += verification.difference.operationCount
      guard let fault = verification.fault() else { continue }
      violations += 1
      guard violations <= 3 else { continue }
      Issue.record(
        """
        CONVENE_SEED=\(run.seed(of: round)): \(fault)
        from \(old.sectionIDs) \(old.itemIDs)
        to \(new.sectionIDs) \(new.itemIDs)
        """)
    }
    #expect(violations == 0)
    try run.record(
      count: run.count, violations: violations, details: ["operations": operations])
  }
}
