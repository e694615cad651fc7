// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals

/// Batches of changes.
extension UICollectionView {
  public func insertSections(_ sections: IndexSet) {
    change { $0.insertedSections += sections }
  }

  public func deleteSections(_ sections: IndexSet) {
    change { $0.deletedSections += sections }
  }

  public func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.movedSections.append((section, newSection)) }
  }

  public func reloadSections(_ sections: IndexSet) {
    change { $0.reloadedSections += sections }
  }

  public func insertItems(at indexPaths: [IndexPath]) {
    change { $0.insertedItems += indexPaths }
  }

  public func deleteItems(at indexPaths: [IndexPath]) {
    change { $0.deletedItems += indexPaths }
  }

  public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.movedItems.append((indexPath, newIndexPath)) }
  }

  public func reloadItems(at indexPaths: [IndexPath]) {
    change { $0.reloadedItems += indexPaths }
  }

  /// Fills cells that are on screen again; each must be the one that is there.
  public func reconfigureItems(at indexPaths: [IndexPath]) {
    if updateDepth > 0 {
      pending.reconfiguredItems += indexPaths
    } else {
      loadDataIfNeeded()
      reconfigure(indexPaths)
    }
  }

  private func change(_ note: (inout UpdateOperations) -> Void) {
    if updateDepth > 0 {
      note(&pending)
    } else {
      // The data were changed before the call, so that the counts after are asked at once.
      loadDataIfNeeded()
      note(&pending)
      commit { _ in }
    }
  }

  /// Applies what the closure asks for, against the data as they are when it has run.
  public func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    if standInDefersUpdates {
      deferredUpdates.append { [weak self] in self?.runBatch(updates, completion) }
      // It needs a layout before it begins, and the counts before are those of now.
      loadDataIfNeeded()
      return
    }
    runBatch(updates, completion)
  }

  /// Runs the closures that were put off.
  public func standInRunDeferredUpdates() {
    while !deferredUpdates.isEmpty { deferredUpdates.removeFirst()() }
  }

  private func runBatch(_ updates: (() -> Void)?, _ completion: ((Bool) -> Void)?) {
    if isLayingOut {
      UIKitExceptions.raise(
        "UICollectionView was told to perform batch updates in the middle of its layout")
      completion?(false)
      return
    }
    // A reload that is still to come is done first, with the data before the change.
    if updateDepth == 0 {
      loadDataIfNeeded()
      if window != nil { layoutIfNeeded() }
    }
    updateDepth += 1
    updates?()
    updateDepth -= 1
    guard updateDepth == 0 else {
      if let completion { completions(after: completion) }
      return
    }
    commit { completion?($0) }
  }

  /// The completion of a nested batch comes with the outer one's.
  private func completions(after completion: @escaping (Bool) -> Void) {
    let outer = nestedCompletions
    nestedCompletions = { finished in
      outer?(finished)
      completion(finished)
    }
  }

  private func commit(_ completion: @escaping (Bool) -> Void) {
    let operations = pending
    pending = UpdateOperations()
    let nested = nestedCompletions
    nestedCompletions = nil
    endRunningUpdate(finished: false)
    standInBatches += 1
    standInOperations.count(operations)
    guard let before = model else { return completion(true) }
    let oldPaths = Dictionary(
      uniqueKeysWithValues: cells.keys.compactMap { token in
        path(of: token).map { (token, $0) }
      })
    let oldSections = before.sections
    var after = before
    do {
      try after.apply(operations, after: askForCounts())
    } catch {
      UIKitExceptions.raise(error.reason)
      reloadData()
      return completion(false)
    }
    model = after
    checkIdentities()
    let kept = Set(after.items.joined())
    selected.formIntersection(kept)
    for token in cells.keys where !kept.contains(token) {
      hideCell(token, at: oldPaths[token])
    }
    for key in supplementaries.keys where !after.sections.contains(key.section) {
      hideSupplementary(key, section: oldSections.firstIndex(of: key.section))
    }
    collectionViewLayout.forgetPreferredSizes()
    needsPrepare = true
    if window != nil {
      isLayingOut = true
      showVisible()
      isLayingOut = false
      takeTargetOffset()
    } else {
      setNeedsLayout()
    }
    if !operations.reconfiguredItems.isEmpty { reconfigure(operations.reconfiguredItems) }
    begin { finished in
      nested?(finished)
      completion(finished)
    }
  }

  private func begin(_ completion: @escaping (Bool) -> Void) {
    completionCount += 1
    let id = completionCount
    runningCompletion = (id, completion)
    StandInAnimations.begin(window == nil ? 0 : 0.3) { [weak self] finished in
      guard let self, runningCompletion?.id == id else { return }
      endRunningUpdate(finished: finished)
    }
  }

  func endRunningUpdate(finished: Bool) {
    guard let running = runningCompletion else { return }
    runningCompletion = nil
    running.call(finished)
  }

  private func reconfigure(_ paths: [IndexPath]) {
    for path in paths {
      guard let dataSource, let cell = cellForItem(at: path) else { continue }
      reconfiguring = (path, cell)
      let answered = dataSource.collectionView(self, cellForItemAt: path)
      reconfiguring = nil
      if answered !== cell {
        UIKitExceptions.raise(
          "Attempted to reconfigure the item at \(path) with another cell than the one on screen")
      }
      // It says its size again.
      collectionViewLayout.forgetPreferredSize(at: path)
    }
    layoutDidInvalidate()
  }
}
