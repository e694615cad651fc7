import ConveneDiff

/// The groups of a section, in order; where there is only one, as nearly always, it needs no memory
/// of its own.
package struct ItemGroups: RandomAccessCollection {
  private var first: ItemGroup?
  private var others: [ItemGroup] = []

  package init() {}

  /// These groups.
  init(_ groups: some Sequence<ItemGroup>) { for group in groups { append(group) } }

  package var startIndex: Int { 0 }
  package var endIndex: Int { first == nil ? 0 : others.count + 1 }

  package subscript(place: Int) -> ItemGroup {
    if place == 0, let first { return first }
    return others[place - 1]
  }

  mutating func append(_ group: consuming ItemGroup) {
    if first == nil { first = group } else { others.append(group) }
  }

  /// Whether all elements may be compared away from the main thread.
  var isSendable: Bool { first?.isSendable != false && others.allSatisfy { $0.isSendable } }

  /// The groups as the difference engine takes them.
  func column(of identity: SectionIdentity) -> SectionColumn {
    if others.isEmpty, let only = first?.column { return SectionColumn(identity: identity, only) }
    return SectionColumn(identity: identity, columns: map { $0.column })
  }
}
