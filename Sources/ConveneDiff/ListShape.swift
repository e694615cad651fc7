/// One section as the engine sees it: its identity, and its items in columns.
///
/// A section may hold columns of several types; its items are counted through all of them. It is
/// immutable, and a class so that handing it on costs one reference count.
@usableFromInline
final package class SectionColumn {
  /// The section's identity: its element's type and identifier.
  package let identity: SectionIdentity
  /// The number of items in all columns.
  @usableFromInline package let count: Int
  /// The items where there is only one column, as nearly always.
  let only: ElementColumn?
  /// The items in order where there is more than one column, or none.
  private let columns: [ElementColumn]
  /// Where each of these begins, counted through.
  private let columnStarts: [Int]

  /// A section of one column.
  package init(identity: SectionIdentity, _ column: ElementColumn) {
    self.identity = identity
    count = column.count
    only = column
    columns = []
    columnStarts = []
  }

  /// A section of these columns.
  package convenience init(identity: SectionIdentity, columns: [ElementColumn]) {
    if columns.count == 1 {
      self.init(identity: identity, columns[0])
    } else {
      self.init(identity: identity, several: columns)
    }
  }

  private init(identity: SectionIdentity, several columns: [ElementColumn]) {
    self.identity = identity
    self.columns = columns
    only = nil
    var starts: [Int] = []
    var total = 0
    for column in columns {
      starts.append(total)
      total += column.count
    }
    count = total
    columnStarts = starts
  }

  /// The index of the first item of a column.
  package func start(ofColumn column: Int) -> Int { only == nil ? columnStarts[column] : 0 }

  /// The column that holds an item, and the item's place in it.
  func locate(_ item: Int) -> (column: ElementColumn, item: Int) {
    if let only { return (only, item) }
    let (column, offset) = place(of: item)
    return (columns[column], offset)
  }

  /// The column that holds an item, and the item's place in it; the item must exist.
  package func place(of item: Int) -> (column: Int, offset: Int) {
    if only != nil { return (0, item) }
    let column = columnStarts.partitionPoint { $0 > item } - 1
    return (column, item - columnStarts[column])
  }
}

/// What makes a section this one: the type of its element and the element's identifier.
@usableFromInline
package struct SectionIdentity: Hashable, CustomStringConvertible {
  /// Most are texts, which `AnyHashable` compares by casting them first; what else there is isn't in
  /// the way of them.
  @usableFromInline
  enum Identifier: Hashable {
    case text(String)
    indirect case other(AnyHashable)
  }

  private let type: ObjectIdentifier
  private let identifier: Identifier

  @usableFromInline
  init(type: ObjectIdentifier, identifier: Identifier) {
    self.type = type
    self.identifier = identifier
  }

  /// The identity of an element.
  @inlinable
  package init<Element: Differenciable>(of element: Element) {
    let identifier = element.differenceIdentifier
    self.init(
      type: ObjectIdentifier(Element.self),
      identifier: (identifier as? String).map { .text($0) } ?? .other(AnyHashable(identifier)))
  }

  /// The identifier alone.
  @usableFromInline
  package var description: String {
    switch identifier {
    case .text(let text): text
    case .other(let other): "\(other.base)"
    }
  }
}
