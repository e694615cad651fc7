import ConveneStates

/// Lets the main actor's other turns run, without waiting by any clock.
@MainActor
enum Turns {
  /// Lets everything happen that is due.
  ///
  /// What is put off to other turns of the main actor comes in order, so that a number of turns is
  /// enough for all that follow from each other. What runs elsewhere is counted, and given up with a
  /// complaint where it waits for what no test does.
  ///
  /// - Parameters:
  ///   - ledger: Where what runs elsewhere is counted, if anything is.
  ///   - place: The line of the test that waits.
  static func settle(_ ledger: WorkLedger?, at place: TestPlace? = nil) async {
    var quietTurns = 0
    let clock = ContinuousClock()
    let giveUp = clock.now + Complaints.patience
    var turns = 0
    while quietTurns < 40 {
      await Task.yield()
      turns += 1
      let isBusy = ledger?.isBusy == true
      quietTurns = isBusy ? 0 : quietTurns + 1
      if isBusy, turns % 1_024 == 0, clock.now > giveUp {
        ledger?.giveUp()
        Complaints.tell(
          "a load has been running for a while that waits neither for a TestLoad nor for its clock, and "
            + "isn't waited for any more. Let the test end it.", at: place)
      }
    }
  }

  /// Lets what runs in any ledger go on until something has happened.
  ///
  /// - Parameter hasHappened: Whether it has.
  /// - Returns: Whether it has; where not, nothing runs any more, or for longer than is waited for.
  static func run(until hasHappened: () -> Bool) async -> Bool {
    let clock = ContinuousClock()
    let giveUp = clock.now + Complaints.patience
    while !hasHappened() {
      guard WorkLedger.isBusyAnywhere, clock.now < giveUp else { return false }
      await Task.yield()
    }
    return true
  }
}
