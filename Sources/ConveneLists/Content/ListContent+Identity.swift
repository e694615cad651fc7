import ConveneDiff

extension ListContent {
  /// The first item that is this element.
  ///
  /// - Complexity: O(items).
  package func index<Element: Differenciable>(of element: Element) -> ItemIndex? {
    let identifier = element.differenceIdentifier
    for (section, content) in sections.enumerated() {
      for (number, group) in content.groups.enumerated() {
        guard let elements = group.column.elements(of: Element.self),
          let offset = elements.firstIndex(where: { $0.differenceIdentifier == identifier })
        else { continue }
        return ItemIndex(section: section, item: content.start(ofGroup: number) + offset)
      }
    }
    return nil
  }

  /// All items of a type with one of these identifiers.
  ///
  /// - Complexity: O(items).
  func indexes<Element: Differenciable>(
    of type: Element.Type, _ identifiers: Set<Element.DifferenceID>
  ) -> Set<ItemIndex> {
    var indexes: Set<ItemIndex> = []
    for (section, content) in sections.enumerated() {
      for (number, group) in content.groups.enumerated() {
        let start = content.start(ofGroup: number)
        for (offset, element) in (group.column.elements(of: type) ?? []).enumerated()
        where identifiers.contains(element.differenceIdentifier) {
          indexes.insert(ItemIndex(section: section, item: start + offset))
        }
      }
    }
    return indexes
  }

  /// Those elements of a type that stand at some places, in order.
  func elements<Element: Differenciable>(
    of type: Element.Type, at indexes: Set<ItemIndex>
  ) -> [Element] {
    indexes.sorted().compactMap { index in
      guard contains(index) else { return nil }
      let (group, offset) = located(index)
      return group.column.elements(of: type)?[offset]
    }
  }
}
