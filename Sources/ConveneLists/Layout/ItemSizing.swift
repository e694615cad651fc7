import Foundation

/// How large the items of a section are, and so how many stand in a line.
///
/// In a list that is scrolled to the sides a line runs from top to bottom: what is said here of widths
/// counts for heights, and what is said of heights for widths, but for the sides of a size.
///
/// A size outside what can be laid out becomes the nearest one that can: at least one point, at
/// most 2²⁰ points high and as wide as the section's insets leave. NaN becomes the smallest.
public enum ItemSizing: Hashable, Sendable {
  /// The height of a cell whose width follows from the number of columns.
  public enum CellHeight: Hashable, Sendable {
    /// Width divided by height; 1 is square. Rounded to whole points.
    case aspect(CGFloat)
    /// A height in points.
    case points(CGFloat)
  }

  /// Every item has this size, in points; the gaps in a line stretch until it is full.
  ///
  /// A line holds as many items as fit with the section's interitem spacing between them. One
  /// column is centred.
  case fixed(CGSize)

  /// Equal columns that fill the width exactly, with `spacing` points between them.
  ///
  /// The edges of the columns lie on whole points, so widths may differ by one point. Fewer than
  /// one column is one; no column is narrower than one point: a number of columns or a spacing
  /// that would make it so is reduced. The section's interitem spacing isn't used.
  case columns(Int, spacing: CGFloat = 0, height: CellHeight = .aspect(1))

  /// As many equal columns as fit, at least one, none of more than one narrower than `minimumWidth`
  /// points.
  ///
  /// Otherwise the same as ``columns(_:spacing:height:)`` with that number of columns, which is
  /// counted again when the list's width changes.
  case adaptiveColumns(
    minimumWidth: CGFloat, spacing: CGFloat = 0, height: CellHeight = .aspect(1))

  /// One item in a line, as wide as there is room, `height` points high.
  case fullWidth(height: CGFloat)

  /// One item in a line, as wide as there is room, as high as it is measured to be.
  ///
  /// Until ``FlowLayout/setMeasuredHeight(_:ofItemAt:)`` says how high an item is, it takes the
  /// estimate, in points.
  case selfSizing(estimated: CGFloat)

  /// Each item has its own size, in points; a line is broken where the next item doesn't fit.
  ///
  /// Gaps stretch until a line is full, but in the last line, which keeps the section's interitem
  /// spacing. Where all sizes are equal this is ``fixed(_:)``. Items in a line are centred on each
  /// other vertically. The section has no more items than there are sizes.
  case individual([CGSize])
}
