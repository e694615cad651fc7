import ConveneDiff
import ConveneLists
import Foundation

/// Where everything is, and what can be seen of it.
extension TestHost {
  /// How far the list can be scrolled, in points.
  public var maximumOffset: CGFloat { max(0, (layout?.contentHeight ?? 0) - height) }

  /// What can be seen, by its number in the layout.
  var visibleRange: Range<Int> {
    guard hasWindow, height > 0 else { return 0..<0 }
    return layout?.elements(in: offset..<offset + height) ?? 0..<0
  }

  /// What can be seen, from top to bottom.
  var visibleElements: [LayoutElement] { visibleRange.compactMap { layout?.element(at: $0) } }

  var visiblePlaces: [ListViewport.Place] {
    visibleElements.compactMap { element in
      guard case .item(let index) = element, let frame = layout?.frame(of: index) else {
        return nil
      }
      return ListViewport.Place(index: index, offset: Double(frame.minY - offset))
    }
  }

  /// Lays out the data anew, as after a reload or in another width.
  func layOut() {
    layout = FlowLayout(sections: driver.layoutSections(width: width), width: width)
  }

  /// Scrolls as far as can be, and makes what is seen there.
  func moveTo(_ newOffset: CGFloat) {
    offset = min(max(newOffset, 0), maximumOffset)
    mountVisible()
    // What was measured may leave less to be scrolled.
    offset = min(offset, maximumOffset)
  }

  /// Makes what can be seen, and gives up what can't.
  func mountVisible() {
    guard !isMounting else {
      // The app scrolled while a view was being filled.
      mountsAgain = true
      return
    }
    isMounting = true
    defer { isMounting = false }
    // Rows that are measured may bring in others, or push them out.
    for _ in 0..<8 {
      mountsAgain = false
      let elements = visibleElements
      let seen = Set(elements)
      for (element, view) in mounted.sorted(by: { $0.key < $1.key }) where !seen.contains(element) {
        mounted[element] = nil
        endDisplaying(view)
      }
      for element in elements where mounted[element] == nil { mount(element) }
      let hasChanged = measure(elements)
      if !hasChanged, !mountsAgain { break }
    }
    driver.visibleItemsChanged()
  }

  func unmountAll() {
    let views = mounted.sorted { $0.key < $1.key }
    mounted = [:]
    for (_, view) in views { endDisplaying(view) }
  }

  func endDisplaying(_ view: MountedView) {
    if view.isFilled {
      driver.didEndDisplaying(view.object)
    } else {
      driver.forget(view.object)
    }
  }

  // MARK: Making and filling

  private func mount(_ element: LayoutElement) {
    guard let declared = declared(element) else { return }
    let made = make(declared)
    let view = MountedView(
      object: made ?? NoView(), isFilled: made != nil,
      className: String(describing: declared.viewClass), key: declared.reuseKey)
    mounted[element] = view
    mount(element, in: view, as: declared)
    if view.isFilled, case .item = element { driver.willDisplay(view.object) }
  }

  /// Fills a view that is there again.
  func mount(_ element: LayoutElement, in view: MountedView) {
    if let declared = declared(element) { mount(element, in: view, as: declared) }
  }

  private func mount(
    _ element: LayoutElement, in view: MountedView, as declared: AnyReusable<View>
  ) {
    switch (declared, element) {
    case (let item as AnyItem<View>, _):
      if view.isFilled {
        driver.configure(view.object, as: item)
      } else {
        driver.show(item, in: view.object)
      }
    case (let supplementary as AnySupplementary<View>, _):
      let kind: SupplementaryKind = element == .header(element.section) ? .header : .footer
      if view.isFilled {
        driver.configure(view.object, kind, section: element.section)
      } else {
        driver.show(supplementary, kind, in: view.object)
      }
    default: break
    }
  }

  private func declared(_ element: LayoutElement) -> AnyReusable<View>? {
    switch element {
    case .item(let index): driver.item(at: index)
    case .header(let section): driver.content.supplementary(.header, in: section)
    case .footer(let section): driver.content.supplementary(.footer, in: section)
    }
  }

  /// A view of the declared class, if there is a list view that its closures can be given.
  private func make(_ declared: AnyReusable<View>) -> (any ReusableView)? {
    guard listView != nil else { return nil }
    if let made = makeCell?(declared.viewClass) { return made }
    return (declared.viewClass as? any TestableView.Type)?.init()
  }

  /// Measures the rows that size themselves.
  ///
  /// - Returns: Whether any has another height than it had.
  private func measure(_ elements: [LayoutElement]) -> Bool {
    var hasChanged = false
    for element in elements {
      guard case .item(let index) = element, let frame = layout?.frame(of: index),
        layout?.isMeasured(itemAt: index) == true,
        let view = mounted[element]?.object as? any TestableView,
        let height = view.testHeight(width: frame.width), height != frame.height
      else { continue }
      let growth = layout?.setMeasuredHeight(height, ofItemAt: index) ?? 0
      hasChanged = hasChanged || growth != 0
      // What is above the visible part grows upwards, so that nothing on screen jumps.
      if frame.minY < offset { offset += growth }
    }
    return hasChanged
  }
}

extension LayoutElement {
  /// From top to bottom.
  static func < (one: LayoutElement, other: LayoutElement) -> Bool {
    one.rank.lexicographicallyPrecedes(other.rank)
  }

  private var rank: [Int] {
    switch self {
    case .header(let section): [section, 0]
    case .item(let index): [index.section, 1, index.item]
    case .footer(let section): [section, 2]
    }
  }
}
