/// What the text of a list or a screen tells beside what there is and what is selected.
public struct TestDetail: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Makes a set from its bits.
  ///
  /// - Parameter rawValue: The bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// How large the list, its cells, headers and footers are, and how far it is scrolled, in points.
  public static let sizes = TestDetail(rawValue: 1)
  /// The classes of cells, headers and footers.
  public static let classes = TestDetail(rawValue: 2)
  /// The identifiers of items.
  ///
  /// Without them an item goes by what is to be read of it, if anything is; so it should where
  /// identifiers are random, as each `UUID` is.
  public static let identifiers = TestDetail(rawValue: 4)
  /// Why an update did what it did.
  public static let reasons = TestDetail(rawValue: 8)
  /// All of it.
  public static let all: TestDetail = [.sizes, .classes, .identifiers, .reasons]
}
