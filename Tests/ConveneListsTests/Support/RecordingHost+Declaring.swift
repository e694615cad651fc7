import ConveneDiff
import ConveneLists

extension RecordingHost {
  /// Declares sections of rows, each shown as a text.
  func declare(_ parts: [Part]) {
    driver.conv().create(for: parts) { part, section in
      section.create(part)
    }
  }

  /// Declares sections of rows and updates; the list must show them without a problem.
  ///
  /// - Returns: What the completion said, `nil` where it hasn't been called yet.
  @discardableResult
  func show(_ parts: [Part], _ options: UpdateOptions = UpdateOptions()) -> Bool? {
    declare(parts)
    var finished: Bool?
    forgetVerbs()
    driver.update(options) { finished = $0 }
    return finished
  }

  /// The texts that a declaration of sections of rows leads to.
  static func texts(_ parts: [Part]) -> [[String]] { parts.map { $0.rows.map(\.description) } }
}

extension ListSection where Host == RecordingHost {
  func create(_ part: Part) {
    if let header = part.header {
      create(.header) { (view: SectionHeaderFooter<TitleView>) in
        view.dependsOn = part.headerState.map(AnyHashable.init)
        view.configureView { view, _ in view.text = header }
      }
    }
    create(for: part.rows)
  }

  func create(for rows: [Row]) {
    create(for: rows) { (row, item: Item<TextCell>) in
      item.configureCell { cell, _ in cell.text = row.description }
    }
  }
}
