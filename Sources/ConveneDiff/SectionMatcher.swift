/// Finds which old section is which new one: by identity, in trimmed ends by position, in the rest
/// the first with the first, the second with the second, and so on.
struct SectionMatcher {
  let old: [SectionColumn]
  let new: [SectionColumn]
  private(set) var matching: Matching
  private(set) var budget = ComparisonBudget()
  private(set) var duplicates = DuplicateReport()

  init(_ old: [SectionColumn], _ new: [SectionColumn]) {
    self.old = old
    self.new = new
    matching = Matching(oldCount: old.count, newCount: new.count)
    match()
  }

  private mutating func match() {
    let shorter = min(old.count, new.count)
    var prefix = 0
    while prefix < shorter, old[prefix].identity == new[prefix].identity { prefix += 1 }
    var suffix = 0
    while suffix < shorter - prefix,
      old[old.count - 1 - suffix].identity == new[new.count - 1 - suffix].identity
    { suffix += 1 }
    matching.pair(old: 0, new: 0, count: prefix)
    matching.pair(old: old.count - suffix, new: new.count - suffix, count: suffix)
    matchRest(old: prefix..<old.count - suffix, new: prefix..<new.count - suffix)
  }

  private mutating func matchRest(old oldRest: Range<Int>, new newRest: Range<Int>) {
    guard !oldRest.isEmpty, !newRest.isEmpty else { return }
    let oldSections = old[oldRest].map(\.identity)
    let newSections = new[newRest].map(\.identity)
    var table = IdentityTable()
    let filled = table.fill(
      oldSections.map(\.hashValue), budget: &budget,
      isSame: { oldSections[$0] == oldSections[$1] })
    guard filled else { return }
    var following = [Int32](repeating: Matching.none, count: oldSections.count)
    var met = [Int](repeating: 0, count: oldSections.count)
    for (first, occurrences) in table.occurrences.enumerated() where occurrences > 0 {
      following[first] = Int32(truncatingIfNeeded: first)
    }
    for (number, section) in newSections.enumerated() {
      let first = table.first(
        section.hashValue, budget: &budget, isSame: { oldSections[$0] == section })
      guard let first else { continue }
      met[first] += 1
      let partner = Int(following[first])
      guard partner >= 0 else { continue }
      following[first] = table.next[partner]
      matching.pair(old: oldRest.lowerBound + partner, new: newRest.lowerBound + number)
    }
    for (first, occurrences) in met.enumerated() where occurrences > 1 {
      duplicates.add(section: nil, occurrences: occurrences) { oldSections[first].description }
    }
  }
}
