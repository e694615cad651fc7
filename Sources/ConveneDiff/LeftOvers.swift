/// The items of one side that have no partner in their section, of all sections that stay.
@usableFromInline
struct LeftOvers<Side: ListSide> {
  /// What runs left over in one section.
  @usableFromInline
  struct Part {
    /// The section on this side.
    @usableFromInline let section: Int
    /// The new section that it is.
    @usableFromInline let newSection: Int
    /// Where the items are; some may have a partner in their section.
    @usableFromInline let gaps: [Range<Int>]
    /// Where the hash values of the items in gaps begin in the workspace.
    @usableFromInline let hashes: Int
    /// The number of items in gaps.
    @usableFromInline let count: Int

    @inlinable
    init(section: Int, newSection: Int, gaps: [Range<Int>], hashes: Int, count: Int) {
      self.section = section
      self.newSection = newSection
      self.gaps = gaps
      self.hashes = hashes
      self.count = count
    }
  }

  @usableFromInline let side: Side
  @usableFromInline let isOld: Bool
  @usableFromInline let offsets: ItemOffsets
  /// The number of items without a partner.
  @usableFromInline let count: Int
  @usableFromInline var parts: [Part] = []

  @inlinable
  init(_ side: Side, isOld: Bool, _ offsets: ItemOffsets, count: Int) {
    self.side = side
    self.isOld = isOld
    self.offsets = offsets
    self.count = count
  }

  /// Adds what runs left over in a section, and hashes it where that wasn't done.
  @inlinable
  mutating func add(
    _ section: Int, ofNew newSection: Int, _ gaps: [Range<Int>], hashes: Int?,
    _ workspace: Workspace
  ) {
    let count = gaps.reduce(0) { $0 + $1.count }
    let start = hashes ?? workspace.hashCount
    if hashes == nil {
      side.items(section).hashValues(of: gaps, into: workspace.addHashes(count))
    }
    parts.append(
      Part(section: section, newSection: newSection, gaps: gaps, hashes: start, count: count))
  }

  /// Whether an item, by its number counted through the list, has the identity of another one.
  @inlinable
  func isSame(_ number: Int32, _ others: Side.Items, _ item: Int) -> Bool {
    let index = offsets.index(of: Int(number))
    return side.items(index.section).isSame(index.item, others, item)
  }
}
