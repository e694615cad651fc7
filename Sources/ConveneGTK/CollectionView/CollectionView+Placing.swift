import CAdwaita
import ConveneDiff
import ConveneLists
import Foundation

/// Where everything is: layout, scroll position, and the widgets' places.
extension CollectionView: ScrollableOwner {
  var offset: Double { scrollable.value }

  /// The items that can be seen, none of them under a pinned header, and how far below the list's top
  /// edge they are.
  var visiblePlaces: [ListViewport.Place] {
    guard let layout, length > 0 else { return [] }
    return visibleRange.compactMap { flat in
      guard case .item(let index)? = layout.element(at: flat), let frame = layout.frame(of: index)
      else { return nil }
      return .init(index: index, offset: frame.minY - offset)
    }
  }

  var naturalLength: Int32 { Int32(min(Double(layout?.contentHeight ?? 0), 1_048_576)) }

  // MARK: Layout

  /// Lays out the data anew, as after a reload or in another width.
  func rebuildLayout() {
    layout = nil
    naturalHeights = [:]
    guard breadth > 0 else { return }
    layout = FlowLayout(sections: newestSections(), width: CGFloat(breadth))
  }

  /// The sections of the data, with headers and footers as high as they want to be where their
  /// declaration doesn't say it.
  func newestSections() -> [LayoutSection] {
    var sections = driver.layoutSections(
      width: CGFloat(breadth), direction: scrollDirection)
    guard isReady else { return sections }
    for section in sections.indices {
      if sections[section].headerHeight != nil,
        let height = naturalHeight(of: .header(section))
      {
        sections[section].headerHeight = height
      }
      if sections[section].footerHeight != nil,
        let height = naturalHeight(of: .footer(section))
      {
        sections[section].footerHeight = height
      }
    }
    return sections
  }

  /// How high the first header or footer of its kind wants to be; `nil` where its size is declared.
  private func naturalHeight(of element: LayoutElement) -> CGFloat? {
    guard let kind = element.supplementaryKind,
      let supplementary = driver.content.supplementary(kind, in: element.section),
      supplementary.requestedSize(in: self) == nil
    else { return nil }
    if let height = naturalHeights[supplementary.reuseKey] { return height }
    guard let view = makeView(for: element) else { return nil }
    let height = CGFloat(Extent(of: view.widget, axis, breadth).natural)
    recycle(view)
    naturalHeights[supplementary.reuseKey] = height
    return height
  }

  /// Takes over a position, and makes and fills what can be seen from there.
  func settle(scroll: ListPosition.Scroll) {
    guard layout != nil else { return }
    switch scroll {
    case .unchanged:
      configureScrolling(to: nil)
      mountVisible()
    case .top:
      stopScrolling()
      configureScrolling(to: 0)
      mountVisible()
    case .end:
      stopScrolling()
      // What comes into view there may be of another height than it was estimated to be.
      for _ in 0..<2 {
        configureScrolling(to: .greatestFiniteMagnitude)
        mountVisible()
      }
      configureScrolling(to: .greatestFiniteMagnitude)
    case .anchor(let place):
      configureScrolling(to: position(holding: place))
      mountVisible(holding: place)
    case .header(let header):
      let place = layout?.frameOfHeader(header.section)
      configureScrolling(to: place.map { Double($0.minY) - header.offset })
      mountVisible()
    }
    if let goal = wantedGoal, isReady {
      wantedGoal = nil
      self.scroll(to: goal, animated: false)
    }
    gtk_widget_queue_allocate(area)
  }

  /// The scroll position that has an item at its place of the viewport.
  private func position(holding place: ListViewport.Place) -> Double? {
    layout?.frame(of: place.index).map { Double($0.minY) - place.offset }
  }

  func configureScrolling(to value: Double?) {
    scrollable.configure(
      value: value, upper: Double(layout?.contentHeight ?? 0), page: Double(length))
  }

