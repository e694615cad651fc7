// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals

/// Which views are on screen.
extension UICollectionView {
  /// Makes views for what can be seen, and puts away what can't any more.
  func showVisible() {
    prepareIfNeeded()
    guard dataSource != nil else { return hideAll() }
    settleSizes()
    let attributes = collectionViewLayout.layoutAttributesForElements(in: visibleRect) ?? []
    putAwayUnseen(attributes)
    for place in attributes {
      if let key = key(of: place) {
        showSupplementary(key, place)
      } else if let token = token(at: place.indexPath) {
        showCell(token, place)
      }
    }
    prefetch()
  }

  /// First, so that what has gone is used again for what comes.
  private func putAwayUnseen(_ attributes: [UICollectionViewLayoutAttributes]) {
    let seenKeys = Set(attributes.compactMap(key(of:)))
    let seenTokens = Set(
      attributes.lazy.filter { $0.representedElementKind == nil }.compactMap {
        self.token(at: $0.indexPath)
      })
    for token in cells.keys where !seenTokens.contains(token) {
      hideCell(token, at: path(of: token) ?? placesBeforeReload[token])
    }
    placesBeforeReload = [:]
    for key in supplementaries.keys where !seenKeys.contains(key) {
      hideSupplementary(key, section: model?.sections.firstIndex(of: key.section))
    }
  }

  private func key(of place: UICollectionViewLayoutAttributes) -> SupplementaryPlace? {
    guard let kind = place.representedElementKind, let model,
      model.sections.indices.contains(place.indexPath.section)
    else { return nil }
    return SupplementaryPlace(kind: kind, section: model.sections[place.indexPath.section])
  }

  private var visibleRect: CGRect { bounds }

  /// Lets views that say their own size do so, until all that is seen has one.
  private func settleSizes() {
    for _ in 0..<8 {
      let anchor = firstWholeItem
      guard measureVisible() else { return }
      needsPrepare = true
      prepareIfNeeded()
      hold(anchor)
    }
  }

