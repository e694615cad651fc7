import ConveneDiff

extension ListContent {
  /// The same list with one item at another place, as after a user has dragged it there.
  ///
  /// - Parameters:
  ///   - origin: The item's index in this list.
  ///   - target: Its index in the result.
  /// - Returns: The list, `nil` where it hasn't such places.
  /// - Complexity: O(items of the groups that it leaves and comes to).
  func moving(_ origin: ItemIndex, to target: ItemIndex) -> ListContent? {
    guard contains(origin), sections.indices.contains(target.section) else { return nil }
    var groups = sections.map { Array($0.groups) }
    let moved: ItemGroup
    (groups[origin.section], moved) = ItemGroup.removing(origin.item, from: groups[origin.section])
    let room = groups[target.section].reduce(0) { $0 + $1.column.count }
    guard (0...room).contains(target.item) else { return nil }
    groups[target.section] = ItemGroup.inserting(moved, at: target.item, in: groups[target.section])
    var sections = sections
    for section in Set([origin.section, target.section]) {
      sections[section] = sections[section].with(groups[section])
    }
    return ListContent(sections: sections, end: end, callbacks: callbacks)
  }
}

extension SectionContent {
  /// The elements of a type, in the order in which they are shown.
  package func elements<Element: Differenciable>(of type: Element.Type) -> [Element] {
    groups.flatMap { $0.column.elements(of: type) ?? [] }
  }

  fileprivate func with(_ groups: [ItemGroup]) -> SectionContent {
    var declared = declared
    declared.groups = ItemGroups(groups)
    return SectionContent(declared, liveRowCount: liveRowCount, unfolded: unfolded)
  }
}

extension ItemGroup {
  /// Groups without one of their items, which must be there, and that item alone.
  fileprivate static func removing(_ item: Int, from groups: [ItemGroup]) -> (
    [ItemGroup], ItemGroup
  ) {
    let (before, rest) = split(groups, at: item)
    let (moved, after) = split(rest, at: 1)
    return (before + after, moved[0])
  }

  fileprivate static func inserting(
    _ group: ItemGroup, at item: Int, in groups: [ItemGroup]
  ) -> [ItemGroup] {
    let (before, after) = split(groups, at: item)
    return before + [group] + after
  }

  /// What is before an item, and what begins with it; empty groups are left out.
  private static func split(
    _ groups: [ItemGroup], at item: Int
  ) -> (before: [ItemGroup], after: [ItemGroup]) {
    var before: [ItemGroup] = []
    var after: [ItemGroup] = []
    var start = 0
    for group in groups {
      let cut = min(max(0, item - start), group.column.count)
      before.append(group.part(0..<cut))
      after.append(group.part(cut..<group.column.count))
      start += group.column.count
    }
    return (before.filter { $0.column.count > 0 }, after.filter { $0.column.count > 0 })
  }
}
