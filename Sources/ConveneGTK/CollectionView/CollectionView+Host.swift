import CAdwaita
import ConveneDiff
import ConveneLists
import Foundation

/// A change that was told and not yet shown.
@MainActor
struct PendingChange {
  let layout: FlowLayout?
  let offset: Double
  /// Where each view was on screen, from the list's top edge.
  var poses: [ObjectIdentifier: ListTransition.Pose]
  var mappings: [BatchMapping] = []
  /// Views that stay in the list but are seen no longer.
  var departing: [(element: LayoutElement, view: MountedView)] = []
  /// Views whose element has gone.
  var removed: [MountedView] = []
  var completions: [@MainActor (Bool) -> Void] = []
  var isAnimated = true
  /// The focused item before the change.
  let focus: ItemIndex?

  /// Where an element was before the change; `nil` where it is new.
  func oldElement(_ element: LayoutElement) -> LayoutElement? {
    mappings.reversed().reduce(element) { element, mapping in
      element.flatMap { $0.mapped(item: mapping.oldIndex, section: mapping.oldSection) }
    }
  }
}

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
    viewport.focus = focusedIndex
    viewport.isAtTop = offset <= 0
    guard let layout, size.height > 0 else { return viewport }
    for flat in layout.elements(in: visibleRect.minY..<max(visibleRect.minY + 1, visibleRect.maxY))
    {
      guard case .item(let index)? = layout.element(at: flat), let frame = layout.frame(of: index)
      else { continue }
      viewport.visible.append(.init(index: index, offset: frame.minY - offset))
    }
    return viewport
  }

  package func reload(swap: () -> Void) {
    endMotion(finished: false)
    change = nil
    swap()
    for view in mounted.values { recycle(view) }
    mounted = [:]
    layout = nil
    rebuildLayout()
  }

  package func perform(
    _ batch: Batch, animated: Bool, swap: () -> Void,
    completion: @escaping @MainActor (Bool) -> Void
  ) {
    var change = self.change ?? beginChange()
    let mapping = BatchMapping(batch)
    swap()
    var stayed: [LayoutElement: MountedView] = [:]
    for (element, view) in mounted {
      if let new = element.mapped(item: mapping.newIndex, section: mapping.newSection) {
        stayed[new] = view
      } else {
        change.removed.append(view)
      }
    }
    mounted = stayed
    change.mappings.append(mapping)
    change.completions.append(completion)
    change.isAnimated = change.isAnimated && animated
    self.change = change
    layout?.update(sections: newestSections, oldIndex: mapping.oldIndex)
  }

  package func reconfigure(_ views: ListViews) {
    for element in views.elements {
      guard let view = mounted[element] else { continue }
      refill(view.view, for: element)
      view.needsMeasure = true
    }
  }

  package func replace(_ views: ListViews) {
    for element in views.elements {
      guard let view = mounted.removeValue(forKey: element) else { continue }
      recycle(view)
    }
  }

  package func restore(_ position: ListPosition) {
    selectedItems = position.selection
    for (element, view) in mounted {
      if case .item(let index) = element {
        view.cell?.isSelected = selectedItems.contains(index)
      }
    }
    guard layout != nil, size.height > 0 else {
      pendingPosition = position
      finishChangeAtOnce()
      return
    }
    settle(scroll: position.scroll)
    if let focus = change?.focus, position.focus == nil { focusSuccessor(of: focus) }
    beginMotion()
  }

  package func end() {
    endMotion(finished: false)
    for view in mounted.values { recycle(view) }
    mounted = [:]
    layout = nil
  }
}

extension ListViews {
  var elements: [LayoutElement] {
    headers.map { .header($0) } + items.map { .item($0) } + footers.map { .footer($0) }
  }
}

extension LayoutElement {
  /// What it is of its section; `nil` for an item.
  var supplementaryKind: SupplementaryKind? {
    switch self {
    case .item: nil
    case .header: .header
    case .footer: .footer
    }
  }

  /// The same element after its item's index or its section's was mapped; `nil` where that is.
  func mapped(item: (ItemIndex) -> ItemIndex?, section: (Int) -> Int?) -> LayoutElement? {
    switch self {
    case .item(let index): item(index).map { .item($0) }
    case .header(let index): section(index).map { .header($0) }
    case .footer(let index): section(index).map { .footer($0) }
    }
  }
}
