/// Finds which items that stay show other contents, of those that runs left over.
///
/// Those of equal ends and of runs were compared along with their identities.
@usableFromInline
struct ContentComparison<Side: ListSide> {
  @usableFromInline let old: Side
  @usableFromInline let new: Side
  @usableFromInline let matching: ListMatching
  /// Indexes in the new list, ascending.
  @usableFromInline var changed: [ItemIndex] = []
  @usableFromInline var uncomparable = UncomparableTypes()

  @inlinable
  init(_ old: Side, _ new: Side, _ matching: ListMatching) {
    self.old = old
    self.new = new
    self.matching = matching
  }

  @inlinable
  mutating func compare() {
    for section in 0..<new.sectionCount
    where matching.sections.oldOfNew[section] >= 0 && matching.pairs[section].hasColumns {
      let items = new.items(section)
      for (rank, item) in matching.newGaps(section).joined().enumerated() {
        let number = matching.partner(ofNewRank: rank, section)
        if number < 0 { continue }
        let place = matching.oldOffsets.index(of: Int(number))
        if items.isContentEqual(item, old.items(place.section), place.item) { continue }
        changed.append(ItemIndex(section: section, item: item))
        if let type = items.uncomparableType(item) { uncomparable.add(type) }
      }
    }
  }
}
