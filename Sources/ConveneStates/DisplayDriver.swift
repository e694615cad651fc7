/// Runs a ``DisplayPresenter`` on a clock, once for each turn of the main actor.
///
/// However often a display is set in one turn, only the last one counts: those in between are
/// neither shown nor timed. The first is shown at once, so that it is there in the first frame.
@MainActor
final class DisplayDriver {
  private let timeline: Timeline
  /// As the last turn left it.
  ///
  /// A turn that isn't over is told anew from here.
  private var settled: DisplayPresenter
  private var target: ScreenDisplay
  private var isImmediate = false
  private var isFirst = true
  private var turn: TaskHolder?
  private var alarm: Alarm?
  private let onShow: @MainActor (ScreenDisplay) -> Void

  /// Begins with what is declared.
  ///
  /// `onShow` is called with what is shown, also where it is the same; it is retained, and should
  /// hold its owner weakly.
  init(
    first: ScreenDisplay, timing: LoadingTiming, timeline: Timeline,
    onShow: @escaping @MainActor (ScreenDisplay) -> Void
  ) {
    self.timeline = timeline
    self.onShow = onShow
    settled = DisplayPresenter(first: first, at: timeline.now(), timing: timing)
    target = first
    alarm = Alarm(on: timeline) { [weak self] in self?.endTurn() }
    // A first state that loads has its wake-ups too.
    alarm?.set(settled.next(first, at: timeline.now()).wakeUp)
  }

  /// Sets what is to be shown.
  func show(_ display: ScreenDisplay, immediately: Bool) {
    target = display
    isImmediate = immediately
    guard isFirst else { return setNeedsShow() }
    isFirst = false
    if display.body.isSpinner || display.accessory.isSpinner {
      // Another may replace it in this turn, and then it isn't held for its minimum.
      setNeedsShow()
      showTurnSoFar()
    } else {
      endTurn()
    }
  }

  /// Calls `onShow` before the turn is over.
  func setNeedsShow() {
    guard turn == nil else { return }
    turn = TaskHolder(
      Task { [weak self] in
        guard !Task.isCancelled else { return }
        self?.turnIsOver()
      })
  }

  private func turnIsOver() {
    // Held until the end, so that what is called from here isn't called in a cancelled task.
    let finished = turn
    endTurn()
    withExtendedLifetime(finished) {}
  }

  /// Calls `onShow` now, as if the turn were over.
  func endTurn() {
    turn = nil
    var presenter = settled
    let next = presenter.next(target, at: timeline.now(), immediately: isImmediate)
    settled = presenter
    alarm?.set(next.wakeUp)
    onShow(next.shown)
  }

  /// Calls `onShow` now, with what may still change in this turn.
  func showTurnSoFar() {
    var presenter = settled
    onShow(presenter.next(target, at: timeline.now(), immediately: isImmediate).shown)
  }

  /// Whether nothing is due: what is shown stays until something happens or time goes by.
  var isSettled: Bool {
    turn == nil && alarm?.isQuiet ?? true
  }

  /// When what is shown may change by itself; nil: never.
  var wakeUp: Duration? { alarm?.time }
}
