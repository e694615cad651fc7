import ConveneDiff

/// Elements of one type in one section, and the closure that makes an item of one of them.
@usableFromInline
package struct ItemGroup<Host: AnyObject> {
  package let column: ElementColumn
  /// The captured state that the group's cells show.
  package let dependsOn: AnyHashable?
  /// Whether elements may be compared away from the main thread.
  package let isSendable: Bool
  package let makeItem: @MainActor (Int) -> AnyItem<Host>

  @usableFromInline
  package init(
    column: ElementColumn, dependsOn: AnyHashable?, isSendable: Bool,
    makeItem: @escaping @MainActor (Int) -> AnyItem<Host>
  ) {
    self.column = column
    self.dependsOn = dependsOn
    self.isSendable = isSendable
    self.makeItem = makeItem
  }
}
