import ConveneDiff
import Foundation

/// What a host asks and tells of single views.
extension ListDriver {
  /// The counts that the host lays out; reading them ends a reload.
  package func countsForLayout() -> [Int] {
    endReload()
    return content.counts
  }

  /// The sections that the host lays out in a width in points; reading them ends a reload.
  ///
  /// O(sections), and O(items) of those sections whose items are asked for their sizes.
  package func layoutSections(width: CGFloat) -> [LayoutSection] {
    endReload()
    guard let host else { return [] }
    return answer {
      content.layoutSections(in: host.view, width: width) { diagnostics.reportOnce(.size($0)) }
    }
  }

  private func endReload() {
    guard awaitsLayout else { return }
    awaitsLayout = false
    lastSeen = nil
    wantedSelection = nil
  }

  /// The newest declaration's item at a place; `nil` and a diagnostic where there is none.
  package func item(at index: ItemIndex) -> AnyItem<View>? {
    let item = answer { content.item(at: index) }
    if item == nil { diagnostics.report(.unknownPlace(index)) }
    return item
  }

  // MARK: Filling

  /// Fills a view with the item at a place.
  ///
  /// - Returns: The item, `nil` where there is none or the view is of another class.
  @discardableResult
  package func configure(_ view: AnyObject, at index: ItemIndex) -> AnyItem<View>? {
    item(at: index).flatMap { configure(view, as: $0) ? $0 : nil }
  }

  /// Fills a view with an item that `item(at:)` just gave, so that its closure needn't run again.
  ///
  /// - Returns: Whether the view is of the item's class.
  @discardableResult
  package func configure(_ view: AnyObject, as item: AnyItem<View>) -> Bool {
    guard fill(view, with: item) else { return false }
    shown.show(item, in: view)
    return true
  }

  /// Fills a header or footer.
  ///
  /// - Returns: The header or footer, `nil` where there is none or the view is of another class.
  @discardableResult
  package func configure(
    _ view: AnyObject, _ kind: SupplementaryKind, section: Int
  ) -> AnySupplementary<View>? {
    guard let supplementary = content.supplementary(kind, in: section) else { return nil }
    guard fill(view, with: supplementary) else { return nil }
    shown.show(supplementary, in: view, kind: kind)
    return supplementary
  }

  private func fill(_ view: AnyObject, with reusable: AnyReusable<View>) -> Bool {
    guard let host else { return false }
    noteClass(of: reusable)
    if answer({ reusable.configure(view, in: host.view) }) { return true }
    reportClass(
      reusable.identifier, expected: reusable.viewClass, found: type(of: view))
    return false
  }

  /// A reuse identifier that stands for two classes makes hosts mix up their views.
  private func noteClass(of reusable: AnyReusable<View>) {
    guard let name = reusable.reusableIdentifier else { return }
    guard let first = classes[name] else {
      classes[name] = reusable.viewClass
      return
    }
    if first != reusable.viewClass {
      reportClass(name, expected: first, found: reusable.viewClass)
    }
  }

  private func reportClass(_ name: String, expected: any Any.Type, found: any Any.Type) {
    diagnostics.reportOnce(
      .viewClass(
        identifier: name, expected: String(reflecting: expected), found: String(reflecting: found)))
  }

  // MARK: Coming and going

  /// A cell that was filled is about to be seen.
  package func willDisplay(_ view: AnyObject) {
    guard let host, let cell = shown.cell(view) else { return }
    answer { newestItem(of: cell).willDisplay(view, in: host.view) }
  }

  /// A view is seen no longer; its item is the one that it showed, wherever the list is by now.
  package func didEndDisplaying(_ view: AnyObject) {
    guard let cell = shown.end(view), let host else { return }
    answer { newestItem(of: cell).didEndDisplaying(view, in: host.view) }
  }

  /// The item that a cell shows, with the closures of the newest declaration if it is still there.
  private func newestItem(of cell: ShownViews<View>.Cell) -> AnyItem<View> {
    guard let index = cell.index, let newest = content.item(at: index),
      newest.reuseKey == cell.item.reuseKey
    else { return cell.item }
    return newest
  }

  // MARK: Selecting

  /// Whether the user may select an item.
  package func isSelectable(_ index: ItemIndex) -> Bool {
    answer { content.item(at: index)?.isSelectable ?? false }
  }

  /// The user selected an item; the host's viewport must know it already.
  package func didSelect(_ index: ItemIndex) {
    item(at: index)?.select()
    onSelectionChange?()
  }

  /// The user took the selection away from an item; the host's viewport must know it already.
  package func didDeselect(_ index: ItemIndex) {
    item(at: index)?.deselect()
    onSelectionChange?()
  }
}
