/// Where an item stands: its section, and its place in that section, both counted from 0.
public struct ItemIndex: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The index of the section.
  public var section: Int
  /// The index within the section.
  public var item: Int

  /// An index of an item; the order of the two numbers is the order on screen.
  @inlinable
  public init(section: Int, item: Int) {
    self.section = section
    self.item = item
  }

  /// Earlier on screen.
  @inlinable
  public static func < (lhs: ItemIndex, rhs: ItemIndex) -> Bool {
    (lhs.section, lhs.item) < (rhs.section, rhs.item)
  }

  /// The two numbers as UIKit prints them.
  public var description: String { "\(section)-\(item)" }
}
