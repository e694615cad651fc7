import ConveneLists

#if canImport(UIKit)
  import UIKit
#else
  import UIKitStandIn
#endif

/// What UIKit asks and tells about an item of a collection view.
///
/// Each closure gets the item, whose `indexPath` is its place in the list that is on screen. Where a
/// question has no closure, the app's own delegate is asked, and then UIKit's default holds.
extension Item where Cell.Host == UICollectionView {
  /// A question about the item.
  public typealias Decision = @MainActor (Item<Cell>) -> Bool
  /// Something that happened to the item.
  public typealias Reaction = @MainActor (Item<Cell>) -> Void

  // MARK: Touches

  /// Says whether the item is highlighted while it is touched; otherwise it is, and may be selected.
  public func shouldHighlight(_ decision: @escaping Decision) {
    handle(.shouldHighlight) { item, _ in decision(item) }
  }

  /// Called when a touch has highlighted the item.
  public func didHighlight(_ action: @escaping Reaction) {
    handle(.didHighlight) { item, _ in action(item) }
  }

  /// Called when the item is highlighted no longer.
  public func didUnhighlight(_ action: @escaping Reaction) {
    handle(.didUnhighlight) { item, _ in action(item) }
  }

  /// Says whether a second tap may take the selection away where several items may be selected;
  /// otherwise it does.
  public func shouldDeselect(_ decision: @escaping Decision) {
    handle(.shouldDeselect) { item, _ in decision(item) }
  }

  /// Says whether a tap performs the item's primary action; otherwise it does unless the view is
  /// being edited.
  public func canPerformPrimaryAction(_ decision: @escaping Decision) {
    handle(.canPerformPrimaryAction) { item, _ in decision(item) }
  }

  /// Says whether a pan of two fingers may begin to select items here; otherwise it may not.
  public func shouldBeginMultipleSelection(_ decision: @escaping Decision) {
    handle(.shouldBeginMultipleSelection) { item, _ in decision(item) }
  }

  /// Called when a pan has begun to select items here.
  public func didBeginMultipleSelection(_ action: @escaping Reaction) {
    handle(.didBeginMultipleSelection) { item, _ in action(item) }
  }

  // MARK: Editing, focus and dragging

  /// Says whether the item can be edited while the view is; otherwise it can.
  public func canEdit(_ decision: @escaping Decision) {
    handle(.canEdit) { item, _ in decision(item) }
  }

  /// Says whether the item can have the focus; otherwise it can if it can be selected.
  public func canFocus(_ decision: @escaping Decision) {
    handle(.canFocus) { item, _ in decision(item) }
  }

  /// Says whether the item is selected when it gets the focus, where the view's
  /// `selectionFollowsFocus` is set; otherwise it is.
  public func selectionFollowsFocus(_ decision: @escaping Decision) {
    handle(.selectionFollowsFocus) { item, _ in decision(item) }
  }

  /// Says where the item goes while it is dragged, from its place at the time and the one that the
  /// finger is over; otherwise it goes there.
  public func targetIndexPathForMove(
    _ target:
      @escaping @MainActor (Item<Cell>, _ current: IndexPath, _ proposed: IndexPath) ->
      IndexPath
  ) {
    handle(.moveTarget) { item, move in target(item, move.current, move.proposed) }
  }

  /// Says whether the item springs open under something that is dragged over it, where the view's
  /// `isSpringLoaded` is set; otherwise it does.
  public func shouldSpringLoad(
    _ decision: @escaping @MainActor (Item<Cell>, any UISpringLoadedInteractionContext) -> Bool
  ) {
    handle(.shouldSpringLoad, by: decision)
  }

  /// Called before the item's cell is needed, to fetch what it will show.
  public func prefetch(_ action: @escaping Reaction) {
    handle(.prefetch) { item, _ in action(item) }
  }

  /// Called when the item's cell is not needed after all.
  public func cancelPrefetch(_ action: @escaping Reaction) {
    handle(.cancelPrefetch) { item, _ in action(item) }
  }
}
