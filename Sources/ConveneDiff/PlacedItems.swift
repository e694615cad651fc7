/// Some items of a list that are paired by their hash values, and where they stand.
struct PlacedItems {
  /// A place in a list, in 32-bit numbers.
  struct Place {
    let section: Int32
    let item: Int32
  }

  let sections: [SectionColumn]
  private(set) var places: [Place] = []

  init(in sections: [SectionColumn]) { self.sections = sections }

  var isEmpty: Bool { places.isEmpty }
  var count: Int { places.count }

  /// Adds items of a section that come after those added so far.
  mutating func add(_ items: Range<Int>, of section: Int) {
    for item in items { add(item, of: section) }
  }

  /// Adds an item that comes after those added so far.
  mutating func add(_ item: Int, of section: Int) {
    places.append(
      Place(
        section: Int32(truncatingIfNeeded: section), item: Int32(truncatingIfNeeded: item)))
  }

  /// The index of one of the items in its list.
  func index(_ number: Int) -> ItemIndex {
    let place = places[number]
    return ItemIndex(section: Int(place.section), item: Int(place.item))
  }

  /// Whether one of the items has the identity of one of the others.
  func isSame(_ number: Int, _ others: PlacedItems, _ otherNumber: Int) -> Bool {
    let place = places[number]
    let other = others.places[otherNumber]
    return sections[Int(place.section)].isSame(
      Int(place.item), others.sections[Int(other.section)], Int(other.item))
  }

  /// The hash values of the items' identities.
  func hashes() -> [Int] {
    [Int](unsafeUninitializedCapacity: places.count) { buffer, initialized in
      initialized = places.count
      guard let base = buffer.baseAddress else { return }
      // Items that stand next to each other are hashed in one call.
      var start = 0
      while start < places.count {
        let first = places[start]
        var end = start + 1
        while end < places.count, places[end].section == first.section,
          Int(places[end].item) == Int(first.item) + end - start
        { end += 1 }
        let item = Int(first.item)
        sections[Int(first.section)].writeHashes(item..<item + end - start, to: base + start)
        start = end
      }
    }
  }
}
