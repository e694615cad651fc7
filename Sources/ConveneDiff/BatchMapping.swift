/// Where each section and item of a list is after a batch, for hosts that replay it.
///
/// O(sections) to make where nothing but insertions and deletions are in it, and
/// O(operations + moves · log moves) otherwise; O(log operations) for each look-up. Only batches
/// that obey the batch rules have a meaning; others give some answer, but no fault.
package struct BatchMapping {
  private let newSections: [Int?]
  private let oldSections: [Int?]
  /// Items that leave their place, in the old list, ascending.
  private let leaving: ItemIndexes
  /// Places that items come to, in the new list, ascending.
  private let arriving: ItemIndexes
  /// The moves, ascending by where they go.
  private let moves: [Batch.ItemMove]
  /// The moves, ascending by where they come from.
  private let movesByOrigin: [Batch.ItemMove]

  package init(_ batch: Batch) {
    (newSections, oldSections) = Self.sections(batch)
    moves = batch.movedItems
    movesByOrigin = moves.sorted { $0.from < $1.from }
    leaving = Self.merge(batch.deletedItems, movesByOrigin.map { $0.from })
    arriving = Self.merge(batch.insertedItems, moves.map { $0.to })
  }

  /// The new index of a section of the old list, `nil` where it was deleted.
  package func newSection(ofOld section: Int) -> Int? {
    newSections.indices.contains(section) ? newSections[section] : nil
  }

  /// The old index of a section of the new list, `nil` where it was inserted.
  package func oldSection(ofNew section: Int) -> Int? {
    oldSections.indices.contains(section) ? oldSections[section] : nil
  }

  /// The new index of an item of the old list, `nil` where it was deleted.
  package func newIndex(ofOld index: ItemIndex) -> ItemIndex? {
    let move = movesByOrigin.partitionPoint { $0.from >= index }
    if move < movesByOrigin.count, movesByOrigin[move].from == index {
      return movesByOrigin[move].to
    }
    guard let section = newSection(ofOld: index.section) else { return nil }
    return Self.follow(index, leaving, to: section, arriving)
  }

  /// The old index of an item of the new list, `nil` where it was inserted.
  package func oldIndex(ofNew index: ItemIndex) -> ItemIndex? {
    let move = moves.partitionPoint { $0.to >= index }
    if move < moves.count, moves[move].to == index { return moves[move].from }
    guard let section = oldSection(ofNew: index.section) else { return nil }
    return Self.follow(index, arriving, to: section, leaving)
  }

  /// Where an item that stays is in a section, once some before it have left and others have come.
  private static func follow(
    _ index: ItemIndex, _ leaving: ItemIndexes, to section: Int, _ arriving: ItemIndexes
  ) -> ItemIndex? {
    let (left, isLeaving) = leaving.rank(of: index)
    if isLeaving { return nil }
    let own = leaving.runs(inSection: index.section)
    let rank = index.item - (left - leaving.start(ofRun: own.lowerBound))
    // The k-th arrival stands before the item if fewer than its place − k items that stay do, which
    // is the same number for all arrivals of a run.
    let runs = arriving.runs(inSection: section)
    let first = arriving.start(ofRun: runs.lowerBound)
    let next = runs.partitionPoint { run in
      arriving.runs[run].firstItem - (arriving.start(ofRun: run) - first) > rank
    }
    return ItemIndex(section: section, item: rank + arriving.start(ofRun: next) - first)
  }

  /// Two ascending lists in one.
  private static func merge(_ one: ItemIndexes, _ other: [ItemIndex]) -> ItemIndexes {
    if other.isEmpty { return one }
    var merged = ItemIndexes()
    var place = 0
    for index in one {
      while place < other.count, other[place] < index {
        merged.append(other[place])
        place += 1
      }
      merged.append(index)
    }
    for index in other[place...] { merged.append(index) }
    return merged
  }

  private static func sections(_ batch: Batch) -> (new: [Int?], old: [Int?]) {
    var new = [Int?](repeating: nil, count: batch.countsBefore.count)
    var old = [Int?](repeating: nil, count: batch.countsAfter.count)
    var isTaken = [Bool](repeating: false, count: old.count)
    var isGone = [Bool](repeating: false, count: new.count)
    for section in batch.deletedSections where isGone.indices.contains(section) {
      isGone[section] = true
    }
    for section in batch.insertedSections where isTaken.indices.contains(section) {
      isTaken[section] = true
    }
    for move in batch.movedSections
    where isGone.indices.contains(move.from) && isTaken.indices.contains(move.to) {
      new[move.from] = move.to
      old[move.to] = move.from
      isGone[move.from] = true
      isTaken[move.to] = true
    }
    var target = 0
    for section in new.indices where !isGone[section] {
      while target < isTaken.count, isTaken[target] { target += 1 }
      guard target < isTaken.count else { break }
      new[section] = target
      old[target] = section
      target += 1
    }
    return (new, old)
  }
}
