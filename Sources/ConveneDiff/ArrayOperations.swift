/// The operations between two arrays, as indexes.
@usableFromInline
struct ArrayOperations {
  /// Indexes in the old array, ascending.
  @usableFromInline private(set) var deletions: [Int] = []
  /// Indexes in the new array, ascending.
  @usableFromInline private(set) var insertions: [Int] = []
  /// Where moves go: indexes in the new array, ascending.
  @usableFromInline private(set) var movesTo: [Int32] = []
  /// Moves that the rules forbid, which became deletions and insertions.
  @usableFromInline private(set) var converted: [Batch.ItemMove] = []

  /// The operations of a matching of two lists of one section.
  @usableFromInline
  init(_ matching: ListMatching, _ workspace: Workspace) {
    deletions = Self.unpaired(matching.oldGaps(ofNew: 0, 0), matching.columns.newOfOld)
    insertions = Self.unpaired(matching.newGaps(0), matching.columns.oldOfNew)
    guard matching.pairs[0].movesItems else { return }
    movesTo = MovingItems(matching, workspace).items(0, 0, keepsIndex: true)
    convertForbiddenMoves(matching)
  }

  /// The items in gaps that have no partner; without partners none has.
  private static func unpaired(_ gaps: [Range<Int>], _ partners: [Int32]) -> [Int] {
    if partners.isEmpty { return gaps.flatMap { $0 } }
    var count = 0
    for partner in partners where partner < 0 { count += 1 }
    var items: [Int] = []
    items.reserveCapacity(count)
    var rank = 0
    for gap in gaps {
      for item in gap {
        if partners[rank] < 0 { items.append(item) }
        rank += 1
      }
    }
    return items
  }

  /// A move to its own index, while something is deleted, becomes two operations; see ``PlanBuilder``.
  private mutating func convertForbiddenMoves(_ matching: ListMatching) {
    if deletions.isEmpty || movesTo.isEmpty { return }
    let forbidden = movesTo.filter { matching.partner(ofNew: Int($0), 0, 0) == $0 }
    if forbidden.isEmpty { return }
    movesTo.removeAll { matching.partner(ofNew: Int($0), 0, 0) == $0 }
    deletions += forbidden.map(Int.init)
    deletions.sort()
    insertions += forbidden.map(Int.init)
    insertions.sort()
    converted = forbidden.map {
      let index = ItemIndex(section: 0, item: Int($0))
      return Batch.ItemMove(from: index, to: index)
    }
  }
}
