import Foundation

extension LayoutSection {
  /// The lines of the section's items in this width.
  func lines(width: Units, limit: Int) -> any SectionLines {
    let count = min(max(0, count), limit)
    // Of a list that is too long, the rows aren't among the first items.
    let rows = count < self.count ? 0 : min(max(0, trailingRows), count)
    let own = lines(ofSized: count - rows, width: width)
    // Items without a size aren't laid out, and so neither is what follows them.
    guard rows > 0, own.count == count - rows else { return own }
    return LinesWithRows(
      own,
      rows: MeasuredRows(
        count: rows, width: width, estimate: .length(Self.estimatedRowHeight),
        lineSpacing: .length(lineSpacing)))
  }

  /// The lines of `count` items of the section's sizing.
  private func lines(ofSized count: Int, width: Units) -> any SectionLines {
    let lineSpacing = Units.length(lineSpacing)
    let interitemSpacing = Units.length(interitemSpacing)

    func grid(_ columns: GridColumns, height: Units, count: Int) -> UniformGrid {
      UniformGrid(count: count, columns: columns, lineHeight: height, lineSpacing: lineSpacing)
    }
    func fixedGrid(_ size: CGSize, count: Int) -> UniformGrid {
      let cell = Units.length(size.width, atLeast: .point, atMost: width)
      return grid(
        .justified(cell: cell, spacing: interitemSpacing, width: width),
        height: .length(size.height, atLeast: .point), count: count)
    }

    switch sizing {
    case .fixed(let size):
      return fixedGrid(size, count: count)
    case .columns(let number, let spacing, let height):
      let columns = GridColumns.dividing(width, into: number, spacing: .length(spacing))
      return grid(columns, height: columns.height(height), count: count)
    case .adaptiveColumns(let minimum, let spacing, let height):
      let columns = GridColumns.dividing(
        width, intoWidthsOf: .length(minimum, atLeast: .point), spacing: .length(spacing))
      return grid(columns, height: columns.height(height), count: count)
    case .fullWidth(let height):
      return grid(
        .divided(count: 1, spacing: 0, width: width),
        height: .length(height, atLeast: .point), count: count)
    case .selfSizing(let estimate):
      return MeasuredRows(
        count: count, width: width, estimate: .length(estimate, atLeast: .point),
        lineSpacing: lineSpacing)
    case .individual(let sizes):
      let count = min(count, sizes.count)
      if let first = sizes.first, sizes.prefix(count).allSatisfy({ $0 == first }) {
        return fixedGrid(first, count: count)
      }
      return WrappedLines(
        sizes: sizes, count: count, width: width, lineSpacing: lineSpacing,
        interitemSpacing: interitemSpacing)
    }
  }
}
