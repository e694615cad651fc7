import Foundation
import Synchronization

/// Counts what runs by itself on a clock of tests, so that a test knows when nothing is under way.
///
/// `@unchecked Sendable` is sound: all that changes is only touched under the lock.
package final class WorkLedger: @unchecked Sendable {
  /// Something that runs: a load, or what waits for a time.
  package final class Work: @unchecked Sendable {
    /// What the current task is a part of.
    @TaskLocal package static var current: Work?

    package let ledger: WorkLedger
    /// How many of its tasks wait for the test; touched under the ledger's lock only.
    fileprivate var rests = 0
    fileprivate var hasEnded = false
    /// When it was counted last; who was given up since isn't counted any more.
    fileprivate var round = 0

    fileprivate init(in ledger: WorkLedger) { self.ledger = ledger }

    /// What is dropped without an end isn't waited for.
    deinit { end() }

    /// One of its tasks waits for the test from now on.
    package func rest() {
      ledger.lock.withLock {
        rests += 1
        if rests == 1, !hasEnded { ledger.leave(self) }
      }
    }

    /// The task is about to go on.
    package func goOn() {
      ledger.lock.withLock {
        rests -= 1
        if rests == 0, !hasEnded { ledger.enter(self) }
      }
    }

    /// It is over.
    package func end() {
      ledger.lock.withLock {
        if rests == 0, !hasEnded { ledger.leave(self) }
        hasEnded = true
      }
    }
  }

  private let lock = NSLock()
  private var running = 0
  private var round = 0

  /// A ledger of nothing.
  package init() {}

  /// Whether something runs that neither has ended nor waits for the test.
  package var isBusy: Bool { lock.withLock { running > 0 } }

  /// Something begins to run.
  package func begin() -> Work {
    let work = Work(in: self)
    lock.withLock { enter(work) }
    return work
  }

  /// What runs now isn't waited for any more, unless it has waited for the test in between.
  package func giveUp() {
    lock.withLock {
      let running = running
      Self.runningAnywhere.withLock { $0 -= running }
      self.running = 0
      round += 1
    }
  }

  private func enter(_ work: Work) {
    work.round = round
    running += 1
    Self.runningAnywhere.withLock { $0 += 1 }
  }

  private func leave(_ work: Work) {
    guard work.round == round else { return }
    running -= 1
    Self.runningAnywhere.withLock { $0 -= 1 }
  }

  private static let runningAnywhere = Mutex(0)

  /// Whether something runs that is counted in any ledger of the process.
  package static var isBusyAnywhere: Bool { runningAnywhere.withLock { $0 > 0 } }
}

/// A clock that wants to know what runs on it.
package protocol LedgerClock {
  /// Where it is counted.
  var ledger: WorkLedger { get }
}
