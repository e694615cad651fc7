// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals

/// What a batch of updates asks for, in the index paths that UIKit takes.
struct UpdateOperations {
  var deletedSections: [Int] = []
  var insertedSections: [Int] = []
  var movedSections: [(from: Int, to: Int)] = []
  var reloadedSections: [Int] = []
  var deletedItems: [IndexPath] = []
  var insertedItems: [IndexPath] = []
  var movedItems: [(from: IndexPath, to: IndexPath)] = []
  var reloadedItems: [IndexPath] = []
  var reconfiguredItems: [IndexPath] = []

  var isEmpty: Bool {
    deletedSections.isEmpty && insertedSections.isEmpty && movedSections.isEmpty
      && reloadedSections.isEmpty && deletedItems.isEmpty && insertedItems.isEmpty
      && movedItems.isEmpty && reloadedItems.isEmpty && reconfiguredItems.isEmpty
  }
}

/// How many operations batches asked for.
public struct StandInOperations: Equatable, Sendable {
  /// Batches in which anything comes, goes or moves.
  public internal(set) var batches = 0
  /// Sections inserted, deleted and moved.
  public internal(set) var sections = 0
  public internal(set) var insertedItems = 0
  public internal(set) var deletedItems = 0
  public internal(set) var movedItems = 0

  /// None.
  public init() {}

  mutating func count(_ operations: UpdateOperations) {
    let sections =
      operations.deletedSections.count + operations.insertedSections.count
      + operations.movedSections.count
    let items =
      operations.deletedItems.count + operations.insertedItems.count + operations.movedItems.count
    if sections + items > 0 { batches += 1 }
    self.sections += sections
    insertedItems += operations.insertedItems.count
    deletedItems += operations.deletedItems.count
    movedItems += operations.movedItems.count
  }

  /// What was asked for since an earlier count.
  public static func - (newer: StandInOperations, older: StandInOperations) -> StandInOperations {
    var difference = newer
    difference.batches -= older.batches
    difference.sections -= older.sections
    difference.insertedItems -= older.insertedItems
    difference.deletedItems -= older.deletedItems
    difference.movedItems -= older.movedItems
    return difference
  }
}

/// Why UIKit would raise an exception for a batch, in sentences like its own.
struct UpdateRejection: Error {
  let reason: String
}

/// Applies a batch to a list of tokens, and rejects what UIKit rejects.
struct UpdateModel {
  /// A token for each item, by section; items keep theirs for life.
  private(set) var items: [[Int]]
  /// A token for each section.
  private(set) var sections: [Int]
  private var next: Int

  /// A model of fresh tokens for these counts.
  init(counts: [Int], next: Int = 0) {
    var next = next
    func fresh() -> Int {
      defer { next += 1 }
      return next
    }
    sections = counts.map { _ in fresh() }
    items = counts.map { count in (0..<count).map { _ in fresh() } }
    self.next = next
  }

  var counts: [Int] { items.map(\.count) }

  /// The same places with fresh tokens.
  func renewed(counts: [Int]) -> UpdateModel { UpdateModel(counts: counts, next: next) }

  private mutating func fresh() -> Int {
    defer { next += 1 }
    return next
  }

  /// Applies a batch; `after` are the data source's counts once the data were changed.
  mutating func apply(_ operations: UpdateOperations, after: [Int]) throws(UpdateRejection) {
    try checkIndexes(operations, after: after)
    try checkSections(operations, after: after)
    let order = placeSections(operations, count: after.count)
    try checkItems(operations, order: order, after: after)
    try checkCounts(operations, order: order, after: after)
    place(operations, order: order, after: after)
  }

  // MARK: Sections

