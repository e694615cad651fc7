import ConveneDiff

/// The index of a list's sections by their titles.
extension ListDriver {
  /// The titles of those sections that have one, in order; `nil` where there is nothing to find.
  package var indexTitles: [String]? {
    let titles = titledSections.map(\.title)
    return titles.isEmpty || content.itemCount == 0 ? nil : titles
  }

  /// Where a title leads.
  ///
  /// - Parameter place: The title's place among ``indexTitles``.
  /// - Returns: The first item of its section, or of the next section that has items, or else the
  ///   last item before it.
  package func item(ofIndexTitle place: Int) -> ItemIndex {
    let sections = titledSections
    let section = sections.indices.contains(place) ? sections[place].section : 0
    if let next = content.counts.indices.first(where: { $0 >= section && content.counts[$0] > 0 }) {
      return ItemIndex(section: next, item: 0)
    }
    let last = content.counts.lastIndex { $0 > 0 } ?? 0
    return ItemIndex(
      section: last, item: max(0, content.counts.isEmpty ? 0 : content.counts[last] - 1))
  }

  private var titledSections: [(section: Int, title: String)] {
    content.sections.enumerated().compactMap { section, content in
      content.callbacks.answer(.indexTitle, (), ()).map { (section, $0) }
    }
  }
}

extension Callback where Input == Void, Answer == String {
  /// A section's title in the index.
  package static var indexTitle: Callback { Callback("indexTitle") }
}

extension ListSection {
  /// Sets or removes the section's title in the index.
  package func setIndexTitle(_ title: String?) {
    callbacks.remove(.indexTitle)
    if let title { handle(.indexTitle) { title } }
  }
}
