/// What is known of a screen's content, and can be heard rather than seen.
public struct ScreenFacts: Hashable, Sendable {
  /// How many items there are.
  public var itemCount: Int
  /// What the content answers; empty where nothing is searched.
  public var query: String
  /// How many loads have ended, with an answer or a failure.
  public var endings: Int

  /// Makes facts.
  ///
  /// - Parameters:
  ///   - itemCount: how many items there are; a negative count counts as 0.
  ///   - query: what the content answers; empty where nothing is searched.
  ///   - endings: how many loads have ended, with an answer or a failure.
  public init(itemCount: Int, query: String = "", endings: Int = 0) {
    self.itemCount = max(itemCount, 0)
    self.query = query
    self.endings = endings
  }
}
