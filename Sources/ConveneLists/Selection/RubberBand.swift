import ConveneDiff
import Foundation

/// A rectangle that a user draws over a list to select what it touches.
package struct RubberBand: Hashable, Sendable {
  /// Where it began, as the layout has it, in points.
  package let start: CGPoint
  /// Where it has been drawn to, as the layout has it, in points.
  package var end: CGPoint
  /// What was selected before and stays so, whether it is touched or not.
  package private(set) var others: Set<ItemIndex>

  /// A band that touches nothing yet.
  ///
  /// - Parameters:
  ///   - start: Where it begins, as the layout has it, in points.
  ///   - others: What stays selected.
  package init(from start: CGPoint, besides others: Set<ItemIndex>) {
    self.start = start
    end = start
    self.others = others
  }

  /// Goes on in a list that changed.
  ///
  /// - Parameter newIndex: Where an item is now; `nil`: it has gone.
  package mutating func follow(_ newIndex: (ItemIndex) -> ItemIndex?) {
    others = Set(others.compactMap(newIndex))
  }

  /// Where it is, as the layout has it, in points.
  package var frame: CGRect {
    CGRect(
      x: min(start.x, end.x), y: min(start.y, end.y), width: abs(end.x - start.x),
      height: abs(end.y - start.y))
  }

  /// What it selects: all that it touches, seen or not.
  ///
  /// - Complexity: O(items in the lines that it crosses · log n).
  package func gesture(in layout: FlowLayout) -> SelectionGesture {
    var frame = frame
    // A line touches what it goes through.
    frame.size.width = max(frame.width, 1)
    frame.size.height = max(frame.height, 1)
    var touched: Set<ItemIndex> = []
    for flat in layout.elements(in: frame) {
      if case .item(let index)? = layout.element(at: flat) { touched.insert(index) }
    }
    return .band(touched, besides: others)
  }
}
