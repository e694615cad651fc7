// What is left over in sections that stay, paired across them.
extension ListMatcher {
  /// Pairs what is left over where it is the only one of its kind on each side.
  @inlinable
  mutating func matchAcross() {
    let newPlaces = leftOverNew()
    if newPlaces.isEmpty { return }
    let oldPlaces = leftOverOld()
    if oldPlaces.isEmpty { return }
    let oldItems = PlacedItems(old, oldPlaces)
    let newItems = PlacedItems(new, newPlaces)
    if oldPlaces.count * newPlaces.count <= RestMatcher<Side.Items>.fewComparisons {
      return pairByComparing(oldItems, newItems)
    }
    if oldPlaces.count <= newPlaces.count {
      pairByHashing(oldItems, newItems) { $0.pair(old: $1, new: $2) }
    } else {
      pairByHashing(newItems, oldItems) { $0.pair(old: $2, new: $1) }
    }
  }

  @inlinable
  mutating func pairByComparing(_ oldItems: PlacedItems<Side>, _ newItems: PlacedItems<Side>) {
    for oldItem in oldItems.places.indices {
      var partner: Int?
      var partners = 0
      for newItem in newItems.places.indices where oldItems.isSame(oldItem, newItems, newItem) {
        partner = newItem
        partners += 1
      }
      guard let partner, partners == 1 else { continue }
      let isOnly = oldItems.places.indices.allSatisfy {
        $0 == oldItem || !oldItems.isSame($0, newItems, partner)
      }
      if isOnly { matching.pair(old: oldItems.places[oldItem], new: newItems.places[partner]) }
    }
  }

  @inlinable
  mutating func pairByHashing(
    _ few: PlacedItems<Side>, _ many: PlacedItems<Side>,
    _ pair: (inout ListMatching, ItemIndex, ItemIndex) -> Void
  ) {
    let count = few.places.count
    let slotCount = IdentityTable.slotCount(for: count)
    let memory = workspace.column(slotCount + count)
    let table = IdentityTable(slots: memory.part(0, slotCount), numbers: count)
    // For each of the few: not met yet, met once by this one of the many, or not the only one.
    let partners = memory.part(slotCount, count)
    let (unmet, several): (Int32, Int32) = (-1, -2)
    partners.fill(unmet)
    for number in 0..<count {
      let hash = IdentityTable.spread(few.hashValue(number))
      let slot = table.slot(hash: hash, &workspace.budget) { few.isSame($0, few, number) }
      guard let slot else { return }
      let first = table.number(inSlot: slot)
      if first >= 0 {
        partners[first] = several
      } else {
        table.slots[slot] = table.word(number, hash: hash)
      }
    }
    for number in many.places.indices {
      let hash = IdentityTable.spread(many.hashValue(number))
      let slot = table.slot(hash: hash, &workspace.budget) { few.isSame($0, many, number) }
      // Past the budget a second one may go unseen.
      guard let slot else { return }
      let first = table.number(inSlot: slot)
      if first >= 0 {
        partners[first] =
          partners[first] == unmet ? Int32(truncatingIfNeeded: number) : several
      }
    }
    for number in 0..<count where partners[number] >= 0 {
      pair(&matching, few.places[number], many.places[Int(partners[number])])
    }
  }

  @inlinable
  func leftOverOld() -> [ItemIndex] {
    var places: [ItemIndex] = []
    for oldSection in 0..<old.sectionCount {
      guard let section = matching.sections.new(of: oldSection),
        matching.oldLeft(ofNew: section, oldSection) > 0
      else { continue }
      for gap in matching.oldGaps(ofNew: section, oldSection) {
        for item in gap where matching.partner(ofOld: item, ofNew: section) < 0 {
          places.append(ItemIndex(section: oldSection, item: item))
        }
      }
    }
    return places
  }

  @inlinable
  func leftOverNew() -> [ItemIndex] {
    var places: [ItemIndex] = []
    for section in 0..<new.sectionCount
    where matching.sections.oldOfNew[section] >= 0 && matching.newLeft(section) > 0 {
      for gap in matching.newGaps(section) {
        for item in gap where matching.partner(ofNew: item, section) < 0 {
          places.append(ItemIndex(section: section, item: item))
        }
      }
    }
    return places
  }
}

/// Some items of a list, and where they stand.
@usableFromInline
struct PlacedItems<Side: ListSide> {
  @usableFromInline let side: Side
  @usableFromInline let places: [ItemIndex]

  @inlinable
  init(_ side: Side, _ places: [ItemIndex]) {
    self.side = side
    self.places = places
  }

  @inlinable
  func hashValue(_ number: Int) -> Int {
    side.items(places[number].section).hashValue(places[number].item)
  }

  @inlinable
  func isSame(_ number: Int, _ other: PlacedItems, _ otherNumber: Int) -> Bool {
    let place = places[number]
    let otherPlace = other.places[otherNumber]
    return side.items(place.section).isSame(
      place.item, other.side.items(otherPlace.section), otherPlace.item)
  }
}
