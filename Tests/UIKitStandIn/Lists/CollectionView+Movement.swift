// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals

/// Items that a finger drags to other places.
extension UICollectionView {
  public func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    guard token(at: indexPath) != nil,
      dataSource?.collectionView?(self, canMoveItemAt: indexPath) ?? true
    else { return false }
    movement = (indexPath, indexPath)
    return true
  }

  public func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    if let path = indexPathForItem(at: targetPosition) { standInMovement(over: path) }
  }

  /// The finger is where another item is, or would be.
  public func standInMovement(over proposed: IndexPath) {
    guard let movement else { return }
    let target =
      delegate?.collectionView?(
        self, targetIndexPathForMoveOfItemFromOriginalIndexPath: movement.original,
        atCurrentIndexPath: movement.current, toProposedIndexPath: proposed) ?? proposed
    self.movement = (movement.original, target)
  }

  public func endInteractiveMovement() {
    guard let movement else { return }
    self.movement = nil
    // Where the data source doesn't implement it, nothing is moved.
    guard movement.original != movement.current, let before = model, let dataSource,
      dataSource.collectionView?(self, moveItemAt: movement.original, to: movement.current) != nil
    else { return }
    var operations = UpdateOperations()
    operations.movedItems = [(movement.original, movement.current)]
    var after = before
    do {
      try after.apply(operations, after: askForCounts())
    } catch {
      UIKitExceptions.raise(error.reason)
      return reloadData()
    }
    model = after
    checkIdentities()
    layoutDidInvalidate()
    layoutIfNeeded()
  }

  public func cancelInteractiveMovement() { movement = nil }

  /// Drags an item to another place and lets go.
  ///
  /// - Returns: whether the item could be lifted.
  @discardableResult
  public func standInMove(_ source: IndexPath, to proposed: IndexPath) -> Bool {
    layoutIfNeeded()
    guard beginInteractiveMovementForItem(at: source) else { return false }
    standInMovement(over: proposed)
    endInteractiveMovement()
    return true
  }
}
