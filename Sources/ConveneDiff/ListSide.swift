/// One of the two lists of a difference, as the engine sees it.
///
/// The engine is generic over it, and inlinable, so that it is specialised for a user's elements:
/// one call of its loops serves many of them, and none is wrapped in anything.
@usableFromInline
package protocol ListSide {
  /// The items of one section.
  associatedtype Items: ListItems
  /// The number of sections.
  var sectionCount: Int { get }
  /// The number of items of a section.
  func itemCount(_ section: Int) -> Int
  /// The items of a section.
  func items(_ section: Int) -> Items
  /// The hash value of a section's identity.
  func sectionHash(_ section: Int) -> Int
  /// Whether a section is one of another list, or of this one.
  func isSameSection(_ section: Int, _ other: Self, _ otherSection: Int) -> Bool
  /// The identifier of a section, for diagnostics.
  func describeSection(_ section: Int) -> String
}

/// The items of one section, in order; counted from 0.
@usableFromInline
package protocol ListItems {
  /// The number of items.
  var count: Int { get }
  /// The hash value of an item's identity.
  func hashValue(_ item: Int) -> Int
  /// Whether an item has the identity of another one.
  func isSame(_ item: Int, _ other: Self, _ otherItem: Int) -> Bool
  /// Whether an item has the contents of another one of the same identity.
  func isContentEqual(_ item: Int, _ other: Self, _ otherItem: Int) -> Bool
  /// The identifier of an item, for diagnostics.
  func describe(_ item: Int) -> String
  /// The type of an item whose contents cannot be compared, so that it counts as changed.
  func uncomparableType(_ item: Int) -> (any Any.Type)?

  /// The first item of a range that has the identity of another one, or the range's end.
  func firstItem(in range: Range<Int>, sameAs other: Self, _ otherItem: Int) -> Int
  /// The length of the run of equal identities from two items on; contents don't count.
  func identicalPrefix(_ start: Int, _ other: Self, _ otherStart: Int, limit: Int) -> Int
  /// The length of the run of equal identities from two items on; changed contents are noted.
  func commonPrefix(
    _ start: Int, _ other: Self, _ otherStart: Int, limit: Int, _ notes: inout SectionNotes
  ) -> Int
  /// The length of the run of equal identities that ends before two items; changed contents are
  /// noted.
  func commonSuffix(
    _ end: Int, _ other: Self, _ otherEnd: Int, limit: Int, _ notes: inout SectionNotes
  ) -> Int
  /// The hash values of the identities of many items, ``IdentityTable/spread(_:)``.
  ///
  /// - Parameters:
  ///   - ranges: Which items; there are as many numbers as these are.
  ///   - hashes: Where their hash values go, in this order.
  func hashValues(of ranges: [Range<Int>], into hashes: NumberColumn)
  /// Finds partners between the equal ends.
  func matchMiddle(
    _ other: Self, _ middle: Middle, _ workspace: Workspace, _ notes: inout SectionNotes)
}

// What is the same for all items that can be asked one by one.
extension ListItems {
  @inlinable
  package func firstItem(in range: Range<Int>, sameAs other: Self, _ otherItem: Int) -> Int {
    var item = range.lowerBound
    while item < range.upperBound, !isSame(item, other, otherItem) { item &+= 1 }
    return item
  }

  @inlinable
  package func identicalPrefix(_ start: Int, _ other: Self, _ otherStart: Int, limit: Int) -> Int {
    var length = 0
    while length < limit, isSame(start &+ length, other, otherStart &+ length) { length &+= 1 }
    return length
  }

  @inlinable
  package func commonPrefix(
    _ start: Int, _ other: Self, _ otherStart: Int, limit: Int, _ notes: inout SectionNotes
  ) -> Int {
    guard notes.comparesContents else {
      return identicalPrefix(start, other, otherStart, limit: limit)
    }
    var length = 0
    while length < limit, isSame(start &+ length, other, otherStart &+ length) {
      if !other.isContentEqual(otherStart &+ length, self, start &+ length) {
        notes.changed.append(Int32(truncatingIfNeeded: otherStart &+ length))
      }
      length &+= 1
    }
    return length
  }

  @inlinable
  package func commonSuffix(
    _ end: Int, _ other: Self, _ otherEnd: Int, limit: Int, _ notes: inout SectionNotes
  ) -> Int {
    var length = 0
    guard notes.comparesContents else {
      while length < limit, isSame(end &- 1 &- length, other, otherEnd &- 1 &- length) {
        length &+= 1
      }
      return length
    }
    while length < limit, isSame(end &- 1 &- length, other, otherEnd &- 1 &- length) {
      if !other.isContentEqual(otherEnd &- 1 &- length, self, end &- 1 &- length) {
        notes.changed.append(Int32(truncatingIfNeeded: otherEnd &- 1 &- length))
      }
      length &+= 1
    }
    return length
  }

  @inlinable
  package func hashValues(of ranges: [Range<Int>], into hashes: NumberColumn) {
    var place = 0
    for range in ranges {
      var item = range.lowerBound
      while item < range.upperBound {
        hashes[place] = Int32(bitPattern: IdentityTable.spread(hashValue(item)))
        place &+= 1
        item &+= 1
      }
    }
  }

  /// Notes the items of a run whose contents are others than those of the old ones.
  @inlinable
  func noteChanges(_ run: ItemRun, from old: Self, _ notes: inout SectionNotes) {
    var (item, oldItem) = (Int(run.new), Int(run.old))
    let end = item &+ Int(run.count)
    while item < end {
      if !isContentEqual(item, old, oldItem) {
        notes.changed.append(Int32(truncatingIfNeeded: item))
      }
      item &+= 1
      oldItem &+= 1
    }
  }

  @inlinable
  package func matchMiddle(
    _ other: Self, _ middle: Middle, _ workspace: Workspace, _ notes: inout SectionNotes
  ) {
    MiddleMatcher(old: self, new: other, middle: middle, workspace: workspace).match(&notes)
  }
}
