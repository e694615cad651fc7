import ConveneDiff
import Foundation

/// What a host asks and tells of single views.
extension ListDriver {
  /// The counts that the host lays out; reading them ends a reload.
  package func countsForLayout() -> [Int] {
    endReload()
    return content.counts
  }

  /// How many items the host lays out in a section; none, and a diagnostic, where there is no such
  /// section, as when a data source of the app's own passes on a section that it added.
  package func countForLayout(ofSection section: Int) -> Int {
    let counts = countsForLayout()
    guard counts.indices.contains(section) else {
      diagnostics.report(.unknownPlace(ItemIndex(section: section, item: 0)))
      return 0
    }
    return counts[section]
  }

  /// The sections that the host lays out in a width in points, or where it is scrolled to the sides in
  /// a height; reading them ends a reload.
  ///
  /// O(sections), and O(items) of those sections whose items are asked for their sizes.
  package func layoutSections(
    width: CGFloat, direction: ListOrientation.ScrollDirection = .vertical
  ) -> [LayoutSection] {
    endReload()
    guard let host else { return [] }
    return answer {
      content.layoutSections(
        in: host.sizingView, width: width, direction: direction,
        fallback: { sectionSpacing?($0) ?? SectionSpacing() }
      ) {
        diagnostics.reportOnce(.size($0))
      }
    }
  }

  private func endReload() {
    guard awaitsLayout else { return }
    awaitsLayout = false
    lastSeen = nil
    wantedSelection = nil
    visibleItemsChanged()
  }

  /// The newest declaration's item at a place; `nil` and a diagnostic where there is none.
  package func item(at index: ItemIndex) -> AnyItem<View>? {
    let item = answer { content.item(at: index) }
    if let item { note(item.callbacks) } else { diagnostics.report(.unknownPlace(index)) }
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
  /// - Returns: Whether the view is of the item's class. One that isn't stands for the item all the
  ///   same, so that an update which declares another class or identifier replaces it.
  @discardableResult
  package func configure(_ view: AnyObject, as item: AnyItem<View>) -> Bool {
    let isFilled = fill(view, with: item)
    shown.show(item, identifiedBy: content.describe(item.index), in: view)
    return isFilled
  }

  /// Fills a header or footer.
  ///
  /// - Returns: The header or footer, `nil` where there is none or the view is of another class.
  @discardableResult
  package func configure(
    _ view: AnyObject, _ kind: SupplementaryKind, section: Int
  ) -> AnySupplementary<View>? {
    guard let supplementary = content.supplementary(kind, in: section) else { return nil }
    let isFilled = fill(view, with: supplementary)
    shown.show(
      supplementary, in: view, kind: kind, isExpanded: content.isExpanded(section))
    return isFilled ? supplementary : nil
  }

  private func fill(_ view: AnyObject, with reusable: AnyReusable<View>) -> Bool {
    guard let host else { return false }
    let isKnown = isFirstClass(of: reusable)
    if answer({ reusable.configure(view, in: host.view) }) { return true }
    if isKnown {
      reportClass(reusable.identifier, expected: reusable.viewClass, found: type(of: view))
    }
    return false
  }

  func reportClass(_ name: String, expected: any Any.Type, found: any Any.Type) {
    diagnostics.reportOnce(
      .viewClass(
        identifier: name, expected: String(reflecting: expected), found: String(reflecting: found)))
  }

  // MARK: Views that are not filled

  /// A view stands for an item from now on without being filled, as in a list without cells.
  package func show(_ item: AnyItem<View>, in view: AnyObject) {
    shown.show(item, identifiedBy: content.describe(item.index), in: view)
  }

  /// A view stands for a header or footer from now on without being filled.
  package func show(
    _ supplementary: AnySupplementary<View>, _ kind: SupplementaryKind, in view: AnyObject
  ) {
    shown.show(
      supplementary, in: view, kind: kind,
      isExpanded: content.isExpanded(supplementary.index.section))
  }

  /// A view stands for nothing any more; no closure is called.
  package func forget(_ view: AnyObject) { shown.end(view) }

  // MARK: Coming and going

  /// A view that was filled is about to be seen; the host also tells when other items can be.
  package func willDisplay(_ view: AnyObject) {
    guard let host, let newest = shown.newest(in: view, of: content) else { return }
    answer { newest.willDisplay(view, in: host.view) }
  }

  /// A view is seen no longer; what is told is what it showed, wherever the list is by now.
  package func didEndDisplaying(_ view: AnyObject) {
    let showed = shown.newest(in: view, of: content)
    shown.end(view)
    guard let host, let showed else { return }
    answer { showed.didEndDisplaying(view, in: host.view) }
  }

  // MARK: What users do

  /// Whether the user may select an item.
  package func isSelectable(_ index: ItemIndex) -> Bool {
    answer { content.item(at: index)?.allows(.selection) ?? false }
  }

  /// The user selected an item; the host's viewport must know it already.
  ///
  /// - Parameters:
  ///   - index: The item.
  ///   - others: Whether it is one of several that may be selected: otherwise folded ones aren't any more.
  package func didSelect(_ index: ItemIndex, besides others: Bool = true) {
    if !others { deselectFolded() }
    tell(.selected, at: index, ())
    onSelectionChange?()
  }

  /// The user took the selection away from an item; the host's viewport must know it already.
  package func didDeselect(_ index: ItemIndex) {
    tell(.deselected, at: index, ())
    onSelectionChange?()
  }

  /// The user selected and deselected items by one gesture; the host's viewport must know it already.
  ///
  /// Each is told, and the list once. An update that is asked for before all are told waits for the
  /// next turn, so that the indexes stay those of the gesture.
  package func selectionChanged(by change: SelectionChange) {
    let deselectsFolded = change.isWhole && deselectFolded()
    guard !change.isEmpty || deselectsFolded else { return }
    if !deselectsFolded, change.selected.isEmpty, change.deselected.count == 1 {
      return didDeselect(change.deselected[0])
    }
    if !deselectsFolded, change.deselected.isEmpty, change.selected.count == 1 {
      return didSelect(change.selected[0])
    }
    tell(.deselected, at: change.deselected)
    tell(.selected, at: change.selected)
    onSelectionChange?()
  }
}
