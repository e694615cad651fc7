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

  /// - Parameter matching: That of two lists of one section.
  @usableFromInline
  init(_ matching: ListMatching, _ workspace: Workspace) {
    let oldMiddle = matching.oldMiddle(ofNew: 0, 0)
    let newMiddle = matching.newMiddle(0)
    let pairs = matching.newOfOld.count { $0 >= 0 }
    deletions.reserveCapacity(oldMiddle.count - pairs)
    for (place, new) in matching.newOfOld.enumerated() where new < 0 {
      deletions.append(oldMiddle.lowerBound + place)
    }
    insertions.reserveCapacity(newMiddle.count - pairs)
    for (place, old) in matching.oldOfNew.enumerated() where old < 0 {
      insertions.append(newMiddle.lowerBound + place)
    }
    if pairs == 0 { return }
    let first = Int32(truncatingIfNeeded: newMiddle.lowerBound)
    movesTo = movingPlaces(
      of: matching.oldOfNew, 0..<newMiddle.count, within: 0..<Int32.max, workspace)
    for place in movesTo.indices { movesTo[place] += first }
    convertForbiddenMoves(matching)
  }

  /// A move to its own index, while something is deleted, becomes two operations; see ``PlanBuilder``.
  private mutating func convertForbiddenMoves(_ matching: ListMatching) {
    if deletions.isEmpty { return }
    let first = Int32(matching.pairs[0].prefix)
    let forbidden = movesTo.filter { matching.oldOfNew[Int($0 - first)] == $0 }
    if forbidden.isEmpty { return }
    movesTo.removeAll { matching.oldOfNew[Int($0 - first)] == $0 }
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
