/// One section as the engine sees it: its identity, and its items in columns.
///
/// A section may hold columns of several types; its items are counted through all of them.
@usableFromInline
package struct SectionColumn {
  /// The section's identity: its element's type and identifier.
  package let identity: SectionIdentity
  /// The items, in order.
  package let columns: [ElementColumn]
  /// The number of items in all columns.
  @usableFromInline package let count: Int
  /// Where each column begins, counted through; empty where there is only one column.
  let columnStarts: [Int]

  /// A section of these columns.
  package init(identity: SectionIdentity, columns: [ElementColumn]) {
    self.identity = identity
    self.columns = columns
    if columns.count == 1 {
      count = columns[0].count
      columnStarts = []
    } else {
      var starts: [Int] = []
      var total = 0
      for column in columns {
        starts.append(total)
        total += column.count
      }
      count = total
      columnStarts = starts
    }
  }
}

/// What makes a section this one: the type of its element and the element's identifier.
package struct SectionIdentity: Hashable, CustomStringConvertible {
  private let type: ObjectIdentifier
  private let identifier: AnyHashable

  /// The identity of an element.
  package init<Element: Differenciable>(of element: Element) {
    type = ObjectIdentifier(Element.self)
    identifier = AnyHashable(element.differenceIdentifier)
  }

  /// The identifier alone.
  package var description: String { "\(identifier.base)" }
}
