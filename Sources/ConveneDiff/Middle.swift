/// What lies between the equal ends of a section that is in both lists.
@usableFromInline
package struct Middle {
  /// One of the two sides.
  @usableFromInline
  package struct Side {
    /// The items, by their places in the section.
    @usableFromInline package let items: Range<Int>
    /// The number of the section's first item, counted through the list.
    @usableFromInline let start: Int

    @inlinable
    init(items: Range<Int>, start: Int) {
      self.items = items
      self.start = start
    }

    /// The number of an item, by its place in the section.
    @inlinable
    func number(_ item: Int) -> Int32 { Int32(truncatingIfNeeded: start &+ item) }
  }

  @usableFromInline package let old: Side
  @usableFromInline package let new: Side

  @inlinable
  init(old: Side, new: Side) {
    self.old = old
    self.new = new
  }
}

/// Who is whose partner in a middle: for each item the number of its partner, counted through its
/// whole list, or ``Matching/none``.
@usableFromInline
struct MiddlePartners {
  /// The partners of old items.
  @usableFromInline let old: NumberColumn
  /// The partners of new items.
  @usableFromInline let new: NumberColumn

  @inlinable
  init(old: NumberColumn, new: NumberColumn) {
    self.old = old
    self.new = new
  }

  /// Makes the items of runs each other's partners.
  @inlinable
  func pair(_ runs: some Sequence<ItemRun>, in middle: Middle) {
    for run in runs {
      old.ascend(
        from: run.oldItems.lowerBound - middle.old.items.lowerBound, count: Int(run.count),
        first: middle.new.start + run.newItems.lowerBound)
      new.ascend(
        from: run.newItems.lowerBound - middle.new.items.lowerBound, count: Int(run.count),
        first: middle.old.start + run.oldItems.lowerBound)
    }
  }

  /// Takes all partners away.
  @inlinable
  func clear() {
    old.fill(Matching.none)
    new.fill(Matching.none)
  }
}

/// The partners of the items of several middles, one after the other.
///
/// Where runs tell all pairs of a middle, and stand in the same order on both sides, it isn't here.
@usableFromInline
package struct PartnerColumns: Sendable {
  /// For each old item of the middles the number of the new one.
  @usableFromInline var newOfOld: [Int32] = []
  /// For each new item of the middles the number of the old one.
  @usableFromInline var oldOfNew: [Int32] = []

  @inlinable
  init() {}

  /// Adds a middle without partners, for a closure to find them.
  ///
  /// - Returns: Where it begins in the two columns.
  @inlinable
  mutating func add(
    _ middle: Middle, _ body: (MiddlePartners) -> Void
  ) -> (old: Int, new: Int) {
    let places = (old: newOfOld.count, new: oldOfNew.count)
    [Int32].withAdded(
      middle.old.items.count, to: &newOfOld, middle.new.items.count, to: &oldOfNew
    ) { body(MiddlePartners(old: $0, new: $1)) }
    return places
  }

  /// Takes back what was added last.
  @inlinable
  mutating func removeAll(from places: (old: Int, new: Int)) {
    newOfOld.removeSubrange(places.old...)
    oldOfNew.removeSubrange(places.new...)
  }
}
