/// Finds which old item is which new one.
///
/// Within a section first: equal ends by position, then what stays in order by comparing alone,
/// and only where something moved by hash values. What is left over in surviving sections is then
/// paired across them. P. Heckel, "A technique for isolating differences between files",
/// Communications of the ACM 21(4), 1978, is where pairing by identifier comes from.
struct ItemMatcher {
  let old: [SectionColumn]
  let new: [SectionColumn]
  let oldOffsets: ItemOffsets
  let newOffsets: ItemOffsets
  private(set) var matching: Matching
  private(set) var duplicates: DuplicateReport
  private var budget: ComparisonBudget
  private var table = IdentityTable()

  var exceededBudget: Bool { budget.isExceeded }

  init(
    _ old: [SectionColumn], _ new: [SectionColumn],
    _ oldOffsets: ItemOffsets, _ newOffsets: ItemOffsets, sections: SectionMatcher
  ) {
    self.old = old
    self.new = new
    self.oldOffsets = oldOffsets
    self.newOffsets = newOffsets
    matching = Matching(oldCount: oldOffsets.total, newCount: newOffsets.total)
    duplicates = sections.duplicates
    budget = sections.budget
    for newSection in new.indices {
      guard let oldSection = sections.matching.old(of: newSection) else { continue }
      matchWithin(oldSection, newSection)
    }
    matchAcross(sections.matching)
  }

  private mutating func matchWithin(_ oldSection: Int, _ newSection: Int) {
    let oldItems = old[oldSection]
    let newItems = new[newSection]
    let shorter = min(oldItems.count, newItems.count)
    let oldStart = oldOffsets.range(oldSection).lowerBound
    let newStart = newOffsets.range(newSection).lowerBound
    let prefix = oldItems.commonPrefix(from: 0, newItems, 0, limit: shorter)
    let suffix = oldItems.commonSuffix(
      before: oldItems.count, newItems, newItems.count, limit: shorter - prefix)
    let oldRest = prefix..<oldItems.count - suffix
    let newRest = prefix..<newItems.count - suffix
    matching.pair(old: oldStart, new: newStart, count: prefix)
    matching.pair(
      old: oldStart + oldRest.upperBound, new: newStart + newRest.upperBound, count: suffix)
    guard !oldRest.isEmpty, !newRest.isEmpty else { return }

    if let runs = runsInOrder(oldItems, oldRest, newItems, newRest) {
      for run in runs {
        matching.pair(
          old: oldStart + run.start, new: newStart + run.otherStart, count: run.length)
      }
      // All of one side is in step with the other: nothing is left to be paired.
      let paired = runs.reduce(0) { $0 + $1.length }
      if paired == min(oldRest.count, newRest.count) { return }
      let duplicatesBefore = duplicates
      let oldLeft = unmatchedOld(oldRest, of: oldSection)
      let newLeft = unmatchedNew(newRest, of: newSection)
      // Nothing that is left over has a partner: nothing moved, and no pairing is better.
      if pairInOrder(oldLeft, newLeft, newSection) == 0 { return }
      duplicates = duplicatesBefore
      // Something moved. Which of several equal items did is decided among all of them, so that
      // there are no more moves than when each is paired with the one of its rank.
      matching.unpair(
        old: oldStart + oldRest.lowerBound..<oldStart + oldRest.upperBound,
        new: newStart + newRest.lowerBound..<newStart + newRest.upperBound)
    }
    let oldPlaces = unmatchedOld(oldRest, of: oldSection)
    let newPlaces = unmatchedNew(newRest, of: newSection)
    pairInOrder(oldPlaces, newPlaces, newSection)
  }

  private func runsInOrder(
    _ oldItems: SectionColumn, _ oldRest: Range<Int>, _ newItems: SectionColumn,
    _ newRest: Range<Int>
  ) -> [AlignedRun]? {
    var runs: [AlignedRun] = []
    let inStep = oldItems.alignedRuns(oldRest, newItems, newRest) { runs.append($0) }
    return inStep ? runs : nil
  }

  private func unmatchedOld(_ items: Range<Int>, of section: Int) -> PlacedItems {
    var places = PlacedItems(in: old)
    let start = oldOffsets.range(section).lowerBound
    for item in items where matching.newOfOld[start + item] < 0 { places.add(item, of: section) }
    return places
  }

  private func unmatchedNew(_ items: Range<Int>, of section: Int) -> PlacedItems {
    var places = PlacedItems(in: new)
    let start = newOffsets.range(section).lowerBound
    for item in items where matching.oldOfNew[start + item] < 0 { places.add(item, of: section) }
    return places
  }

