import TestSupport

/// Lists as they come from servers and hands: some all different, some edited, some with
/// identifiers that occur twice.
enum RandomLists {
  static func pair(
    size: Int, using generator: inout SeededGenerator
  ) -> (old: PlainList, new: PlainList) {
    let isUnique = Bool.random(using: &generator)
    let kinds = Int.random(in: 1...3 * size, using: &generator)
    let old = list(size: size, kinds: kinds, isUnique: isUnique, using: &generator)
    if Int.random(in: 0..<3, using: &generator) == 0 {
      return (old, list(size: size, kinds: kinds, isUnique: isUnique, using: &generator))
    }
    var new = old
    for _ in 0..<Int.random(in: 0...4, using: &generator) {
      edit(&new, kinds: kinds, isUnique: isUnique, using: &generator)
    }
    return (old, new)
  }

  /// Two lists of one section, at times long enough for everything that the engine does.
  static func flatPair(
    _ number: Int, using generator: inout SeededGenerator
  ) -> (old: PlainList, new: PlainList) {
    let size = number.isMultiple(of: 2_000) ? 600 : number.isMultiple(of: 50) ? 40 : 7
    let count = Int.random(in: 0...size, using: &generator)
    // Nearly all different, hardly any different, or something in between.
    let kinds = [count / 2, count, 4 * count, 1_000_000].randomElement(using: &generator) ?? 1
    let isUnique = Bool.random(using: &generator)
    var fresh = 2_000_000
    func item(_ generator: inout SeededGenerator) -> Thing {
      fresh += 1
      let id = isUnique ? fresh : Int.random(in: 0...kinds, using: &generator)
      return Thing(id: id, content: Int.random(in: 0...1, using: &generator))
    }
    let old = (0..<count).map { _ in item(&generator) }
    var new = old
    for _ in 0..<Int.random(in: 0...5, using: &generator) {
      editBlock(&new, using: &generator, item)
    }
    return (
      PlainList([PlainList.Section(id: 0, items: old)]),
      PlainList([PlainList.Section(id: 0, items: new)])
    )
  }

  private static func editBlock(
    _ items: inout [Thing], using generator: inout SeededGenerator,
    _ item: (inout SeededGenerator) -> Thing
  ) {
    let start = Int.random(in: 0...items.count, using: &generator)
    // One element most often, otherwise any number.
    let most = generator.oneIn(2) ? 1 : items.count - start
    let length = Int.random(in: 0...min(most, items.count - start), using: &generator)
    let block = start..<start + length
    switch Int.random(in: 0..<6, using: &generator) {
    case 0: items.removeSubrange(block)
    case 1: items.insert(contentsOf: block.map { _ in item(&generator) }, at: start)
    case 2: items[block].shuffle(using: &generator)
    case 3: items[block].reverse()
    case 4: for place in block { items[place].content += 1 }
    default:
      let moved = Array(items[block])
      items.removeSubrange(block)
      items.insert(contentsOf: moved, at: Int.random(in: 0...items.count, using: &generator))
    }
  }

  private static func list(
    size: Int, kinds: Int, isUnique: Bool, using generator: inout SeededGenerator
  ) -> PlainList {
    var list = PlainList([])
    // Trying each choice of sections that stay limits their number.
    for _ in 0..<Int.random(in: 0...min(size, 7), using: &generator) {
      addSection(to: &list, isUnique: isUnique, using: &generator)
      let last = list.sections.count - 1
      for _ in 0..<Int.random(in: 0...size, using: &generator) {
        addItem(to: &list, last, kinds: kinds, isUnique: isUnique, using: &generator)
      }
    }
    return list
  }

  private static func addSection(
    to list: inout PlainList, isUnique: Bool, using generator: inout SeededGenerator
  ) {
    let id = Int.random(in: 0..<8, using: &generator)
    if isUnique, list.sectionIDs.contains(id) { return }
    let place = Int.random(in: 0...list.sections.count, using: &generator)
    list.sections.insert(PlainList.Section(id: id, items: []), at: place)
  }

  private static func addItem(
    to list: inout PlainList, _ section: Int, kinds: Int, isUnique: Bool,
    using generator: inout SeededGenerator
  ) {
    guard list.sections.indices.contains(section) else { return }
    let id = Int.random(in: 0..<kinds, using: &generator)
    if isUnique, list.itemIDs.contains(where: { $0.contains(id) }) { return }
    let place = Int.random(in: 0...list.sections[section].items.count, using: &generator)
    let thing = Thing(id: id, content: Int.random(in: 0...1, using: &generator))
    list.sections[section].items.insert(thing, at: place)
  }

  private static func edit(
    _ list: inout PlainList, kinds: Int, isUnique: Bool, using generator: inout SeededGenerator
  ) {
    guard let section = list.sections.indices.randomElement(using: &generator) else {
      return addSection(to: &list, isUnique: isUnique, using: &generator)
    }
    let item = list.sections[section].items.indices.randomElement(using: &generator)
    switch Int.random(in: 0..<10, using: &generator) {
    case 0:
      list.sections.remove(at: section)
    case 1:
      addSection(to: &list, isUnique: isUnique, using: &generator)
    case 2:
      let moved = list.sections.remove(at: section)
      let place = Int.random(in: 0...list.sections.count, using: &generator)
      list.sections.insert(moved, at: place)
    case 3, 4:
      addItem(to: &list, section, kinds: kinds, isUnique: isUnique, using: &generator)
    case 5:
      list.sections[section].items.shuffle(using: &generator)
    case 6:
      if let item { list.sections[section].items[item].content += 1 }
    case 7:
      if let item { list.sections[section].items.remove(at: item) }
    default:
      guard let item else { return }
      let moved = list.sections[section].items.remove(at: item)
      let target = Int.random(in: 0..<list.sections.count, using: &generator)
      let place = Int.random(in: 0...list.sections[target].items.count, using: &generator)
      list.sections[target].items.insert(moved, at: place)
    }
  }
}
