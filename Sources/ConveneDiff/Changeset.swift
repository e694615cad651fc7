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

    @usableFromInline
    init(from: Int, to: Int) {
      self.from = from
      self.to = to
    }
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
  /// The new array, which is the data that the batch ends in.
  public let elements: [Element]

  @usableFromInline let oldCount: Int

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
    elements = new
    oldCount = old.count
    guard max(old.count, new.count) < Int(Int32.max) else {
      // More elements than 32-bit numbers count are not compared.
      deletions = Array(old.indices)
      insertions = Array(new.indices)
      moves = []
      updates = []
      return
    }
    let workspace = Workspace.take()
    defer { workspace.putBack() }
    let (oldSide, newSide) = (ArraySide(old), ArraySide(new))
    var matcher = ListMatcher(
      oldSide, ItemOffsets(sections: 1) { oldSide.itemCount($0) },
      newSide, ItemOffsets(sections: 1) { newSide.itemCount($0) }, comparesContents: true,
      workspace: workspace)
    matcher.match()
    let matching = matcher.matching
    let operations = ArrayOperations(matching, workspace)
    let converted = ConvertedItems(operations.converted)
    var contents = ContentComparison(oldSide, newSide, matching)
    contents.compare()
    updates = matching.changed(and: contents.changed, without: converted).map { $0.item }
    deletions = operations.deletions
    insertions = operations.insertions
    moves = operations.movesTo.map {
      Move(from: Int(matching.partner(ofNew: Int($0), 0, 0)), to: Int($0))
    }
  }

  /// The batch that a list takes, its one section being section 0; none where nothing changes place.
  ///
  /// - Complexity: O(operations): it is made when it is asked for.
  public var plan: BatchPlan {
    var batch = Batch(countsBefore: [oldCount], countsAfter: [elements.count])
    batch.deletedItems = ItemIndexes(deletions.lazy.map { ItemIndex(section: 0, item: $0) })
    batch.insertedItems = ItemIndexes(insertions.lazy.map { ItemIndex(section: 0, item: $0) })
    batch.movedItems = moves.map {
      Batch.ItemMove(
        from: ItemIndex(section: 0, item: $0.from), to: ItemIndex(section: 0, item: $0.to))
    }
    return batch.isEmpty
      ? BatchPlan(batches: [], stages: []) : BatchPlan(batches: [batch], stages: [[.new(0)]])
  }

  /// Whether nothing changed, neither places nor contents.
  public var isEmpty: Bool {
    deletions.isEmpty && insertions.isEmpty && moves.isEmpty && updates.isEmpty
  }

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