  /// Measures the self-sizing items of a range, which costs little where nothing has changed.
  ///
  /// - Parameters:
  ///   - range: The items.
  ///   - anchor: An item that stays at its place of the viewport.
  ///   - seen: The first item that was seen before: what comes into view above it grows upwards.
  /// - Returns: Whether any turned out to be of another height than it had.
  func measure(
    _ range: Range<Int>, holding anchor: ListViewport.Place?, below seen: Int?
  ) -> Bool {
    guard var layout else { return false }
    var hasChanged = false
    var above = 0.0
    let edge = itemsEdge
    for flat in range {
      guard case .item(let index)? = layout.element(at: flat), layout.isMeasured(itemAt: index),
        let view = mounted[.item(index)], let frame = layout.frame(of: index)
      else { continue }
      let height = Extent(of: view.widget, axis, Int32(frame.width)).natural
      guard height != Int32(frame.height) else { continue }
      let delta = layout.setMeasuredHeight(CGFloat(height), ofItemAt: index)
      hasChanged = hasChanged || delta != 0
      // What is above the visible part, or comes in there, grows upwards: nothing on screen jumps.
      let isAbove = frame.minY < edge + above || flat < seen ?? 0
      if isAbove, offset > 0 { above += delta }
    }
    guard hasChanged else { return false }
    self.layout = layout
    configureScrolling(to: anchor.flatMap(position) ?? (above == 0 ? nil : offset + above))
    return true
  }

  // MARK: Being placed

  func allocate(width: Int32, height: Int32) {
    driver.answer {
      isPlacing = true
      defer { isPlacing = false }
      if size != (width, height) {
        resize(width: width, height: height)
      } else if !isMounting, change == nil,
        keptIsUnfocused || measure(visibleRange, holding: nil, below: nil)
      {
        // The focus has gone from a cell that is out of sight, or a row has changed its height by itself.
        mountVisible()
      }
      tidyPool()
      let cover = cover
      showEdge(of: cover?.view.view)
      for (element, view) in mounted {
        guard let frame = shownFrame(of: element) else { continue }
        if let drag, view === drag.view {
          place(view, at: .init(rect: drag.frame.offsetBy(dx: 0, dy: offset)), under: nil)
        } else {
          let header = view === cover?.view ? nil : cover?.frame
          place(view, at: pose(of: view, at: frame), under: header)
        }
      }
      for view in leaving {
        guard let pose = view.transition?.frame(for: motionProgress) else { continue }
        place(view, at: pose, under: cover?.frame)
      }
      placeBand()
      itemMenu?.present()
    }
  }

  private func resize(width: Int32, height: Int32) {
    let anchor = offset > 0 ? visiblePlaces.first : nil
    let (breadthBefore, lengthBefore) = (breadth, length)
    let focus = focusedIndex.flatMap { isWhollySeen($0) ? $0 : nil }
    size = (width, height)
    let isNewBreadth = breadth != breadthBefore
    if isNewBreadth || layout == nil {
      endMotion(finished: false)
      rebuildLayout()
    }
    if let pendingPosition, layout != nil, length > 0 {
      self.pendingPosition = nil
      settle(scroll: pendingPosition.scroll)
    } else {
      settle(scroll: isNewBreadth ? anchor.map { .anchor($0) } ?? .unchanged : .unchanged)
    }
    if let focus, length < lengthBefore { keepSeen(focus) }
    if isNewBreadth, let drag, let frame = layout?.frame(of: drag.index) {
      drag.resize(to: frame.size)
    }
  }

  /// Whether nothing has to be scrolled to show an item.
  private func isWhollySeen(_ index: ItemIndex) -> Bool {
    length > 0 && wantedOffset(revealing: index) == offset
  }