  /// For each section after, the index of the section before that it is; nil where it is new.
  private func placeSections(_ operations: UpdateOperations, count: Int) -> [Int?] {
    var order = [Int?](repeating: nil, count: count)
    var isTaken = [Bool](repeating: false, count: count)
    for section in operations.insertedSections { isTaken[section] = true }
    for move in operations.movedSections {
      order[move.to] = move.from
      isTaken[move.to] = true
    }
    let gone = Set(operations.deletedSections + operations.movedSections.map(\.from))
    var free = isTaken.indices.lazy.filter { !isTaken[$0] }.makeIterator()
    for section in sections.indices where !gone.contains(section) {
      if let place = free.next() { order[place] = section }
    }
    return order
  }

  private func checkSections(
    _ operations: UpdateOperations, after: [Int]
  ) throws(UpdateRejection) {
    let expected =
      sections.count - operations.deletedSections.count + operations.insertedSections.count
    guard expected == after.count else {
      throw UpdateRejection(
        reason: "Invalid update: invalid number of sections. The number of sections contained in "
          + "the collection view after the update (\(after.count)) must be equal to the number of "
          + "sections contained in the collection view before the update (\(sections.count)), plus "
          + "or minus the number of sections inserted or deleted "
          + "(\(operations.insertedSections.count) inserted, "
          + "\(operations.deletedSections.count) deleted).")
    }
  }

  // MARK: Indexes

  private func checkIndexes(
    _ operations: UpdateOperations, after: [Int]
  ) throws(UpdateRejection) {
    let before = counts
    for section in operations.deletedSections + operations.movedSections.map(\.from)
    where !before.indices.contains(section) {
      throw UpdateRejection(
        reason: "attempt to delete section \(section), but there are only \(before.count) sections "
          + "before the update")
    }
    for section in operations.insertedSections + operations.movedSections.map(\.to)
    where !after.indices.contains(section) {
      throw UpdateRejection(
        reason: "attempt to insert section \(section) but there are only \(after.count) sections "
          + "after the update")
    }
    for path in operations.deletedItems + operations.movedItems.map(\.from)
      + operations.reloadedItems
    where !(before.indices.contains(path.section) && (0..<before[path.section]).contains(path.item))
    {
      throw UpdateRejection(
        reason: "attempt to delete item \(path.item) from section \(path.section) which only "
          + "contains \(before.indices.contains(path.section) ? before[path.section] : 0) items "
          + "before the update")
    }
    for path in operations.insertedItems + operations.movedItems.map(\.to)
    where !(after.indices.contains(path.section) && (0..<after[path.section]).contains(path.item)) {
      throw UpdateRejection(
        reason: "attempt to insert item \(path.item) into section \(path.section), but there are "
          + "only \(after.indices.contains(path.section) ? after[path.section] : 0) items in "
          + "section \(path.section) after the update")
    }
    try checkTwice(
      operations.deletedSections + operations.reloadedSections,
      operations.movedSections.map(\.from),
      "section", "a delete and a move from")
    try checkTwice(
      operations.insertedSections, operations.movedSections.map(\.to), "section",
      "an insert and a move to")
    try checkTwice(
      operations.deletedItems + operations.reloadedItems, operations.movedItems.map(\.from),
      "index path", "a delete and a move from")
    try checkTwice(
      operations.insertedItems, operations.movedItems.map(\.to), "index path",
      "an insert and a move to")
  }

  private func checkTwice<Place: Hashable>(
    _ first: [Place], _ second: [Place], _ noun: String, _ acts: String
  ) throws(UpdateRejection) {
    var seen: Set<Place> = []
    for place in first where !seen.insert(place).inserted {
      throw UpdateRejection(
        reason: "attempt to perform the same update twice on the same \(noun) (\(place))")
    }
    var ends: Set<Place> = []
    for place in second {
      if seen.contains(place) {
        throw UpdateRejection(
          reason: "attempt to perform \(acts) the same \(noun) (\(place))")
      }
      if !ends.insert(place).inserted {
        throw UpdateRejection(
          reason: "attempt to move two things from or to the same \(noun) (\(place))")
      }
    }
  }

  // MARK: Items

