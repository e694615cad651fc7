import ConveneDiff
import ConveneLists
import Foundation

/// Items by what they stand for.
extension TestHost {
  /// The items that are selected, in the order of the list, by identifier; also those of folded
  /// sections.
  public var selection: [String] {
    selected.union(driver.foldedSelection).sorted().map {
      driver.name(of: $0, in: driver.content.unfolded)
    }
  }

  /// All items, section by section, on screen or not, by identifier; none of a folded section.
  ///
  /// O(items).
  public var items: [[String]] {
    driver.content.seenCounts.enumerated().map { section, count in
      (0..<count).map {
        driver.name(of: ItemIndex(section: section, item: $0), in: driver.content)
      }
    }
  }

  /// Where an item is, from the top left corner of the list's content, in points.
  ///
  /// - Parameters:
  ///   - item: The element that the item was made from, its identifier, or what is to be read on
  ///     its cell on screen or was said of it by ``describe(_:)``.
  ///   - section: The identifier of its section, where several sections have such an item.
  ///   - file: Where it is asked for.
  ///   - line: Where it is asked for.
  /// - Returns: The place.
  /// - Throws: A ``TestFailure`` where there is no such item in the list.
  public func frame(
    of item: some Differenciable, in section: String? = nil, file: StaticString = #fileID,
    line: UInt = #line
  ) throws -> CGRect {
    let index = try index(of: item, in: section, at: TestPlace(file: file, line: line))
    return layout?.frame(of: index) ?? .zero
  }

  /// The cell that shows an item, where cells are made.
  ///
  /// - Parameters:
  ///   - type: The class of the cell.
  ///   - item: The element that the item was made from, its identifier, or what is to be read on
  ///     its cell on screen or was said of it by ``describe(_:)``.
  ///   - section: The identifier of its section, where several sections have such an item.
  ///   - file: Where it is asked for.
  ///   - line: Where it is asked for.
  /// - Returns: The cell.
  /// - Throws: A ``TestFailure`` where there is no such cell on screen.
  public func cell<Cell: ReusableCell>(
    _ type: Cell.Type = Cell.self, of item: some Differenciable, in section: String? = nil,
    file: StaticString = #fileID, line: UInt = #line
  ) throws -> Cell {
    let place = TestPlace(file: file, line: line)
    let index = try visibleIndex(of: item, in: section, at: place)
    let object = mounted[.item(index)]?.object
    if let cell = object as? Cell { return cell }
    let found =
      object.map { $0 is NoView ? "no cell, since the test makes none" : "a \(Swift.type(of: $0))" }
      ?? "nothing"
    throw TestFailure(
      "\(Words.quoted(driver.content.describe(index))) is shown by \(found), and not by a \(Cell.self).",
      place)
  }

  // MARK: Finding

  func visibleIndex(
    of item: some Differenciable, in section: String?, at place: TestPlace
  ) throws -> ItemIndex {
    try visible(index(of: item, in: section, at: place), at: place)
  }

  func visible(_ index: ItemIndex, at place: TestPlace) throws -> ItemIndex {
    guard driver.content.contains(index) else {
      throw TestFailure("There is no item at \(index): \(Words.listing(names)).", place)
    }
    let name = driver.content.describe(index)
    guard hasWindow else {
      throw TestFailure("\(Words.quoted(name)) can't be seen: the list isn't in a window.", place)
    }
    guard mounted[.item(index)] != nil else {
      throw TestFailure(
        "\(Words.quoted(name)) isn't on screen; scroll to it first.\n\(tree)", place)
    }
    return index
  }

  func index(
    of item: some Differenciable, in section: String?, at place: TestPlace
  ) throws -> ItemIndex {
    let sections = try sections(named: section, at: place)
    let found = found(item, in: sections)
    guard let first = found.first else { throw TestFailure(missing(item), place) }
    guard found.count == 1 else {
      let name = Words.quoted("\(item.differenceIdentifier)")
      let names = found.map { Words.quoted(driver.content.name($0.section)) }
      let wayOut =
        Set(names).count == names.count ? "with in:" : "by its place, with tap(section:item:)"
      throw TestFailure(
        "There is an item \(name) in \(names.joined(separator: " and in ")): say which one, \(wayOut).",
        place)
    }
    return first
  }

  func sections(named name: String?, at place: TestPlace) throws -> [Int] {
    let sections = Array(driver.content.seenCounts.indices)
    guard let name else { return sections }
    let found = sections.filter { driver.content.name($0) == name }
    guard found.isEmpty else { return found }
    let names = sections.map { driver.content.name($0) }
    throw TestFailure("There is no section \(Words.quoted(name)): \(Words.listing(names)).", place)
  }

  /// The first item of each section that is meant: an element is found by its type and identifier, what
  /// is its own identifier, such as a number, by that alone, and a text also where it is to be read.
  private func found<Element: Differenciable>(_ item: Element, in sections: [Int]) -> [ItemIndex] {
    guard item.differenceIdentifier is Element else {
      let wanted = TypedColumn([item])
      return sections.compactMap { section in
        first(in: section) { index in
          let (column, offset) = element(at: index)
          return wanted.isSame(0, column, offset)
        }
      }
    }
    let name = "\(item.differenceIdentifier)"
    let named = sections.compactMap { first(in: $0) { driver.content.describe($0) == name } }
    return named.isEmpty ? sections.compactMap { first(in: $0) { reads(name, $0) } } : named
  }

  /// That an item isn't there, and what there is instead.
  private func missing<Element: Differenciable>(_ item: Element) -> String {
    let name = Words.quoted("\(item.differenceIdentifier)")
    guard item.differenceIdentifier is Element else {
      return "There is no item made from a \(Element.self) \(name): \(Words.listing(names))."
    }
    let identifier = "There is no item \(name): \(Words.listing(names))."
    guard item is String else { return identifier }
    let texts = visibleElements.compactMap { element -> String? in
      guard case .item = element, let text = mounted[element]?.plainText, !text.isEmpty else {
        return nil
      }
      return text
    }
    return identifier
      + "\nNo item on screen reads \(name); one off screen goes by its element, its identifier, or "
      + "`describe`. To be read on screen: \(Words.listing(texts))."
  }

  private func first(in section: Int, where isMeant: (ItemIndex) -> Bool) -> ItemIndex? {
    (0..<driver.content.counts[section]).lazy.map { ItemIndex(section: section, item: $0) }
      .first(where: isMeant)
  }

  /// Whether a text is what is to be read of an item.
  private func reads(_ text: String, _ index: ItemIndex) -> Bool {
    if mounted[.item(index)]?.plainText == text { return true }
    let (column, offset) = element(at: index)
    return note(on: offset, in: column) == text
  }

  /// What an item was made from: elements, and its place among them.
  private func element(at index: ItemIndex) -> (column: ElementColumn, offset: Int) {
    let section = driver.content.sections[index.section]
    let (group, offset) = section.place(of: index.item)
    return (section.groups[group].column, offset)
  }

  private var names: [String] { items.flatMap { $0 } }
}
