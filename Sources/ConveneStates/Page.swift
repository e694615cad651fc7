/// One page of a list that is loaded bit by bit.
public struct Page<Element: Sendable, Cursor: Sendable>: Sendable {
  /// What is on the page, in order; it may be nothing.
  public var elements: [Element]
  /// What the next page is asked for with; nil: this is the last one.
  public var next: Cursor?

  /// Makes a page.
  ///
  /// - Parameters:
  ///   - elements: what is on the page, in order.
  ///   - next: what the next page is asked for with, such as a number, a token or the last
  ///     element's identifier; nil: this is the last one.
  public init(_ elements: [Element], next: Cursor?) {
    self.elements = elements
    self.next = next
  }
}
