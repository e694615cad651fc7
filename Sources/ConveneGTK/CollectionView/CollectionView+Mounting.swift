import CAdwaita
import ConveneDiff
import ConveneLists
import Foundation

/// Which views exist, and where they are.
extension CollectionView: ScrollableOwner {
  var offset: Double { scrollable.value }

  /// What is seen of the list, in the coordinates of its content.
  var visibleRect: CGRect {
    CGRect(x: 0, y: offset, width: Double(size.width), height: Double(size.height))
  }

  var naturalHeight: Int32 { Int32(min(Double(layout?.contentHeight ?? 0), 1_048_576)) }

  // MARK: Layout

  /// Lays out the data anew, as after a reload or in another width.
  func rebuildLayout() {
    guard size.width > 0 else { return }
    layout = FlowLayout(sections: newestSections, width: CGFloat(size.width))
  }

  var newestSections: [LayoutSection] {
    driver.layoutSections(width: CGFloat(size.width))
  }

  /// Takes over a position, and makes and fills what can be seen from there.
  func settle(scroll: ListPosition.Scroll) {
    guard let layout else { return }
    var target: Double?
    switch scroll {
    case .unchanged: break
    case .top: target = 0
    case .anchor(let place):
      if let frame = layout.frame(of: place.index) { target = Double(frame.minY) - place.offset }
    }
    configureScrolling(value: target)
    mountVisible()
    gtk_widget_queue_allocate(area)
  }

  private func configureScrolling(value: Double?) {
    scrollable.configure(
      value: value, upper: Double(layout?.contentHeight ?? 0), page: Double(size.height))
  }

  // MARK: Mounting

  /// Makes a view for each element that can be seen, and pools the others.
  func mountVisible() {
    guard layout != nil, size.width > 0, size.height > 0 else { return }
    // What is measured to be of another height than estimated brings in, or pushes out, others.
    var passes = 0
    var range = visibleRange()
    repeat {
      release(outside: range)
      for flat in range { mount(flat) }
      passes += 1
      guard measure(range) else { break }
      range = visibleRange()
    } while passes < 8
    release(outside: range)
    putInOrder(range)
    dropExcess()
  }

  private func visibleRange() -> Range<Int> {
    layout?.elements(in: visibleRect.minY..<max(visibleRect.minY + 1, visibleRect.maxY)) ?? 0..<0
  }

  private func mount(_ flat: Int) {
    guard let element = layout?.element(at: flat), mounted[element] == nil,
      let view = makeView(for: element)
    else { return }
    mounted[element] = view
  }

  /// A view for an element, filled; `nil` where the declaration has none for it.
  private func makeView(for element: LayoutElement) -> MountedView? {
    switch element {
    case .item(let index):
      guard let item = driver.item(at: index) else { return nil }
      let view = takeView(for: item, standIn: CollectionCell.self)
      driver.configure(view, as: item)
      finishFilling(view, for: element)
      driver.willDisplay(view)
      return MountedView(view: view, key: item.reuseKey)
    case .header(let section), .footer(let section):
      guard let kind = element.supplementaryKind,
        let supplementary = driver.content.supplementary(kind, in: section)
      else { return nil }
      let view = takeView(for: supplementary, standIn: CollectionReusableView.self)
      driver.configure(view, kind, section: section)
      finishFilling(view, for: element)
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
      gtk_widget_set_child_visible(pooled.widget, true.gboolean)
      convene_accessible_set_hidden(pooled.widget, false.gboolean)
      return pooled
    }
    let type = declared.viewClass as? CollectionReusableView.Type ?? standIn
    let view = type.init()
    gtk_widget_set_parent(view.widget, area)
    return view
  }

  /// Fills a view again that shows an element already.
  func refill(_ view: CollectionReusableView, for element: LayoutElement) {
    if case .item(let index) = element {
      driver.configure(view, at: index)
    } else if let kind = element.supplementaryKind {
      driver.configure(view, kind, section: element.section)
    }
    finishFilling(view, for: element)
  }

  private func finishFilling(_ view: CollectionReusableView, for element: LayoutElement) {
    view.updateAccessibleName()
    guard case .item(let index) = element else { return }
    (view as? CollectionCell)?.isSelected = selectedItems.contains(index)
  }

  /// Measures self-sizing items that are new in a range.
  ///
  /// - Returns: Whether any turned out to be of another height than it had.
  private func measure(_ range: Range<Int>) -> Bool {
    guard var layout else { return false }
    var hasChanged = false
    var above = 0.0
    for flat in range {
      guard case .item(let index)? = layout.element(at: flat),
        case .selfSizing = layout.sections[index.section].sizing,
        let view = mounted[.item(index)], view.needsMeasure,
        let frame = layout.frame(of: index)
      else { continue }
      view.needsMeasure = false
      let height = Extent(of: view.widget, GTK_ORIENTATION_VERTICAL, Int32(frame.width)).natural
      let delta = layout.setMeasuredHeight(CGFloat(height), ofItemAt: index)
      hasChanged = hasChanged || delta != 0
      // What is above the visible part grows upwards, so that nothing on screen jumps.
      if frame.minY < offset, offset > 0 { above += delta }
    }
    guard hasChanged else { return false }
    self.layout = layout
    configureScrolling(value: above == 0 ? nil : offset + above)
    return true
  }

