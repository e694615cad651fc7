/// Turns what is to be shown into what is shown now, by the rules of ``LoadingTiming``.
///
/// A state machine without a clock: it is told the time, and says when it wants to be asked again.
/// Times are since any one moment, and never go back.
struct DisplayPresenter: Sendable {
  /// What is shown.
  private(set) var shown: ScreenDisplay
  private var body: SpinnerGate<ScreenDisplay.Body>
  private var accessory: SpinnerGate<ScreenDisplay.Accessory>
  private let timing: LoadingTiming

  /// Begins with what is declared, which is shown at once.
  ///
  /// - Parameters:
  ///   - first: what is shown first.
  ///   - now: the time.
  ///   - timing: the rules.
  init(first: ScreenDisplay, at now: Duration, timing: LoadingTiming) {
    shown = first
    body = SpinnerGate(first.body, at: now)
    accessory = SpinnerGate(first.accessory, at: now)
    self.timing = timing
  }

  /// Brings what is shown up to date.
  ///
  /// - Parameters:
  ///   - target: what is to be shown.
  ///   - now: the time.
  ///   - immediately: whether a spinner appears without delay.
  /// - Returns: what is shown, and when to ask again if nothing happens before; nil: never.
  mutating func next(
    _ target: ScreenDisplay, at now: Duration, immediately: Bool = false
  ) -> (shown: ScreenDisplay, wakeUp: Duration?) {
    if let end = accessory.isHeldUntil(target.accessory, at: now, timing: timing),
      !target.body.isSpinner, !target.body.goesWithProgress
    {
      // Progress that stays for its minimum keeps away what it can't stand beside.
      body.note(target.body, at: now)
      return (shown, end)
    }
    let bodyWake = body.next(target.body, at: now, timing: timing, immediately: immediately)
    let isHeld = body.shown.isSpinner && !target.body.isSpinner
    var accessoryWake: Duration?
    accessory.note(target.accessory, at: now)
    // A spinner that stays for its minimum stays as it was, with what was beside it.
    if !isHeld {
      // What stands beside a body goes with it; a spinner in the middle takes over from progress.
      if body.shown != shown.body { accessory.clear(to: .none, endsSpinner: body.shown.isSpinner) }
      accessoryWake = accessory.next(
        target.accessory, at: now, timing: timing, immediately: immediately)
    }
    var patienceWake: Duration?
    var isStillLoading = isHeld && shown.isStillLoading
    if !isHeld, let askedAt = body.askedAt {
      isStillLoading = now >= askedAt + timing.patience
      patienceWake = isStillLoading ? nil : askedAt + timing.patience
    }
    shown = ScreenDisplay(
      body: body.shown, accessory: accessory.shown, isStillLoading: isStillLoading)
    return (shown, [bodyWake, accessoryWake, patienceWake].compactMap { $0 }.min())
  }
}
