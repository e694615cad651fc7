import ConveneLists

/// Sections that a user folds.
extension TestHost {
  /// Whether a section isn't folded.
  ///
  /// - Parameters:
  ///   - section: The section's identifier.
  ///   - file: Where it is asked for.
  ///   - line: Where it is asked for.
  /// - Returns: Whether its items are in the list on screen.
  /// - Throws: A ``TestFailure`` where there is no such section, or one that can't be folded.
  public func isExpanded(
    _ section: String, file: StaticString = #fileID, line: UInt = #line
  ) throws -> Bool {
    try foldable(section, at: TestPlace(file: file, line: line)).isExpanded
  }

  /// Taps the header of a section that can be folded: it is folded, or unfolded.
  ///
  /// - Parameters:
  ///   - section: The section's identifier.
  ///   - file: Where it is tapped.
  ///   - line: Where it is tapped.
  /// - Throws: A ``TestFailure`` where there is no such section, where it can't be folded, or where its
  ///   header isn't on screen.
  public func toggle(
    _ section: String, file: StaticString = #fileID, line: UInt = #line
  ) throws {
    let place = TestPlace(file: file, line: line)
    let index = try foldable(section, at: place).index
    let name = Words.quoted(section)
    guard driver.content.isFoldable(index) else {
      throw TestFailure("The section \(name) has no header to be tapped.", place)
    }
    guard hasWindow, visibleElements.contains(.header(index)) else {
      throw TestFailure(
        "The header of the section \(name) isn't on screen; scroll to it first.\n\(tree)", place)
    }
    driver.toggle(index)
  }

  private func foldable(
    _ name: String, at place: TestPlace
  ) throws -> (index: Int, isExpanded: Bool) {
    let found = try sections(named: name, at: place)
    guard let index = found.first, let isExpanded = driver.content.isExpanded(index) else {
      throw TestFailure(
        "The section \(Words.quoted(name)) can't be folded: it isn't declared to be expandable().",
        place)
    }
    return (index, isExpanded)
  }
}
