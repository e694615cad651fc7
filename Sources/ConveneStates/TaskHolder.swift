/// Keeps a task as long as somebody wants it: cancelled when the last reference goes.
final class TaskHolder: Sendable {
  let task: Task<Void, Never>

  init(_ task: Task<Void, Never>) {
    self.task = task
  }

  deinit {
    task.cancel()
  }
}
