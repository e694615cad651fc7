/// Calls back once, at a time that can be changed: nothing of it outlives its owner.
@MainActor
final class Alarm {
  private let timeline: Timeline
  private var holder: TaskHolder?
  private let ring: @MainActor () -> Void
  /// When it rings; nil: it is off.
  private(set) var time: Duration?

  /// Makes an alarm that is off.
  ///
  /// `ring` is retained, and should hold its owner weakly.
  init(on timeline: Timeline, ring: @escaping @MainActor () -> Void) {
    self.timeline = timeline
    self.ring = ring
  }

  /// Rings at `time` instead of when it would have; nil turns it off.
  func set(_ time: Duration?) {
    guard time != self.time else { return }
    self.time = time
    guard let time else {
      holder = nil
      return
    }
    holder = TaskHolder(
      timeline.task { [weak self, timeline] in
        try? await timeline.sleep(time)
        guard !Task.isCancelled else { return }
        self?.fire()
      })
  }

  /// Whether it is off, or rings in the future.
  var isQuiet: Bool {
    time.map { $0 > timeline.now() } ?? true
  }

  private func fire() {
    // Held until the end, so that what is called from here isn't called in a cancelled task.
    let finished = holder
    time = nil
    holder = nil
    ring()
    withExtendedLifetime(finished) {}
  }
}
