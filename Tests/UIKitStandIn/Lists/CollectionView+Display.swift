// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals

/// Which views are on screen.
extension UICollectionView {
  /// Makes views for what can be seen, and puts away what can't any more.
  func showVisible() {
    prepareIfNeeded()
    guard dataSource != nil else { return hideAll() }
    for _ in 0..<4 where measureVisible() {
      needsPrepare = true
      prepareIfNeeded()
    }
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

  /// Asks views that say their own size for it; whether any said another.
  private func measureVisible() -> Bool {
    let attributes = collectionViewLayout.layoutAttributesForElements(in: visibleRect) ?? []
    var isAny = false
    for place in attributes where place.representedElementKind == nil {
      guard
        collectionViewLayout.takesPreferredSize(at: place.indexPath, kind: nil),
        let token = token(at: place.indexPath)
      else { continue }
      showCell(token, place)
      guard let cell = cells[token] else { continue }
      let copy = UICollectionViewLayoutAttributes(forCellWith: place.indexPath)
      copy.frame = place.frame
      let size = cell.preferredLayoutAttributesFitting(copy).size
      collectionViewLayout.setPreferredSize(size, at: place.indexPath, kind: nil)
      isAny = isAny || size != place.size
    }
    return isAny
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
    delegate?.collectionView(self, willDisplay: cell, forItemAt: place.indexPath)
  }

  private func showSupplementary(
    _ key: SupplementaryPlace, _ place: UICollectionViewLayoutAttributes
  ) {
    if let view = supplementaries[key] {
      if view.frame != place.frame { view.frame = place.frame }
      return
    }
    guard let dataSource else { return }
    let view = dataSource.collectionView(
      self, viewForSupplementaryElementOfKind: key.kind, at: place.indexPath)
    supplementaries[key] = view
    view.isHidden = false
    view.frame = place.frame
    if view.superview !== self { addSubview(view) }
    delegate?.collectionView(
      self, willDisplaySupplementaryView: view, forElementKind: key.kind, at: place.indexPath)
  }

  /// `path` is where the item was: in the old list where it has left it.
  func hideCell(_ token: Int, at path: IndexPath?) {
    guard let cell = cells.removeValue(forKey: token) else { return }
    delegate?.collectionView(
      self, didEndDisplaying: cell, forItemAt: path ?? IndexPath(item: 0, section: 0))
    registry.enqueue(cell, kind: nil)
  }

  func hideSupplementary(_ key: SupplementaryPlace, section: Int?) {
    guard let view = supplementaries.removeValue(forKey: key) else { return }
    delegate?.collectionView(
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
    let fresh = near.filter { !prefetched.contains($0) }
    let gone = prefetched.filter { !near.contains($0) && cellForItem(at: $0) == nil }
    prefetched = Set(near)
    if !fresh.isEmpty { prefetchDataSource.collectionView(self, prefetchItemsAt: fresh) }
    if !gone.isEmpty {
      prefetchDataSource.collectionView(self, cancelPrefetchingForItemsAt: gone.sorted())
    }
  }
}
