import CAdwaita
import XCTest

@testable import ConveneGTK

/// Motion by the desktop's animations, one after the other and side by side.
final class AdwaitaMotionTests: GTKTestCase {
  func test_anAnimationIsPlayedAgainFromItsBeginningToItsEnd() {
    onMain {
      let stage = Stage()
      for round in 1...3 {
        var values: [Double] = []
        let motion = stage.begin(round) { values.append($0) }
        XCTAssertTrue(MainLoop.run { stage.ends.count == round })
        XCTAssertEqual(values, values.sorted())
        XCTAssertEqual(values.last, 1)
        XCTAssertLessThan(values.first ?? 1, 1)
        motion.cancel()
      }
      XCTAssertEqual(stage.ends, [1, 2, 3])
    }
  }

  func test_whatWasCancelledMovesNothingAndDoesNotEnd() {
    onMain {
      let stage = Stage()
      var values: [Double] = []
      let cancelled = stage.begin(1) { values.append($0) }
      waitForFrame(of: stage.label)
      let count = values.count
      cancelled.cancel()
      stage.begin(2)
      // It is over, whatever plays in its place.
      cancelled.cancel()
      XCTAssertTrue(MainLoop.run { !stage.ends.isEmpty })
      XCTAssertEqual(stage.ends, [2])
      XCTAssertEqual(values.count, count)
    }
  }

  func test_twoMotionsOfAWidgetGoOnSideBySide() {
    onMain {
      let stage = Stage()
      for number in 1...2 { stage.begin(number) }
      XCTAssertTrue(MainLoop.run { stage.ends.count == 2 })
      XCTAssertEqual(stage.ends.sorted(), [1, 2])
    }
  }

  func test_aMotionThatBeginsWhereAnotherEndsIsItsOwn() {
    onMain {
      let stage = Stage()
      var first: (any Motion)?
      stage.onEnd = { number in
        if number == 1 { stage.begin(2) }
        first?.cancel()
      }
      first = stage.begin(1)
      XCTAssertTrue(MainLoop.run { stage.ends.count == 2 })
      XCTAssertEqual(stage.ends, [1, 2])
    }
  }
}

/// A label on screen, and what moves on it.
@MainActor
private final class Stage {
  let clock = AdwaitaMotionClock()
  let label = gtk_label_new("moving").widget
  /// The motions that have come to their end, in order.
  var ends: [Int] = []
  var onEnd: (@MainActor (Int) -> Void)?

  init() { show(label) }

  @discardableResult
  func begin(
    _ number: Int, progress: @escaping @MainActor (Double) -> Void = { _ in }
  ) -> any Motion {
    clock.begin(for: label, progress: progress) { [self] in
      ends.append(number)
      onEnd?(number)
    }
  }
}
