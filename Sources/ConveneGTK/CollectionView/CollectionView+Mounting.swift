import CAdwaita
import ConveneLists
import Foundation

/// Which views exist: those that can be seen, and the focused one.
extension CollectionView {
  /// Makes a view for each element that can be seen, and pools the others.
  ///
  /// - Parameter anchor: An item that stays at its place of the viewport while rows are measured.
  func mountVisible(holding anchor: ListViewport.Place? = nil) {
    guard !isMounting else {
      // The app scrolled while a view was being filled: what can be seen then is mounted next.
      mountsAgain = true
      return
    }
    guard layout != nil, breadth > 0, length > 0, isReady else { return }
    isMounting = true
    defer { isMounting = false }
    var range = visibleRange
    // What is measured to be of another height than estimated brings in, or pushes out, others. A
    // view that wants another height each time it is asked doesn't get it for ever.
    for _ in 0..<8 {
      mountsAgain = false
      release(outside: range)
      let seen = firstMounted(in: range)
      for flat in range { mount(flat) }
      if let pinnedFlat { mount(pinnedFlat) }
      let hasChanged = measure(range, holding: anchor, below: seen)
      guard hasChanged || mountsAgain else { break }
      range = visibleRange
    }
    release(outside: range)
    putInOrder(range)
    if change == nil { tidyPool() }
    driver.visibleItemsChanged()
  }

  /// What can be seen at its own place, so nothing that is under a pinned header.
  var visibleRange: Range<Int> {
    let edge = itemsEdge
    return layout?.elements(in: edge..<max(edge + 1, visibleRect.maxY)) ?? 0..<0
  }

  /// The first item of a range that has a view.
  private func firstMounted(in range: Range<Int>) -> Int? {
    range.first { flat in
      guard case .item(let index)? = layout?.element(at: flat) else { return false }
      return mounted[.item(index)] != nil
    }
  }

  /// Makes the view of an element, if there isn't one.
  func mount(_ flat: Int) {
    guard let element = layout?.element(at: flat), mounted[element] == nil,
      let view = makeView(for: element)
    else { return }
    mounted[element] = view
  }

  // MARK: Making and filling

  /// A view for an element, filled; `nil` where the declaration has none for it.
  func makeView(for element: LayoutElement) -> MountedView? {
    switch element {
    case .item(let index):
      guard let item = driver.item(at: index) else { return nil }
      let view = takeView(for: item, standIn: CollectionCell.self)
      driver.configure(view, as: item)
      finishFilling(view, for: element, showing: item)
      driver.willDisplay(view)
      return MountedView(view: view, key: item.reuseKey)
    case .header(let section), .footer(let section):
      guard let kind = element.supplementaryKind,
        let supplementary = driver.content.supplementary(kind, in: section)
      else { return nil }
      let view = takeView(for: supplementary, standIn: CollectionReusableView.self)
      driver.configure(view, kind, section: section)
      finishFilling(view, for: element)
      driver.willDisplay(view)
      return MountedView(view: view, key: supplementary.reuseKey)
    }
  }

  /// A view of the declared class, pooled or new.
  ///
  /// A class that isn't the list's gets an empty view in its place, which the driver reports when
  /// it is to be filled.
  private func takeView(
    for declared: AnyReusable<CollectionView>, standIn: CollectionReusableView.Type
  ) -> CollectionReusableView {
    if let pooled = pool.take(declared.reuseKey) {
      pooled.prepareForReuse()
      setSeen(pooled, true)
      setHidden(pooled, false)
      return pooled
    }
    let type = declared.viewClass as? CollectionReusableView.Type ?? standIn
    let view = type.init()
    if view is CollectionCell {
      convene_accessible_set_role(view.widget, accessibilityRole.ofItem)
    }
    gtk_widget_set_parent(view.widget, area)
    return view
  }

  /// Fills a view again that shows an element already.
  func refill(_ view: CollectionReusableView, for element: LayoutElement) {
    var item: AnyItem<CollectionView>?
    if case .item(let index) = element {
      item = driver.configure(view, at: index)
    } else if let kind = element.supplementaryKind {
      driver.configure(view, kind, section: element.section)
    }
    finishFilling(view, for: element, showing: item, isRefilled: true)
  }

