/// What may be a spinner.
protocol Spinning: Equatable, Sendable {
  var isSpinner: Bool { get }
}

extension ScreenDisplay.Body: Spinning {
  var isSpinner: Bool { self == .loading }
}

extension ScreenDisplay.Accessory: Spinning {
  var isSpinner: Bool { self == .progress }
}

/// Lets a spinner through late, and keeps it for a while: one place on the screen.
///
/// Times are since any one moment.
struct SpinnerGate<Value: Spinning>: Sendable {
  private enum Phase {
    case resting
    case waiting(since: Duration)
    case spinning(askedAt: Duration, shownAt: Duration)
  }

  /// What is shown there.
  private(set) var shown: Value
  private var phase: Phase

  /// Begins with what is declared, a spinner too.
  init(_ first: Value, at now: Duration) {
    shown = first
    phase = first.isSpinner ? .spinning(askedAt: now, shownAt: now) : .resting
  }

  /// When the spinner that is shown was asked for; nil where none is shown.
  var askedAt: Duration? {
    if case .spinning(let askedAt, _) = phase { askedAt } else { nil }
  }

  /// Brings what is shown up to date.
  ///
  /// - Returns: when to ask again if nothing happens before; nil: never.
  mutating func next(
    _ target: Value, at now: Duration, timing: LoadingTiming, immediately: Bool
  ) -> Duration? {
    note(target, at: now)
    switch phase {
    case .waiting(let since):
      guard immediately || now >= since + timing.delay else { return since + timing.delay }
      phase = .spinning(askedAt: since, shownAt: now)
    case .spinning(_, let shownAt) where !target.isSpinner:
      guard now >= shownAt + timing.minimum else { return shownAt + timing.minimum }
      phase = .resting
    case .spinning, .resting:
      break
    }
    shown = target
    return nil
  }

  /// Until when a spinner stays though it isn't wanted any more; nil: it doesn't.
  func isHeldUntil(_ target: Value, at now: Duration, timing: LoadingTiming) -> Duration? {
    guard case .spinning(_, let shownAt) = phase, !target.isSpinner else { return nil }
    let end = shownAt + timing.minimum
    return now < end ? end : nil
  }

  /// Shows something else while a spinner waits for its delay.
  ///
  /// A spinner that is shown stays unless it is to end.
  mutating func clear(to value: Value, endsSpinner: Bool) {
    switch phase {
    case .resting: break
    case .waiting: shown = value
    case .spinning where endsSpinner:
      phase = .resting
      shown = value
    case .spinning: break
    }
  }

  /// Starts or stops waiting for a spinner without changing what is shown.
  mutating func note(_ target: Value, at now: Duration) {
    switch phase {
    case .resting where target.isSpinner: phase = .waiting(since: now)
    case .waiting where !target.isSpinner: phase = .resting
    case .resting, .waiting, .spinning: break
    }
  }
}
