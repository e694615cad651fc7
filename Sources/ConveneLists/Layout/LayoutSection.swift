import Foundation

/// What a layout has to know about a section: how many items, how large, and what is around them.
///
/// All lengths are in points. A negative one or NaN becomes 0, one beyond 2²⁰ points becomes that.
public struct LayoutSection: Hashable, Sendable {
  /// Room on the four sides of a section's items, in points.
  public struct EdgeInsets: Hashable, Sendable {
    /// Above the first line, below the header.
    public var top: CGFloat
    /// Where lines begin.
    public var leading: CGFloat
    /// Below the last line, above the footer.
    public var bottom: CGFloat
    /// Where lines end.
    public var trailing: CGFloat

    /// Insets in points; leading and trailing leave at least one point between them.
    public init(
      top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0
    ) {
      self.top = top
      self.leading = leading
      self.bottom = bottom
      self.trailing = trailing
    }
  }

  /// The number of items; a negative one is 0.
  public var count: Int
  /// The sizes of the items.
  public var sizing: ItemSizing
  /// The height of the header, which takes the list's whole width; nil or 0: there is none.
  public var headerHeight: CGFloat?
  /// Whether the header stays at the list's top edge while any of the section is seen.
  ///
  /// The end of the section pushes it out.
  public var headerPinsToVisibleBounds: Bool
  /// Whether the keys of a keyboard lead to the header as they do to items.
  public var headerTakesFocus: Bool
  /// The height of the footer, which takes the list's whole width; nil or 0: there is none.
  public var footerHeight: CGFloat?
  /// The header's height, 0 where there is none.
  package var headerLength: CGFloat { headerHeight ?? 0 }
  /// The footer's height, 0 where there is none.
  package var footerLength: CGFloat { footerHeight ?? 0 }
  /// The room around the items, which an empty section takes too.
  public var insets: EdgeInsets
  /// The gap between two lines.
  public var lineSpacing: CGFloat
  /// The smallest gap between two items of a line.
  public var interitemSpacing: CGFloat
  /// How many of the items, at the end, are rows of their own, whatever the sizing.
  ///
  /// Each is as wide as there is room, as high as it is measured to be, and
  /// ``estimatedRowHeight`` until then. A number outside 0 to `count` is the nearest in it.
  public var trailingRows: Int

  /// How high a trailing row is before it has been measured, in points.
  public static let estimatedRowHeight: CGFloat = 48

  /// A section of `count` items.
  public init(
    count: Int,
    sizing: ItemSizing,
    headerHeight: CGFloat? = nil,
    footerHeight: CGFloat? = nil,
    insets: EdgeInsets = EdgeInsets(),
    lineSpacing: CGFloat = 0,
    interitemSpacing: CGFloat = 0,
    trailingRows: Int = 0,
    headerPinsToVisibleBounds: Bool = false,
    headerTakesFocus: Bool = false
  ) {
    self.count = count
    self.sizing = sizing
    self.headerHeight = headerHeight
    self.footerHeight = footerHeight
    self.insets = insets
    self.lineSpacing = lineSpacing
    self.interitemSpacing = interitemSpacing
    self.trailingRows = trailingRows
    self.headerPinsToVisibleBounds = headerPinsToVisibleBounds
    self.headerTakesFocus = headerTakesFocus
  }
}

extension LayoutSection {
  /// The same with lengths that can be laid out, for hosts whose own layout takes them as they are.
  ///
  /// - Parameter width: The list's width in points; insets leave one point of it.
  /// - Returns: The section.
  package func bounded(inWidth width: CGFloat) -> LayoutSection {
    var bounded = self
    bounded.headerHeight = headerHeight?.bounded
    bounded.footerHeight = footerHeight?.bounded
    bounded.lineSpacing = lineSpacing.bounded
    bounded.interitemSpacing = interitemSpacing.bounded
    bounded.insets = insets.bounded
    let room = max(width - 1, 0)
    bounded.insets.leading = min(bounded.insets.leading, room)
    bounded.insets.trailing = min(bounded.insets.trailing, room - bounded.insets.leading)
    return bounded
  }
}

extension CGFloat {
  /// A length in points that can be laid out: 0 to 2²⁰, and 0 where it is no number.
  var bounded: CGFloat { self > 0 ? Swift.min(self, CGFloat(1 << 20)) : 0 }
}

extension CGSize {
  /// A size in points that can be laid out.
  var bounded: CGSize { CGSize(width: width.bounded, height: height.bounded) }
}

extension LayoutSection.EdgeInsets {
  /// Insets in points that can be laid out, however wide the list is.
  var bounded: LayoutSection.EdgeInsets {
    LayoutSection.EdgeInsets(
      top: top.bounded, leading: leading.bounded, bottom: bottom.bounded,
      trailing: trailing.bounded)
  }
}
