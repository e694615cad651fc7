import ConveneDiff
import ConveneLists
import ConveneStates

extension ListSection where Host == TestList {
  /// Shows a state of its own in this section: while there is no content, one row stands in the
  /// place of all its items.
  ///
  /// The same as in the lists of a platform, for declarations that belong to none.
  ///
  /// - Parameter loader: Loads what the section shows; retained with the declaration.
  public func show<Value>(_ loader: ScreenLoader<Value>) {
    append(.state(loader.states, following: loader) { _ = loader.value })
  }

  /// Shows the state of a first page in this section.
  ///
  /// - Parameter loader: Loads the section's pages; retained with the declaration.
  public func show<Element, Cursor>(_ loader: PageLoader<Element, Cursor>) {
    append(.state(loader.states, following: loader) { _ = loader.elements })
  }

  /// Shows a state in this section.
  ///
  /// - Parameter states: The section's state; retained with the declaration.
  public func show(_ states: StateModel) { append(.state(states, following: states) {}) }

  /// Loads what follows in this section when its end comes near, and tells of it in a row after its
  /// items.
  ///
  /// - Parameters:
  ///   - loader: Loads the section's pages; retained with the declaration.
  ///   - distance: How near the end must be.
  public func loadMore<Element, Cursor>(
    from loader: PageLoader<Element, Cursor>, within distance: EndDistance = .viewports(0.5)
  ) {
    append(.more(of: loader))
    onReachEnd(within: distance, dependsOn: loader.round) { loader.loadMore() }
  }
}

extension Conv where Host == TestList {
  /// Loads what follows when the end of the list comes near, and tells of it in a row after
  /// everything else.
  ///
  /// - Parameters:
  ///   - loader: Loads the list's pages; retained with the declaration.
  ///   - distance: How near the end must be.
  /// - Returns: The declaration, for further sections.
  @discardableResult
  public func loadMore<Element, Cursor>(
    from loader: PageLoader<Element, Cursor>, within distance: EndDistance = .viewports(0.5)
  ) -> Self {
    append(.more(of: loader))
    return onReachEnd(within: distance, dependsOn: loader.round) { loader.loadMore() }
  }
}

@MainActor
extension LiveRow where Host == TestList {
  /// The row of a section's state; `read` reads what else of the source the section shows.
  fileprivate static func state(
    _ states: StateModel, following source: AnyObject, read: @escaping @MainActor () -> Void
  ) -> LiveRow {
    LiveRow(following: source) {
      read()
      return content(of: states, name: "state", hidesItems: states.rendered.isCovering)
    }
  }

  /// The row of what follows.
  fileprivate static func more<Element, Cursor>(of loader: PageLoader<Element, Cursor>) -> LiveRow {
    LiveRow(following: loader.moreStates) {
      _ = loader.elements
      return content(of: loader.moreStates, name: "more", hidesItems: false)
    }
  }

  private static func content(
    of states: StateModel, name: String, hidesItems: Bool
  ) -> LiveRowContent<TestList> {
    let element = StateRowFace(states).map { StateRowElement(differenceIdentifier: name, face: $0) }
    return LiveRowContent(element, hidesItems: hidesItems) { (element, item: Item<StateRow>) in
      item.face = ShownStateRow(element.face, of: states)
      item.shouldSelect { _ in false }
    }
  }
}

/// The element of a state's row: the same row as long as it stands for the same thing.
private struct StateRowElement: Differenciable, Equatable, Sendable {
  let differenceIdentifier: String
  let face: StateRowFace
}

/// The cell that shows a state in one row.
private final class StateRow: TestCell {}

extension StateRowFace {
  /// What is to be read on it, and its buttons.
  var text: String {
    ((isSpinning ? ["spinner"] : []) + [title, subtitle].filter { !$0.isEmpty }.map(Words.quoted)
      + buttons.map(\.text)).joined(separator: " ")
  }
}
