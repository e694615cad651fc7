/// Runs an ``Announcer`` on a clock, at the end of a turn, and while a query is typed only after a
/// pause.
@MainActor
final class AnnouncementDriver {
  private let timeline: Timeline
  private let pause: Duration
  private var announcer = Announcer()
  private var quietUntil = Duration.zero
  private var alarm: Alarm?

  /// Makes a driver that has nothing to say yet.
  ///
  /// `onTurn` is called when it is time to ask ``announcement(for:in:)``; it is retained, and should
  /// hold its owner weakly.
  init(on timeline: Timeline, pause: Duration, onTurn: @escaping @MainActor () -> Void) {
    self.timeline = timeline
    self.pause = pause
    alarm = Alarm(on: timeline, ring: onTurn)
  }

  /// Notes that something may have changed on the screen.
  func noteChange() {
    let now = timeline.now()
    if quietUntil > now {
      alarm?.set(quietUntil)
    } else if alarm?.time == nil {
      alarm?.set(now)
    }
  }

  /// Notes that the person types: nothing is said until they have paused.
  func noteTyping() {
    quietUntil = timeline.now() + pause
    if alarm?.time != nil { alarm?.set(quietUntil) }
  }

  /// Notes that the person asked for a load, or gave it up.
  func noteRequest(_ isAskedFor: Bool) {
    announcer.noteRequest(isAskedFor)
  }

  /// What is to be said now; nil: nothing.
  func announcement(
    for moment: Announcer.Moment, in library: StateContentLibrary
  ) -> Announcement? {
    announcer.next(moment, in: library)
  }

  /// Whether nothing is due until something happens or time goes by.
  var isSettled: Bool { alarm?.isQuiet ?? true }

  /// When something is said by itself; nil: never.
  var wakeUp: Duration? { alarm?.time }
}
