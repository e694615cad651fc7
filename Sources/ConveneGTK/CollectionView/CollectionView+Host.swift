import CAdwaita
import ConveneDiff
import ConveneLists
import Foundation

extension CollectionView: ListHost {
  package typealias View = CollectionView

  package var view: CollectionView { self }

  /// A batch costs what its operations cost; only what can be seen is moved, so none is too large.
  package var abilities: ListHostAbilities {
    ListHostAbilities(interruptsMotion: true, operationLimit: .max)
  }

  package var isReady: Bool { Bool(gtk_widget_get_mapped(area)) }

  package var viewport: ListViewport {
    var viewport = ListViewport()
    viewport.selection = selectedItems
    viewport.selectionAnchor = selection.anchor
    viewport.focus = focusedIndex
    viewport.focusedHeader = focusedStop?.headedSection
    viewport.pressed = press?.target.element
    viewport.isAtTop = offset <= 0
    viewport.isAtEnd =
      offset > 0 && offset + Double(length) >= Double(layout?.contentHeight ?? 0)
    viewport.visible = visiblePlaces
    viewport.headers = visibleHeaders
    return viewport
  }

  package func reload(swap: () -> Void) {
    holdFocus()
    endBand()
    endMotion(finished: false)
    change = nil
    swap()
    recycleAll()
    rebuildLayout()
  }

  package func perform(
    _ batch: Batch, animated: Bool, swap: @escaping @MainActor () -> Void,
    completion: @escaping @MainActor (Bool) -> Void
  ) {
    holdFocus()
    if batch.isEmpty, motion != nil, change == nil {
      swap()
      // What is in motion goes on where nothing changes place.
      if let layout, newestSections() == layout.sections { return completion(true) }
      note(batch, animated: animated, swap: {}, completion: completion)
    } else {
      note(batch, animated: animated, swap: swap, completion: completion)
    }
  }

  private func note(
    _ batch: Batch, animated: Bool, swap: @escaping @MainActor () -> Void,
    completion: @escaping @MainActor (Bool) -> Void
  ) {
    var change = self.change ?? beginChange(animated: animated)
    let mapping = BatchMapping(batch)
    swap()
    rubberBand?.band.follow(mapping.newIndex)
    var stayed: [LayoutElement: MountedView] = [:]
    for (element, view) in mounted {
      if let new = element.mapped(item: mapping.newIndex, section: mapping.newSection) {
        stayed[new] = view
      } else if change.pose(of: view) != nil {
        change.removed.append(view)
      } else {
        recycle(view)
      }
    }
    if let drag, !drag.follow(mapping) { endDrag() }
    mounted = stayed
    change.mappings.append(mapping)
    change.completions.append(completion)
    self.change = change
    if layout != nil {
      let sections = newestSections()
      layout?.update(sections: sections, newIndex: mapping.newIndex)
    }
  }

  package func reconfigure(_ views: ListViews) {
    for element in views.elements {
      if let view = mounted[element] { refill(view.view, for: element) }
    }
  }

  package func replace(_ views: ListViews) {
    for element in views.elements {
      if let view = mounted.removeValue(forKey: element) { recycle(view) }
    }
  }

  package func restore(_ position: ListPosition) {
    showSelection(position.selection, anchor: position.selectionAnchor)
    press?.follow(position.pressed)
    guard layout != nil, breadth > 0, length > 0 else {
      pendingPosition = position
      holdsFocus = false
      finishChangeAtOnce()
      return
    }
    settle(scroll: position.scroll)
    followGoal()
    restoreFocus(
      to: position.focus.map { .item($0) } ?? position.focusedHeader.map { .header($0) })
    closeStrayMenu()
    // What is held is held among others now; if room is made for it, then in the same motion.
    makeRoom()
    beginMotion()
  }

  package func end() {
    scrolling = nil
    press = nil
    endMotion(finished: false)
    recycleAll()
    layout = nil
    selection = RangeSelection()
    gtk_widget_queue_allocate(area)
  }
}

extension ListViews {
  fileprivate var elements: [LayoutElement] {
    headers.map { .header($0) } + items.map { .item($0) } + footers.map { .footer($0) }
  }
}
