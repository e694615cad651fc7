import ConveneDiff

/// Identifiers that occur more than once, and who is told of them.
extension ListDriver {
  /// Reports what a comparison met, unless it is what was reported last.
  ///
  /// In debug builds it is everything, and elsewhere what was met by the way: there a list in which
  /// nothing was met may still have duplicates, and they are not news when they are met again.
  func report(_ duplicates: DuplicateReport) {
    #if !DEBUG
      if duplicates.isEmpty { return }
    #endif
    let diagnostics = ListDiagnostic.all(of: duplicates)
    let earlier = reportedDuplicates
    reportedDuplicates = diagnostics
    for diagnostic in diagnostics where !earlier.contains(diagnostic) {
      self.diagnostics.report(diagnostic)
    }
  }

  /// Reports the duplicates of a list that is compared with none, in debug builds only: elsewhere
  /// nobody waits for a look at each item.
  func reportAllDuplicates(in content: @autoclosure () -> ListContent<View>) {
    #if DEBUG
      report(DuplicateReport.all(in: content().columns))
    #endif
  }
}

extension ListDiagnostic {
  fileprivate static func all(of duplicates: DuplicateReport) -> [ListDiagnostic] {
    var all: [ListDiagnostic] = []
    if duplicates.sectionCount > 0 {
      all.append(
        .duplicateSections(
          identifiers: duplicates.identifiers(ofSections: true), count: duplicates.sectionCount))
    }
    if duplicates.itemCount > 0 {
      all.append(
        .duplicates(
          identifiers: duplicates.identifiers(ofSections: false), count: duplicates.itemCount))
    }
    return all
  }
}
