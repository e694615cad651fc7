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

/// Who is whose partner of what runs left over in a middle: for each item, by its rank, the number of
/// its partner, counted through its whole list, or ``Matching/none``.
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
}

/// The partners of what runs left over in several middles, one after the other.
///
/// Where runs tell all pairs of a middle, it isn't here.
@usableFromInline
package struct PartnerColumns: Sendable {
  /// For each old item that runs left over the number of the new one.
  @usableFromInline var newOfOld: [Int32] = []
  /// For each new item that runs left over the number of the old one.
  @usableFromInline var oldOfNew: [Int32] = []

  @inlinable
  init() {}

  /// Adds items of a middle without partners.
  ///
  /// - Returns: Where they begin in the two columns.
  @inlinable
  mutating func add(oldCount: Int, newCount: Int) -> (old: Int, new: Int) {
    let places = (old: newOfOld.count, new: oldOfNew.count)
    newOfOld.append(contentsOf: repeatElement(Matching.none, count: oldCount))
    oldOfNew.append(contentsOf: repeatElement(Matching.none, count: newCount))
    return places
  }

  /// Hands on what was added last, for a closure to pair it.
  @inlinable
  mutating func withPartners(
    from places: (old: Int, new: Int), _ body: (MiddlePartners) -> Void
  ) {
    [Int32].withColumns(&newOfOld, &oldOfNew) { old, new in
      body(
        MiddlePartners(
          old: old.part(places.old, old.count - places.old),
          new: new.part(places.new, new.count - places.new)))
    }
  }

  /// Takes back what was added last; where nothing is left, the memory too: what is added next may be
  /// a little more, for which an array would take twice as much.
  @inlinable
  mutating func removeAll(from places: (old: Int, new: Int)) {
    if places.old == 0, places.new == 0 { return self = PartnerColumns() }
    newOfOld.removeSubrange(places.old...)
    oldOfNew.removeSubrange(places.new...)
  }
}
