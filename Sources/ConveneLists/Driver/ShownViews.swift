import ConveneDiff

/// Which view shows what, so that a view is found by its item, and an item by its view even after
/// it has left the list.
@MainActor
struct ShownViews<View: AnyObject> {
  private var cellsByView: [ObjectIdentifier: ShownCell<View>] = [:]
  private var supplementariesByView: [ObjectIdentifier: ShownSupplementary<View>] = [:]

  /// What cells show, in no particular order.
  var cells: some Collection<ShownCell<View>> { cellsByView.values }

  /// What headers and footers show, in no particular order.
  var supplementaries: some Collection<ShownSupplementary<View>> { supplementariesByView.values }

  /// A view shows an item from now on, at the item's index.
  mutating func show(
    _ item: AnyItem<View>, identifiedBy identifier: String, in view: AnyObject
  ) {
    cellsByView[ObjectIdentifier(view)] = ShownCell(view, item, identifiedBy: identifier)
  }

  /// A view shows a header or footer from now on, at its section.
  mutating func show(
    _ supplementary: AnySupplementary<View>, in view: AnyObject, kind: SupplementaryKind,
    isExpanded: Bool?
  ) {
    supplementariesByView[ObjectIdentifier(view)] = ShownSupplementary(
      view, supplementary, kind, isExpanded: isExpanded)
  }

  /// What a view shows.
  func cell(_ view: AnyObject) -> ShownCell<View>? {
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

  /// Forgets views that have been freed without anybody saying that they show nothing.
  mutating func forgetFreed() {
    if cellsByView.values.contains(where: { $0.view == nil }) {
      cellsByView = cellsByView.filter { $0.value.view != nil }
    }
    if supplementariesByView.values.contains(where: { $0.view == nil }) {
      supplementariesByView = supplementariesByView.filter { $0.value.view != nil }
    }
  }

  /// Notes what views show after a batch, or after a reload, when none shows anything of the list.
  ///
  /// It isn't mutating, since it runs closures of the app.
  ///
  /// - Parameters:
  ///   - mapping: Where everything is afterwards, `nil` for a reload.
  ///   - old: The data before: what leaves keeps the closures that it had last.
  func follow(_ mapping: BatchMapping?, from old: ListContent<View>) {
    for cell in cellsByView.values { cell.follow(mapping, from: old) }
    for supplementary in supplementariesByView.values { supplementary.follow(mapping, from: old) }
  }
}

/// What a cell shows.
///
/// A class, as ``ShownSupplementary`` is: each update changes it, and to copy a weak reference costs
/// more than all the rest.
@MainActor
final class ShownCell<View: AnyObject> {
  private(set) weak var view: AnyObject?
  /// The element's identifier when the view was filled.
  let identifier: String
  /// The item that the view was filled with, once that has left the list its newest one.
  private(set) var item: AnyItem<View>
  /// Whether the item is of the data that are on screen now.
  private(set) var isNewest = true
  /// Where the item is in the list on screen; `nil` once it has left.
  private(set) var index: ItemIndex?

  fileprivate init(_ view: AnyObject, _ item: AnyItem<View>, identifiedBy identifier: String) {
    self.view = view
    self.item = item
    self.identifier = identifier
    index = item.index
  }

  /// The item with the closures of the newest declaration, if it is still in the list.
  fileprivate func newestItem(in content: ListContent<View>) -> AnyItem<View> {
    guard !isNewest, let index, let newest = content.item(at: index),
      newest.reuseKey == item.reuseKey
    else { return item }
    return newest
  }

  fileprivate func follow(_ mapping: BatchMapping?, from old: ListContent<View>) {
    let target = index.flatMap { mapping?.newIndex(ofOld: $0) }
    if target == nil { item = newestItem(in: old) }
    index = target
    isNewest = false
  }
}

/// What a header or a footer shows.
@MainActor
final class ShownSupplementary<View: AnyObject> {
  private(set) weak var view: AnyObject?
  /// What the view was filled with, once that has left the list its newest one.
  private(set) var supplementary: AnySupplementary<View>
  let kind: SupplementaryKind
  /// Whether the section was unfolded when the view was filled; `nil` where it can't be folded.
  let isExpanded: Bool?
  /// The section in the list on screen; `nil` once it has left.
  private(set) var section: Int?

  fileprivate init(
    _ view: AnyObject, _ supplementary: AnySupplementary<View>, _ kind: SupplementaryKind,
    isExpanded: Bool?
  ) {
    self.view = view
    self.supplementary = supplementary
    self.kind = kind
    self.isExpanded = isExpanded
    section = supplementary.index.section
  }

  /// The header or footer with the closures of the newest declaration, if it is still there.
  fileprivate func newest(in content: ListContent<View>) -> AnySupplementary<View> {
    guard let section, let newest = content.supplementary(kind, in: section),
      newest.reuseKey == supplementary.reuseKey
    else { return supplementary }
    return newest
  }

  fileprivate func follow(_ mapping: BatchMapping?, from old: ListContent<View>) {
    let target = section.flatMap { mapping?.newSection(ofOld: $0) }
    if target == nil { supplementary = newest(in: old) }
    section = target
  }
}
