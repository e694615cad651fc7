import CAdwaita
import ConveneLists
import Foundation

/// The header that stays at the top edge: it is drawn above what is under it, which is cut off there
/// for the pointer, too.
extension CollectionView {
  /// The header that isn't at its own place, and where it is instead.
  var pinnedHeader: (section: Int, frame: CGRect)? { layout?.pinnedHeader(at: offset) }

  /// The flat index of the header that isn't at its own place.
  var pinnedFlat: Int? {
    pinnedHeader.flatMap { layout?.flatIndex(of: .header($0.section)) }
  }

  /// Where what is seen of the items begins: at the top edge, or below a pinned header.
  var itemsEdge: Double { layout.map { Double($0.itemsEdge(at: offset)) } ?? offset }

  /// Where an element is on screen: its own place, or for a pinned header the top edge.
  func shownFrame(of element: LayoutElement) -> CGRect? {
    if case .header(let section) = element, let pinned = pinnedHeader, pinned.section == section {
      return pinned.frame
    }
    return layout?.frame(of: element)
  }

  /// The pinned header that lies on others, and where; on its way to the edge it covers nothing yet.
  var cover: (view: MountedView, frame: CGRect)? {
    guard let pinned = pinnedHeader, let view = mounted[.header(pinned.section)],
      view.transition == nil
    else { return nil }
    return (view, pinned.frame)
  }

  /// The look of a header that can have items under it.
  func showBackground(of view: CollectionReusableView, for element: LayoutElement) {
    guard case .header(let section) = element, let sections = layout?.sections,
      sections.indices.contains(section), sections[section].headerPinsToVisibleBounds
    else { return gtk_widget_remove_css_class(view.widget, Self.background) }
    gtk_widget_add_css_class(view.widget, Self.background)
  }

  /// Draws a line between the header that lies on items and these, and at no other.
  func showEdge(of header: CollectionReusableView?) {
    guard header !== edged else { return }
    StyleSheet.install
    if let edged { gtk_widget_remove_css_class(edged.widget, StyleSheet.pinned) }
    if let header { gtk_widget_add_css_class(header.widget, StyleSheet.pinned) }
    edged = header
  }

  /// The style class of the list itself.
  static let background = "view"

  // MARK: ScrollableOwner

  var topmostChildren: [WidgetPointer] {
    let header = pinnedHeader.flatMap { mounted[.header($0.section)] }
    return [header, raised].compactMap { $0?.widget }
  }
}
