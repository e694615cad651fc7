import ConveneDiff

/// The ends that were told, so that each is told once.
@MainActor
struct ReachedEnds<View: AnyObject> {
  private var list: End?
  private var sections: [SectionIdentity: End] = [:]

  /// What is to be told: ends that are near, and that weren't told yet.
  ///
  /// From now on they count as told.
  ///
  /// - Parameters:
  ///   - content: What is on screen.
  ///   - visible: The items in view, in order.
  /// - Returns: The actions, the list's own first.
  /// - Complexity: O(sections + items in view).
  mutating func newActions(
    in content: ListContent<View>, visible: [ItemIndex]
  ) -> [@MainActor () -> Void] {
    var starts = [0]
    for section in content.sections { starts.append(starts[starts.count - 1] + section.ownCount) }
    // Live rows don't count: the next item of the app's comes after them, the last one before.
    guard let first = visible.first, let last = visible.last,
      content.contains(first), content.contains(last)
    else { return [] }
    let firstNumber =
      starts[first.section] + min(first.item, content.sections[first.section].ownCount)
    let lastNumber =
      starts[last.section] + min(last.item, content.sections[last.section].ownCount - 1)
    let view = firstNumber...max(firstNumber, lastNumber)
    let count = lastNumber - firstNumber + 1

    var actions: [@MainActor () -> Void] = []
    func tell(
      _ action: EndAction?, _ told: End?, in range: Range<Int>, of total: Int, section: Int
    ) -> End? {
      guard let action, !range.isEmpty else { return nil }
      let end = End(of: content.sections[section], count: total, action.dependsOn)
      if end == told { return told }
      let remaining = max(0, range.upperBound - 1 - view.upperBound)
      guard range.upperBound > view.lowerBound,
        action.distance.reaches(over: remaining, visible: count)
      else { return nil }
      actions.append(action.call)
      return end
    }
    // Folding makes no other end: folded items count, and while the last one is folded, the end isn't
    // seen. Otherwise each page that goes into a folded section would ask for the next one.
    let counts = content.sections.map { ($0.unfolded ?? $0).ownCount }
    if let section = counts.lastIndex(where: { $0 > 0 }), !content.isFolded(section) {
      list = tell(
        content.end, list, in: 0..<starts[starts.count - 1], of: counts.reduce(0, +),
        section: section)
    }
    var told: [SectionIdentity: End] = [:]
    var met: Set<SectionIdentity> = []
    for (index, section) in content.sections.enumerated() where section.end != nil {
      let identity = section.column.identity
      // Of several with one identity the first counts, or they would be told in turns for ever.
      guard met.insert(identity).inserted else { continue }
      // An end that was told is no other one when the section is unfolded again.
      if section.isFolded {
        told[identity] = sections[identity]
        continue
      }
      told[identity] = tell(
        section.end, sections[identity], in: starts[index]..<starts[index + 1],
        of: section.ownCount, section: index)
    }
    sections = told
    return actions
  }

  /// What makes an end another one.
  private struct End: Equatable {
    let count: Int
    let type: ObjectIdentifier
    /// Of the last item's identifier; with its text it stands for the identifier, whose array
    /// would otherwise be retained.
    let hash: Int
    let name: String
    let dependsOn: AnyHashable?

    /// The end behind a section's last item, of which there must be one.
    init(of section: SectionContent, count: Int, _ dependsOn: AnyHashable?) {
      self.count = count
      self.dependsOn = dependsOn
      let (group, offset) = section.place(of: section.ownCount - 1)
      let column = section.groups[group].column
      type = ObjectIdentifier(column.elementType)
      name = column.describe(offset)
      hash = column.hashValue(offset)
    }
  }
}
