/// What shows in a header whether its section is folded, and takes the press that folds it.
@MainActor
package protocol DisclosureIndicator: AnyObject {
  /// Becomes part of the header.
  func attach()

  /// Shows how the section is.
  ///
  /// - Parameters:
  ///   - isExpanded: Whether it is unfolded.
  ///   - turns: Whether that has changed, so that it may be shown in motion.
  func show(isExpanded: Bool, turns: Bool)

  /// Leaves the header as it was.
  func detach()
}

/// What a header's indicator shows, so that it is told what changes and no more.
@MainActor
package final class DisclosureState {
  private var shown: Bool?

  /// Nothing is shown.
  package init() {}

  /// Shows how a header's section is.
  ///
  /// - Parameters:
  ///   - isExpanded: Whether the section is unfolded; `nil`: it can't be folded.
  ///   - isSameSection: Whether what was shown before was of the same section.
  ///   - indicator: What shows it.
  package func show(
    _ isExpanded: Bool?, ofSameSection isSameSection: Bool = false,
    by indicator: some DisclosureIndicator
  ) {
    guard isExpanded != shown else { return }
    let turns = isSameSection && shown != nil
    if shown == nil { indicator.attach() }
    shown = isExpanded
    if let isExpanded {
      indicator.show(isExpanded: isExpanded, turns: turns)
    } else {
      indicator.detach()
    }
  }

  /// Apple's symbol for how a section is.
  package static func symbolName(isExpanded: Bool) -> String {
    isExpanded ? "chevron.down" : "chevron.forward"
  }
}
