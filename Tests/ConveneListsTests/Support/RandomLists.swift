import ConveneDiff
import ConveneLists
import TestSupport

/// A list of random sections, which becomes another one step by step.
struct RandomList {
  /// A section of two groups: rows, and figures with the same identifiers.
  struct Section {
    var part: Part
    var figures: [Figure]
    var footer: String?
  }

  var sections: [Section] = []
  /// Rows whose cells are of another class than the others'.
  var numbered: Set<String> = []
  /// The sections that are folded, by identifier, where they have a header.
  var folded: Set<String> = []
  /// What all cells show beside their row.
  var suffix = 0
  var random: SeededGenerator

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  /// Some changes, many or few, of all kinds.
  mutating func change() {
    if random.oneIn(40) { return reset() }
    for _ in 0..<Int.random(in: 0...4, using: &random) { changeSections() }
    for _ in 0..<Int.random(in: 0...6, using: &random) { changeItems() }
    if random.oneIn(10) { suffix += 1 }
    if random.oneIn(4), let id = ids.randomElement(using: &random) {
      numbered.formSymmetricDifference([id])
    }
  }

  private let ids = (0..<12).map { "r\($0)" }

  private mutating func row() -> Row {
    Row(id: ids.randomElement(using: &random) ?? "", content: Int.random(in: 0...2, using: &random))
  }

  private mutating func reset() {
    sections = []
    for _ in 0..<Int.random(in: 0...4, using: &random) { sections.append(section()) }
  }

  private mutating func section() -> Section {
    Section(
      part: Part(
        id: "s\(Int.random(in: 0...5, using: &random))",
        rows: (0..<Int.random(in: 0...5, using: &random)).map { _ in row() },
        header: random.oneIn(2) ? "h\(Int.random(in: 0...2, using: &random))" : nil),
      figures: (0..<Int.random(in: 0...2, using: &random)).map { _ in Figure(id: row().id) },
      footer: random.oneIn(3) ? "f" : nil)
  }

  private mutating func changeSections() {
    let position = Int.random(in: 0...sections.count, using: &random)
    switch Int.random(in: 0...4, using: &random) {
    case 0: sections.insert(section(), at: position)
    case 1 where position < sections.count: sections.remove(at: position)
    case 2 where position < sections.count:
      let moved = sections.remove(at: position)
      sections.insert(moved, at: Int.random(in: 0...sections.count, using: &random))
    case 3 where position < sections.count:
      let other = section()
      sections[position].part.header = other.part.header
      sections[position].footer = other.footer
    default: break
    }
  }

  private mutating func changeItems() {
    guard let section = sections.indices.randomElement(using: &random) else { return }
    let rows = sections[section].part.rows
    let position = Int.random(in: 0...rows.count, using: &random)
    switch Int.random(in: 0...6, using: &random) {
    case 0: sections[section].part.rows.insert(row(), at: position)
    case 1 where position < rows.count: sections[section].part.rows.remove(at: position)
    case 2 where position < rows.count: sections[section].part.rows[position].content += 1
    case 3, 4:
      // Within the section or into another one.
      guard position < rows.count, let target = sections.indices.randomElement(using: &random)
      else { return }
      let moved = sections[section].part.rows.remove(at: position)
      let count = sections[target].part.rows.count
      sections[target].part.rows.insert(moved, at: Int.random(in: 0...count, using: &random))
    case 5: sections[section].figures.shuffle(using: &random)
    default: sections[section].figures.append(Figure(id: row().id))
    }
  }

  private func isFolded(_ section: Section) -> Bool {
    section.part.header != nil && folded.contains(section.part.id)
  }

  /// What the list looks like.
  var texts: [[String]] {
    sections.map { section in
      if isFolded(section) { return [] }
      return section.part.rows.map { "\($0) \(suffix)" } + section.figures.map { "#\($0.id)" }
    }
  }
}

extension RecordingHost {
  /// Declares a random list; `filling` runs whenever a cell is filled.
  func declare(_ list: RandomList, filling: @escaping @MainActor () -> Void = {}) {
    let conv = driver.conv()
    for section in list.sections {
      conv.create(for: [section.part]) { part, declared in
        declared.create(section, list, filling)
      }
    }
  }
}

extension ListSection where Host == RecordingHost {
  fileprivate func create(
    _ section: RandomList.Section, _ list: RandomList, _ filling: @escaping @MainActor () -> Void
  ) {
    if let header = section.part.header {
      expandable()
      create(.header) { (view: SectionHeaderFooter<TitleView>) in
        view.dependsOn = header
        view.configureView { view, _ in view.text = header }
      }
    }
    if let footer = section.footer {
      create(.footer) { (view: SectionHeaderFooter<LargeTitleView>) in
        view.configureView { view, _ in view.text = footer }
      }
    }
    let text: @MainActor (Row) -> String = { "\($0) \(list.suffix)" }
    // Rows of one class next to each other are a group, so that an element changes its class.
    var start = section.part.rows.startIndex
    while start < section.part.rows.endIndex {
      let isNumbered = list.numbered.contains(section.part.rows[start].id)
      let rest = section.part.rows[start...]
      let end =
        rest.firstIndex { list.numbered.contains($0.id) != isNumbered }
        ?? section.part.rows.endIndex
      let rows = Array(section.part.rows[start..<end])
      if isNumbered {
        create(for: rows, dependsOn: list.suffix) { (row, item: Item<NumberCell>) in
          item.configureCell { cell, _ in
            cell.text = text(row)
            filling()
          }
        }
      } else {
        create(for: rows, dependsOn: list.suffix) { (row, item: Item<TextCell>) in
          item.configureCell { cell, _ in
            cell.text = text(row)
            filling()
          }
        }
      }
      start = end
    }
    create(for: section.figures) { (figure, item: Item<TextCell>) in
      item.configureCell { cell, _ in cell.text = "#\(figure.id)" }
    }
  }
}