  private func release(outside range: Range<Int>) {
    guard let layout else { return }
    let focused = focusedElement
    for (element, view) in mounted {
      if let flat = layout.flatIndex(of: element), range.contains(flat) { continue }
      // The focused cell stays, however far away, or the focus would go to another item.
      if element == focused, layout.flatIndex(of: element) != nil { continue }
      mounted[element] = nil
      if change?.poses[ObjectIdentifier(view)] != nil {
        change?.departing.append((element, view))
      } else {
        recycle(view)
      }
    }
  }

  func recycle(_ view: MountedView) {
    view.transition = nil
    driver.didEndDisplaying(view.view)
    gtk_widget_set_child_visible(view.widget, false.gboolean)
    convene_accessible_set_hidden(view.widget, true.gboolean)
    gtk_widget_set_opacity(view.widget, 1)
    view.cell?.isSelected = false
    pool.put(view.view, view.key)
  }

  private func dropExcess() {
    for view in pool.takeExcess(over: max(16, mounted.count)) { gtk_widget_unparent(view.widget) }
  }

  /// Brings siblings into reading order, which is the order of the accessible tree.
  private func putInOrder(_ range: Range<Int>) {
    var previous: WidgetPointer?
    for flat in range {
      guard let element = layout?.element(at: flat), let view = mounted[element] else { continue }
      if gtk_widget_get_prev_sibling(view.widget) != previous {
        gtk_widget_insert_after(view.widget, area, previous)
      }
      previous = view.widget
    }
  }

  // MARK: Being placed

  func allocate(width: Int32, height: Int32) {
    if size != (width, height) { resize(width: width, height: height) }
    for (element, view) in mounted {
      guard let frame = layout?.frame(of: element) else { continue }
      place(view, at: view.transition?.frame(for: motionProgress) ?? .init(rect: frame))
    }
    for view in leaving {
      if let pose = view.transition?.frame(for: motionProgress) { place(view, at: pose) }
    }
  }

  private func resize(width: Int32, height: Int32) {
    let anchor = viewport.isAtTop ? nil : viewport.visible.first
    let isNewWidth = size.width != width
    size = (width, height)
    if isNewWidth || layout == nil {
      endMotion(finished: false)
      rebuildLayout()
      for view in mounted.values { view.needsMeasure = true }
    }
    if let pendingPosition {
      self.pendingPosition = nil
      settle(scroll: pendingPosition.scroll)
    } else {
      settle(scroll: isNewWidth ? anchor.map { .anchor($0) } ?? .unchanged : .unchanged)
    }
  }

  private func place(_ view: MountedView, at pose: ListTransition.Pose) {
    let width = Int32(pose.rect.width.rounded())
    let height = Int32(pose.rect.height.rounded())
    // The difference is made in Double: far down a long list Float has no whole pixels left.
    let y = min(max(pose.rect.minY - offset, -1_048_576), 1_048_576)
    var point = graphene_point_t(x: Float(pose.rect.minX), y: Float(y.rounded()))
    _ = Extent(of: view.widget, GTK_ORIENTATION_VERTICAL, width)
    gtk_widget_allocate(
      view.widget, width, height, -1, gsk_transform_translate(nil, &point))
    if gtk_widget_get_opacity(view.widget) != pose.opacity {
      gtk_widget_set_opacity(view.widget, pose.opacity)
    }
  }

  func didScroll() {
    mountVisible()
    gtk_widget_queue_allocate(area)
  }

  func didChangeMapped(_ isMapped: Bool) {
    if isMapped { driver.hostBecameReady() } else { endMotion(finished: false) }
  }
}

extension CollectionView {
  /// What can be seen, in reading order, and where it is from the list's top left corner.
  package var visibleElements: [(element: LayoutElement, frame: CGRect)] {
    guard let layout, size.height > 0 else { return [] }
    return layout.elements(in: visibleRect.minY..<max(visibleRect.minY + 1, visibleRect.maxY))
      .compactMap { flat in
        guard let element = layout.element(at: flat), let frame = layout.frame(of: element) else {
          return nil
        }
        return (element, frame.offsetBy(dx: 0, dy: -offset))
      }
  }

  /// Whether a change is being shown in motion.
  package var isInMotion: Bool { motion != nil }
}
