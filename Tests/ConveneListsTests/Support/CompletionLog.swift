/// What completions said, in the order in which they were called.
@MainActor
final class CompletionLog {
  private(set) var entries: [String] = []

  /// A completion that notes its name and what it is told.
  func note(_ name: String) -> @MainActor (Bool) -> Void {
    { [self] in entries.append("\(name) \($0)") }
  }
}
