/// Where a state stands in the part of a screen that is its content's.
package struct StatePlace: Equatable, Sendable {
  /// From the part's top to the state's, in points.
  package let top: Double
  /// The state's height in points.
  package let height: Double

  /// Decides where a state goes.
  ///
  /// It stands below a header as long as that leaves it what it wants, or half of the height,
  /// whichever is less. To be centred on the screen it keeps away from the side that has fewer bars,
  /// where that leaves it what it wants.
  ///
  /// - Parameters:
  ///   - height: the part's height.
  ///   - header: the height at the top that a state leaves free; a negative one counts as 0.
  ///   - wanted: the height that the state wants.
  ///   - placement: what the state is centred in.
  ///   - above: from the screen's top to the part's.
  ///   - below: from the part's bottom to the screen's; nil: it is on none.
  package init(
    height: Double, header: Double, wanted: Double, placement: StateAppearance.Placement = .list,
    above: Double = 0, below: Double? = nil
  ) {
    let free = max(0, min(header, height - min(wanted, height / 2)))
    let rest = max(0, height - free)
    let over = above + free
    let kept = abs(over - (below ?? over))
    guard placement == .screen, let below, rest - kept >= wanted else {
      (top, self.height) = (free, rest)
      return
    }
    (top, self.height) = (over > below ? free : free + kept, rest - kept)
  }
}
