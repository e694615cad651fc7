import CAdwaita
import ConveneDiff
import ConveneLists
import Foundation

/// Selection, and scrolling to what is selected.
extension CollectionView {
  /// The places of the selected items, in order.
  public var indexPathsForSelectedItems: [IndexPath] {
    selectedItems.sorted().map { IndexPath(indexes: [$0.section, $0.item]) }
  }

  /// Selects an item, as the app and not as the user: no closure is called.
  ///
  /// O(items) comparisons.
  ///
  /// - Parameters:
  ///   - element: The element that the item was made from, or one with its identity.
  ///   - scrolls: Whether the list scrolls as far as needed to show it.
  /// - Returns: Whether there is such an item.
  @discardableResult
  public func select(_ element: some Differenciable, scrolls: Bool = true) -> Bool {
    guard let index = driver.content.index(of: element) else { return false }
    setSelection(selectionMode == .multiple ? selectedItems.union([index]) : [index])
    if scrolls { reveal(index) }
    return true
  }

  /// Takes the selection away from all items; no closure is called.
  public func deselectAll() { setSelection([]) }

  /// Scrolls as far as needed to show an item.
  ///
  /// O(items) comparisons.
  ///
  /// - Parameter element: The element that the item was made from, or one with its identity.
  /// - Returns: Whether there is such an item.
  @discardableResult
  public func scroll(to element: some Differenciable) -> Bool {
    guard let index = driver.content.index(of: element) else { return false }
    reveal(index)
    return true
  }

  func setSelection(_ items: Set<ItemIndex>) {
    selectedItems = items
    for (element, view) in mounted {
      if case .item(let index) = element { view.cell?.isSelected = items.contains(index) }
    }
  }

  /// The user chose an item, by pointer or by key.
  package func choose(_ index: ItemIndex) {
    guard selectionMode != .none, driver.isSelectable(index) else { return }
    if selectionMode == .multiple, selectedItems.contains(index) {
      setSelection(selectedItems.subtracting([index]))
      driver.didDeselect(index)
      return
    }
    let before = selectedItems
    setSelection(selectionMode == .multiple ? before.union([index]) : [index])
    if selectionMode == .single {
      for old in before where old != index { driver.didDeselect(old) }
    }
    driver.didSelect(index)
  }

  /// Scrolls as far as needed to show an item, and with a section's first one its header.
  func reveal(_ index: ItemIndex) {
    guard let layout, let frame = layout.frame(of: index) else { return }
    let top =
      index.item == 0
      ? layout.frameOfHeader(index.section)?.minY ?? frame.minY : frame.minY
    if top < offset {
      scrollable.scroll(to: top)
    } else if frame.maxY > offset + Double(size.height) {
      scrollable.scroll(to: min(top, frame.maxY - Double(size.height)))
    }
  }
}
