/// Where each section and item of a list is after a batch, for hosts that replay it.
///
/// O(operations) to make, O(log operations) for each look-up. Only batches that obey the batch
/// rules have a meaning; others give some answer, but no fault.
package struct BatchMapping {
  private var newSections: [Int?]
  private var oldSections: [Int?]
  /// By old section: the items that leave their place, ascending.
  private var leaving: [Int: [Int]] = [:]
  /// By new section: the places that items come to, ascending.
  private var arriving: [Int: [Int]] = [:]
  private var targets: [ItemIndex: ItemIndex] = [:]
  private var origins: [ItemIndex: ItemIndex] = [:]

  package init(_ batch: Batch) {
    (newSections, oldSections) = Self.sections(batch)
    for index in batch.deletedItems { leaving[index.section, default: []].append(index.item) }
    for index in batch.insertedItems { arriving[index.section, default: []].append(index.item) }
    for move in batch.movedItems {
      leaving[move.from.section, default: []].append(move.from.item)
      arriving[move.to.section, default: []].append(move.to.item)
      targets[move.from] = move.to
      origins[move.to] = move.from
    }
    if !batch.movedItems.isEmpty {
      for section in leaving.keys { leaving[section]?.sort() }
      for section in arriving.keys { arriving[section]?.sort() }
    }
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
    if let target = targets[index] { return target }
    guard let section = newSection(ofOld: index.section) else { return nil }
    return Self.follow(index.item, leaving[index.section], arriving[section])
      .map { ItemIndex(section: section, item: $0) }
  }

  /// The old index of an item of the new list, `nil` where it was inserted.
  package func oldIndex(ofNew index: ItemIndex) -> ItemIndex? {
    if let origin = origins[index] { return origin }
    guard let section = oldSection(ofNew: index.section) else { return nil }
    return Self.follow(index.item, arriving[index.section], leaving[section])
      .map { ItemIndex(section: section, item: $0) }
  }

  /// Where an item that stays is once some before it have left and others have come.
  private static func follow(_ item: Int, _ leaving: [Int]?, _ arriving: [Int]?) -> Int? {
    var rank = item
    if let leaving {
      let before = leaving.firstIndexSorted { $0 >= item }
      if before < leaving.count, leaving[before] == item { return nil }
      rank -= before
    }
    guard let arriving else { return rank }
    // The k-th arrival stands before the item if fewer than its place − k items that stay do.
    var low = 0
    var high = arriving.count
    while low < high {
      let middle = (low + high) / 2
      if arriving[middle] - middle <= rank { low = middle + 1 } else { high = middle }
    }
    return rank + low
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

extension Array {
  /// The first index whose element satisfies a condition that no earlier, but each later one does.
  fileprivate func firstIndexSorted(where condition: (Element) -> Bool) -> Int {
    var low = startIndex
    var high = endIndex
    while low < high {
      let middle = (low + high) / 2
      if condition(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
