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
    if let itemMenu { return element(of: itemMenu.view) }
    return gtk_widget_get_focus_child(area).flatMap { element(of: $0) }
  }

  var focusedIndex: ItemIndex? {
    if case .item(let index)? = focusedElement { index } else { nil }
  }

  /// What has the focus of what the list's keys lead to: items, and headers of sections that can be folded.
  var focusedStop: LayoutElement? {
    switch focusedElement {
    case .item(let index)?: .item(index)
    case .header(let section)? where driver.content.isFoldable(section): .header(section)
    default: nil
    }
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

  /// The element that a view stands for; `nil` once its widget stands for another one, or none.
  func element(of view: MountedView) -> LayoutElement? {
    mounted.first { $0.value === view }?.key
  }

  /// Moves the focus to an item or a header, and scrolls as far as needed.
  func focus(_ element: LayoutElement) {
    reveal(element)
    giveFocus(to: element)
  }

  /// Moves the focus to an item, and scrolls as far as needed.
  func focus(_ index: ItemIndex) { focus(.item(index)) }

  /// Moves the focus to what has a view.
  func giveFocus(to element: LayoutElement) {
    guard let view = mounted[element] else { return }
    lastFocused = view
    tellAssistiveTechnology()
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

  /// Puts the focus back on its item or header, whose view may be another one now or far away, or on
  /// the item that took its place.
  func restoreFocus(to wanted: LayoutElement?) {
    guard holdsFocus else { return }
    holdsFocus = false
    if let focused = focusedElement, wanted.map({ focused == $0 }) ?? true { return }
    guard let target = wanted ?? successorOfFocus else {
      // Nothing is left to have it, and a hidden cell must not.
      gtk_widget_grab_focus(widget)
      return
    }
    if let flat = layout?.flatIndex(of: target) { mount(flat) }
    giveFocus(to: target)
  }

  private var successorOfFocus: LayoutElement? {
    if let change, change.focus != nil {
      return change.successorOfFocus.map { .item($0) } ?? layout?.firstStop
    }
    return firstVisibleStop
  }

  /// The first item that can be seen, or else the first header that takes the focus.
  private var firstVisibleStop: LayoutElement? {
    visiblePlaces.first.map { .item($0.index) } ?? visibleHeaders.first.map { .header($0.section) }
  }

  // MARK: Keys that move the focus between widgets

  func moveFocus(_ direction: GtkDirectionType) -> Bool {
    if let child = gtk_widget_get_focus_child(area) {
      // Within a cell; from cell to cell lead the arrows, which are keys of the list itself.
      let isTab = direction == GTK_DIR_TAB_FORWARD || direction == GTK_DIR_TAB_BACKWARD
      return isTab && Bool(gtk_widget_child_focus(child, direction))
    }
    let last = lastFocused.flatMap { element(of: $0) }
    if let stop = last ?? selectedItems.min().map({ .item($0) }) ?? firstVisibleStop { focus(stop) }
    return gtk_widget_get_focus_child(area) != nil
  }
}
