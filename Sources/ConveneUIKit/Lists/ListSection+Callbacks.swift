import ConveneDiff
import ConveneLists

#if canImport(UIKit)
  import UIKit
#else
  import UIKitStandIn
#endif

extension ListSection where Host == UICollectionView {
  /// The section's title in the index along the view's edge; without one it isn't in the index.
  public var indexTitle: String? {
    get { callbacks.answer(.indexTitle, (), ()) }
    set { setIndexTitle(newValue) }
  }

  /// Called when the user has dragged an item within the section, into it, or out of it, with all
  /// of the section's elements of a type in their new order.
  ///
  /// The view shows the new order already. An app that takes it over sees nothing change in the
  /// next update; where it doesn't, the item goes back.
  ///
  /// ```swift
  /// section.didReorder { (users: [User]) in model.users = users }
  /// ```
  ///
  /// - Parameter action: Called on the main actor; of several that are set the last counts. Retained
  ///   with the declaration.
  public func didReorder<Element: Differenciable>(
    _ action: @escaping @MainActor ([Element]) -> Void
  ) {
    handleReorder(action)
  }
}
