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

  /// The product of two numbers of items up to which each is compared with each.
  @inlinable static var fewComparisons: Int { 64 }
  /// The same, where what is at stake is hashing all items of runs.
  @inlinable static var manyComparisons: Int { 16_384 }

  @inlinable
  init(old: Items, new: Items, middle: Middle, workspace: Workspace) {
    self.old = old
    self.new = new
    self.middle = middle
    self.workspace = workspace
  }

  @inlinable
  func match() {
    workspace.metDuplicates = false
    let (runs, areInOrder) = pairRuns()
    // All of one side is paired, in order: nothing moved.
    if areInOrder, runs == min(middle.old.items.count, middle.new.items.count) { return }
    let rest = pairRest(checkingRuns: runs > 0)
    // Where nothing moved no pairing is better. Where something did, and some identifiers occur
    // more than once, which of the equal ones moved is decided among all of them, so that there
    // are no more moves than when the k-th is paired with the k-th.
    if runs > 0, rest > 0 || !areInOrder, workspace.metDuplicates {
      middle.clear()
      pairRest(checkingRuns: false)
    }
    middle.old.settle()
    middle.new.settle()
  }

  // MARK: Runs

  /// Pairs runs, first those in order, then those of blocks that moved.
  @inlinable
  func pairRuns() -> (pairs: Int, areInOrder: Bool) {
    var follower = RunFollower(
      old: old, middle.old.items, new: new, middle.new.items, middle: middle,
      workspace: workspace)
    var pairs = follower.follow()
    var areInOrder = true
    var lastPairs = pairs
    while lastPairs > 0 {
      guard let oldGap = longestGap(middle.old), let newGap = longestGap(middle.new) else { break }
      var follower = RunFollower(
        old: old, oldGap, new: new, newGap, middle: middle, workspace: workspace)
      lastPairs = follower.follow()
      // Looking for the next gap is worth while as long as much was found in this one.
      if lastPairs > 0 { areInOrder = false }
      pairs += lastPairs
      if lastPairs < min(oldGap.count, newGap.count) / 4 { break }
    }
    return (pairs, areInOrder)
  }

  /// The longest range of items without partners, where it is long enough for anchors.
  @inlinable
  func longestGap(_ side: Middle.Side) -> Range<Int>? {
    var longest = 0..<0
    var start = 0
    var place = 0
    while place < side.partners.count {
      if side.partners[place] >= 0 {
        if place - start > longest.count { longest = start..<place }
        start = place + 1
      }
      place += 1
    }
    if place - start > longest.count { longest = start..<place }
    guard longest.count >= Anchors<Items>.shortest else { return nil }
    return side.items.lowerBound + longest.lowerBound..<side.items.lowerBound + longest.upperBound
  }
}
