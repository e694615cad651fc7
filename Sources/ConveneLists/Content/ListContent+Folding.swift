import ConveneDiff

extension SectionContent {
  /// Whether the section shows nothing but its header.
  package var isFolded: Bool { unfolded != nil }

  /// Whether the section isn't folded; `nil` where it can't be.
  package var isExpanded: Bool? { expansion == nil ? nil : !isFolded }

  /// Whether the list keeps what the user has done, and not the app.
  var isExpansionKeptByList: Bool { expansion?.isKeptByList ?? false }

  /// Whether it has a header by which the user can fold it.
  package var isFoldable: Bool { expansion != nil && header != nil }

  /// Whether it is to be folded, by its declaration or by what the user has done.
  func wantsFolding(_ expanded: [SectionIdentity: Bool]) -> Bool {
    guard let expansion else { return false }
    let chosen = expansion.isKeptByList ? expanded[column.identity] : nil
    return !(chosen ?? expansion.isExpanded)
  }

  /// The same section with nothing but its header.
  func folded() -> SectionContent {
    var declared = declared
    declared.groups = ItemGroups()
    declared.footer = nil
    declared.spacing.insets = LayoutSection.EdgeInsets()
    return SectionContent(declared, unfolded: self)
  }
}

extension ListContent {
  /// Whether a section shows nothing but its header.
  var hasFoldedSections: Bool { sections.contains { $0.isFolded } }

  /// The same list with all sections unfolded, in which each item has a place.
  ///
  /// O(sections).
  package var unfolded: ListContent {
    guard hasFoldedSections else { return self }
    return ListContent(sections: sections.map { $0.unfolded ?? $0 }, end: end, callbacks: callbacks)
  }

  /// Whether an item of the unfolded list isn't in this one.
  func hides(_ index: ItemIndex) -> Bool { isFolded(index.section) }

  /// Whether there is such a section and it is folded.
  package func isFolded(_ section: Int) -> Bool {
    sections.indices.contains(section) && sections[section].isFolded
  }

  /// Whether a section is unfolded; `nil` where it can't be folded, or there is none.
  package func isExpanded(_ section: Int) -> Bool? {
    sections.indices.contains(section) ? sections[section].isExpanded : nil
  }

  /// What a header shows of whether its section is unfolded; `nil` where that can't be folded, and for a
  /// footer.
  package func expansion(of kind: SupplementaryKind, in section: Int) -> Bool? {
    kind == .header && isFoldable(section) ? isExpanded(section) : nil
  }

  /// Whether a section has a header by which the user can fold it.
  package func isFoldable(_ section: Int) -> Bool {
    sections.indices.contains(section) && sections[section].isFoldable
  }
}
