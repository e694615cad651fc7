/// What a difference should be, by trying out what can be kept: slow and obvious.
package enum Reference {
  /// The most of a list that can stay in place: the longest common subsequence, by trying each
  /// choice of the shorter list.
  package static func mostInPlace(_ old: [Int], _ new: [Int]) -> Int {
    let (few, many) = old.count <= new.count ? (old, new) : (new, old)
    var most = 0
    var choice = 0
    while choice < 1 << few.count {
      let size = choice.nonzeroBitCount
      if size > most {
        var place = 0
        var fits = true
        var index = 0
        while index < few.count, fits {
          if choice & (1 << index) != 0 {
            while place < many.count, many[place] != few[index] { place += 1 }
            fits = place < many.count
            place += 1
          }
          index += 1
        }
        if fits { most = size }
      }
      choice += 1
    }
    return most
  }

  /// The number of things that both lists have.
  package static func common(_ old: [Int], _ new: [Int]) -> Int {
    var left = new
    var count = 0
    for thing in old {
      guard let place = left.firstIndex(of: thing) else { continue }
      left.remove(at: place)
      count += 1
    }
    return count
  }

  /// Pairs equal ends by position, and in the rest the k-th with the k-th: for each new thing that
  /// has an old one, in order, the old index.
  package static func pairs(_ old: [Int], _ new: [Int]) -> [(old: Int, new: Int)] {
    var start = 0
    while start < old.count, start < new.count, old[start] == new[start] { start += 1 }
    var end = 0
    while end < old.count - start, end < new.count - start,
      old[old.count - 1 - end] == new[new.count - 1 - end]
    { end += 1 }
    var pairs = (0..<start).map { (old: $0, new: $0) }
    var isTaken = [Bool](repeating: false, count: old.count)
    for index in start..<new.count - end {
      var candidate = start
      while candidate < old.count - end, isTaken[candidate] || old[candidate] != new[index] {
        candidate += 1
      }
      guard candidate < old.count - end else { continue }
      isTaken[candidate] = true
      pairs.append((old: candidate, new: index))
    }
    pairs += (0..<end).reversed().map { (old: old.count - 1 - $0, new: new.count - 1 - $0) }
    return pairs
  }

  /// The number of moves when things are paired by `pairs` and the most stay.
  package static func movesOfPairs(_ old: [Int], _ new: [Int]) -> Int {
    let order = pairs(old, new).map(\.old)
    return order.count - longestAscending(order)
  }

  /// The length of the longest ascending choice, each value looking back at all before it.
  package static func longestAscending(_ values: [Int]) -> Int {
    var lengths: [Int] = []
    for (index, value) in values.enumerated() {
      var best = 0
      for before in 0..<index where values[before] < value {
        best = Swift.max(best, lengths[before])
      }
      lengths.append(best + 1)
    }
    return lengths.max() ?? 0
  }

  /// The fewest sections that move, and the fewest of them that are costly: each section that
  /// stays looks back at all before it.
  package static func sectionMoves(
    _ order: [Int], costly: [Bool]
  ) -> (moves: Int, costly: Int) {
    var chains: [(kept: Int, costly: Int)] = []
    for (index, value) in order.enumerated() {
      var best = (kept: 0, costly: 0)
      for before in 0..<index where order[before] < value {
        best = max(best, chains[before], by: <)
      }
      chains.append((best.kept + 1, best.costly + (costly[index] ? 1 : 0)))
    }
    let best = chains.max(by: <) ?? (0, 0)
    return (order.count - best.kept, costly.count { $0 } - best.costly)
  }

  private static func max(
    _ one: (kept: Int, costly: Int), _ other: (kept: Int, costly: Int),
    by areInOrder: ((Int, Int), (Int, Int)) -> Bool
  ) -> (kept: Int, costly: Int) { areInOrder(one, other) ? other : one }
}
