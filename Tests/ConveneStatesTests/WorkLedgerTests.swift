import Testing

@testable import ConveneStates

@Suite("What runs on a clock of tests")
struct WorkLedgerTests {
  @Test("work is under way until it waits for the test, when it goes on, and until it ends")
  func oneTask() {
    let ledger = WorkLedger()
    #expect(!ledger.isBusy)
    let work = ledger.begin()
    #expect(ledger.isBusy)
    work.rest()
    #expect(!ledger.isBusy)
    work.goOn()
    #expect(ledger.isBusy)
    work.end()
    #expect(!ledger.isBusy)
  }

  @Test("of work in several tasks, all that wait have to go on")
  func severalTasks() {
    let ledger = WorkLedger()
    let work = ledger.begin()
    work.rest()
    work.rest()
    work.goOn()
    #expect(!ledger.isBusy)
    work.goOn()
    #expect(ledger.isBusy)
    work.end()
  }

  @Test("what ends while it waits isn't counted twice, and others go on")
  func endsWhileResting() {
    let ledger = WorkLedger()
    let (work, other) = (ledger.begin(), ledger.begin())
    work.rest()
    work.end()
    work.goOn()
    work.end()
    #expect(ledger.isBusy)
    other.end()
    #expect(!ledger.isBusy)
  }

  @Test("what is dropped without an end isn't waited for")
  func dropped() {
    let ledger = WorkLedger()
    var work: WorkLedger.Work? = ledger.begin()
    #expect(ledger.isBusy)
    #expect(work != nil)
    work = nil
    #expect(!ledger.isBusy)
  }
}
