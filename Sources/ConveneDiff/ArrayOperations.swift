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
    let oldGaps = matching.oldGaps(ofNew: 0, 0)
    let newGaps = matching.newGaps(0)
    deletions = Self.unpaired(oldGaps, matching, matching.columns.newOfOld)
    insertions = Self.unpaired(newGaps, matching, matching.columns.oldOfNew)
    guard matching.pairs[0].movesItems else { return }
    movesTo = MovingItems(matching, workspace).items(0, 0)
    convertForbiddenMoves(matching)
  }

  /// The items in gaps of a middle that have no partner.
  private static func unpaired(
    _ gaps: [Range<Int>], _ matching: ListMatching, _ partners: [Int32]
  ) -> [Int] {
    guard matching.pairs[0].hasColumns else { return gaps.flatMap { $0 } }
    let start = Int(matching.pairs[0].prefix)
    var count = 0
    for gap in gaps {
      for item in gap where partners[item - start] < 0 { count += 1 }
    }
    var items: [Int] = []
    items.reserveCapacity(count)
    for gap in gaps {
      for item in gap where partners[item - start] < 0 { items.append(item) }
    }
    return items
  }

  /// A move to its own index, while something is deleted, becomes two operations; see ``PlanBuilder``.
  private mutating func convertForbiddenMoves(_ matching: ListMatching) {
    if deletions.isEmpty || movesTo.isEmpty { return }
    let first = Int32(matching.pairs[0].prefix)
    let forbidden = movesTo.filter { matching.columns.oldOfNew[Int($0 - first)] == $0 }
    if forbidden.isEmpty { return }
    movesTo.removeAll { matching.columns.oldOfNew[Int($0 - first)] == $0 }
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
