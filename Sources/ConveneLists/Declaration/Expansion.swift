import ConveneDiff

// What an app declares of sections that the user folds.

extension ListSection {
  /// Lets the user fold the section and unfold it; the list keeps how it is.
  ///
  /// ```swift
  /// section.create(.header) { (header: SectionHeaderFooter<TitleHeader>) in … }
  /// section.expandable()
  /// ```
  ///
  /// Folded, a section shows its header and nothing else: no items, no rows of states, no footer, no
  /// insets. They go and come as in any change. The header shows which it is, and is what the user folds
  /// the section by, so give it one: a click or tap does it; on GTK also Return, Space, plus and minus, and
  /// the left and right arrows while the header has the focus; in a list that is scrolled to the sides, up
  /// and down. What is folded isn't in the list on screen: it isn't typed to, scrolled to or counted.
  /// Selected items stay selected while they are folded.
  ///
  /// The list keeps it by the section's identity, also while the section isn't in the list.
  ///
  /// - Parameters:
  ///   - startsExpanded: Whether the section is unfolded until the user does something else.
  ///   - action: Called on the main actor when the user folds or unfolds the section, with whether it is
  ///     unfolded from then on, before the list shows it. Retained with the declaration.
  public func expandable(
    startsExpanded: Bool = true, didToggle action: (@MainActor (Bool) -> Void)? = nil
  ) {
    expansion = SectionExpansion(
      isExpanded: startsExpanded, isKeptByList: true, didToggle: action)
  }

  /// Lets the user fold the section and unfold it; the app keeps how it is.
  ///
  /// ```swift
  /// section.expandable(isExpanded: model.isOpen(group)) { model.setOpen(group, $0) }
  /// ```
  ///
  /// As ``expandable(startsExpanded:didToggle:)``, but that each declaration says whether the section is
  /// unfolded. When the user wants it otherwise, the app is told, and the list updates by itself: a
  /// declaration in a closure is run again. Where it says the same as before, nothing happens.
  ///
  /// - Parameters:
  ///   - isExpanded: Whether the section is unfolded.
  ///   - action: Called on the main actor with whether the user wants it to be unfolded. Retained with
  ///     the declaration.
  public func expandable(
    isExpanded: Bool, didToggle action: @escaping @MainActor (Bool) -> Void
  ) {
    expansion = SectionExpansion(isExpanded: isExpanded, isKeptByList: false, didToggle: action)
  }
}

/// How a section that can be folded is declared to be.
struct SectionExpansion {
  /// Whether it is unfolded; where the list keeps that, until the user has done something.
  let isExpanded: Bool
  /// Whether what the user did last counts, and not the declaration.
  let isKeptByList: Bool
  /// Called when the user wants it to be unfolded, or folded.
  let didToggle: (@MainActor (Bool) -> Void)?
}
