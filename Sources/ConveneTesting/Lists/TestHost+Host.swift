import ConveneDiff
import ConveneLists
import Foundation

/// The verbs of the seam to the driver, which decides everything.
extension TestHost: ListHost {
  /// Cells are filled, and so ask for it, only where there is one.
  package var view: View {
    guard let listView else {
      preconditionFailure("A cell was filled in a host that has no list view for its closures.")
    }
    return listView
  }

  package var sizingView: View? { listView }

  package var abilities: ListHostAbilities {
    ListHostAbilities(interruptsMotion: true, operationLimit: .max)
  }

  package var isReady: Bool { hasWindow }

  package var viewport: ListViewport {
    var viewport = ListViewport()
    viewport.selection = selected
    viewport.setScroll(Double(offset), top: 0, bottom: Double(maximumOffset))
    viewport.visible = visiblePlaces
    viewport.headers = visibleHeaders
    return viewport
  }

  package func reload(swap: () -> Void) {
    unmountAll()
    swap()
    layOut()
  }

  package func perform(
    _ batch: Batch, animated: Bool, swap: @escaping @MainActor () -> Void,
    completion: @escaping @MainActor (Bool) -> Void
  ) {
    let mapping = BatchMapping(batch)
    swap()
    var leaving: [(LayoutElement, MountedView)] = []
    var staying: [LayoutElement: MountedView] = [:]
    for (element, view) in mounted {
      if let new = mapping.newElement(ofOld: element) {
        staying[new] = view
      } else {
        leaving.append((element, view))
      }
    }
    mounted = staying
    layout?.update(sections: driver.layoutSections(width: width), newIndex: mapping.newIndex)
    for (_, view) in leaving.sorted(by: { $0.0 < $1.0 }) { endDisplaying(view) }
    completion(true)
  }

  package func reconfigure(_ views: ListViews) {
    for element in views.elements { refill(element) }
  }

  package func replace(_ views: ListViews) {
    for element in views.elements {
      if let view = mounted.removeValue(forKey: element) { endDisplaying(view) }
    }
  }

  package func restore(_ position: ListPosition) {
    selected = position.selection
    let newOffset = position.offset(from: Double(offset), top: 0, bottom: maximumOffset) { index in
      layout?.frame(of: index).map { Double($0.minY) }
    } header: { section in
      layout?.frameOfHeader(section).map { Double($0.minY) }
    }
    moveTo(newOffset.map { CGFloat($0) } ?? offset)
  }

  package func end() {
    unmountAll()
    layout = nil
    selected = []
  }
}

extension BatchMapping {
  /// Where a view's element is after the batch, `nil` where it went.
  fileprivate func newElement(ofOld element: LayoutElement) -> LayoutElement? {
    switch element {
    case .item(let index): newIndex(ofOld: index).map { .item($0) }
    case .header(let section): newSection(ofOld: section).map { .header($0) }
    case .footer(let section): newSection(ofOld: section).map { .footer($0) }
    }
  }
}

extension ListViews {
  fileprivate var elements: [LayoutElement] {
    headers.map { .header($0) } + items.map { .item($0) } + footers.map { .footer($0) }
  }
}
