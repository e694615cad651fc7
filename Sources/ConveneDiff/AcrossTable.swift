/// The items of the side with fewer that are left over, by identity, and whom of the other side they
/// met.
@usableFromInline
struct AcrossTable {
  @usableFromInline let identities: IdentityTable
  /// Where the items are: their numbers counted through the list.
  @usableFromInline let places: NumberColumn
  /// For each of them: not met yet, met once by this one of the other side, or not the only one.
  @usableFromInline let partners: NumberColumn
  /// The number of items so far.
  @usableFromInline var count = 0

  @inlinable static var unmet: Int32 { -1 }
  @inlinable static var several: Int32 { -2 }

  /// A table for some items, of which none is in it yet.
  @inlinable
  init<Side: ListSide>(_ few: LeftOvers<Side>, lookUps: Int, _ workspace: Workspace) {
    let slotCount = IdentityTable.slotCount(for: few.count, lookUps: lookUps)
    let memory = workspace.column(slotCount + 2 * few.count)
    identities = IdentityTable(slots: memory.part(0, slotCount), numbers: few.count)
    places = memory.part(slotCount, few.count)
    partners = memory.part(slotCount + few.count, few.count)
    partners.fill(Self.unmet)
  }

  /// Adds an item by its place, at the slot where it is looked up.
  @inlinable
  mutating func add(_ place: Int, hash: UInt32, _ slot: Int) {
    let first = identities.number(inSlot: slot)
    if first >= 0 {
      partners[first] = Self.several
    } else {
      identities.slots[slot] = identities.word(count, hash: hash)
    }
    places[count] = Int32(truncatingIfNeeded: place)
    count += 1
  }

  /// Notes that an item of the other side is the same as one of these.
  @inlinable
  func meet(_ number: Int, _ place: Int) {
    partners[number] =
      partners[number] == Self.unmet ? Int32(truncatingIfNeeded: place) : Self.several
  }
}
