import ConveneDiff
import Foundation

/// One section of a declaration: its items in groups, its header and footer, and its sizes.
///
/// The closure that defines it sets it all; what is set after that closure has returned counts for
/// nothing.
@MainActor
public final class ListSection<Host: AnyObject> {
  /// The size of all items; where it is `nil`, each item is asked for its own.
  ///
  /// With it a section of a million items costs its identifiers and no more.
  public var itemSize: ItemSizing? {
    get { declared.itemSize }
    set { declared.itemSize = newValue }
  }
  /// The distance of the items from the section's edges, in points.
  public var insets: LayoutSection.EdgeInsets {
    get { declared.spacing.insets ?? LayoutSection.EdgeInsets() }
    set { declared.spacing.insets = newValue }
  }
  /// The distance between two lines of items, in points.
  public var lineSpacing: CGFloat {
    get { declared.spacing.lineSpacing ?? 0 }
    set { declared.spacing.lineSpacing = newValue }
  }
  /// The least distance between two items of a line, in points.
  public var interitemSpacing: CGFloat {
    get { declared.spacing.interitemSpacing ?? 0 }
    set { declared.spacing.interitemSpacing = newValue }
  }

  /// Whether the header stays at the list's edge while any of the section is seen, and is pushed out
  /// by the section's end.
  ///
  /// A flow layout of UIKit's does so for all headers or for none: it does where all sections that
  /// have a header want it. A list with a layout of the section's own takes what that says.
  public var headerPinsToVisibleBounds: Bool {
    get { declared.headerPinsToVisibleBounds }
    set { declared.headerPinsToVisibleBounds = newValue }
  }

  /// Whether the user can fold the section, and how it is; `nil`: no.
  var expansion: SectionExpansion? {
    get { declared.expansion }
    set { declared.expansion = newValue }
  }
  var searchTexts: SearchTexts? {
    get { declared.searchTexts }
    set { declared.searchTexts = newValue }
  }
  /// The closures for what a platform asks and tells about the section.
  package var callbacks: Callbacks {
    get { declared.callbacks }
    set { declared.callbacks = newValue }
  }

  private var declared: SectionDeclaration
  /// The rows that follow the items; `nil` where there are none, as in most sections: to make an empty
  /// array here takes a look at its type at run time.
  private(set) var liveRows: [LiveRow<Host>]?

  @usableFromInline
  init(identity: SectionIdentity, isSendable: Bool) {
    declared = SectionDeclaration(identity: identity, isSendable: isSendable)
  }

  /// As many items as there are elements, each made from its element when it is needed.
  ///
  /// - Parameters:
  ///   - elements: What is shown, in order. The array is retained until the next declaration is
  ///     on screen; nothing is copied, and identifiers are read only when lists are compared.
  ///   - dependsOn: State that the closure captures and the cells show; when it changes, the
  ///     group's visible cells are filled again.
  ///   - items: Makes one item of one element. It may run more than once for an element.
  @inlinable
  public func create<Element: Differenciable, Cell: ReusableCell>(
    for elements: [Element],
    dependsOn: AnyHashable? = nil,
    items: @escaping @MainActor (Element, Item<Cell>) -> Void
  ) where Cell.Host == Host {
    append(elements, dependsOn: dependsOn, isSendable: false, items: items)
  }

  /// As many items as there are elements that may be compared on any thread.
  ///
  /// The same as for other elements, but for `performUpdate()`, which then compares two lists away
  /// from the main thread.
  @inlinable
  public func create<Element: Differenciable & Sendable, Cell: ReusableCell>(
    for elements: [Element],
    dependsOn: AnyHashable? = nil,
    items: @escaping @MainActor (Element, Item<Cell>) -> Void
  ) where Cell.Host == Host {
    append(elements, dependsOn: dependsOn, isSendable: true, items: items)
  }

  /// One item that stands for nothing but itself: a static row.
  ///
  /// ```swift
  /// section.create("about") { (item: Item<TextCell>) in
  ///   item.configureCell { cell, _ in cell.text = "About" }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - identifier: What tells it from other such items of the section.
  ///   - dependsOn: All state that the closure captures and the cell shows; the cell is filled
  ///     again when it changes. Where it is `nil`, each update fills a shown cell again.
  ///   - item: Makes the item. It may run more than once.
  public func create<Cell: ReusableCell>(
    _ identifier: String,
    dependsOn: AnyHashable? = nil,
    item: @escaping @MainActor (Item<Cell>) -> Void
  ) where Cell.Host == Host {
    appendSingle(identifier, dependsOn: dependsOn, item: item)
  }

  package func appendSingle<Cell: ReusableCell>(
    _ identifier: String, dependsOn: AnyHashable?, item: @escaping @MainActor (Item<Cell>) -> Void
  ) where Cell.Host == Host {
    let single = SingleItem(differenceIdentifier: identifier, isStatic: dependsOn != nil)
    append([single], dependsOn: dependsOn, isSendable: true) { item($1) }
  }

  /// A header or a footer; a second one of the same kind replaces the first.
  @inlinable
  public func create<View: ReusableView>(
    _ kind: SupplementaryKind,
    headerOrFooter make: @MainActor (SectionHeaderFooter<View>) -> Void
  ) where View.Host == Host {
    let supplementary = SectionHeaderFooter<View>()
    make(supplementary)
    set(kind, supplementary)
  }

  @usableFromInline
  func set(_ kind: SupplementaryKind, _ supplementary: AnySupplementary<Host>) {
    switch kind {
    case .header: declared.header = supplementary
    case .footer: declared.footer = supplementary
    }
  }

  func set(_ end: EndAction) { declared.end = end }

  /// The platform lays the section out by a layout of its own, for which a callback asks.
  package func setOwnLayout() { declared.hasOwnLayout = true }

  @usableFromInline
  func append(_ group: consuming ItemGroup) { declared.groups.append(group) }

  func append(_ rows: [LiveRow<Host>]) { liveRows = (liveRows ?? []) + rows }

  @inlinable
  package func append<Element: Differenciable, Cell: ReusableCell>(
    _ elements: [Element], dependsOn: AnyHashable?, isSendable: Bool,
    items: @escaping @MainActor (Element, Item<Cell>) -> Void
  ) where Cell.Host == Host {
    append(ItemGroup(elements, dependsOn: dependsOn, isSendable: isSendable, items: items))
  }

  /// Ends the declaration, of which nothing is left here: what is set from now on counts for nothing.
  ///
  /// - Returns: What was declared, unfolded and without live rows.
  func finish() -> SectionContent {
    var finished = SectionDeclaration(
      identity: declared.identity, isSendable: declared.isSendable)
    swap(&finished, &declared)
    return SectionContent(consume finished)
  }

  /// Sets what a callback about the section calls, in place of an earlier closure.
  package func handle<Input, Answer>(
    _ callback: Callback<Input, Answer>, by closure: @escaping @MainActor (Input) -> Answer
  ) {
    callbacks.set(callback) { (_: Void, input) in closure(input) }
  }
}

extension ListContent {
  /// Whether an item stands for nothing but itself.
  func isStaticRow(at index: ItemIndex) -> Bool {
    located(index).group.column.elementType == SingleItem.self
  }
}

/// The element of an item that stands for nothing but itself.
private struct SingleItem: Differenciable, Sendable {
  static let comparesContent = true

  let differenceIdentifier: String
  /// Whether its contents are what it depends on and nothing else.
  let isStatic: Bool

  func isContentEqual(to other: SingleItem) -> Bool { isStatic && other.isStatic }
}
