/// Finds partners between the equal ends of a section: runs by comparing, the rest by hash values.
///
/// P. Heckel, "A technique for isolating differences between files", Communications of the ACM
/// 21(4), 1978, is where pairing by identifier comes from: what is there once on both sides is the
/// same thing. Runs are a short cut to the same pairs.
@usableFromInline
struct MiddleMatcher<Items: ListItems> {
  @usableFromInline let old: Items
  @usableFromInline let new: Items
  @usableFromInline let middle: Middle
  @usableFromInline let workspace: Workspace

  @inlinable
  init(old: Items, new: Items, middle: Middle, workspace: Workspace) {
    self.old = old
    self.new = new
    self.middle = middle
    self.workspace = workspace
  }

  @inlinable
  func match(_ notes: inout SectionNotes) {
    let noted = notes.changed.count
    let inRuns = pairRuns(&notes)
    notes.pairs = inRuns
    pairRest(&notes)
    guard inRuns > 0, notes.movesItems, notes.metDuplicates else { return }
    // Where nothing moved no pairing is better. Where something did, and some identifiers occur more
    // than once, which of the equal ones moved is decided among all of them, so that there are no more
    // moves than when the k-th is paired with the k-th.
    notes.runs.removeAll(keepingCapacity: true)
    if let places = notes.places { notes.columns.removeAll(from: places) }
    notes.places = nil
    notes.changed.removeLast(notes.changed.count - noted)
    notes.pairs = 0
    pairRest(&notes)
  }

  /// Pairs what runs left over; what of it has a partner moves.
  @inlinable
  func pairRest(_ notes: inout SectionNotes) {
    let inRuns = notes.pairs
    let (oldCount, newCount) = (middle.old.items.count - inRuns, middle.new.items.count - inRuns)
    guard oldCount > 0, newCount > 0 else { return }
    // It isn't changed in its place: the matcher changes the notes, too.
    var columns = PartnerColumns()
    swap(&columns, &notes.columns)
    let places = columns.add(oldCount: oldCount, newCount: newCount)
    let oldGaps = oldGaps(notes)
    let newGaps = middle.new.items.gaps(between: notes.runs.lazy.map { $0.newItems })
    var pairs = 0
    columns.withPartners(from: places) { partners in
      pairs = RestMatcher(
        old: old, new: new, middle: middle, partners: partners, workspace: workspace
      ).pairRest(oldGaps, newGaps, inRuns: inRuns, &notes)
    }
    if pairs > 0 {
      notes.movesItems = true
      notes.places = places
    } else {
      columns.removeAll(from: places)
    }
    notes.pairs += pairs
    swap(&columns, &notes.columns)
  }

  // MARK: Runs

  /// Pairs runs, first those in order, then those of blocks that moved.
  ///
  /// - Returns: The number of pairs.
  @inlinable
  func pairRuns(_ notes: inout SectionNotes) -> Int {
    var follower = RunFollower(
      old: old, middle.old.items, new: new, middle.new.items, workspace: workspace)
    var pairs = follower.follow(&notes)
    var lastPairs = pairs
    let most = min(middle.old.items.count, middle.new.items.count)
    while lastPairs > 0, pairs < most {
      let newGaps = middle.new.items.gaps(between: notes.runs.lazy.map { $0.newItems })
      guard let oldGap = longest(of: oldGaps(notes)), let newGap = longest(of: newGaps),
        min(oldGap.count, newGap.count) >= Anchors<Items>.shortest
      else { break }
      var follower = RunFollower(old: old, oldGap, new: new, newGap, workspace: workspace)
      lastPairs = follower.follow(&notes)
      if lastPairs > 0 {
        notes.movesItems = true
        notes.runs.sort { $0.new < $1.new }
      }
      pairs += lastPairs
      // Looking for the next gap is worth while as long as much was found in this one.
      if lastPairs < min(oldGap.count, newGap.count) / 4 { break }
    }
    return pairs
  }

  @inlinable
  func oldGaps(_ notes: SectionNotes) -> [Range<Int>] {
    let runs = notes.runs.lazy.map { $0.oldItems }
    guard notes.movesItems else { return middle.old.items.gaps(between: runs) }
    return middle.old.items.gaps(between: runs.sorted { $0.lowerBound < $1.lowerBound })
  }

  @inlinable
  func longest(of gaps: [Range<Int>]) -> Range<Int>? { gaps.max { $0.count < $1.count } }
}
