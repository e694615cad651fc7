/// What one update did.
public struct UpdateSummary: Hashable, Sendable {
  /// How the change was shown.
  public enum Kind: Hashable, Sendable {
    /// Nothing is shown, since there is no window; the data are new.
    case dataOnly
    /// All cells were made anew.
    case reload
    /// One or two batches, or none where nothing but contents changed.
    case batches(Int)
  }

  /// How the change was shown.
  public var kind: Kind
  /// Sections in the new list.
  public var sections = 0
  /// Items in the new list.
  public var items = 0
  /// Items that came, also with a section that came.
  public var inserted = 0
  /// Items that went, also with a section that went.
  public var removed = 0
  /// Items that changed place.
  public var moved = 0
  /// Sections that came.
  public var insertedSections = 0
  /// Sections that went.
  public var removedSections = 0
  /// Sections that changed place.
  public var movedSections = 0
  /// Cells that were filled again.
  public var reconfigured = 0
  /// Cells in whose place another one came.
  public var replaced = 0
  /// Each change and why it was made, where diagnostics are asked to explain.
  public var changes: [UpdateChange] = []
  /// The changes in words.
  public var reasons: [String] { changes.map(\.description) }

  init(kind: Kind) { self.kind = kind }

  mutating func count<Host>(_ content: ListContent<Host>) {
    sections = content.sections.count
    items = content.itemCount
  }
}
