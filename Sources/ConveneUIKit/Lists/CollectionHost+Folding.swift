import ConveneDiff
import ConveneLists

#if canImport(UIKit)
  import UIKit
#else
  import UIKitStandIn
#endif

/// Sections that the user folds by their headers.
extension CollectionHost {
  /// Fills a header or footer, and shows whether its section is folded.
  func fill(_ view: UICollectionReusableView, _ kind: SupplementaryKind, _ section: Int) {
    driver.configure(view, kind, section: section)
    HeaderArrow.of(view).show(driver.content.expansion(of: kind, in: section)) {
      [weak self, weak view] in
      view.map { self?.driver.toggle(headedBy: $0) }
    }
  }

  /// The headers that can be seen, and where.
  func visibleHeaders(below top: Double) -> [ListViewport.Header] {
    let kind = UICollectionView.elementKindSectionHeader
    return view.indexPathsForVisibleSupplementaryElements(ofKind: kind).compactMap { path in
      view.supplementaryView(forElementKind: kind, at: path).map {
        ListViewport.Header(section: path.section, offset: $0.frame.minY - top)
      }
    }
  }

  /// Where a section's header is in the content, in points.
  func headerTop(ofSection section: Int) -> Double? {
    view.layoutAttributesForSupplementaryElement(
      ofKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: section)
    ).map { $0.frame.minY }
  }
}
