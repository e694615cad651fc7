// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals

@MainActor
public final class UICollectionViewFocusUpdateContext: NSObject {
  public let previouslyFocusedIndexPath: IndexPath?
  public let nextFocusedIndexPath: IndexPath?

  init(from previous: IndexPath?, to next: IndexPath?) {
    previouslyFocusedIndexPath = previous
    nextFocusedIndexPath = next
  }
}

@MainActor
public final class UIFocusAnimationCoordinator: NSObject {
  public func addCoordinatedAnimations(
    _ animations: (() -> Void)?, completion: (() -> Void)? = nil
  ) {
    animations?()
    completion?()
  }
}

/// The item that the keyboard or a remote control is at.
extension UICollectionView {
  /// Where the focus is.
  public var standInFocus: IndexPath? { focused.flatMap(path(of:)) }

  /// Moves the focus to an item, or away.
  ///
  /// - Returns: whether it went there.
  @discardableResult
  public func standInMoveFocus(to next: IndexPath?) -> Bool {
    layoutIfNeeded()
    if let next, !canFocus(next) { return false }
    let context = UICollectionViewFocusUpdateContext(from: standInFocus, to: next)
    guard delegate?.collectionView?(self, shouldUpdateFocusIn: context) ?? true else {
      return false
    }
    focused = next.flatMap(token(at:))
    delegate?.collectionView?(self, didUpdateFocusIn: context, with: UIFocusAnimationCoordinator())
    if let next, let focused, selectionFollowsFocus,
      delegate?.collectionView?(self, selectionFollowsFocusForItemAt: next) ?? true,
      delegate?.collectionView?(self, shouldSelectItemAt: next) ?? true
    {
      select(focused)
    }
    return true
  }

  /// The focus comes from elsewhere, to the item that the delegate prefers, or to the first one.
  @discardableResult
  public func standInReceiveFocus() -> Bool {
    layoutIfNeeded()
    let preferred = delegate?.indexPathForPreferredFocusedView?(in: self)
    let first = indexPathsForVisibleItems.sorted().first(where: canFocus)
    return (preferred ?? first).map { standInMoveFocus(to: $0) } ?? false
  }

  /// Without an answer of the delegate, what can be selected can have the focus.
  private func canFocus(_ path: IndexPath) -> Bool {
    guard token(at: path) != nil else { return false }
    guard delegateHas("collectionView:canFocusItemAtIndexPath:") else {
      return allowsFocus && allowsSelection
    }
    return delegate?.collectionView?(self, canFocusItemAt: path) ?? (allowsFocus && allowsSelection)
  }
}