  /// What the user is at isn't hidden by something that takes room from the list, such as a bar.
  private func keepSeen(_ index: ItemIndex) {
    guard let wanted = wantedOffset(revealing: index), wanted != offset else { return }
    configureScrolling(to: wanted)
    mountVisible()
  }

  private func wantedOffset(revealing index: ItemIndex) -> Double? {
    layout?.offset(revealing: index, from: offset, height: CGFloat(length)).map { Double($0) }
  }

  /// How a view is to be seen whose place is a frame, and may have changed since its motion began, as
  /// that of a pinned header does while the list is scrolled.
  private func pose(of view: MountedView, at frame: CGRect) -> ListTransition.Pose {
    guard let transition = view.transition else { return .init(rect: frame) }
    let pose = transition.frame(for: motionProgress)
    let moved = frame.minY - transition.end.rect.minY
    return .init(rect: pose.rect.offsetBy(dx: 0, dy: moved), opacity: pose.opacity)
  }

  /// Places a view; what of it is under a header is cut off.
  private func place(
    _ view: MountedView, at pose: ListTransition.Pose, under header: CGRect?
  ) {
    // The difference is made in Double: far down a long list Float has no whole pixels left.
    let top = min(max(pose.rect.minY - offset, -1_048_576), 1_048_576)
    // Edges are rounded, not lengths, so that neighbours neither overlap nor leave a gap.
    let left = pose.rect.minX.rounded()
    let height = (top + pose.rect.height).rounded() - top.rounded()
    let covered = header.map { ($0.maxY - offset).rounded() - top.rounded() } ?? 0
    let cut = min(max(0, covered), height)
    let place = placed(
      CGRect(
        x: left, y: top.rounded() + cut, width: pose.rect.maxX.rounded() - left,
        height: height - cut))
    RowWidget.cutOff(Int32(cut), at: leadingEdge, of: view.widget)
    var point = graphene_point_t(x: Float(place.minX), y: Float(place.minY))
    // GTK wants each widget measured before it is placed, and has the answer if nothing changed.
    _ = Extent(of: view.widget, GTK_ORIENTATION_VERTICAL, Int32(place.width))
    gtk_widget_allocate(
      view.widget, Int32(place.width), Int32(place.height), -1,
      gsk_transform_translate(nil, &point))
    if gtk_widget_get_opacity(view.widget) != pose.opacity {
      gtk_widget_set_opacity(view.widget, pose.opacity)
    }
  }

  func didScroll(byOthers: Bool) {
    if byOthers { scrolling = nil }
    guard change == nil else { return }
    mountVisible()
    followPointer()
    gtk_widget_queue_allocate(area)
  }

  func didChangeMapped(_ isMapped: Bool) {
    guard isMapped else {
      press = nil
      endBand()
      itemMenu?.close()
      finishScrolling()
      cancelDrag()
      return endMotion(finished: false)
    }
    driver.hostBecameReady()
    // Where the data are the same, what was sized while it couldn't be seen is still to be made.
    if layout != nil { settle(scroll: .unchanged) }
  }
}

extension CollectionView {
  /// What can be seen, in reading order, and where of it is seen from the list's top left corner.
  package var visibleElements: [(element: LayoutElement, frame: CGRect)] {
    guard let layout, length > 0 else { return [] }
    let pinned = pinnedHeader.map { [(LayoutElement.header($0.section), $0.frame)] } ?? []
    let edge = itemsEdge
    let others = visibleRange.compactMap { flat -> (LayoutElement, CGRect)? in
      guard let element = layout.element(at: flat), var frame = layout.frame(of: element) else {
        return nil
      }
      if !pinned.isEmpty, frame.minY < edge {
        frame.size.height = frame.maxY - edge
        frame.origin.y = edge
      }
      return (element, frame)
    }
    return (pinned + others).map { ($0, placed($1.offsetBy(dx: 0, dy: -offset))) }
  }

  /// Whether a change is being shown in motion.
  package var isInMotion: Bool { motion != nil }
}
