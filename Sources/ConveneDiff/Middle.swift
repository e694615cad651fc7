/// What lies between the equal ends of a section that is in both lists, and who is whose partner
/// there.
///
/// A partner is the number of an item counted through its whole list, or ``Matching/none``.
@usableFromInline
package struct Middle {
  /// One of the two sides.
  @usableFromInline
  package struct Side {
    /// The items, by their places in the section; not empty.
    @usableFromInline package let items: Range<Int>
    /// The number of the section's first item, counted through the list.
    @usableFromInline let start: Int
    /// The partner of each item.
    @usableFromInline let partners: NumberColumn

    @inlinable
    init(items: Range<Int>, start: Int, partners: NumberColumn) {
      self.items = items
      self.start = start
      self.partners = partners
    }

    /// The partner of an item, by its place in the section.
    @inlinable
    func partner(_ item: Int) -> Int32 { partners[item &- items.lowerBound] }

    /// The number of items without a partner.
    @inlinable
    var leftOver: Int {
      var count = 0
      var place = 0
      while place < partners.count {
        if partners[place] < 0 { count += 1 }
        place += 1
      }
      return count
    }
  }

  @usableFromInline package let old: Side
  @usableFromInline package let new: Side

  @inlinable
  init(old: Side, new: Side) {
    self.old = old
    self.new = new
  }

  /// Makes a run of old items the partners of a run of new ones, one by one.
  @inlinable
  func pairRun(old oldItem: Int, new newItem: Int, count: Int) {
    old.partners.ascend(
      from: oldItem - old.items.lowerBound, count: count, first: new.start + newItem)
    new.partners.ascend(
      from: newItem - new.items.lowerBound, count: count, first: old.start + oldItem)
  }

  /// Takes all partners away.
  @inlinable
  func clear() {
    old.partners.fill(Matching.none)
    new.partners.fill(Matching.none)
  }
}

// Pairs that aren't settled yet, because it isn't known yet whether those of runs are to stay.
extension Middle.Side {
  /// The partner of an item as it is written while the pair isn't settled: below ``Matching/none``.
  @inlinable
  static func unsettled(_ number: Int) -> Int32 { -2 &- Int32(truncatingIfNeeded: number) }

  /// Settles all pairs.
  @inlinable
  func settle() {
    var place = 0
    while place < partners.count {
      let partner = partners[place]
      if partner < Matching.none { partners[place] = -2 &- partner }
      place += 1
    }
  }
}
