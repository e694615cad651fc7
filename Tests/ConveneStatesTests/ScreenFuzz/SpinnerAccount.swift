/// Since when one place of a screen wants a spinner, and since when it has one.
struct SpinnerAccount {
  static let delay = Duration.milliseconds(500)
  static let minimum = Duration.milliseconds(500)

  // Where a load ends and another begins at once, whether the screen saw that nothing was wanted
  // between them is chance, and both are right.
  private var wantedSinceAtLeast: Duration?
  private var wantedSinceAtMost: Duration?
  private var formerlyWantedSince: Duration?
  private(set) var seenSince: Duration?
  /// Since when the spinner that is seen was wanted.
  private(set) var askedBetween: ClosedRange<Duration>?
  /// How many were seen.
  private(set) var count = 0

  init(isSeen: Bool) {
    guard isSeen else { return }
    seenSince = .zero
    askedBetween = .zero ... .zero
  }

  var isSeen: Bool { seenSince != nil }

  /// Whether a spinner must be seen.
  func isDue(at now: Duration) -> Bool { wantedSinceAtMost.map { now >= $0 + Self.delay } ?? false }

  func isHeld(at now: Duration) -> Bool { seenSince.map { now < $0 + Self.minimum } ?? false }

  /// When something must happen.
  var due: [Duration] {
    [
      isSeen ? nil : wantedSinceAtLeast.map { $0 + Self.delay },
      isSeen ? nil : wantedSinceAtMost.map { $0 + Self.delay },
      seenSince.map { $0 + Self.minimum },
    ].compactMap { $0 }
  }

  /// A turn may have ended like this.
  mutating func noteMaybe(wanted: Bool) {
    if !wanted { wantedSinceAtMost = nil }
  }

  /// A turn has ended like this.
  mutating func note(wanted: Bool, at now: Duration) {
    formerlyWantedSince = wantedSinceAtLeast
    wantedSinceAtLeast = wanted ? wantedSinceAtLeast ?? now : nil
    wantedSinceAtMost = wanted ? wantedSinceAtMost ?? now : nil
  }

  /// A spinner is gone before its turn is checked.
  ///
  /// - Returns: what is broken; nil: nothing.
  mutating func goes(at now: Duration, endsEarly: Bool) -> String? {
    guard let since = seenSince else { return nil }
    seenSince = nil
    askedBetween = nil
    return now < since + Self.minimum && !endsEarly ? "a spinner for too short a time" : nil
  }

  /// A spinner is seen or not.
  ///
  /// - Returns: what is broken; nil: nothing.
  mutating func see(
    _ isSeen: Bool, wanted: Bool, immediately: Bool, endsEarly: Bool, at now: Duration
  ) -> String? {
    switch (seenSince, isSeen) {
    case (nil, true):
      let isDue = wantedSinceAtLeast.map { now >= $0 + Self.delay } ?? false
      count += 1
      seenSince = now
      askedBetween = (wantedSinceAtLeast ?? formerlyWantedSince ?? now)...(wantedSinceAtMost ?? now)
      return isDue || immediately ? nil : "a spinner before its delay"
    case (.some, false):
      if wanted, !endsEarly { return "a spinner is taken away while something is loaded" }
      return goes(at: now, endsEarly: endsEarly)
    case (nil, false), (.some, true):
      return nil
    }
  }
}
