import ConveneDiff

/// Elements of one type in one section, and the closure that makes an item of one of them.
///
/// The list view's class isn't in its type, nor in that of what holds it: types that depend on it are
/// looked up at run time, again for each section. A list's items come from its own declaration, which
/// the compiler has checked, and ``ListContent/item(at:)`` hands them on as what they are.
@usableFromInline
package struct ItemGroup {
  package private(set) var column: ElementColumn
  /// The captured state that the group's cells show.
  let dependsOn: CapturedState
  /// Whether elements may be compared away from the main thread.
  package let isSendable: Bool
  /// Makes an `AnyItem` of the list view's class; it is told the column, so that it captures nothing
  /// but what the app's closure does.
  private let makeItem: @MainActor (ElementColumn, Int) -> AnyObject

  @usableFromInline
  init(
    column: ElementColumn, dependsOn: CapturedState, isSendable: Bool,
    makeItem: @escaping @MainActor (ElementColumn, Int) -> AnyObject
  ) {
    self.column = column
    self.dependsOn = dependsOn
    self.isSendable = isSendable
    self.makeItem = makeItem
  }

  /// A group of these elements; the array is retained, not copied.
  @inlinable
  init<Element: Differenciable, Cell: ReusableCell>(
    _ elements: [Element], dependsOn: AnyHashable?, isSendable: Bool,
    items: @escaping @MainActor (Element, Item<Cell>) -> Void
  ) {
    self.init(
      column: TypedColumn(elements), dependsOn: CapturedState(dependsOn), isSendable: isSendable
    ) {
      let item = Item<Cell>()
      items($0.element($1, of: Element.self), item)
      return item
    }
  }

  /// Makes an item; it must exist.
  @MainActor
  func item(at offset: Int) -> AnyObject { makeItem(column, offset) }

  /// Some of the elements as a group of their own.
  func part(_ range: Range<Int>) -> ItemGroup {
    if range == 0..<column.count { return self }
    var part = self
    part.column = column.part(range)
    return part
  }
}

/// What cells show besides their elements; most show nothing else, and it costs them nothing.
@usableFromInline
enum CapturedState: Equatable {
  case nothing
  indirect case value(AnyHashable)

  @inlinable
  init(_ value: AnyHashable?) {
    if let value { self = .value(value) } else { self = .nothing }
  }
}
