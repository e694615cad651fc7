import ConveneLists

#if canImport(UIKit)
  import UIKit
#else
  import UIKitStandIn
#endif

/// Menus of an item, and scenes of its own.
extension Item where Cell.Host == UICollectionView {
  /// Says which menu a long press on the item opens; otherwise none.
  ///
  /// The closure gets the point in the view's coordinates; `nil` keeps the menu from opening.
  public func contextMenu(
    _ menu: @escaping @MainActor (Item<Cell>, CGPoint) -> UIContextMenuConfiguration?
  ) {
    handle(.contextMenu, by: menu)
  }

  /// Says what the menu grows out of; otherwise the cell.
  public func contextMenuHighlightPreview(
    _ preview: @escaping @MainActor (Item<Cell>, UIContextMenuConfiguration) -> UITargetedPreview?
  ) {
    handle(.highlightPreview, by: preview)
  }

  /// Says what the menu goes back to; otherwise the cell.
  public func contextMenuDismissalPreview(
    _ preview: @escaping @MainActor (Item<Cell>, UIContextMenuConfiguration) -> UITargetedPreview?
  ) {
    handle(.dismissalPreview, by: preview)
  }

  /// Called when the user taps the preview of the item's menu.
  public func willPerformPreviewAction(
    _ action:
      @escaping @MainActor (
        Item<Cell>, UIContextMenuConfiguration, any UIContextMenuInteractionCommitAnimating
      ) -> Void
  ) {
    handle(.willPerformPreviewAction) { item, menu in action(item, menu.0, menu.1) }
  }

  /// Called before the item's menu is shown.
  public func willDisplayContextMenu(
    _ action:
      @escaping @MainActor (
        Item<Cell>, UIContextMenuConfiguration, (any UIContextMenuInteractionAnimating)?
      ) -> Void
  ) {
    handle(.willDisplayContextMenu) { item, menu in action(item, menu.0, menu.1) }
  }

  /// Called before the item's menu goes.
  public func willEndContextMenu(
    _ action:
      @escaping @MainActor (
        Item<Cell>, UIContextMenuConfiguration, (any UIContextMenuInteractionAnimating)?
      ) -> Void
  ) {
    handle(.willEndContextMenu) { item, menu in action(item, menu.0, menu.1) }
  }

  /// Says how the item is opened in a scene of its own by a pinch; otherwise it isn't.
  ///
  /// The closure gets the point in the view's coordinates; `nil` keeps the pinch from beginning.
  public func sceneActivation(
    _ configuration:
      @escaping @MainActor (Item<Cell>, CGPoint) ->
      UIWindowScene.ActivationConfiguration?
  ) {
    handle(.sceneActivation, by: configuration)
  }
}
