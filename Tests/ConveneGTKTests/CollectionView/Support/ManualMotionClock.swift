@testable import ConveneGTK

/// Motion that goes on when a test says so.
@MainActor
final class ManualMotionClock: MotionClock {
  var isEnabled = true
  private(set) var begun = 0
  private var running: [ManualMotion] = []

  /// Whether something is in motion.
  var isRunning: Bool { !running.isEmpty }

  func isEnabled(for widget: WidgetPointer) -> Bool { isEnabled }

  func begin(
    for widget: WidgetPointer, progress: @escaping @MainActor (Double) -> Void,
    end: @escaping @MainActor () -> Void
  ) -> any Motion {
    begun += 1
    let motion = ManualMotion(progress: progress, end: end)
    motion.onCancel = { [weak self, weak motion] in
      self?.running.removeAll { $0 === motion }
    }
    running.append(motion)
    return motion
  }

  /// Moves on to a progress from 0 to 1.
  func advance(to progress: Double) {
    for motion in running { motion.progress(progress) }
  }

  /// Comes to the end.
  func finish() {
    let motions = running
    running = []
    for motion in motions {
      motion.progress(1)
      motion.end()
    }
  }
}

@MainActor
private final class ManualMotion: Motion {
  let progress: @MainActor (Double) -> Void
  let end: @MainActor () -> Void
  var onCancel: (@MainActor () -> Void)?

  init(progress: @escaping @MainActor (Double) -> Void, end: @escaping @MainActor () -> Void) {
    self.progress = progress
    self.end = end
  }

  func cancel() { onCancel?() }
}
