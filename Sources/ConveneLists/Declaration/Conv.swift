import ConveneDiff

/// A declaration of what a list shows, section by section and item by item.
///
/// ```swift
/// collectionView.conv()
///   .create(for: SectionType.allCases) { (sectionType, section) in
///     section.create(for: users) { (user, item: Item<UserCell>) in
///       item.configureCell { cell, _ in cell.configure(with: user) }
///     }
///   }
/// collectionView.update()
/// ```
///
/// It lives on the main thread and is finished when the list view's `update()` or `reload()` takes
/// it.
@MainActor
public final class Conv<Host: AnyObject> {
  /// The sections in order, unfolded and without live rows.
  private var sections: [SectionContent] = []
  /// The live rows of those sections that have some, by the sections' places, ascending.
  private var liveRows: [(section: Int, rows: [LiveRow<Host>])] = []
  var end: EndAction?
  /// The closures for what a platform asks and tells about the list.
  package var callbacks = Callbacks()
  /// The rows after everything else.
  var lastRows: [LiveRow<Host>] = []

  package init() {}

  /// As many sections as there are elements, each defined from its element, at once.
  ///
  /// - Parameters:
  ///   - elements: What the sections stand for, in order.
  ///   - define: Defines one section from one element.
  /// - Returns: The declaration, for further sections.
  @discardableResult
  @inlinable
  public func create<Element: Differenciable>(
    for elements: [Element],
    sections define: @MainActor (Element, ListSection<Host>) -> Void
  ) -> Self {
    append(elements, isSendable: false, define)
  }

  /// As many sections as there are elements whose identifiers may be compared on any thread.
  ///
  /// The same as for other elements, but for `performUpdate()`, which then compares two lists away
  /// from the main thread.
  ///
  /// - Parameters:
  ///   - elements: What the sections stand for, in order.
  ///   - define: Defines one section from one element.
  /// - Returns: The declaration, for further sections.
  @discardableResult
  @inlinable
  public func create<Element: Differenciable>(
    for elements: [Element],
    sections define: @MainActor (Element, ListSection<Host>) -> Void
  ) -> Self where Element.DifferenceID: Sendable {
    append(elements, isSendable: true, define)
  }

  @inlinable
  func append<Element: Differenciable>(
    _ elements: [Element], isSendable: Bool,
    _ define: @MainActor (Element, ListSection<Host>) -> Void
  ) -> Self {
    for element in elements {
      let section = ListSection<Host>(
        identity: SectionIdentity(of: element), isSendable: isSendable)
      define(element, section)
      append(section)
    }
    return self
  }

  @usableFromInline
  func append(_ section: ListSection<Host>) {
    if let rows = section.liveRows { liveRows.append((sections.count, rows)) }
    sections.append(section.finish())
  }

  /// One section that stands for nothing but itself.
  ///
  /// - Parameters:
  ///   - identifier: What tells it from other such sections.
  ///   - define: Defines the section.
  /// - Returns: The declaration, for further sections.
  @discardableResult
  public func create(
    _ identifier: String = "section",
    section define: @MainActor (ListSection<Host>) -> Void
  ) -> Self {
    create(for: [SingleSection(differenceIdentifier: identifier)]) { define($1) }
  }

  /// Sets what a callback about the list calls, in place of an earlier closure.
  package func handle<Input, Answer>(
    _ callback: Callback<Input, Answer>, by closure: @escaping @MainActor (Input) -> Answer
  ) {
    callbacks.set(callback) { (_: Void, input) in closure(input) }
  }

  package var content: ListContent<Host> { content { $0.content() } }

  /// What is declared, with live rows as they are now.
  ///
  /// - Parameters:
  ///   - expanded: What the user has folded and unfolded.
  ///   - read: Asks a live row for its content.
  /// - Returns: The sections in order, that of the last rows at the end.
  func content(
    expanded: [SectionIdentity: Bool] = [:], reading read: (LiveRow<Host>) -> LiveRowContent<Host>
  ) -> ListContent<Host> {
    var contents = sections
    for (section, rows) in liveRows {
      contents[section] = contents[section].followed(by: rows.map(read))
    }
    for (place, section) in contents.enumerated() where section.wantsFolding(expanded) {
      contents[place] = section.folded()
    }
    if !lastRows.isEmpty {
      // A section of its own, also while it is empty: it is none of the app's.
      let last = SectionDeclaration(identity: SectionIdentity(of: LastRows()), isSendable: true)
      contents.append(SectionContent(last).followed(by: lastRows.map(read)))
    }
    return ListContent(sections: contents, end: end, callbacks: callbacks)
  }
}

/// What the section of the rows after everything else stands for.
private struct LastRows: Differenciable {
  let differenceIdentifier = "more"
}

extension ListContent {
  /// The number of items of each section, without the section of the rows after everything else
  /// while it has none.
  package var seenCounts: ArraySlice<Int> {
    let isOurs = sections.last?.column.identity == SectionIdentity(of: LastRows())
    return isOurs && counts.last == 0 ? counts.dropLast() : counts[...]
  }
}

/// The element of a section that stands for nothing but itself.
private struct SingleSection: Differenciable {
  let differenceIdentifier: String
}
