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
      ? sections[section].bounded(inWidth: width)
      : LayoutSection(count: 0, sizing: .fullWidth(height: 0))
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
    group.pinned = declared.headerPinsToVisibleBounds ? [.header] : []
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

extension ListDriver {
  /// The size of an item in points, that of the app's own delegate where the declaration says none.
  ///
  /// - Parameters:
  ///   - index: The item.
  ///   - width: The list's width in points.
  ///   - delegate: What the app's own delegate says. Where it says something, the item is made.
  /// - Returns: The declared size, the delegate's, or the one of items without a size.
  package func itemSize(
    at index: ItemIndex, width: CGFloat, otherwise delegate: @autoclosure () -> CGSize?
  ) -> CGSize {
    let asked = answer { askOnce(about: index, "size", delegate) }
    guard let size = asked, !declaresSize(of: index) else {
      return itemSize(at: index, width: width)
    }
    return size
  }

  /// The height of a header or footer in points, that of the app's own delegate where the
  /// declaration has the view and says none.
  ///
  /// - Parameters:
  ///   - kind: The header or the footer.
  ///   - section: The section.
  ///   - width: The list's width in points.
  ///   - delegate: What the app's own delegate says.
  /// - Returns: The height; 0 where there is no such view.
  package func height(
    of kind: SupplementaryKind, section: Int, width: CGFloat,
    otherwise delegate: @autoclosure () -> CGFloat?
  ) -> CGFloat {
    let declared = layoutSection(section, width: width)
    let height = kind == .header ? declared.headerLength : declared.footerLength
    guard let host, let view = content.supplementary(kind, in: section),
      answer({ view.requestedSize(in: host.view) }) == nil
    else { return height }
    return answer { askOnce(about: section, "\(kind)", delegate) } ?? height
  }

  private func declaresSize(of index: ItemIndex) -> Bool {
    guard content.contains(index), let host else { return true }
    let section = content.sections[index.section]
    return section.itemSize != nil || index.item >= section.ownCount
      || answer { content.item(at: index)?.requestedSize(in: host.view) } != nil
  }
}

/// A list that was laid out for its views' sizes.
struct MeasuredList {
  let generation: Int
  let width: CGFloat
  let layout: FlowLayout
}
