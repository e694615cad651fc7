import ConveneLists

#if canImport(UIKit)
  import UIKit
#else
  import UIKitStandIn
#endif

/// What UIKit asks and tells about a whole collection view.
///
/// Where a question has no closure, the app's own delegate is asked, and then UIKit's default holds.
/// Of several closures for one callback the last counts. All are retained with the declaration.
extension Conv where Host == UICollectionView {
  /// Called when a pan of two fingers has ended to select items.
  @discardableResult
  public func didEndMultipleSelection(_ action: @escaping Reaction) -> Self {
    handle(.didEndMultipleSelection, by: action)
    return self
  }

  // MARK: Menus

  /// Says which menu a long press opens that is about several selected items, about none, or about
  /// one without a menu of its own; otherwise none.
  @discardableResult
  public func contextMenu(
    _ menu: @escaping @MainActor ([IndexPath], CGPoint) -> UIContextMenuConfiguration?
  ) -> Self {
    handle(.contextMenuOfList) { indexes, point in menu(indexes.map(\.indexPath), point) }
    return self
  }

  /// Called when the user taps a menu's preview, after the item that it is about.
  @discardableResult
  public func willPerformPreviewAction(
    _ action:
      @escaping @MainActor (
        UIContextMenuConfiguration, any UIContextMenuInteractionCommitAnimating
      ) -> Void
  ) -> Self {
    handle(.willPerformPreviewAction, by: action)
    return self
  }

  /// Called before a menu is shown, after the item that it is about.
  @discardableResult
  public func willDisplayContextMenu(
    _ action:
      @escaping @MainActor (
        UIContextMenuConfiguration, (any UIContextMenuInteractionAnimating)?
      ) -> Void
  ) -> Self {
    handle(.willDisplayContextMenu, by: action)
    return self
  }

  /// Called before a menu goes, after the item that it is about.
  @discardableResult
  public func willEndContextMenu(
    _ action:
      @escaping @MainActor (
        UIContextMenuConfiguration, (any UIContextMenuInteractionAnimating)?
      ) -> Void
  ) -> Self {
    handle(.willEndContextMenu, by: action)
    return self
  }

  // MARK: Focus

  /// Says which item gets the focus first; otherwise UIKit decides.
  @discardableResult
  public func preferredFocus(
    _ place: @escaping @MainActor (UICollectionView) -> IndexPath?
  ) -> Self {
    handle(.preferredFocus, by: place)
    return self
  }

  /// Says whether the focus may go where it is about to; otherwise it may.
  @discardableResult
  public func shouldUpdateFocus(
    _ decision: @escaping @MainActor (UICollectionViewFocusUpdateContext) -> Bool
  ) -> Self {
    handle(.shouldUpdateFocus, by: decision)
    return self
  }

  /// Called when the focus has gone elsewhere.
  @discardableResult
  public func didUpdateFocus(
    _ action:
      @escaping @MainActor (
        UICollectionViewFocusUpdateContext, UIFocusAnimationCoordinator
      ) -> Void
  ) -> Self {
    handle(.didUpdateFocus, by: action)
    return self
  }

  // MARK: Layouts

  /// Says through which layout the view goes from one to another; otherwise a plain one.
  @discardableResult
  public func transitionLayout(
    _ layout:
      @escaping @MainActor (
        _ old: UICollectionViewLayout, _ new: UICollectionViewLayout
      ) -> UICollectionViewTransitionLayout
  ) -> Self {
    handle(.transitionLayout) { old, new in layout(old, new) }
    return self
  }

  /// Says where the content is to be after an update or a change of layout, in points; otherwise
  /// where UIKit proposes.
  @discardableResult
  public func targetContentOffset(
    _ offset: @escaping @MainActor (UICollectionView, _ proposed: CGPoint) -> CGPoint
  ) -> Self {
    handle(.targetContentOffset, by: offset)
    return self
  }
}
