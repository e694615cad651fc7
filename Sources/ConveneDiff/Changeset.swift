/// What changed between two arrays: the fewest deletions and insertions, and what moved.
///
/// ```swift
/// let changes = Changeset(from: ["a", "b", "c"], to: ["c", "a", "d"])
/// changes.deletions   // [1]: "b"
/// changes.insertions  // [2]: "d"
/// changes.moves       // "c" from 2 to 0
/// changes.apply(to: ["a", "b", "c"])  // ["c", "a", "d"]
/// ```
///
/// Where an identifier occurs more than once, deletions and insertions are still the fewest, and
/// the result is the same each time. The new array is retained, the old one isn't.
public struct Changeset<Element: Differenciable> {
  /// An element that changes place.
  public struct Move: Hashable, Sendable {
    /// The index in the old array.
    public let from: Int
    /// The index in the new array.
    public let to: Int
  }

  /// Elements that are gone: indexes in the old array, ascending.
  ///
  /// An element that a batch cannot move is among the deletions and the insertions.
  public let deletions: [Int]
  /// Elements that are new: indexes in the new array, ascending.
  public let insertions: [Int]
  /// Elements that stay and change place relative to the others, ascending by where they go.
  public let moves: [Move]
  /// Elements that stay and have other contents: indexes in the new array, ascending.
  public let updates: [Int]
  /// The batch that a list takes, its one section being section 0; none where nothing changes place.
  public let plan: BatchPlan
  /// The new array, which is the data that the batch ends in.
  public let elements: [Element]

  private let oldCount: Int

  /// The difference between two arrays.
  ///
  /// - Parameters:
  ///   - old: The array that the indexes of deletions, and of where moves come from, are for.
  ///   - new: The array that all other indexes are for.
  /// - Complexity: O(*n* + *m*) on average, and O(*k* log *k*) for *k* elements out of order. Where
  ///   very many hash values collide, elements count as deleted and inserted in the place of more
  ///   comparisons.
  @inlinable
  public init(from old: [Element], to new: [Element]) {
    self.init(ElementColumn(old), ElementColumn(new), new)
  }

  @usableFromInline
  init(_ old: ElementColumn, _ new: ElementColumn, _ elements: [Element]) {
    let identity = SectionIdentity(of: TheSection())
    let difference = ListDifference.between(
      [SectionColumn(identity: identity, columns: [old])],
      [SectionColumn(identity: identity, columns: [new])])
    plan = difference.plan
    deletions = plan.batches.flatMap { $0.deletedItems.map(\.item) }
    insertions = plan.batches.flatMap { $0.insertedItems.map(\.item) }
    moves = plan.batches.flatMap {
      $0.movedItems.map { Move(from: $0.from.item, to: $0.to.item) }
    }
    updates = difference.reconfiguredItems.map(\.item)
    self.elements = elements
    oldCount = old.count
  }

  /// Whether nothing changed, neither places nor contents.
  public var isEmpty: Bool { plan.isEmpty && updates.isEmpty }

  /// Carries the changes out.
  ///
  /// - Parameter old: The old array, or another one that answers it element by element: those that
  ///   stay unchanged are taken from it.
  /// - Returns: What it becomes; `nil` where it doesn't have as many elements as the old array.
  /// - Complexity: O(*n* + *m*).
  public func apply(to old: [Element]) -> [Element]? {
    guard old.count == oldCount else { return nil }
    var leaves = [Bool](repeating: false, count: oldCount)
    for index in deletions { leaves[index] = true }
    for move in moves { leaves[move.from] = true }
    var staying = old.indices.lazy.filter { !leaves[$0] }.makeIterator()
    var nextInsertion = insertions.makeIterator()
    var insertion = nextInsertion.next()
    var nextMove = moves.makeIterator()
    var move = nextMove.next()
    var nextUpdate = updates.makeIterator()
    var update = nextUpdate.next()
    var result: [Element] = []
    result.reserveCapacity(elements.count)
    for index in elements.indices {
      var source: Int?
      if index == insertion {
        insertion = nextInsertion.next()
      } else if let arrival = move, index == arrival.to {
        source = arrival.from
        move = nextMove.next()
      } else {
        source = staying.next()
      }
      if index == update {
        source = nil
        update = nextUpdate.next()
      }
      result.append(source.map { old[$0] } ?? elements[index])
    }
    return result
  }
}

extension Changeset: Sendable where Element: Sendable {}

/// The one section that an array's elements are in.
private struct TheSection: Differenciable {
  var differenceIdentifier: Int { 0 }
}
