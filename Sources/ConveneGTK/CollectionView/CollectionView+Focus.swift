import CAdwaita
import ConveneDiff
import ConveneLists
import Foundation

/// The keyboard's focus, which stays with its item.
extension CollectionView {
  /// The element whose view has the focus, or holds what has it.
  ///
  /// While a menu is open, that is the view that it was opened for.
  var focusedElement: LayoutElement? {
    if let itemMenu { return element(of: itemMenu.view.widget) }
    return gtk_widget_get_focus_child(area).flatMap { element(of: $0) }
  }

  var focusedIndex: ItemIndex? {
    if case .item(let index)? = focusedElement { index } else { nil }
  }

  /// Whether the window's focus is in the list, also while the window isn't the active one.
  ///
  /// The scrolled window has it where the list has no cell to give it to.
  var hasFocus: Bool {
    guard let root = gtk_widget_get_root(area), let focus = gtk_root_get_focus(root) else {
      return false
    }
    return focus == widget || Bool(gtk_widget_is_ancestor(focus, area))
  }

  /// The element that a widget of the list stands for.
  func element(of widget: WidgetPointer) -> LayoutElement? {
    mounted.first { $0.value.widget == widget }?.key
  }

  /// Moves the focus to an item, and scrolls as far as needed.
  func focus(_ index: ItemIndex) {
    reveal(index)
    giveFocus(to: index)
  }

  /// Moves the focus to an item whose cell exists.
  func giveFocus(to index: ItemIndex) {
    guard let view = mounted[.item(index)] else { return }
    lastFocused = view
    gtk_widget_grab_focus(view.widget)
    releaseKept()
  }

  /// Has the cell that was kept for the focus go, which has gone elsewhere.
  func releaseKept() {
    if keptForFocus != nil { gtk_widget_queue_allocate(area) }
  }

  // MARK: Changes

  /// Notes before a change whether the focus is to be in the list after it.
  func holdFocus() { holdsFocus = holdsFocus || hasFocus }

  /// Puts the focus back on its item, whose cell may be another one now or far away, or on the
  /// item that took its place.
  func restoreFocus(to wanted: ItemIndex?) {
    guard holdsFocus else { return }
    holdsFocus = false
    if let focused = focusedElement, wanted.map({ focused == .item($0) }) ?? true { return }
    guard let target = wanted ?? successorOfFocus else {
      // Nothing is left to have it, and a hidden cell must not.
      gtk_widget_grab_focus(widget)
      return
    }
    if let flat = layout?.flatIndex(of: .item(target)) { mount(flat) }
    giveFocus(to: target)
  }

  private var successorOfFocus: ItemIndex? {
    if let change, change.focus != nil { return change.successorOfFocus ?? layout?.firstItem }
    return visiblePlaces.first?.index
  }

  // MARK: Keys that move the focus between widgets

  func moveFocus(_ direction: GtkDirectionType) -> Bool {
    if let child = gtk_widget_get_focus_child(area) {
      // Within a cell; from cell to cell lead the arrows, which are keys of the list itself.
      let isTab = direction == GTK_DIR_TAB_FORWARD || direction == GTK_DIR_TAB_BACKWARD
      return isTab && Bool(gtk_widget_child_focus(child, direction))
    }
    let last = lastFocused.flatMap { element(of: $0.widget) }
    if case .item(let index)? = last {
      focus(index)
    } else if let index = selectedItems.min() ?? visiblePlaces.first?.index {
      focus(index)
    }
    return gtk_widget_get_focus_child(area) != nil
  }
}