  private func finishFilling(
    _ view: CollectionReusableView, for element: LayoutElement,
    showing item: AnyItem<CollectionView>? = nil, isRefilled: Bool = false
  ) {
    showBackground(of: view, for: element)
    showExpansion(of: view, for: element, isRefilled: isRefilled)
    if case .item(let index) = element {
      updateAccessibleName(of: view)
      guard let cell = view as? CollectionCell else { return }
      showSelection(of: index, in: cell)
      offerActions(of: item, in: cell)
    } else if let kind = element.supplementaryKind {
      let declared = driver.content.supplementary(kind, in: element.section)
      updateAccessibleName(of: view, declared: declared?.accessibilityLabel)
    }
  }

  // MARK: Giving up

  private func release(outside range: Range<Int>) {
    guard let layout else { return }
    let focused = focusedElement
    let pinned = pinnedFlat
    keptForFocus = nil
    var gone: [(element: LayoutElement, view: MountedView, flat: Int)] = []
    for (element, view) in mounted {
      let flat = layout.flatIndex(of: element)
      if let flat, range.contains(flat) || flat == pinned { continue }
      if flat != nil, view === drag?.view { continue }
      if flat != nil, element == focused {
        keptForFocus = view
        continue
      }
      gone.append((element, view, flat ?? .max))
    }
    // The first ones last, which are then the first to be used again: they are siblings in that order.
    for (element, view, _) in gone.sorted(by: { $0.flat > $1.flat }) {
      mounted[element] = nil
      if change?.pose(of: view) != nil {
        change?.departing.append((element, view))
      } else {
        recycle(view)
      }
    }
  }

  /// Whether a cell is kept for the focus, which has gone elsewhere since.
  var keptIsUnfocused: Bool {
    guard let keptForFocus else { return false }
    return focusedElement.flatMap { mounted[$0] } !== keptForFocus
  }

  func recycleAll() {
    let views = mounted.values
    mounted = [:]
    for view in views { recycle(view) }
  }

  /// Pools a view, which stays where it is until the pool is tidied.
  ///
  /// It is likely to be one of the next that are shown, and to hide a widget and to show it again costs as
  /// much as to fill it.
  func recycle(_ view: MountedView) {
    if view === drag?.view { endDrag() }
    view.transition = nil
    driver.didEndDisplaying(view.view)
    gtk_widget_queue_allocate(area)
    // With the view goes what the user is at in it: the next item would get the click, or the typing.
    if isInUse(view) { return gtk_widget_unparent(view.widget) }
    gtk_widget_set_opacity(view.widget, 1)
    pool.put(view.view, view.key)
  }

  /// Whether the user has pressed something in a view, or types in it.
  private func isInUse(_ view: MountedView) -> Bool {
    let flags = gtk_widget_get_state_flags(view.widget).rawValue
    return flags & GTK_STATE_FLAG_ACTIVE.rawValue != 0
      || gtk_widget_get_focus_child(area) == view.widget
  }

  /// Hides the views that show nothing, and keeps no more of them than are on their way out at once where
  /// changes come faster than motion ends.
  func tidyPool() {
    pool.forEach { view in
      setSeen(view, false)
      setHidden(view, true)
    }
    for view in pool.takeExcess(over: mounted.count + greatestCarry) {
      gtk_widget_unparent(view.widget)
    }
  }

  /// Shows or hides a view.
  private func setSeen(_ view: CollectionReusableView, _ isSeen: Bool) {
    guard Bool(gtk_widget_get_child_visible(view.widget)) != isSeen else { return }
    gtk_widget_set_child_visible(view.widget, isSeen.gboolean)
    // At the end it is in nobody's way when siblings are brought into order.
    if !isSeen { gtk_widget_insert_before(view.widget, area, nil) }
  }

  /// Brings siblings into reading order, which is the order of the accessible tree, above those
  /// that are on their way out.
  ///
  /// It moves only those that came since.
  private func putInOrder(_ range: Range<Int>) {
    guard let layout else { return }
    var order = leaving
    // The focused cell and a pinned header.
    let outside = mounted.keys.compactMap { layout.flatIndex(of: $0) }
      .filter { !range.contains($0) }.sorted()
    let flats = [
      outside.filter { $0 < range.lowerBound }, Array(range),
      outside.filter { $0 >= range.upperBound },
    ]
    order += flats.joined().compactMap { flat in
      layout.element(at: flat).flatMap { mounted[$0] }
    }
    var previous: WidgetPointer?
    for view in order {
      if gtk_widget_get_prev_sibling(view.widget) != previous {
        gtk_widget_insert_after(view.widget, area, previous)
      }
      previous = view.widget
    }
  }
}