  /// The first item whose upper edge is seen, of those that have been there before if there are any.
  private var firstWholeItem: UICollectionViewLayoutAttributes? {
    let whole = (collectionViewLayout.layoutAttributesForElements(in: visibleRect) ?? [])
      .filter { $0.representedElementKind == nil && $0.frame.minY >= visibleRect.minY }
      .sorted { ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX) }
    return whole.first { cellForItem(at: $0.indexPath) != nil } ?? whole.first
  }

  /// What is above grows upwards, so that nothing on screen jumps; not at the very top.
  private func hold(_ anchor: UICollectionViewLayoutAttributes?) {
    guard let anchor, contentOffset.y > -adjustedContentInset.top,
      let place = collectionViewLayout.layoutAttributesForItem(at: anchor.indexPath)
    else { return }
    contentOffset.y += place.frame.minY - anchor.frame.minY
  }

  /// Asks views that say their own size for it; whether any said another.
  private func measureVisible() -> Bool {
    let attributes = collectionViewLayout.layoutAttributesForElements(in: visibleRect) ?? []
    var isAny = false
    for place in attributes {
      let kind = place.representedElementKind
      guard collectionViewLayout.takesPreferredSize(at: place.indexPath, kind: kind),
        let view = shownView(at: place)
      else { continue }
      let copy = place.copied()
      copy.isWidthFixed = collectionViewLayout.fixesWidth(at: place.indexPath, kind: kind)
      let size = view.preferredLayoutAttributesFitting(copy).size
      collectionViewLayout.setPreferredSize(size, at: place.indexPath, kind: kind)
      isAny = isAny || size != place.size
    }
    return isAny
  }

  private func shownView(
    at place: UICollectionViewLayoutAttributes
  ) -> UICollectionReusableView? {
    if let key = key(of: place) {
      showSupplementary(key, place)
      return supplementaries[key]
    }
    guard let token = token(at: place.indexPath) else { return nil }
    showCell(token, place)
    return cells[token]
  }

  func showCell(_ token: Int, _ place: UICollectionViewLayoutAttributes) {
    if let cell = cells[token] {
      if cell.frame != place.frame { cell.frame = place.frame }
      return
    }
    guard let dataSource else { return }
    let cell = dataSource.collectionView(self, cellForItemAt: place.indexPath)
    if cell.reuseIdentifier == nil {
      UIKitExceptions.raise(
        "the cell returned from -collectionView:cellForItemAtIndexPath: does not have a "
          + "reuseIdentifier - cells must be retrieved by calling "
          + "-dequeueReusableCellWithReuseIdentifier:forIndexPath:")
    }
    checkDequeued(cell, at: place.indexPath)
    if cells.values.contains(where: { $0 === cell }) {
      UIKitExceptions.raise("the same cell was returned for two items: \(place.indexPath)")
    }
    cells[token] = cell
    cell.isHidden = false
    cell.frame = place.frame
    cell.apply(place)
    cell.isSelected = selected.contains(token)
    cell.isHighlighted = highlighted == token
    if cell.superview !== self { addSubview(cell) }
    delegate?.collectionView?(self, willDisplay: cell, forItemAt: place.indexPath)
  }

  private func showSupplementary(
    _ key: SupplementaryPlace, _ place: UICollectionViewLayoutAttributes
  ) {
    if let view = supplementaries[key] {
      if view.frame != place.frame { view.frame = place.frame }
      return
    }
    guard let dataSource else { return }
    let answered = dataSource.collectionView?(
      self, viewForSupplementaryElementOfKind: key.kind, at: place.indexPath)
    guard let view = answered else {
      return UIKitExceptions.raise(
        "the data source must implement collectionView:viewForSupplementaryElementOfKind:"
          + "atIndexPath:, since the layout has a view of kind \(key.kind)")
    }
    if view.reuseIdentifier == nil {
      UIKitExceptions.raise(
        "the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath: "
          + "(\(key.kind), \(place.indexPath)) was not retrieved by calling "
          + "-dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath:")
    }
    supplementaries[key] = view
    view.isHidden = false
    view.frame = place.frame
    if view.superview !== self { addSubview(view) }
    delegate?.collectionView?(
      self, willDisplaySupplementaryView: view, forElementKind: key.kind, at: place.indexPath)
  }

  /// `path` is where the item was: in the old list where it has left it.
  func hideCell(_ token: Int, at path: IndexPath?) {
    guard let cell = cells.removeValue(forKey: token) else { return }
    delegate?.collectionView?(
      self, didEndDisplaying: cell, forItemAt: path ?? IndexPath(item: 0, section: 0))
    registry.enqueue(cell, kind: nil)
  }

  func hideSupplementary(_ key: SupplementaryPlace, section: Int?) {
    guard let view = supplementaries.removeValue(forKey: key) else { return }
    delegate?.collectionView?(
      self, didEndDisplayingSupplementaryView: view, forElementOfKind: key.kind,
      at: IndexPath(item: 0, section: section ?? 0))
    registry.enqueue(view, kind: key.kind)
  }

  func hideAll() {
    for token in cells.keys { hideCell(token, at: path(of: token)) }
    for key in supplementaries.keys {
      hideSupplementary(key, section: model?.sections.firstIndex(of: key.section))
    }
  }

  private func prefetch() {
    guard isPrefetchingEnabled, let prefetchDataSource else { return }
    let ahead = visibleRect.insetBy(dx: 0, dy: -bounds.height / 2)
    let near = (collectionViewLayout.layoutAttributesForElements(in: ahead) ?? [])
      .filter { $0.representedElementKind == nil && !$0.frame.intersects(visibleRect) }
      .map(\.indexPath)
    let wanted = Set(near.compactMap(token(at:)))
    let fresh = near.filter { token(at: $0).map { !prefetched.contains($0) } ?? false }
    // Of what has left the list nothing is told.
    let gone = prefetched.filter { !wanted.contains($0) && cells[$0] == nil }
      .compactMap(path(of:))
    prefetched = wanted
    if !fresh.isEmpty { prefetchDataSource.collectionView(self, prefetchItemsAt: fresh) }
    if !gone.isEmpty {
      prefetchDataSource.collectionView?(self, cancelPrefetchingForItemsAt: gone.sorted())
    }
  }
}
