import ConveneDiff
import ConveneLists
import Foundation

/// A change that was told and not yet shown.
@MainActor
struct PendingChange {
  /// The layout before the change.
  let layout: FlowLayout?
  /// The scroll position before the change.
  let offset: Double
  /// The focused item before the change.
  let focus: ItemIndex?
  /// Whether it is shown in motion.
  let isAnimated: Bool
  /// The views that were on screen, where the change is shown in motion, and where they were.
  ///
  /// It keeps them: while they live, no other view is taken for one of them.
  private(set) var posed: [ObjectIdentifier: (view: MountedView, pose: ListTransition.Pose)] = [:]
  /// The batches, in order.
  var mappings: [BatchMapping] = []
  /// Views that stay in the list but are seen no longer.
  var departing: [(element: LayoutElement, view: MountedView)] = []
  /// Views whose element has gone.
  var removed: [MountedView] = []
  var completions: [@MainActor (Bool) -> Void] = []

  /// Notes where a view was on screen, from the list's top edge.
  mutating func note(_ pose: ListTransition.Pose, of view: MountedView) {
    posed[ObjectIdentifier(view)] = (view, pose)
  }

  /// Where a view was on screen, from the list's top edge; `nil` where it wasn't, or nothing moves.
  func pose(of view: MountedView) -> ListTransition.Pose? { posed[ObjectIdentifier(view)]?.pose }

  /// Where an element was before the change; `nil` where it is new.
  func oldElement(_ element: LayoutElement) -> LayoutElement? {
    mappings.reversed().reduce(element) { element, mapping in
      element.flatMap { $0.mapped(item: mapping.oldIndex, section: mapping.oldSection) }
    }
  }

  /// Where an item is after the change; `nil` where it has gone.
  func newIndex(ofOld index: ItemIndex) -> ItemIndex? {
    mappings.reduce(index) { index, mapping in index.flatMap(mapping.newIndex) }
  }

  /// Of the items that stay, the one nearest after the item that was focused, or else before it.
  ///
  /// O(items that went · log operations).
  var successorOfFocus: ItemIndex? {
    guard let layout, let focus else { return nil }
    for direction in [1, -1] {
      var old = layout.item(after: focus, step: direction)
      while let index = old {
        if let new = newIndex(ofOld: index) { return new }
        old = layout.item(after: index, step: direction)
      }
    }
    return nil
  }
}

extension FlowLayout {
  /// The next item in reading order, or with a step of −1 the one before.
  fileprivate func item(after index: ItemIndex, step: Int) -> ItemIndex? {
    var next = ItemIndex(section: index.section, item: index.item + step)
    while next.item < 0 || next.item >= itemCount(inSection: next.section) {
      next.section += step
      guard sections.indices.contains(next.section) else { return nil }
      next.item = step > 0 ? 0 : itemCount(inSection: next.section) - 1
    }
    return next
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
}
