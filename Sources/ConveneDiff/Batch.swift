/// The operations that one batch update of a list takes, and the counts before and after it.
///
/// Deletions, and where moves come from, are indexes in the list before the batch; insertions, and
/// where moves go, are indexes in the list after it. Content changes are not in batches.
public struct Batch: Hashable, Sendable {
  /// A section that changes place.
  public struct SectionMove: Hashable, Sendable {
    /// The index before the batch.
    public var from: Int
    /// The index after the batch.
    public var to: Int

    /// A move from an index before to an index after the batch.
    public init(from: Int, to: Int) {
      self.from = from
      self.to = to
    }
  }

  /// An item that changes place, within its section or into another one.
  public struct ItemMove: Hashable, Sendable {
    /// The index before the batch.
    public var from: ItemIndex
    /// The index after the batch.
    public var to: ItemIndex

    /// A move from an index before to an index after the batch.
    public init(from: ItemIndex, to: ItemIndex) {
      self.from = from
      self.to = to
    }
  }

  /// Indexes before the batch, ascending.
  public var deletedSections: [Int] = []
  /// Indexes after the batch, ascending.
  public var insertedSections: [Int] = []
  /// Sections that stay and change place, ascending by where they go.
  public var movedSections: [SectionMove] = []
  /// Indexes before the batch, ascending.
  public var deletedItems = ItemIndexes()
  /// Indexes after the batch, ascending.
  public var insertedItems = ItemIndexes()
  /// Items that stay and change place, ascending by where they go.
  public var movedItems: [ItemMove] = []
  /// The number of items of each section before the batch.
  public var countsBefore: [Int]
  /// The number of items of each section after the batch.
  public var countsAfter: [Int]

  /// A batch without operations between lists of these counts.
  public init(countsBefore: [Int], countsAfter: [Int]) {
    self.countsBefore = countsBefore
    self.countsAfter = countsAfter
  }

  /// Whether the batch changes nothing.
  public var isEmpty: Bool {
    deletedSections.isEmpty && insertedSections.isEmpty && movedSections.isEmpty
      && deletedItems.isEmpty && insertedItems.isEmpty && movedItems.isEmpty
  }

  /// The number of operations.
  public var operationCount: Int {
    deletedSections.count + insertedSections.count + movedSections.count
      + deletedItems.count + insertedItems.count + movedItems.count
  }
}
