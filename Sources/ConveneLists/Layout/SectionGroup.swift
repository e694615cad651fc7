import Foundation

/// A section as layouts take it that repeat a group of items until all have a place.
///
/// All lengths are in points; frames count from the group's own top left corner.
package struct SectionGroup: Hashable, Sendable {
  /// Items whose sizes are known.
  package struct Block: Hashable, Sendable {
    /// Where each of them is.
    package let frames: [CGRect]
    /// How high they are together.
    package let height: CGFloat
  }

  /// The height of a view, or what it is until the view itself says it.
  package struct Height: Hashable, Sendable {
    package let points: CGFloat
    package let isEstimated: Bool

    /// A height in points.
    package init(points: CGFloat, isEstimated: Bool) {
      self.points = points
      self.isEstimated = isEstimated
    }

    /// What a platform calls it: the one thing where the height is known, the other where its view
    /// will say it.
    package func form<Form>(known: Form, estimated: Form) -> Form {
      isEstimated ? estimated : known
    }
  }

  /// The items of known sizes at the group's top: one block, or none.
  package let blocks: [Block]
  /// Rows below them, each as wide as there is room and as high as its cell wants: estimates.
  package let rows: [CGFloat]
  /// The room beside rows.
  package let leading: CGFloat
  package let trailing: CGFloat
  /// Between blocks and rows, and between two groups.
  package let spacing: CGFloat
  /// The room above the first group.
  package let top: CGFloat
  /// The room below the last group.
  package let bottom: CGFloat
  /// The height of the header, if there is one, and of the footer.
  package internal(set) var boundaries: [SupplementaryKind: Height] = [:]
  /// What of them stays at the list's edge while the section is seen.
  package internal(set) var pinned: Set<SupplementaryKind> = []

  /// The height of one group.
  package var height: Height {
    let parts = blocks.map(\.height) + rows
    return Height(
      points: parts.reduce(-spacing) { $0 + spacing + $1 }, isEstimated: !rows.isEmpty)
  }
}

extension FlowLayout {
  /// A section of this list as a group that is repeated; `nil` where there is no such section.
  ///
  /// Lines that are all alike are a group each, and so are rows that size themselves. Items of
  /// sizes of their own, and items above live rows, are one group together.
  ///
  /// O(items of a line), in the latter cases O(items).
  package func group(ofSection section: Int) -> SectionGroup? {
    guard sections.indices.contains(section) else { return nil }
    let geometry = geometries[section]
    let parts = geometry.groupParts
    return SectionGroup(
      blocks: parts.blocks, rows: parts.rows, leading: geometry.leading.points,
      trailing: (widthUnits - geometry.leading - geometry.lines.width).points,
      spacing: Units.length(sections[section].lineSpacing).points, top: geometry.top.points,
      bottom: geometry.bottom.points)
  }
}

extension SectionGeometry {
  fileprivate var groupParts: (blocks: [SectionGroup.Block], rows: [CGFloat]) {
    switch lines {
    case let grid as UniformGrid:
      return ([block(of: grid)], [])
    case let rows as MeasuredRows:
      return ([], [rows.estimate.points])
    case let lines as LinesWithRows:
      // Rows above rows are all the same to a layout that measures them.
      if let own = lines.own as? MeasuredRows, own.count > 0 { return ([], [own.estimate.points]) }
      return (
        blocks(of: lines.own),
        (lines.own.count..<lines.count).map { lines.frame(ofItem: $0).height.points }
      )
    default:
      return lines.count > 0
        ? (blocks(of: lines), []) : ([], [LayoutSection.estimatedRowHeight])
    }
  }

  /// One line, also where the items don't fill it.
  private func block(of grid: UniformGrid) -> SectionGroup.Block {
    let frames = (0..<grid.columns.count).map { column in
      let edges = grid.columns.edges(of: column)
      return UnitRect(
        x: leading + edges.lowerBound, y: 0, width: edges.count, height: grid.lineHeight)
    }
    return SectionGroup.Block(frames: frames.map(\.rect), height: grid.lineHeight.points)
  }

  /// All lines together.
  private func blocks(of lines: any SectionLines) -> [SectionGroup.Block] {
    guard lines.count > 0 else { return [] }
    let frames = (0..<lines.count).map { lines.frame(ofItem: $0).offset(x: leading, y: 0).rect }
    return [SectionGroup.Block(frames: frames, height: lines.height.points)]
  }
}
