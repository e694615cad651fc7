import ConveneDiff

/// Elements of one type in one section, and the closure that makes an item of one of them.
///
/// The list view's class isn't in its type, nor in that of what holds it: types that depend on it are
/// looked up at run time, again for each section. A list's items come from its own declaration, which
/// the compiler has checked, and ``ListContent/item(at:)`` hands them on as what they are.
@usableFromInline
package struct ItemGroup {
  package let column: ElementColumn
  /// The captured state that the group's cells show.
  package let dependsOn: AnyHashable?
  /// Whether elements may be compared away from the main thread.
  package let isSendable: Bool
  /// Makes an `AnyItem` of the list view's class.
  let makeItem: @MainActor (Int) -> AnyObject

  @usableFromInline
  package init(
    column: ElementColumn, dependsOn: AnyHashable?, isSendable: Bool,
    makeItem: @escaping @MainActor (Int) -> AnyObject
  ) {
    self.column = column
    self.dependsOn = dependsOn
    self.isSendable = isSendable
    self.makeItem = makeItem
  }
}
