import ConveneDiff
import Foundation

// What an app declares of items that the user drags to other places.

extension Item {
  /// Says whether the user may drag the item to another place; otherwise it may be dragged where
  /// the section's `didReorder` or the list's `didMoveItem` is set.
  public func canMove(_ decision: @escaping @MainActor (Item<Cell>) -> Bool) {
    handle(.canMove) { item, _ in decision(item) }
  }
}

extension Conv {
  /// Called when the user has dragged an item, with its old and its new place.
  ///
  /// The list shows the new order already; see ``ListSection/didReorder(_:)``, which gives elements.
  @discardableResult
  public func didMoveItem(
    _ action: @escaping @MainActor (_ from: IndexPath, _ to: IndexPath) -> Void
  ) -> Self {
    handle(.moved) { from, to in
      action(
        IndexPath(indexes: [from.section, from.item]), IndexPath(indexes: [to.section, to.item]))
    }
    return self
  }
}

extension ListSection {
  /// Called when the user has dragged an item within the section, into it, or out of it, with all
  /// of the section's elements of a type in their new order.
  ///
  /// The list shows the new order already. An app that takes it over sees nothing change in the
  /// next update; where it doesn't, the item goes back.
  ///
  /// ```swift
  /// section.didReorder { (users: [User]) in model.users = users }
  /// ```
  ///
  /// Where a section has it, its items can be dragged: with the pointer, or with a finger after a long
  /// touch. On GTK, Control, Shift and an arrow move the focused item, too, and Escape ends a drag.
  ///
  /// - Parameter action: Called on the main actor; of several that are set the last counts. Retained
  ///   with the declaration.
  public func didReorder<Element: Differenciable>(
    _ action: @escaping @MainActor ([Element]) -> Void
  ) {
    handle(.reordered) { content in action(content.elements(of: Element.self)) }
  }
}

extension Callback where Input == Void, Answer == Bool {
  /// Whether the user may drag an item.
  package static var canMove: Callback { Callback("collectionView:canMoveItemAtIndexPath:") }
}

extension Callback where Input == (ItemIndex, ItemIndex), Answer == Void {
  /// The user dragged an item from one place to another.
  package static var moved: Callback { Callback("moved") }
}

extension Callback where Input == SectionContent, Answer == Void {
  /// The user dragged items of a section into another order, into the section, or out of it.
  package static var reordered: Callback { Callback("reordered") }
}
