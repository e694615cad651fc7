import TestSupport

/// Random changes of a list of letters, few or many, of all kinds.
struct LetterChanges {
  /// Whether identifiers may come twice.
  var hasDuplicates = false

  func change(_ sections: inout [LetterSection], _ random: inout SeededGenerator) {
    if random.oneIn(40) { sections = [] }
    for _ in 0..<Int.random(in: 0...2, using: &random) { changeSections(&sections, &random) }
    for _ in 0..<Int.random(in: 0...6, using: &random) { changeLetters(&sections, &random) }
  }

  private func changeSections(
    _ sections: inout [LetterSection], _ random: inout SeededGenerator
  ) {
    let place = Int.random(in: 0...sections.count, using: &random)
    switch Int.random(in: 0..<6, using: &random) {
    case 0, 1:
      var section = LetterSection(name: "\(Int.random(in: 0..<6, using: &random))")
      let isNew = !sections.contains { $0.name == section.name }
      guard isNew || hasDuplicates && sections.count < 8 else { return }
      section.title = title(&random)
      sections.insert(section, at: place)
      for _ in 0..<Int.random(in: 0...5, using: &random) { insert(&sections, place, &random) }
    case 2 where place < sections.count: sections.remove(at: place)
    case 3 where place < sections.count:
      let moved = sections.remove(at: place)
      sections.insert(moved, at: Int.random(in: 0...sections.count, using: &random))
    case 4 where place < sections.count: sections[place].title = title(&random)
    case 5 where place < sections.count: sections[place].footer = random.oneIn(2) ? "" : "foot"
    default: sections.shuffle(using: &random)
    }
  }

  private func title(_ random: inout SeededGenerator) -> String {
    ["", "a", "b", "c", "A", "B"].randomElement(using: &random) ?? ""
  }

  private func insert(
    _ sections: inout [LetterSection], _ section: Int, _ random: inout SeededGenerator
  ) {
    let id = Int.random(in: 0..<40, using: &random)
    if !hasDuplicates, sections.contains(where: { $0.letters.contains { $0.id == id } }) { return }
    let place = Int.random(in: 0...sections[section].letters.count, using: &random)
    sections[section].letters.insert(
      Letter(id: id, text: "\(id)", isOther: random.oneIn(5)), at: place)
  }

  private func changeLetters(_ sections: inout [LetterSection], _ random: inout SeededGenerator) {
    guard let section = sections.indices.randomElement(using: &random) else { return }
    let place = sections[section].letters.indices.randomElement(using: &random)
    switch Int.random(in: 0..<9, using: &random) {
    case 0, 1, 2: insert(&sections, section, &random)
    case 3: if let place { sections[section].letters.remove(at: place) }
    case 4: if random.oneIn(2) { sections[section].letters.shuffle(using: &random) }
    case 5: if let place { sections[section].letters[place].text += "'" }
    case 6: if let place { sections[section].letters[place].isOther.toggle() }
    default:
      guard let place, let target = sections.indices.randomElement(using: &random) else { return }
      let moved = sections[section].letters.remove(at: place)
      let count = sections[target].letters.count
      sections[target].letters.insert(moved, at: Int.random(in: 0...count, using: &random))
    }
  }
}

extension [LetterSection] {
  /// The list as the reference takes it.
  var reference: [Reference.Section] {
    map { Reference.Section(id: Int($0.name) ?? -1, items: $0.letters.map(\.id)) }
  }
}
