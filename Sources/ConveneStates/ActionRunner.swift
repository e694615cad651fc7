import Foundation

/// Runs the closures of buttons, each once at a time; they are cancelled when the runner goes.
@MainActor
final class ActionRunner {
  private var running: [UUID: TaskHolder] = [:]

  func run(_ handler: StateHandler) {
    guard running[handler.id] == nil else { return }
    running[handler.id] = TaskHolder(
      Task { [weak self] in
        await handler()
        self?.running[handler.id] = nil
      })
  }
}