  /// Pairs equal items of a section, the first with the first, the second with the second.
  ///
  /// - Returns: The number of pairs.
  @discardableResult
  private mutating func pairInOrder(
    _ oldItems: PlacedItems, _ newItems: PlacedItems, _ section: Int
  ) -> Int {
    guard !oldItems.isEmpty, !newItems.isEmpty else { return 0 }
    let oldIsFew = oldItems.count <= newItems.count
    let few = oldIsFew ? oldItems : newItems
    let many = oldIsFew ? newItems : oldItems
    guard table.fill(few.hashes(), budget: &budget, isSame: { few.isSame($0, few, $1) })
    else { return 0 }

    var following = [Int32](repeating: Matching.none, count: few.count)
    var met = [Int32](repeating: 0, count: few.count)
    for (first, occurrences) in table.occurrences.enumerated() where occurrences > 0 {
      following[first] = Int32(truncatingIfNeeded: first)
    }
    var pairs = 0
    for (number, hash) in many.hashes().enumerated() {
      let first = table.first(
        hash, budget: &budget, isSame: { many.isSame(number, few, $0) })
      guard let first else { continue }
      met[first] += 1
      let partner = Int(following[first])
      guard partner >= 0 else { continue }
      following[first] = table.next[partner]
      pair(oldIsFew, few.index(partner), many.index(number))
      pairs += 1
    }
    for (first, occurrences) in (oldIsFew ? met : table.occurrences).enumerated()
    where occurrences > 1 {
      duplicates.add(section: section, occurrences: Int(occurrences)) {
        let index = few.index(first)
        return few.sections[index.section].describe(index.item)
      }
    }
    return pairs
  }

  /// Pairs what is left over in surviving sections where it is the only one on each side.
  private mutating func matchAcross(_ sections: Matching) {
    guard hasLeftOvers(sections) else { return }
    // What is left over in one section alone has no partner there.
    guard sections.oldOfNew.count(where: { $0 >= 0 }) > 1 else { return }
    let newItems = leftOverNew(sections)
    guard !newItems.isEmpty else { return }
    let oldItems = leftOverOld(sections)
    guard !oldItems.isEmpty else { return }
    let oldIsFew = oldItems.count <= newItems.count
    let few = oldIsFew ? oldItems : newItems
    let many = oldIsFew ? newItems : oldItems
    guard table.fill(few.hashes(), budget: &budget, isSame: { few.isSame($0, few, $1) })
    else { return }

    var met = [Int32](repeating: 0, count: few.count)
    var partner = [Int32](repeating: Matching.none, count: few.count)
    for (number, hash) in many.hashes().enumerated() {
      let first = table.first(
        hash, budget: &budget, isSame: { many.isSame(number, few, $0) })
      guard let first else { continue }
      met[first] += 1
      partner[first] = Int32(truncatingIfNeeded: number)
    }
    // Past the budget a second one may have gone unseen.
    guard !budget.isExceeded else { return }
    for (first, occurrences) in table.occurrences.enumerated()
    where occurrences == 1 && met[first] == 1 {
      pair(oldIsFew, few.index(first), many.index(Int(partner[first])))
    }
  }

  /// Whether surviving sections have items without a partner on both sides, by counting alone.
  private func hasLeftOvers(_ sections: Matching) -> Bool {
    var oldCount = 0
    var newCount = 0
    for section in old.indices where sections.newOfOld[section] >= 0 {
      oldCount += old[section].count
    }
    for section in new.indices where sections.oldOfNew[section] >= 0 {
      newCount += new[section].count
    }
    return min(oldCount, newCount) > matching.pairCount
  }

  private func leftOverOld(_ sections: Matching) -> PlacedItems {
    var places = PlacedItems(in: old)
    for section in old.indices where sections.newOfOld[section] >= 0 {
      let items = oldOffsets.range(section)
      for number in items where matching.newOfOld[number] < 0 {
        places.add(number - items.lowerBound, of: section)
      }
    }
    return places
  }

  private func leftOverNew(_ sections: Matching) -> PlacedItems {
    var places = PlacedItems(in: new)
    for section in new.indices where sections.oldOfNew[section] >= 0 {
      let items = newOffsets.range(section)
      for number in items where matching.oldOfNew[number] < 0 {
        places.add(number - items.lowerBound, of: section)
      }
    }
    return places
  }

  private mutating func pair(_ firstIsOld: Bool, _ first: ItemIndex, _ second: ItemIndex) {
    let (oldIndex, newIndex) = firstIsOld ? (first, second) : (second, first)
    guard let old = oldOffsets.number(of: oldIndex), let new = newOffsets.number(of: newIndex)
    else { return }
    matching.pair(old: old, new: new)
  }
}
