import ConveneDiff

/// Which view shows what, so that a view is found by its item, and an item by its view even after
/// it has left the list.
@MainActor
struct ShownViews<View: AnyObject> {
  struct Cell {
    fileprivate(set) weak var view: AnyObject?
    /// The element's identifier when the view was filled.
    let identifier: String
    /// The item that the view was filled with, once that has left the list its newest one.
    fileprivate(set) var item: AnyItem<View>
    /// Whether the item is of the data that are on screen now.
    fileprivate(set) var isNewest = true
    /// Where the item is in the list on screen; `nil` once it has left.
    fileprivate(set) var index: ItemIndex?

    /// The item with the closures of the newest declaration, if it is still in the list.
    @MainActor
    func newestItem(in content: ListContent<View>) -> AnyItem<View> {
      guard !isNewest, let index, let newest = content.item(at: index),
        newest.reuseKey == item.reuseKey
      else { return item }
      return newest
    }
  }

  struct Supplementary {
    fileprivate(set) weak var view: AnyObject?
    /// What the view was filled with, once that has left the list its newest one.
    fileprivate(set) var supplementary: AnySupplementary<View>
    let kind: SupplementaryKind
    /// Whether the section was unfolded when the view was filled; `nil` where it can't be folded.
    let isExpanded: Bool?
    /// The section in the list on screen; `nil` once it has left.
    fileprivate(set) var section: Int?

    /// The header or footer with the closures of the newest declaration, if it is still there.
    @MainActor
    func newest(in content: ListContent<View>) -> AnySupplementary<View> {
      guard let section, let newest = content.supplementary(kind, in: section),
        newest.reuseKey == supplementary.reuseKey
      else { return supplementary }
      return newest
    }
  }

  private var cellsByView: [ObjectIdentifier: Cell] = [:]
  private var supplementariesByView: [ObjectIdentifier: Supplementary] = [:]

  /// What cells show, in no particular order.
  var cells: some Collection<Cell> { cellsByView.values }

  /// What headers and footers show, in no particular order.
  var supplementaries: some Collection<Supplementary> { supplementariesByView.values }

  /// A view shows an item from now on, at the item's index.
  mutating func show(
    _ item: AnyItem<View>, identifiedBy identifier: String, in view: AnyObject
  ) {
    cellsByView[ObjectIdentifier(view)] = Cell(
      view: view, identifier: identifier, item: item, index: item.index)
  }

  /// A view shows a header or footer from now on, at its section.
  mutating func show(
    _ supplementary: AnySupplementary<View>, in view: AnyObject, kind: SupplementaryKind,
    isExpanded: Bool?
  ) {
    supplementariesByView[ObjectIdentifier(view)] = Supplementary(
      view: view, supplementary: supplementary, kind: kind, isExpanded: isExpanded,
      section: supplementary.index.section)
  }

  /// What a view shows.
  func cell(_ view: AnyObject) -> Cell? {
    guard let cell = cellsByView[ObjectIdentifier(view)], cell.view === view else { return nil }
    return cell
  }

  /// What a view shows, with the closures of the newest declaration.
  func newest(in view: AnyObject, of content: ListContent<View>) -> AnyReusable<View>? {
    if let cell = cell(view) { return cell.newestItem(in: content) }
    let supplementary = supplementariesByView[ObjectIdentifier(view)]
    return supplementary?.view === view ? supplementary?.newest(in: content) : nil
  }

  /// The view shows nothing from now on.
  mutating func end(_ view: AnyObject) {
    cellsByView[ObjectIdentifier(view)] = nil
    supplementariesByView[ObjectIdentifier(view)] = nil
  }

  /// What views show after a batch, or after a reload, when none shows anything of the list.
  ///
  /// It isn't mutating, since it runs closures of the app.
  ///
  /// - Parameters:
  ///   - mapping: Where everything is afterwards, `nil` for a reload.
  ///   - old: The data before: what leaves keeps the closures that it had last.
  /// - Returns: The same views, but for those that have been freed.
  func following(_ mapping: BatchMapping?, from old: ListContent<View>) -> ShownViews {
    var newest = ShownViews()
    newest.cellsByView.reserveCapacity(cellsByView.count)
    for (view, cell) in cellsByView where cell.view != nil {
      var cell = cell
      let index = cell.index.flatMap { mapping?.newIndex(ofOld: $0) }
      if index == nil { cell.item = cell.newestItem(in: old) }
      cell.index = index
      cell.isNewest = false
      newest.cellsByView[view] = cell
    }
    newest.supplementariesByView.reserveCapacity(supplementariesByView.count)
    for (view, supplementary) in supplementariesByView where supplementary.view != nil {
      var supplementary = supplementary
      let section = supplementary.section.flatMap { mapping?.newSection(ofOld: $0) }
      if section == nil { supplementary.supplementary = supplementary.newest(in: old) }
      supplementary.section = section
      newest.supplementariesByView[view] = supplementary
    }
    return newest
  }
}
