import CAdwaita
import ConveneDiff
import ConveneLists
import Foundation

/// Sections that the user folds by their headers.
extension CollectionView {
  /// Shows in a header whether its section is folded.
  ///
  /// - Parameters:
  ///   - view: The header, or another view.
  ///   - element: What it stands for.
  ///   - isRefilled: Whether it stood for it before, so that the change is shown in motion.
  func showExpansion(
    of view: CollectionReusableView, for element: LayoutElement, isRefilled: Bool
  ) {
    let isExpanded = element.headedSection.flatMap {
      driver.content.expansion(of: .header, in: $0)
    }
    guard isExpanded != nil || view.arrow != nil else { return }
    let arrow =
      view.arrow
      ?? HeaderArrow(in: view.widget) { [weak self, weak view] in
        if let view { self?.driver.toggle(headedBy: view) }
      }
    view.arrow = arrow
    arrow.show(isExpanded, ofSameSection: isRefilled)
  }

  /// The headers that can be seen of sections that can be folded, and how far below the list's top edge
  /// they are.
  var visibleHeaders: [ListViewport.Header] {
    guard let layout, length > 0 else { return [] }
    let pinned = pinnedHeader.map { [($0.section, $0.frame)] } ?? []
    let others = visibleRange.compactMap { flat -> (Int, CGRect)? in
      guard let section = layout.element(at: flat)?.headedSection else { return nil }
      return layout.frameOfHeader(section).map { (section, $0) }
    }
    return driver.foldable(
      (pinned + others).map { ListViewport.Header(section: $0, offset: $1.minY - offset) })
  }

  /// A key of the platform's trees was pressed while a section's header has the focus.
  ///
  /// - Parameters:
  ///   - section: The section.
  ///   - key: The key.
  ///   - arrow: Where it points, if it is an arrow.
  /// - Returns: Whether it was for folding; an arrow that changes nothing isn't.
  func toggle(_ section: Int, by key: Int32, pointing arrow: FlowLayout.Direction?) -> Bool {
    let isExpanding: Bool? =
      switch key {
      case GDK_KEY_plus, GDK_KEY_KP_Add: true
      case GDK_KEY_minus, GDK_KEY_KP_Subtract: false
      default: arrow.flatMap(orientation.expansion)
      }
    guard let isExpanding else { return false }
    return driver.toggle(section, toExpanded: isExpanding) || arrow == nil
  }
}

extension LayoutElement {
  /// The section that it is the header of, if it is a header.
  var headedSection: Int? { if case .header(let section) = self { section } else { nil } }
}
