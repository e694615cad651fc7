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
    subscript(item: Int) -> Int32 {
      get { partners[item &- items.lowerBound] }
      nonmutating set { partners[item &- items.lowerBound] = newValue }
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

  /// Makes the items of a run each other's partners.
  @inlinable
  func pair(_ run: ItemRun) {
    old.partners.ascend(
      from: run.oldItems.lowerBound - old.items.lowerBound, count: Int(run.count),
      first: new.start + run.newItems.lowerBound)
    new.partners.ascend(
      from: run.newItems.lowerBound - new.items.lowerBound, count: Int(run.count),
      first: old.start + run.oldItems.lowerBound)
  }

  /// Takes all partners away.
  @inlinable
  func clear() {
    old.partners.fill(Matching.none)
    new.partners.fill(Matching.none)
  }
}
