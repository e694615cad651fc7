import ConveneDiff
import Foundation

/// What a list shows, as a value: sections, headers, footers and groups of items not yet made.
///
/// It retains the app's arrays and closures, and is compared with the next one by identity.
package struct ListContent<Host: AnyObject> {
  package let sections: [SectionContent]
  /// The sections as the difference engine takes them.
  package let columns: [SectionColumn]
  /// The number of items of each section.
  package let counts: [Int]
  /// The number of items in all sections.
  package let itemCount: Int
  /// The number of items in all sections that the app declared.
  package var ownItemCount: Int { sections.reduce(0) { $0 + $1.ownCount } }
  /// What is called when the end comes near.
  let end: EndAction?
  /// Whether anything is called when an end comes near.
  let hasEnds: Bool
  /// The closures for what a platform asks and tells about the list.
  package let callbacks: Callbacks

  package init(
    sections: [SectionContent] = [], end: EndAction? = nil,
    callbacks: Callbacks = Callbacks()
  ) {
    self.sections = sections
    self.end = end
    self.callbacks = callbacks
    var columns: [SectionColumn] = []
    columns.reserveCapacity(sections.count)
    var counts: [Int] = []
    counts.reserveCapacity(sections.count)
    var itemCount = 0
    var hasEnds = end != nil
    for section in sections {
      columns.append(section.column)
      counts.append(section.count)
      itemCount += section.count
      if section.declared.end != nil { hasEnds = true }
    }
    self.columns = columns
    self.counts = counts
    self.itemCount = itemCount
    self.hasEnds = hasEnds
  }

  /// Whether its elements may be compared away from the main thread.
  package var isSendable: Bool { sections.allSatisfy { $0.isSendable } }

  package func contains(_ index: ItemIndex) -> Bool {
    sections.indices.contains(index.section)
      && (0..<sections[index.section].count).contains(index.item)
  }

  /// Makes an item; `nil` where there is none at the index.
  @MainActor
  package func item(at index: ItemIndex) -> AnyItem<Host>? {
    guard contains(index) else { return nil }
    let (group, offset) = sections[index.section].place(of: index.item)
    let made = sections[index.section].groups[group].item(at: offset)
    // The group is of a declaration for this class of list view; see ``ItemGroup``.
    let item = unsafeDowncast(made, to: AnyItem<Host>.self)
    item.index = index
    return item
  }

  /// Whether there is a live row at the end, after as many items of the app's as there were.
  ///
  /// Who has scrolled to the end is to see it.
  func tellsMoreAtEnd(than old: ListContent) -> Bool {
    (sections.last?.liveRowCount ?? 0) > 0 && ownItemCount == old.ownItemCount
  }

  /// The header or footer of a section; `nil` where there is none.
  @MainActor
  package func supplementary(
    _ kind: SupplementaryKind, in section: Int
  ) -> AnySupplementary<Host>? {
    guard sections.indices.contains(section),
      let declared = kind == .header ? sections[section].header : sections[section].footer
    else { return nil }
    // The section is of a declaration for this class of list view, as its groups are.
    let supplementary = unsafeDowncast(declared, to: AnySupplementary<Host>.self)
    supplementary.index = ItemIndex(section: section, item: 0)
    return supplementary
  }

  /// Whether an item here has the contents, and depends on the state, of one in another content.
  ///
  /// The two must have the same identity.
  package func isContentEqual(
    at index: ItemIndex, to other: ListContent<Host>, at otherIndex: ItemIndex
  ) -> Bool {
    let (own, offset) = located(index)
    let (their, otherOffset) = other.located(otherIndex)
    return own.dependsOn == their.dependsOn
      && own.column.isContentEqual(offset, their.column, otherOffset)
  }

  /// Whether an item here depends on the state of one in another content.
  func isDependenceEqual(
    at index: ItemIndex, to other: ListContent<Host>, at otherIndex: ItemIndex
  ) -> Bool {
    located(index).group.dependsOn == other.located(otherIndex).group.dependsOn
  }

  /// The name of an item's type, where its contents cannot be compared.
  package func uncomparableType(at index: ItemIndex) -> String? {
    let (group, offset) = located(index)
    // A type that compares in its own way, without `==`, finds an element equal to itself.
    let isComparable =
      group.column.comparesContent || group.column.isContentEqual(offset, group.column, offset)
    return isComparable ? nil : String(reflecting: group.column.elementType)
  }

  /// The identifier of an item, for diagnostics.
  package func describe(_ index: ItemIndex) -> String {
    guard contains(index) else { return "nothing" }
    let (group, offset) = located(index)
    return group.column.describe(offset)
  }

  func located(_ index: ItemIndex) -> (group: ItemGroup, offset: Int) {
    let section = sections[index.section]
    let (group, offset) = section.place(of: index.item)
    return (section.groups[group], offset)
  }
}
