import CAdwaita
import ConveneDiff
import ConveneLists

@testable import ConveneGTK

/// Sections that are folded by their headers.
extension ListBench {
  /// A list whose sections can be folded, and note when they are.
  static func foldable(
    _ parts: [Part] = [
      Part("Fruit", ["apple", "pear", "plum"]), Part("Nuts", ["almond", "walnut"]),
    ]
  ) -> ListBench {
    let bench = ListBench(parts)
    bench.headerHeight = 30
    bench.declareSection = { [weak bench] section in
      section.expandable { bench?.log.append($0 ? "unfolded" : "folded") }
      section.searchText { (row: Row) in row.text }
    }
    return bench
  }

  /// The widget of a section's header.
  func header(_ section: Int) -> WidgetPointer? { list.mounted[.header(section)]?.widget }

  /// The section whose header has the focus.
  var focusedHeader: Int? { list.focusedStop?.headedSection }
}
