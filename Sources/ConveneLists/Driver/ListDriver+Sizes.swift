import ConveneDiff
import Foundation

/// Sizes of single views, for platforms whose layouts ask for them one by one.
extension ListDriver {
  /// The newest declaration laid out in a width in points, where each view's size can be looked up.
  ///
  /// O(1) until the list or the width changes; then the same as ``layoutSections(width:)``.
  package func layout(width: CGFloat) -> FlowLayout {
    if let measured, measured.generation == contentGeneration, measured.width == width {
      return measured.layout
    }
    var layout = FlowLayout(sections: layoutSections(width: width), width: width)
    measureLiveRows(&layout)
    measured = MeasuredList(generation: contentGeneration, width: width, layout: layout)
    return layout
  }

  /// Live rows that know their height have it, before there is a cell.
  private func measureLiveRows(_ layout: inout FlowLayout) {
    guard let host else { return }
    for (section, content) in content.sections.enumerated() {
      for item in content.ownCount..<content.count {
        let index = ItemIndex(section: section, item: item)
        guard let frame = layout.frame(of: index) else { continue }
        let height = answer { self.content.item(at: index)?.heightFor?(host.view, frame.width) }
        height.map { _ = layout.setMeasuredHeight($0, ofItemAt: index) }
      }
    }
  }

  /// The section's declaration as layouts take it; an empty one where there is no such section.
  package func layoutSection(_ section: Int, width: CGFloat) -> LayoutSection {
    let sections = layout(width: width).sections
    return sections.indices.contains(section)
      ? sections[section] : LayoutSection(count: 0, sizing: .fullWidth(height: 0))
  }

  /// The size of an item in points; zero where there is none.
  package func itemSize(at index: ItemIndex, width: CGFloat) -> CGSize {
    layout(width: width).frame(of: index)?.size ?? .zero
  }
}

/// A list that was laid out for its views' sizes.
struct MeasuredList {
  let generation: Int
  let width: CGFloat
  let layout: FlowLayout
}
