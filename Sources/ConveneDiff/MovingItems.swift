/// Finds which items that stay in a section have to move there.
///
/// A run stays or moves as one: whatever is kept beside a part of it can be kept beside all of it.
/// So runs are weighed by their length, and what is looked for is the heaviest choice in order.
struct MovingItems {
  private let matching: ListMatching
  private let workspace: Workspace

  init(_ matching: ListMatching, _ workspace: Workspace) {
    self.matching = matching
    self.workspace = workspace
  }

  /// Items of a new section, ascending.
  ///
  /// Where something leaves the section, an item can't move to the index that it has. So of the choices
  /// with equally few moves one is taken in which as many of those stay as can.
  ///
  /// - Parameters:
  ///   - section: The new section.
  ///   - oldSection: The old one that it is.
  ///   - keepsIndex: Whether its items' indexes in the two lists are of a section at the same index.
  /// - Returns: Indexes in the new section.
  /// - Complexity: O(*k* log *k*) for *k* runs and items in no run.
  func items(_ section: Int, _ oldSection: Int, keepsIndex: Bool) -> [Int32] {
    let runs = matching.newRuns(section)
    let limits = matching.oldOffsets.range(oldSection)
    let oldStart = Int32(truncatingIfNeeded: limits.lowerBound)
    let stays = staysInSection(section, limits)
    let prefersPlaces = keepsIndex && matching.oldLeft(ofNew: section, oldSection) > 0
    if runs.isEmpty {
      let choice = zip(stays, longestIncreasing(stays.map { $0.old }, workspace))
      if !prefersPlaces || !choice.contains(where: { !$1 && $0.old - oldStart == $0.new }) {
        return choice.compactMap { $1 ? nil : $0.new }
      }
    }
    return heaviest(stays, runs, oldStart: oldStart, prefersPlaces: prefersPlaces)
  }

  /// An item that stays, or the first one of a run that does, by its old number and its new place.
  private struct Staying {
    let old: Int32
    let new: Int32
  }

  /// The items in no run that stay in the section, in their new order.
  private func staysInSection(_ section: Int, _ limits: Range<Int>) -> [Staying] {
    var items: [Staying] = []
    guard matching.pairs[section].hasColumns else { return [] }
    for (rank, item) in matching.newGaps(section).joined().enumerated() {
      let old = matching.partner(ofNewRank: rank, section)
      guard limits.contains(Int(old)) else { continue }
      items.append(Staying(old: old, new: Int32(truncatingIfNeeded: item)))
    }
    return items
  }

  private func heaviest(
    _ items: [Staying], _ runs: ArraySlice<ItemRun>, oldStart: Int32, prefersPlaces: Bool
  ) -> [Int32] {
    var all: [Staying] = []
    var weights: [Int] = []
    all.reserveCapacity(items.count + runs.count)
    weights.reserveCapacity(items.count + runs.count)
    var next = 0
    for run in runs {
      while next < items.count, items[next].new < run.new {
        all.append(items[next])
        weights.append(1)
        next += 1
      }
      all.append(Staying(old: oldStart + run.old, new: run.new))
      weights.append(Int(run.count))
    }
    all += items[next...]
    weights += [Int](repeating: 1, count: items.count - next)

    // What runs left over is often in order with them: nothing moved, or into other sections only.
    if zip(all, all.dropFirst()).allSatisfy({ $0.old < $1.old }) { return [] }
    // An index that stays counts only where lengths are equal: all of them are fewer than one unit.
    let kept = heaviestIncreasing(
      ranks(all.map { $0.old }),
      weights: prefersPlaces
        ? zip(all, weights).map { ($1 << 31) + ($0.old - oldStart == $0.new ? $1 : 0) } : weights)
    var moving: [Int32] = []
    for (number, item) in all.enumerated() where !kept[number] {
      moving.append(contentsOf: item.new..<item.new + Int32(truncatingIfNeeded: weights[number]))
    }
    return moving
  }

  /// For each of some distinct numbers how many are smaller.
  private func ranks(_ numbers: [Int32]) -> [Int32] {
    // Number and place in one word, so that sorting is comparing words.
    let words = numbers.enumerated().map { UInt64($1) << 32 | UInt64($0) }.sorted()
    var ranks = [Int32](repeating: 0, count: numbers.count)
    for (rank, word) in words.enumerated() {
      ranks[Int(truncatingIfNeeded: word & 0xFFFF_FFFF)] = Int32(truncatingIfNeeded: rank)
    }
    return ranks
  }
}