  private func checkItems(
    _ operations: UpdateOperations, order: [Int?], after: [Int]
  ) throws(UpdateRejection) {
    let deleted = Set(operations.deletedSections)
    let inserted = Set(operations.insertedSections)
    let movedFrom = Set(operations.movedSections.map(\.from))
    let movedTo = Set(operations.movedSections.map(\.to))
    for path in operations.deletedItems + operations.movedItems.map(\.from) {
      if deleted.contains(path.section) {
        throw UpdateRejection(
          reason: "attempt to delete or move item \(path) out of section \(path.section), which is "
            + "deleted in the same update")
      }
      if movedFrom.contains(path.section) {
        throw UpdateRejection(
          reason: "attempt to change item \(path) of section \(path.section), which moves in the "
            + "same update")
      }
    }
    for path in operations.insertedItems + operations.movedItems.map(\.to) {
      if inserted.contains(path.section) {
        throw UpdateRejection(
          reason: "attempt to insert or move item \(path) into section \(path.section), which is "
            + "inserted in the same update")
      }
      if movedTo.contains(path.section) {
        throw UpdateRejection(
          reason: "attempt to change item \(path) of section \(path.section), which moves in the "
            + "same update")
      }
    }
  }

  private func checkCounts(
    _ operations: UpdateOperations, order: [Int?], after: [Int]
  ) throws(UpdateRejection) {
    for (section, origin) in order.enumerated() {
      guard let origin else { continue }
      let before = items[origin].count
      let inserted = operations.insertedItems.count { $0.section == section }
      let deleted = operations.deletedItems.count { $0.section == origin }
      let movedIn = operations.movedItems.count { $0.to.section == section }
      let movedOut = operations.movedItems.count { $0.from.section == origin }
      guard before + inserted - deleted + movedIn - movedOut == after[section] else {
        throw UpdateRejection(
          reason: "Invalid update: invalid number of items in section \(section). The number of "
            + "items contained in an existing section after the update (\(after[section])) must be "
            + "equal to the number of items contained in that section before the update (\(before)), "
            + "plus or minus the number of items inserted or deleted from that section (\(inserted) "
            + "inserted, \(deleted) deleted) and plus or minus the number of items moved into or out "
            + "of that section (\(movedIn) moved in, \(movedOut) moved out).")
      }
    }
  }

  private mutating func place(_ operations: UpdateOperations, order: [Int?], after: [Int]) {
    let old = items
    let gone = Set(
      operations.deletedItems + operations.movedItems.map(\.from))
    var placed = after.map { [Int?](repeating: nil, count: $0) }
    var isTaken = after.map { [Bool](repeating: false, count: $0) }
    for path in operations.insertedItems { isTaken[path.section][path.item] = true }
    for move in operations.movedItems {
      placed[move.to.section][move.to.item] = old[move.from.section][move.from.item]
      isTaken[move.to.section][move.to.item] = true
    }
    for (section, origin) in order.enumerated() {
      guard let origin else { continue }
      var place = 0
      for item in old[origin].indices
      where !gone.contains(IndexPath(item: item, section: origin)) {
        while place < isTaken[section].count, isTaken[section][place] { place += 1 }
        guard place < placed[section].count else { break }
        placed[section][place] = old[origin][item]
        place += 1
      }
    }
    sections = order.map { origin in origin.map { sections[$0] } ?? fresh() }
    items = placed.map { section in section.map { $0 ?? fresh() } }
    // What is reloaded is a new thing at its place.
    for path in operations.reloadedItems {
      let token = old[path.section][path.item]
      for section in items.indices {
        if let item = items[section].firstIndex(of: token) { items[section][item] = fresh() }
      }
    }
    for section in operations.reloadedSections {
      guard let place = order.firstIndex(of: section) else { continue }
      // With its header and footer.
      sections[place] = fresh()
      items[place] = items[place].map { _ in fresh() }
    }
  }
}
