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
  /// What is told may change the list: of an item that moves, the rest is told where it is then, and of
  /// one that goes, no more.
  ///
  /// - Returns: whether the touch reached it.
  @discardableResult
  public func standInTap(at indexPath: IndexPath) -> Bool {
    layoutIfNeeded()
    guard let cell = cellForItem(at: indexPath), let token = token(at: indexPath),
      isUserInteractionEnabled
    else { return false }
    guard delegate?.collectionView?(self, shouldHighlightItemAt: indexPath) ?? true else {
      return true
    }
    highlighted = token
    cell.isHighlighted = true
    delegate?.collectionView?(self, didHighlightItemAt: indexPath)
    if allowsSelection { touchUp(indexPath, token) }
    highlighted = nil
    cell.isHighlighted = false
    path(of: token).map { delegate?.collectionView?(self, didUnhighlightItemAt: $0) }
    return true
  }

  private func touchUp(_ indexPath: IndexPath, _ token: Int) {
    if selected.contains(token), allowsMultipleSelection {
      guard delegate?.collectionView?(self, shouldDeselectItemAt: indexPath) ?? true else { return }
      setSelected([token], false)
      delegate?.collectionView?(self, didDeselectItemAt: indexPath)
      return
    }
    let extendsSelection = allowsMultipleSelection && !selected.isEmpty
    let performs =
      !extendsSelection
      && delegate?.collectionView?(self, canPerformPrimaryActionForItemAt: indexPath) ?? !isEditing
    if delegate?.collectionView?(self, shouldSelectItemAt: indexPath) ?? true {
      select(token)
    }
    guard performs, let path = path(of: token) else { return }
    delegate?.collectionView?(self, performPrimaryActionForItemAt: path)
  }

  /// Selects as a user does, who has been allowed to.
  func select(_ token: Int) {
    if !allowsMultipleSelection {
      for other in selected where other != token {
        guard let path = path(of: other) else { continue }
        setSelected([other], false)
        delegate?.collectionView?(self, didDeselectItemAt: path)
      }
    }
    guard let path = path(of: token) else { return }
    setSelected([token], true)
    delegate?.collectionView?(self, didSelectItemAt: path)
  }

  /// Selects all items from one to another of its section by a pan of two fingers.
  ///
  /// - Returns: whether the delegate let it begin.
  @discardableResult
  public func standInPan(from first: IndexPath, through last: IndexPath) -> Bool {
    guard
      delegate?.collectionView?(self, shouldBeginMultipleSelectionInteractionAt: first) ?? false
    else { return false }
    allowsMultipleSelection = true
    delegate?.collectionView?(self, didBeginMultipleSelectionInteractionAt: first)
    for item in first.item...max(first.item, last.item) {
      let path = IndexPath(item: item, section: first.section)
      guard let token = token(at: path), !selected.contains(token),
        delegate?.collectionView?(self, shouldSelectItemAt: path) ?? true
      else { continue }
      select(token)
    }
    delegate?.collectionViewDidEndMultipleSelectionInteraction?(self)
    return true
  }

  /// Whether the delegate has a method, as UIKit asks when it gets a delegate.
  func delegateHas(_ selector: Selector) -> Bool {
    if let known = delegateAnswers[selector] { return known }
    let answer = delegate?.responds(to: selector) ?? false
    delegateAnswers[selector] = answer
    return answer
  }

  func editingDidChange() {
    for (token, cell) in cells {
      guard let path = path(of: token) else { continue }
      let canEdit = delegate?.collectionView?(self, canEditItemAt: path) ?? true
      cell.isEditing = isEditing && canEdit
    }
  }
}
