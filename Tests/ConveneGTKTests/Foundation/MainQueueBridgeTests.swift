import CAdwaita
import Dispatch
import XCTest

@testable import ConveneGTK

final class MainQueueBridgeTests: GTKTestCase {
  func test_aTaskOnTheMainActorRunsUnderGLibsLoop() {
    onMain {
      var isRun = false
      Task { @MainActor in isRun = true }
      XCTAssertFalse(isRun)
      pump { isRun }
    }
  }

  func test_anAwaitedContinuationResumedFromAnotherThreadComesBackToTheMainThread() {
    onMain {
      var answer: Int?
      var isMain = false
      Task { @MainActor in
        answer = await withCheckedContinuation { continuation in
          DispatchQueue.global().async { continuation.resume(returning: 7) }
        }
        isMain = Thread.isMainThread
      }
      pump { answer != nil }
      XCTAssertEqual(answer, 7)
      XCTAssertTrue(isMain)
    }
  }

  func test_blocksOnTheMainQueueRunUnderGLibsLoop() {
    onMain {
      var order: [Int] = []
      DispatchQueue.main.async { MainActor.assumeIsolated { order.append(1) } }
      DispatchQueue.main.async { MainActor.assumeIsolated { order.append(2) } }
      pump { order.count == 2 }
      XCTAssertEqual(order, [1, 2])
    }
  }

  func test_theLoopSleepsWhileATaskWaits() {
    onMain {
      MainLoop.drain()
      var isDone = false
      let release = DispatchSemaphore(value: 0)
      Task { @MainActor in
        await withCheckedContinuation { continuation in
          DispatchQueue.global().async {
            release.wait()
            continuation.resume()
          }
        }
        isDone = true
      }
      var turns = 0
      MainLoop.run(atMost: 200) {
        turns += 1
        return isDone
      }
      XCTAssertFalse(isDone)
      XCTAssertLessThan(turns, 20, "the loop spins instead of sleeping")
      release.signal()
      pump { isDone }
    }
  }

  func test_installingTwiceServesTheQueueOnce() {
    onMain {
      MainQueueBridge.install()
      MainQueueBridge.install()
      var runs = 0
      Task { @MainActor in runs += 1 }
      pump { runs > 0 }
      MainLoop.drain()
      XCTAssertEqual(runs, 1)
    }
  }

  func test_anEndlessStreamOfJobsDoesNotKeepAWindowFromPainting() {
    onMain {
      let label = gtk_label_new("Text").widget
      let stream = JobStream()
      stream.goOn()
      show(label)
      let before = stream.count
      waitForFrame(of: label)
      XCTAssertGreaterThan(stream.count, before, "the stream dried up")
      stream.isOver = true
      MainLoop.drain()
    }
  }
}

/// Jobs on the main queue of which each asks for the next.
@MainActor
private final class JobStream {
  var isOver = false
  private(set) var count = 0

  func goOn() {
    guard !isOver else { return }
    count += 1
    DispatchQueue.main.async { MainActor.assumeIsolated { self.goOn() } }
  }
}
