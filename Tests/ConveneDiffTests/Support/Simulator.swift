import ConveneDiff

/// Carries out one batch by the meaning of its operations, as a list with cells would.
enum Simulator {
  /// The list that a batch makes of another one: what stays keeps its identity, what is inserted
  /// comes from the data.
  ///
  /// - Returns: `nil` where the operations don't fill the list, or fill a place twice.
  static func apply(_ batch: Batch, to before: PlainList, data: PlainList) -> PlainList? {
    var sections = [PlainList.Section?](repeating: nil, count: batch.countsAfter.count)
    var origin = [Int?](repeating: nil, count: batch.countsAfter.count)
    for section in batch.insertedSections { sections[section] = data.sections[section] }
    for move in batch.movedSections { origin[move.to] = move.from }
    let leaving = batch.deletedSections + batch.movedSections.map(\.from)
    let staying = before.sections.indices.filter { !leaving.contains($0) }
    let free = sections.indices.filter { sections[$0] == nil && origin[$0] == nil }
    guard staying.count == free.count else { return nil }
    for (from, to) in zip(staying, free) { origin[to] = from }

    for (to, from) in origin.enumerated() {
      guard let from else { continue }
      let oldItems = before.sections[from].items
      var items = [Thing?](repeating: nil, count: batch.countsAfter[to])
      for index in batch.insertedItems where index.section == to {
        guard items[index.item] == nil else { return nil }
        items[index.item] = data.sections[to].items[index.item]
      }
      for move in batch.movedItems where move.to.section == to {
        guard items[move.to.item] == nil else { return nil }
        items[move.to.item] = before.sections[move.from.section].items[move.from.item]
      }
      var leaves = [Bool](repeating: false, count: oldItems.count)
      for index in batch.deletedItems where index.section == from { leaves[index.item] = true }
      for move in batch.movedItems where move.from.section == from { leaves[move.from.item] = true }
      let staying = oldItems.indices.filter { !leaves[$0] }
      let free = items.indices.filter { items[$0] == nil }
      guard staying.count == free.count else { return nil }
      for (old, new) in zip(staying, free) { items[new] = oldItems[old] }
      sections[to] = PlainList.Section(id: before.sections[from].id, items: items.compactMap { $0 })
    }
    return PlainList(sections.compactMap { $0 })
  }
}
