import ConveneDiff

/// Which view shows what, so that a view is found by its item, and an item by its view even after
/// it has left the list.
@MainActor
struct ShownViews<View: AnyObject> {
  struct Cell {
    fileprivate(set) weak var view: AnyObject?
    let item: AnyItem<View>
    /// Where the item is in the list on screen; `nil` once it has left.
    fileprivate(set) var index: ItemIndex?
  }

  struct Supplementary {
    fileprivate(set) weak var view: AnyObject?
    let supplementary: AnySupplementary<View>
    let kind: SupplementaryKind
    /// The section in the list on screen; `nil` once it has left.
    fileprivate(set) var section: Int?
  }

  private var cellsByView: [ObjectIdentifier: Cell] = [:]
  private var supplementariesByView: [ObjectIdentifier: Supplementary] = [:]

  /// What cells show, in no particular order.
  var cells: some Collection<Cell> { cellsByView.values }

  /// What headers and footers show, in no particular order.
  var supplementaries: some Collection<Supplementary> { supplementariesByView.values }

  /// A view shows an item from now on, at the item's index.
  mutating func show(_ item: AnyItem<View>, in view: AnyObject) {
    cellsByView[ObjectIdentifier(view)] = Cell(view: view, item: item, index: item.index)
  }

  /// A view shows a header or footer from now on, at its section.
  mutating func show(
    _ supplementary: AnySupplementary<View>, in view: AnyObject, kind: SupplementaryKind
  ) {
    supplementariesByView[ObjectIdentifier(view)] = Supplementary(
      view: view, supplementary: supplementary, kind: kind, section: supplementary.index.section)
  }

  /// What a view shows.
  func cell(_ view: AnyObject) -> Cell? {
    guard let cell = cellsByView[ObjectIdentifier(view)], cell.view === view else { return nil }
    return cell
  }

  /// What a view showed, which shows nothing from now on.
  mutating func end(_ view: AnyObject) -> Cell? {
    let shown = cell(view)
    cellsByView[ObjectIdentifier(view)] = nil
    supplementariesByView[ObjectIdentifier(view)] = nil
    return shown
  }

  /// Follows a batch.
  mutating func follow(_ mapping: BatchMapping) {
    follow(item: mapping.newIndex, section: mapping.newSection)
  }

  /// After a reload no view shows anything that is in the list.
  mutating func leaveAll() { follow(item: { _ in nil }, section: { _ in nil }) }

  private mutating func follow(item: (ItemIndex) -> ItemIndex?, section: (Int) -> Int?) {
    cellsByView = cellsByView.compactMapValues { cell in
      var cell = cell
      cell.index = cell.index.flatMap(item)
      return cell.view == nil ? nil : cell
    }
    supplementariesByView = supplementariesByView.compactMapValues { supplementary in
      var supplementary = supplementary
      supplementary.section = supplementary.section.flatMap(section)
      return supplementary.view == nil ? nil : supplementary
    }
  }
}
