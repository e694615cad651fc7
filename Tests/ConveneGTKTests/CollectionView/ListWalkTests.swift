import Foundation
import TestSupport
import XCTest

@testable import ConveneGTK

/// What is shown, whatever was done to a list before.
final class ListWalkTests: GTKTestCase {
  private static let steps = 100

  func test_whateverIsDoneTheListShowsWhatWasDeclared() {
    onMain {
      let seed = SeededGenerator.newSeed()
      print("ListWalkTests: CONVENE_SEED=\(seed)")
      let walk = ListWalk(seed: seed)
      for step in 0..<Self.steps where walk.faults.isEmpty {
        walk.step()
        if !walk.faults.isEmpty {
          XCTFail(
            "CONVENE_SEED=\(seed), step \(step), after \(walk.story):\n"
              + walk.faults.joined(separator: "\n"))
        }
      }
      XCTAssertGreaterThan(walk.settledSteps, Self.steps / 4)
    }
  }
}
