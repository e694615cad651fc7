// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals

/// Selection, highlighting and scrolling to items.
extension UICollectionView {
  public var indexPathsForSelectedItems: [IndexPath]? { selected.compactMap(path(of:)).sorted() }

  /// Selects without asking or telling the delegate.
  public func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    guard allowsSelection else { return }
    loadDataIfNeeded()
    if !allowsMultipleSelection || indexPath == nil { setSelected(selected, false) }
    guard let indexPath, let token = token(at: indexPath) else { return }
    setSelected([token], true)
    if scrollPosition != [] { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
  }

  public func deselectItem(at indexPath: IndexPath, animated: Bool) {
    guard let token = token(at: indexPath) else { return }
    setSelected([token], false)
  }

  private func setSelected(_ tokens: Set<Int>, _ isSelected: Bool) {
    if isSelected { selected.formUnion(tokens) } else { selected.subtract(tokens) }
    for token in tokens { cells[token]?.isSelected = isSelected }
  }

  public func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    layoutIfNeeded()
    guard let place = layoutAttributesForItem(at: indexPath) else {
      return UIKitExceptions.raise(
        "Attempted to scroll the collection view to an out-of-bounds item (\(indexPath))")
    }
    let y: CGFloat =
      switch scrollPosition {
      case .top: place.frame.minY - adjustedContentInset.top
      case .bottom: place.frame.maxY - bounds.height + adjustedContentInset.bottom
      default: place.frame.midY - bounds.height / 2
      }
    setContentOffset(
      CGPoint(
        x: contentOffset.x, y: min(max(y, verticalRange.lowerBound), verticalRange.upperBound)),
      animated: animated)
    layoutIfNeeded()
  }

  /// Touches the item as a finger would: highlights, asks, selects or deselects, and tells.
  ///
  /// - Returns: whether the touch reached it.
  @discardableResult
  public func standInTap(at indexPath: IndexPath) -> Bool {
    layoutIfNeeded()
    guard let cell = cellForItem(at: indexPath), let token = token(at: indexPath),
      isUserInteractionEnabled
    else { return false }
    guard delegate?.collectionView(self, shouldHighlightItemAt: indexPath) ?? true else {
      return true
    }
    highlighted = token
    cell.isHighlighted = true
    delegate?.collectionView(self, didHighlightItemAt: indexPath)
    highlighted = nil
    cell.isHighlighted = false
    delegate?.collectionView(self, didUnhighlightItemAt: indexPath)
    guard allowsSelection else { return true }
    if selected.contains(token) {
      if allowsMultipleSelection {
        guard delegate?.collectionView(self, shouldDeselectItemAt: indexPath) ?? true else {
          return true
        }
        setSelected([token], false)
        delegate?.collectionView(self, didDeselectItemAt: indexPath)
        return true
      }
    }
    guard delegate?.collectionView(self, shouldSelectItemAt: indexPath) ?? true else { return true }
    if !allowsMultipleSelection {
      for other in selected where other != token {
        guard let path = path(of: other) else { continue }
        setSelected([other], false)
        delegate?.collectionView(self, didDeselectItemAt: path)
      }
    }
    setSelected([token], true)
    delegate?.collectionView(self, didSelectItemAt: indexPath)
    if delegate?.collectionView(self, canPerformPrimaryActionForItemAt: indexPath) ?? false {
      delegate?.collectionView(self, performPrimaryActionForItemAt: indexPath)
    }
    return true
  }

  /// Drags an item to another place, as with a long press.
  public func standInMove(_ source: IndexPath, to proposed: IndexPath) {
    guard let dataSource, dataSource.collectionView(self, canMoveItemAt: source) else { return }
    let target =
      delegate?.collectionView(
        self, targetIndexPathForMoveOfItemFromOriginalIndexPath: source,
        atCurrentIndexPath: source, toProposedIndexPath: proposed) ?? proposed
    dataSource.collectionView(self, moveItemAt: source, to: target)
    var operations = UpdateOperations()
    operations.movedItems = [(source, target)]
    guard var after = model else { return }
    do {
      try after.apply(operations, after: askForCounts())
    } catch {
      return UIKitExceptions.raise(error.reason)
    }
    model = after
    checkIdentities()
    layoutDidInvalidate()
    layoutIfNeeded()
  }
}
