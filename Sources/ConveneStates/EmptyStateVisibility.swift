/// Whether an empty state is hidden: as it was set by hand, or as a condition says that is followed.
///
/// It begins hidden, since nobody knows yet that there is nothing.
@MainActor
package final class EmptyStateVisibility {
  /// Whether the empty state is hidden now.
  package private(set) var isHidden = true

  private let onChange: @MainActor (Bool) -> Void
  private var condition: ObservedCondition?

  /// Begins hidden.
  ///
  /// - Parameter onChange: is told whether the empty state is hidden, where that has changed.
  ///   Retained, so that it should hold its owner weakly.
  package init(onChange: @escaping @MainActor (Bool) -> Void) {
    self.onChange = onChange
  }

  /// Hides or shows by hand, and follows nothing any more.
  package func set(_ isHidden: Bool) {
    condition = nil
    apply(isHidden)
  }

  /// Follows a condition, instead of what was followed before.
  package func follow(_ isHidden: @escaping @MainActor () -> Bool) {
    condition = ObservedCondition(isHidden) { [weak self] in self?.apply($0) }
  }

  private func apply(_ isHidden: Bool) {
    guard isHidden != self.isHidden else { return }
    self.isHidden = isHidden
    onChange(isHidden)
  }
}
