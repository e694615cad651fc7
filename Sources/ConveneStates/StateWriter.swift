/// The right to say what a ``StateModel`` shows, which one loader has at a time.
@MainActor
final class StateWriter {
  fileprivate let onReplaced: @MainActor () -> Void

  fileprivate init(onReplaced: @escaping @MainActor () -> Void) {
    self.onReplaced = onReplaced
  }
}

extension StateModel {
  /// Takes the right to say what is shown from who has it.
  ///
  /// `onReplaced` is called when it is taken again; it is retained as long as the writer is.
  func claim(onReplaced: @escaping @MainActor () -> Void) -> StateWriter {
    let before = writer
    let new = StateWriter(onReplaced: onReplaced)
    writer = new
    failureContent = nil
    before?.onReplaced()
    return new
  }

  /// Shows what is there without a writer that has gone; nothing where something else is shown since.
  func leave(_ gone: StateWriter?, showing model: ScreenModel) {
    guard writer === gone, facts != nil else { return }
    if case .failed = model.outcome { onRetry = nil }
    show(model.display, facts: model.facts)
  }
}
