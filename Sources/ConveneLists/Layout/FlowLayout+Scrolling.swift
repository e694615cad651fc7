import ConveneDiff
import Foundation

extension FlowLayout {
  /// Where in what is seen an item is scrolled to.
  public enum ScrollPosition: Hashable, Sendable, CaseIterable {
    /// Wherever it is seen whole with the least scrolling.
    case nearest
    /// At the edge at which the list begins, or below the header that is pinned there.
    case top
    /// In the middle of what is seen below a pinned header.
    case center
    /// At the edge at which the list ends.
    case bottom
  }

  /// How far to scroll so that an item is at a place of what is seen.
  ///
  /// - Parameters:
  ///   - index: The item.
  ///   - position: The place.
  ///   - offset: How far the list is scrolled, in points.
  ///   - height: How much of the list is seen, in points.
  /// - Returns: The position, in points; of an item that is too high for what is seen its beginning.
  ///   With a section's first item its header is seen, where there is room. It isn't bounded by the
  ///   list's ends. nil where there is no such item.
  ///
  /// O(log n).
  public func offset(
    showing index: ItemIndex, at position: ScrollPosition, from offset: CGFloat, height: CGFloat
  ) -> CGFloat? {
    guard let frame = frame(of: index), let top = top(of: index) else { return nil }
    // As much of the list as is seen from there, without what a header takes of it.
    let header = frame.minY - top
    return switch position {
    case .nearest: self.offset(revealing: index, from: offset, height: height)
    case .top: top
    case .center: min(top, frame.midY - (height + header) / 2)
    case .bottom: min(top, frame.maxY - height)
    }
  }

  /// The position from which an item is the first one seen, with its header where that is pinned, or
  /// the item its section's first one.
  func top(of index: ItemIndex) -> CGFloat? {
    guard let frame = frame(of: index) else { return nil }
    let header = frameOfHeader(index.section)
    if index.item == 0 { return header?.minY ?? frame.minY }
    let isPinned = sections[index.section].headerPinsToVisibleBounds
    return frame.minY - (isPinned ? header?.height ?? 0 : 0)
  }
}
