import Foundation

/// Which way a list runs on screen: along which axis it is scrolled, and from which side it is read.
///
/// ``FlowLayout`` always lays out from top to bottom, and lines from left to right. A list that runs
/// otherwise lays out what ``transposed`` sections say, in a width that is its extent across the axis,
/// and shows each frame where ``frame(_:inWidth:)`` says. Both are O(1) for a frame, so that another
/// direction of reading needs no other layout.
public struct ListOrientation: Hashable, Sendable {
  /// Along which axis a list is scrolled.
  public enum ScrollDirection: Hashable, Sendable, CaseIterable {
    /// Up and down.
    case vertical
    /// To the sides.
    case horizontal
  }

  /// Along which axis the list is scrolled.
  public var scrollDirection: ScrollDirection
  /// Whether it is read from right to left: lines begin, or the list itself begins, at the right.
  public var isMirrored: Bool

  /// A list that is scrolled up and down and read from left to right, where nothing else is said.
  public init(scrollDirection: ScrollDirection = .vertical, isMirrored: Bool = false) {
    self.scrollDirection = scrollDirection
    self.isMirrored = isMirrored
  }

  /// Where something is on screen.
  ///
  /// - Parameters:
  ///   - frame: Where the layout has it, in points, from where what is seen begins.
  ///   - width: How wide the list is on screen, in points.
  /// - Returns: The place from the list's top left corner, in points.
  public func frame(_ frame: CGRect, inWidth width: CGFloat) -> CGRect {
    var frame = frame
    if scrollDirection == .horizontal {
      frame = CGRect(x: frame.minY, y: frame.minX, width: frame.height, height: frame.width)
    }
    if isMirrored { frame.origin.x = width - frame.maxX }
    return frame
  }

  /// Where in the layout a point is that is seen somewhere.
  ///
  /// The other way round than ``frame(_:inWidth:)``.
  public func point(_ seen: CGPoint, inWidth width: CGFloat) -> CGPoint {
    let x = isMirrored ? width - seen.x : seen.x
    return scrollDirection == .horizontal ? CGPoint(x: seen.y, y: x) : CGPoint(x: x, y: seen.y)
  }

  /// Where in the layout an arrow key leads that points somewhere on screen.
  public func direction(_ seen: FlowLayout.Direction) -> FlowLayout.Direction {
    let read: FlowLayout.Direction =
      switch seen {
      case .left where isMirrored: .right
      case .right where isMirrored: .left
      default: seen
      }
    guard scrollDirection == .horizontal else { return read }
    return switch read {
    case .up: .left
    case .down: .right
    case .left: .up
    case .right: .down
    }
  }
}

extension ListOrientation {
  /// Whether an arrow key unfolds the section whose header has the focus, or folds it.
  ///
  /// It is as in trees, along the lines: the arrow that points to where they end unfolds.
  ///
  /// - Parameter seen: Where the key points on screen.
  /// - Returns: `nil` for the arrows along which the list is scrolled, which lead past headers.
  package func expansion(by seen: FlowLayout.Direction) -> Bool? {
    switch direction(seen) {
    case .right: true
    case .left: false
    case .up, .down: nil
    }
  }
}

extension CGSize {
  /// Width and height in each other's place.
  var transposed: CGSize { CGSize(width: height, height: width) }
}

extension LayoutSection.EdgeInsets {
  /// What is above in the place of what is before, and what is below in that of what is after.
  var transposed: Self { Self(top: leading, leading: top, bottom: trailing, trailing: bottom) }
}

extension ItemSizing {
  /// The same sizes in a layout whose width is the height of what is seen.
  ///
  /// O(1), for individual sizes O(n).
  var transposed: ItemSizing {
    switch self {
    case .fixed(let size): .fixed(size.transposed)
    case .columns(let count, let spacing, let height):
      .columns(count, spacing: spacing, height: height.transposed)
    case .adaptiveColumns(let minimum, let spacing, let height):
      .adaptiveColumns(minimumWidth: minimum, spacing: spacing, height: height.transposed)
    case .individual(let sizes): .individual(sizes.map(\.transposed))
    case .fullWidth, .selfSizing: self
    }
  }
}

extension ItemSizing.CellHeight {
  fileprivate var transposed: Self {
    switch self {
    case .aspect(let ratio): .aspect(1 / ratio)
    case .points: self
    }
  }
}

extension LayoutSection {
  /// The section in a layout whose width is the height of what is seen: what is said of widths counts
  /// for heights.
  ///
  /// Heights of headers and footers are their widths already. O(1), for individual sizes O(n).
  public var transposed: LayoutSection {
    var section = self
    section.sizing = sizing.transposed
    section.insets = insets.transposed
    return section
  }
}
