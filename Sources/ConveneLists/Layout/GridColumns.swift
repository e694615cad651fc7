import Foundation

/// Where the columns of a grid are, horizontally.
enum GridColumns: Sendable {
  /// Cells of one width, the room left over shared equally by the gaps between them.
  case justified(count: Int, cell: Units, width: Units)
  /// Gaps of one width, the room left over shared by the cells, with edges on whole points.
  case divided(count: Int, spacing: Units, width: Units)

  /// As many cells as fit into `width`, at least one, `spacing` or more apart.
  static func justified(cell: Units, spacing: Units, width: Units) -> GridColumns {
    .justified(count: max(1, (width + spacing) / (cell + spacing)), cell: cell, width: width)
  }

  /// `count` cells, reduced where they or the gaps would leave a cell less than a point.
  static func dividing(_ width: Units, into count: Int, spacing: Units) -> GridColumns {
    let columns = min(max(1, count), max(1, width / .point))
    let room = columns > 1 ? (width - columns * .point) / (columns - 1) : 0
    return .divided(count: columns, spacing: min(spacing, room), width: width)
  }

  /// As many cells as fit that are at least `minimum` wide before their edges are rounded, and one
  /// where none fits.
  static func dividing(_ width: Units, intoWidthsOf minimum: Units, spacing: Units) -> GridColumns {
    dividing(width, into: (width + spacing) / (minimum + spacing), spacing: spacing)
  }

  /// The number of columns.
  var count: Int {
    switch self {
    case .justified(let count, _, _), .divided(let count, _, _): count
    }
  }

  /// The width that the columns fill.
  var width: Units {
    switch self {
    case .justified(_, _, let width), .divided(_, _, let width): width
    }
  }

  /// The height of a cell by its width before edges are rounded, itself rounded to whole points.
  func height(_ height: ItemSizing.CellHeight) -> Units {
    switch height {
    case .points(let points):
      return .length(points, atLeast: .point)
    case .aspect(let ratio):
      guard case .divided(let count, let spacing, let width) = self, ratio > 0 else {
        return .point
      }
      let cell = (width - (count - 1) * spacing).points / CGFloat(count)
      return .length((cell / ratio).rounded(), atLeast: .point)
    }
  }

  /// The left and the right edge of a column.
  func edges(of column: Int) -> Range<Units> {
    switch self {
    case .justified(let count, let cell, let width):
      let free = width - count * cell
      // A single one has no gap that could stretch: it is centred.
      let left = count > 1 ? column * cell + free * column / (count - 1) : free / 2
      return left..<left + cell
    case .divided(let count, let spacing, let width):
      let pitch = width + spacing
      let left = Self.wholePoints(column * pitch, dividedBy: count)
      let right = Self.wholePoints((column + 1) * pitch - count * spacing, dividedBy: count)
      return left..<(column == count - 1 ? width : right)
    }
  }

  /// A fraction rounded to whole points, halves up, without a detour over floating point.
  private static func wholePoints(_ dividend: Units, dividedBy divisor: Int) -> Units {
    (2 * dividend + divisor * .point) / (2 * divisor * .point) * .point
  }
}
