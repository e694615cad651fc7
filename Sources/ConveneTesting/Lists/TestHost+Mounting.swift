import ConveneDiff
import ConveneLists
import ConveneStates
import Foundation

/// Where everything is, and what can be seen of it.
extension TestHost {
  /// How far the list can be scrolled, in points.
  public var maximumOffset: CGFloat { max(0, (layout?.contentHeight ?? 0) - height) }

  /// What can be seen at its own place, by its number in the layout; without a window, what was seen
  /// last.
  var visibleRange: Range<Int> {
    guard height > 0 else { return 0..<0 }
    return layout?.elements(in: itemsEdge..<max(itemsEdge, offset + height)) ?? 0..<0
  }

  /// Where what is seen of the items begins: at the top edge, or below a pinned header.
  private var itemsEdge: CGFloat { layout?.itemsEdge(at: offset) ?? offset }

  /// What can be seen, from top to bottom.
  var visibleElements: [LayoutElement] {
    let pinned = height > 0 ? layout?.pinnedHeader(at: offset) : nil
    return (pinned.map { [.header($0.section)] } ?? [])
      + visibleRange.compactMap { layout?.element(at: $0) }
  }

  var visiblePlaces: [ListViewport.Place] {
    visibleElements.compactMap { element in
      guard case .item(let index) = element, let frame = layout?.frame(of: index) else {
        return nil
      }
      return ListViewport.Place(index: index, offset: Double(frame.minY - offset))
    }
  }

  /// The headers that can be seen of sections that can be folded, where they are seen.
  var visibleHeaders: [ListViewport.Header] {
    let pinned = height > 0 ? layout?.pinnedHeader(at: offset) : nil
    let headers = visibleElements.compactMap { element -> ListViewport.Header? in
      guard case .header(let section) = element,
        let frame = pinned?.section == section ? pinned?.frame : layout?.frame(of: element)
      else { return nil }
      return ListViewport.Header(section: section, offset: Double(frame.minY - offset))
    }
    return driver.foldable(headers)
  }

  /// Lays out the data anew, as after a reload or in another width.
  func layOut() {
    layout = FlowLayout(sections: driver.layoutSections(width: width), width: width)
  }

  /// Scrolls as far as can be, and makes what is seen there.
  func moveTo(_ newOffset: CGFloat) {
    offset = min(max(newOffset.isNaN ? offset : newOffset, 0), maximumOffset)
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
    mounted[element] = MountedView(
      object: made ?? NoView(), isFilled: made != nil,
      className: String(describing: declared.viewClass))
    fill(element, with: declared)
    if let made, case .item = element { driver.willDisplay(made) }
  }

  /// Fills a view again that is there.
  func refill(_ element: LayoutElement) {
    if let declared = declared(element) { fill(element, with: declared) }
  }

  private func fill(_ element: LayoutElement, with declared: AnyReusable<View>) {
    guard let view = mounted[element] else { return }
    if let item = declared as? AnyItem<View> {
      if view.isFilled {
        driver.configure(view.object, as: item)
      } else {
        driver.show(item, in: view.object)
      }
    } else if let supplementary = declared as? AnySupplementary<View> {
      if view.isFilled {
        driver.configure(view.object, element.kind, section: element.section)
      } else {
        driver.show(supplementary, element.kind, in: view.object)
      }
    }
    // The closure that filled it may have changed what is on screen.
    mounted[element]?.row = declared.face as? ShownStateRow
    mounted[element]?.note = note(on: element)
  }

  /// What the test says of an item's element.
  private func note(on element: LayoutElement) -> String {
    guard case .item(let index) = element, driver.content.contains(index) else { return "" }
    let section = driver.content.sections[index.section]
    let (group, offset) = section.place(of: index.item)
    return note(on: offset, in: section.groups[group].column)
  }

  private func declared(_ element: LayoutElement) -> AnyReusable<View>? {
    switch element {
    case .item(let index): driver.item(at: index)
    case .header(let section), .footer(let section):
      driver.content.supplementary(element.kind, in: section)
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
    var edge = itemsEdge
    for element in elements {
      guard case .item(let index) = element, let frame = layout?.frame(of: index),
        layout?.isMeasured(itemAt: index) == true,
        let view = mounted[element]?.object as? any TestableView,
        let height = view.testHeight(width: frame.width), height != frame.height
      else { continue }
      let growth = layout?.setMeasuredHeight(height, ofItemAt: index) ?? 0
      hasChanged = hasChanged || growth != 0
      // What is above the visible part grows upwards, so that nothing on screen jumps.
      guard frame.minY < edge else { continue }
      offset += growth
      edge += growth
    }
    return hasChanged
  }
}

extension CGFloat {
  /// A length of at least one point; what is no length is one point, too.
  var asLength: CGFloat { self >= 1 ? Swift.min(self, CGFloat(1 << 20)) : 1 }
}

extension LayoutElement {
  /// Whether it is a header or, if it isn't one, a footer.
  fileprivate var kind: SupplementaryKind { self == .header(section) ? .header : .footer }

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
