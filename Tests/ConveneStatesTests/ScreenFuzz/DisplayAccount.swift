@testable import ConveneStates

/// What a fuzzed screen has shown, by an account of its own, and what it must show now.
struct DisplayAccount {
  static let patience = Duration.seconds(10)

  private(set) var body: SpinnerAccount
  private(set) var accessory: SpinnerAccount
  /// What was seen when the last turn ended.
  private(set) var seen: ScreenDisplay
  /// What a turn that may have ended before the last one could have left.
  private var maybe: ScreenDisplay?
  private var maybeImmediately = false

  init(first: ScreenDisplay) {
    seen = first
    body = SpinnerAccount(isSeen: first.body == .loading)
    accessory = SpinnerAccount(isSeen: false)
  }

  /// When something must happen if nothing else does.
  var due: [Duration] {
    body.due + accessory.due
      + [body.askedBetween.map { $0.upperBound + Self.patience }].compactMap { $0 }
  }

  /// A turn may have ended with this target, before the one that is checked next.
  mutating func noteMaybe(_ target: ScreenDisplay, immediately: Bool) {
    body.noteMaybe(wanted: target.body == .loading)
    accessory.noteMaybe(wanted: target.accessory == .progress)
    maybe = target
    maybeImmediately = immediately && target.body == .loading
  }

  /// Something else is shown, maybe not for the last time in this moment.
  ///
  /// - Returns: what is broken.
  mutating func glimpse(_ display: ScreenDisplay, at now: Duration) -> [String] {
    [
      display.body == .loading ? nil : body.goes(at: now, endsEarly: false),
      display.accessory == .progress
        ? nil : accessory.goes(at: now, endsEarly: display.body == .loading),
    ].compactMap { $0 }
  }

  /// A turn has ended.
  ///
  /// - Parameters:
  ///   - target: what is to be shown but for timing.
  ///   - immediately: whether a spinner needn't wait.
  ///   - display: what is shown.
  ///   - now: the time.
  /// - Returns: what is broken.
  mutating func check(
    _ target: ScreenDisplay, immediately: Bool, shows display: ScreenDisplay, at now: Duration
  ) -> [String] {
    let before = seen
    let maybe = maybe == target && !maybeImmediately ? nil : maybe
    let wantsBody = target.body == .loading
    let wantsProgress = target.accessory == .progress
    let seesBody = display.body == .loading
    let seesProgress = display.accessory == .progress
    let mayDiffer = maybe != nil
    body.note(wanted: wantsBody, at: now)
    accessory.note(wanted: wantsProgress, at: now)
    let wasHeld = accessory.isHeld(at: now)
    var broken = [
      body.see(
        seesBody, wanted: wantsBody, immediately: immediately || mayDiffer && maybeImmediately,
        endsEarly: mayDiffer && !body.isHeld(at: now), at: now),
      accessory.see(
        seesProgress, wanted: wantsProgress, immediately: false,
        endsEarly: seesBody || mayDiffer && !accessory.isHeld(at: now), at: now),
    ]
    let isHeld = seesBody && !wantsBody
    // Progress that stays for its minimum keeps a body that it can't stand beside away.
    let isKept =
      !wantsBody && !seesBody && wasHeld && seesProgress && !wantsProgress
      && !ScreenAccount.table.hasRow(ScreenDisplay(body: target.body, accessory: .progress))
    broken += [
      bodyFault(target, display, before, isKept: isKept, immediately, now),
      isHeld || isKept ? nil : accessoryFault(target, display, before, now),
      isHeld && !mayDiffer && before.body == .loading && display.accessory != before.accessory
        ? "what is beside a held spinner changes" : nil,
      patienceFault(target, display, before, now),
    ]
    seen = display
    self.maybe = nil
    return broken.compactMap { $0 }
  }

  private func bodyFault(
    _ target: ScreenDisplay, _ display: ScreenDisplay, _ before: ScreenDisplay, isKept: Bool,
    _ immediately: Bool, _ now: Duration
  ) -> String? {
    if target.body == .loading {
      if display.body == .loading { return nil }
      if immediately || body.isDue(at: now) { return "no spinner after the delay" }
      let isOld = display.body == before.body || display.body == maybe?.body
      return isOld ? nil : "another body while a spinner waits for its delay"
    }
    if display.body == .loading {
      return body.isHeld(at: now) ? nil : "a spinner stays longer than its minimum"
    }
    if isKept, display.body == before.body || display.body == maybe?.body { return nil }
    return display.body == target.body ? nil : "another body than the table's"
  }

  private func accessoryFault(
    _ target: ScreenDisplay, _ display: ScreenDisplay, _ before: ScreenDisplay, _ now: Duration
  ) -> String? {
    if target.accessory == .progress {
      if display.accessory == .progress { return nil }
      if accessory.isDue(at: now) { return "no progress after the delay" }
      let isOld = display.accessory == before.accessory && display.body == before.body
      let isMaybe = maybe != nil && display.accessory == maybe?.accessory
      return isOld || isMaybe || display.accessory == .none && display.body != before.body
        || display.accessory == .none && maybe != nil
        ? nil : "another accessory while progress waits for its delay"
    }
    if display.accessory == .progress {
      return accessory.isHeld(at: now) ? nil : "progress stays longer than its minimum"
    }
    return display.accessory == target.accessory ? nil : "another accessory than the table's"
  }

  private func patienceFault(
    _ target: ScreenDisplay, _ display: ScreenDisplay, _ before: ScreenDisplay, _ now: Duration
  ) -> String? {
    guard display.body == .loading, let asked = body.askedBetween else {
      return display.isStillLoading ? "still loading without a spinner" : nil
    }
    guard target.body == .loading else {
      return display.isStillLoading == before.isStillLoading || maybe != nil
        ? nil : "still loading changes while nothing is loaded"
    }
    if display.isStillLoading {
      return now >= asked.lowerBound + Self.patience ? nil : "still loading too early"
    }
    return now < asked.upperBound + Self.patience ? nil : "not yet still loading"
  }
}
