extension RestMatcher {
  /// The items of one side that runs left over, known by their rank: how many of them come before.
  @usableFromInline
  struct Half {
    @usableFromInline let items: Items
    @usableFromInline let side: Middle.Side
    @usableFromInline let partners: NumberColumn
    @usableFromInline let gaps: [Range<Int>]
    /// The hash values of the items in gaps.
    @usableFromInline let hashes: NumberColumn
    /// The place of the first item.
    @usableFromInline let first: Int
    /// The place of each item; `nil` where they are neighbours.
    @usableFromInline var places: NumberColumn?

    @inlinable
    init(
      items: Items, side: Middle.Side, partners: NumberColumn, gaps: [Range<Int>],
      hashes: NumberColumn
    ) {
      self.items = items
      self.side = side
      self.partners = partners
      self.gaps = gaps
      self.hashes = hashes
      first = gaps.first?.lowerBound ?? 0
    }

    @inlinable var count: Int { hashes.count }

    /// Notes in a column where the items are, unless it is empty.
    @inlinable
    mutating func notePlaces(in column: NumberColumn) {
      if column.count == 0 { return }
      for (rank, item) in gaps.joined().enumerated() {
        column[rank] = Int32(truncatingIfNeeded: item)
      }
      places = column
    }

    /// Where an item is in the section.
    @inlinable
    func place(_ rank: Int) -> Int { places.map { Int($0[rank]) } ?? first &+ rank }
  }
}
