import ConveneStates

/// Lets the main actor's other turns run, without waiting by any clock.
@MainActor
enum Turns {
  /// Lets everything happen that is due.
  ///
  /// What is put off to other turns of the main actor comes in order, so that a number of turns is
  /// enough for all that follow from each other. What runs elsewhere is counted.
  ///
  /// - Parameter ledger: Where what runs elsewhere is counted, if anything is.
  /// - Returns: Whether all came to an end; not where something runs that waits for what no test does.
  @discardableResult
  static func settle(_ ledger: WorkLedger?) async -> Bool {
    var quietTurns = 0
    let clock = ContinuousClock()
    let giveUp = clock.now + .seconds(20)
    var turns = 0
    while quietTurns < 40 {
      await Task.yield()
      turns += 1
      quietTurns = ledger?.isBusy == true ? 0 : quietTurns + 1
      if turns % 1_024 == 0, clock.now > giveUp { return false }
    }
    return true
  }
}
