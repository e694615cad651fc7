/// One section as the engine sees it: its identity, and its items in columns.
///
/// A section may hold columns of several types; its items are counted through all of them. It is
/// immutable, and a class so that handing it on costs one reference count.
@usableFromInline
final package class SectionColumn {
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

  /// The index of the first item of a column.
  package func start(ofColumn column: Int) -> Int {
    columnStarts.isEmpty ? 0 : columnStarts[column]
  }

  /// The column that holds an item, and the item's place in it; the item must exist.
  package func place(of item: Int) -> (column: Int, offset: Int) {
    if columnStarts.isEmpty { return (0, item) }
    var low = 0
    var high = columnStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if columnStarts[middle] <= item { low = middle } else { high = middle }
    }
    return (low, item - columnStarts[low])
  }
}

/// What makes a section this one: the type of its element and the element's identifier.
package struct SectionIdentity: Hashable, CustomStringConvertible {
  /// Most are texts, which `AnyHashable` compares by casting them first.
  private enum Identifier: Hashable {
    case text(String)
    case other(AnyHashable)
  }

  private let type: ObjectIdentifier
  private let identifier: Identifier

  /// The identity of an element.
  package init<Element: Differenciable>(of element: Element) {
    type = ObjectIdentifier(Element.self)
    let identifier = element.differenceIdentifier
    if let text = identifier as? String {
      self.identifier = .text(text)
    } else {
      self.identifier = .other(AnyHashable(identifier))
    }
  }

  /// The identifier alone.
  package var description: String {
    switch identifier {
    case .text(let text): text
    case .other(let other): "\(other.base)"
    }
  }
}
