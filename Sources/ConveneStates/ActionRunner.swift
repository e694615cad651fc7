import Foundation

/// Runs the closures of buttons, each once at a time; they are cancelled when the runner goes.
@MainActor
final class ActionRunner {
  private let timeline: Timeline
  private var running: [UUID: TaskHolder] = [:]

  init(on timeline: Timeline) { self.timeline = timeline }

  func run(_ handler: StateHandler) {
    guard running[handler.id] == nil else { return }
    running[handler.id] = TaskHolder(
      timeline.task { [weak self] in
        await handler()
        self?.running[handler.id] = nil
      })
  }
}
