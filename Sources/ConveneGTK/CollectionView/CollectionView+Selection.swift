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

  /// The selected elements of a type, in the order of the list.
  ///
  /// It knows of a selection made before the list is on screen, too.
  public func selectedElements<Element: Differenciable>(of type: Element.Type) -> [Element] {
    driver.selectedElements(of: type)
  }

  /// Called when the user selects or deselects something, and when selected items have gone.
  public var onSelectionChange: (@MainActor () -> Void)? {
    get { driver.onSelectionChange }
    set { driver.onSelectionChange = newValue }
  }

  /// Selects an item, as the app and not as the user: no closure is called.
  ///
  /// Where the list isn't on screen, the item is selected, and scrolled to, as soon as it is.
  /// O(items) comparisons.
  ///
  /// - Parameters:
  ///   - element: The element that the item was made from, or one with its identity.
  ///   - scrolls: Whether the list scrolls as far as needed to show it.
  /// - Returns: Whether there is such an item in the newest list that was declared and updated, in a
  ///   section that is folded, too.
  @discardableResult
  public func select(_ element: some Differenciable, scrolls: Bool = true) -> Bool {
    guard selectionMode != .none else { return false }
    let isAdded = selectionMode == .multiple
    changeSelection { content, selected in
      guard let index = content.index(of: element) else { return selected }
      return isAdded ? selected.union([index]) : [index]
    }
    if scrolls { scroll(to: element) }
    return driver.content.unfolded.index(of: element) != nil
  }

  /// Takes the selection away from all items; no closure is called.
  public func deselectAll() { changeSelection { _, _ in [] } }

  private func changeSelection(
    _ change:
      @escaping @MainActor (
        ListContent<CollectionView>, Set<ItemIndex>
      ) -> Set<ItemIndex>
  ) {
    if let items = driver.changeSelection(change) { showSelection(items, anchor: selection.anchor) }
  }

  /// The selected items.
  var selectedItems: Set<ItemIndex> { selection.items }

  /// Shows as selected what the app, or an update, has selected.
  func showSelection(_ items: Set<ItemIndex>, anchor: ItemIndex?) {
    selection.set(items, anchor: anchor)
    showSelection()
  }

  private func showSelection() {
    for (element, view) in mounted {
      if case .item(let index) = element, let cell = view.cell {
        showSelection(of: index, in: cell)
      }
    }
  }

  func showSelection(of index: ItemIndex, in cell: CollectionCell) {
    cell.isSelected = selectedItems.contains(index)
    cell.isSelectable = selectionMode != .none && cell.takesSelection
  }

  /// What is selected fits the mode.
  func selectionModeChanged() {
    endBand()
    convene_accessible_set_multi_selectable(area, (selectionMode == .multiple).gboolean)
    changeSelection { [selectionMode] _, selected in
      switch selectionMode {
      case .none: []
      case .single: Set(selected.sorted().prefix(1))
      case .multiple: selected
      }
    }
  }

  /// The user chose an item, by pointer or by key.
  package func choose(_ index: ItemIndex) { select(by: .click(index, [])) }

  /// The user did something that may select.
  ///
  /// - Parameters:
  ///   - input: What it was.
  ///   - focus: The item that had the focus before.
  /// - Returns: What was changed by it, if it is for selecting.
  @discardableResult
  func select(by input: SelectionInput, from focus: ItemIndex? = nil) -> SelectionChange? {
    SelectionGesture(input, in: selectionMode, followsFocus: selectionFollowsFocus)
      .map { select($0, from: focus) }
  }

  /// Selects, and tells the app of it.
  @discardableResult
  func select(_ gesture: SelectionGesture, from focus: ItemIndex? = nil) -> SelectionChange {
    // The app is asked before anything is changed, and told after that.
    let change = selection.change(by: gesture, focus: focus, counts: driver.content.counts) {
      driver.isSelectable($0)
    }
    selection.take(change)
    showSelection()
    if selectionMode == .single {
      if change.isWhole { driver.deselectFolded() }
      tellChoice(gesture, change)
    } else {
      driver.selectionChanged(by: change)
    }
    return change
  }

  /// Tells that one item was chosen in another one's place, or again.
  private func tellChoice(_ gesture: SelectionGesture, _ change: SelectionChange) {
    let isChosenAgain = change.isEmpty && selectedItems.first.map { gesture == .only($0) } ?? false
    if let before = change.deselected.first { driver.didDeselect(before) }
    guard isChosenAgain || !change.selected.isEmpty else { return }
    // The app may have changed the list meanwhile; the item is where the selection is.
    if let now = selectedItems.first { driver.didSelect(now) }
  }
}
