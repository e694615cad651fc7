// What is left over in sections that stay, paired across them.
extension ListMatcher {
  /// Pairs what is left over where it is the only one of its kind on each side.
  @inlinable
  mutating func matchAcross(_ oldLeft: Int, _ newLeft: Int) {
    if oldLeft * newLeft <= RestMatcher<Side.Items>.fewComparisons {
      return pairByComparing(PlacedItems(old, leftOverOld()), PlacedItems(new, leftOverNew()))
    }
    var oldItems = LeftOvers(old, isOld: true, matching.oldOffsets, count: oldLeft)
    var newItems = LeftOvers(new, isOld: false, matching.newOffsets, count: newLeft)
    for section in 0..<new.sectionCount {
      guard let oldSection = matching.sections.old(of: section) else { continue }
      let places = hashes.isEmpty ? nil : hashes[section]
      if matching.oldLeft(ofNew: section, oldSection) > 0 {
        oldItems.add(
          oldSection, ofNew: section, matching.oldGaps(ofNew: section, oldSection),
          hashes: places?.old, workspace)
      }
      if matching.newLeft(section) > 0 {
        newItems.add(
          section, ofNew: section, matching.newGaps(section), hashes: places?.new, workspace)
      }
    }
    if oldLeft <= newLeft {
      pairByHashing(oldItems, newItems)
    } else {
      pairByHashing(newItems, oldItems)
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
  mutating func pairByHashing(_ few: LeftOvers<Side>, _ many: LeftOvers<Side>) {
    var table = AcrossTable(few, lookUps: many.count, workspace)
    var budget = workspace.budget
    // Past the budget a second one of a kind may go unseen.
    let isComplete = fill(&table, few, &budget) && lookUp(&table, few, many, &budget)
    workspace.budget = budget
    guard isComplete else { return }
    for number in 0..<few.count where table.partners[number] >= 0 {
      let one = few.offsets.index(of: Int(table.places[number]))
      let other = many.offsets.index(of: Int(table.partners[number]))
      if few.isOld {
        matching.pair(old: one, new: other)
      } else {
        matching.pair(old: other, new: one)
      }
    }
  }

  @inlinable
  func fill(
    _ table: inout AcrossTable, _ few: LeftOvers<Side>, _ budget: inout ComparisonBudget
  ) -> Bool {
    let places = table.places
    for part in few.parts {
      let items = few.side.items(part.section)
      let hashes = workspace.hashes(part.hashes, part.count)
      let start = few.offsets.range(part.section).lowerBound
      var rank = 0
      for gap in part.gaps {
        for item in gap {
          let hash = UInt32(bitPattern: hashes[rank])
          let isLeft = !isPaired(rank, part, few)
          rank &+= 1
          guard isLeft else { continue }
          let slot = table.identities.slot(hash: hash, &budget) {
            few.isSame(places[$0], items, item)
          }
          guard let slot else { return false }
          table.add(start &+ item, hash: hash, slot)
        }
      }
    }
    return true
  }

  @inlinable
  func lookUp(
    _ table: inout AcrossTable, _ few: LeftOvers<Side>, _ many: LeftOvers<Side>,
    _ budget: inout ComparisonBudget
  ) -> Bool {
    let places = table.places
    for part in many.parts {
      let items = many.side.items(part.section)
      let hashes = workspace.hashes(part.hashes, part.count)
      let start = many.offsets.range(part.section).lowerBound
      var rank = 0
      for gap in part.gaps {
        for item in gap {
          let slot = table.identities.slot(hash: UInt32(bitPattern: hashes[rank]), &budget) {
            few.isSame(places[$0], items, item)
          }
          guard let slot else { return false }
          let first = table.identities.number(inSlot: slot)
          if first >= 0, !isPaired(rank, part, many) { table.meet(first, start &+ item) }
          rank &+= 1
        }
      }
    }
    return true
  }

  /// Whether an item that runs left over has a partner in its section.
  @inlinable
  func isPaired(_ rank: Int, _ part: LeftOvers<Side>.Part, _ side: LeftOvers<Side>) -> Bool {
    let partner =
      side.isOld
      ? matching.partner(ofOldRank: rank, ofNew: part.newSection)
      : matching.partner(ofNewRank: rank, part.newSection)
    return partner >= 0
  }

  @inlinable
  func leftOverOld() -> [ItemIndex] {
    var places: [ItemIndex] = []
    for oldSection in 0..<old.sectionCount {
      guard let section = matching.sections.new(of: oldSection),
        matching.oldLeft(ofNew: section, oldSection) > 0
      else { continue }
      let items = matching.oldGaps(ofNew: section, oldSection).joined()
      for (rank, item) in items.enumerated()
      where matching.partner(ofOldRank: rank, ofNew: section) < 0 {
        places.append(ItemIndex(section: oldSection, item: item))
      }
    }
    return places
  }

  @inlinable
  func leftOverNew() -> [ItemIndex] {
    var places: [ItemIndex] = []
    for section in 0..<new.sectionCount
    where matching.sections.oldOfNew[section] >= 0 && matching.newLeft(section) > 0 {
      for (rank, item) in matching.newGaps(section).joined().enumerated()
      where matching.partner(ofNewRank: rank, section) < 0 {
        places.append(ItemIndex(section: section, item: item))
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
  func isSame(_ number: Int, _ other: PlacedItems, _ otherNumber: Int) -> Bool {
    let place = places[number]
    let otherPlace = other.places[otherNumber]
    return side.items(place.section).isSame(
      place.item, other.side.items(otherPlace.section), otherPlace.item)
  }
}
