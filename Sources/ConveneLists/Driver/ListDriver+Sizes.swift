import ConveneDiff
import Foundation

/// Sizes of single views, for platforms whose layouts ask for them one by one.
extension ListDriver {
  /// The newest declaration laid out in a width in points, where each view's size can be looked up.
  ///
  /// O(1) until the list, the width or the environment changes; then the same as
  /// ``layoutSections(width:)``.
  package func layout(width: CGFloat) -> FlowLayout {
    if let measured, measured.generation == contentGeneration, measured.width == width {
      return measured.layout
    }
    var layout = FlowLayout(sections: layoutSections(width: width), width: width)
    measureLiveRows(&layout)
    measured = MeasuredList(generation: contentGeneration, width: width, layout: layout)
    return layout
  }

  /// Sizes that were asked for are asked for again: something that they depend on has changed, such
  /// as the reader's text size.
  package func environmentChanged() { measured = nil }

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

  /// A section of the newest declaration as a group of items that is repeated, in a width in points.
  ///
  /// Headers and footers without a size are estimated. Where there is no such section, nothing is
  /// in it.
  package func group(ofSection section: Int, width: CGFloat) -> SectionGroup {
    var group =
      layout(width: width).group(ofSection: section)
      ?? SectionGroup(
        blocks: [], rows: [LayoutSection.estimatedRowHeight], leading: 0, trailing: 0, spacing: 0,
        top: 0, bottom: 0)
    let declared = layoutSection(section, width: width)
    group.boundaries[.header] = boundary(.header, section, declared.headerHeight)
    group.boundaries[.footer] = boundary(.footer, section, declared.footerHeight)
    return group
  }

  /// A section's layout of its own, which only the platform understands.
  ///
  /// - Parameters:
  ///   - callback: Asks the section for its layout.
  ///   - section: The section in the list on screen.
  ///   - environment: What the layout may depend on.
  ///   - standard: The layout of a section that has none of its own, or that isn't there; also of one
  ///     that shows nothing but live rows, which are as wide as the list.
  /// - Returns: The layout.
  package func layout<Environment, Layout>(
    _ callback: Callback<Environment, Layout>, ofSection section: Int, in environment: Environment,
    standard: @autoclosure () -> Layout
  ) -> Layout {
    answer {
      guard content.sections.indices.contains(section),
        content.sections[section].ownCount > 0 || content.sections[section].liveRowCount == 0
      else { return standard() }
      return content.sections[section].callbacks.answer(callback, (), environment) ?? standard()
    }
  }

  private func boundary(
    _ kind: SupplementaryKind, _ section: Int, _ height: CGFloat?
  ) -> SectionGroup.Height? {
    guard let host, let height, height > 0,
      let supplementary = content.supplementary(kind, in: section)
    else { return nil }
    let isEstimated = answer { supplementary.requestedSize(in: host.view) == nil }
    return SectionGroup.Height(points: height, isEstimated: isEstimated)
  }

  /// The size of an item in points.
  ///
  /// Of what isn't in the list, as where the app's own data source has more, that of an item which
  /// says none: as wide as the list, and 44 points high.
  package func itemSize(at index: ItemIndex, width: CGFloat) -> CGSize {
    layout(width: width).frame(of: index)?.size
      ?? CGSize(width: width, height: ListContent<View>.estimatedHeight)
  }
}

/// A list that was laid out for its views' sizes.
struct MeasuredList {
  let generation: Int
  let width: CGFloat
  let layout: FlowLayout
}
