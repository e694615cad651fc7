import ConveneLists
import ConveneStates

extension ListSection where Host: StateRowList {
  /// Shows a state of its own in this section: while there is no content, one row stands in the
  /// place of all its items.
  ///
  /// ```swift
  /// conv.create("friends") { section in
  ///   section.show(friends)
  ///   section.create(for: friends.value ?? []) { (user, item: Item<UserCell>) in … }
  /// }
  /// ```
  ///
  /// The row is a small version of the state: a spinner, what failed with a retry, that it is
  /// empty; a blank state has none. Over content, a load that failed is told by a row after the
  /// items. The header stays, and so do all other sections. The list updates by itself whenever the
  /// state or the value changes; what isn't part of the state stands in a section of its own.
  ///
  /// - Parameter loader: loads what the section shows; retained with the declaration.
  public func show<Value>(_ loader: ScreenLoader<Value>) {
    append(.state(loader.states, following: loader) { _ = loader.value })
  }

  /// Shows the state of a first page in this section; see ``show(_:)-(ScreenLoader<Value>)``.
  ///
  /// - Parameter loader: loads the section's pages; retained with the declaration.
  public func show<Element, Cursor>(_ loader: PageLoader<Element, Cursor>) {
    append(.state(loader.states, following: loader) { _ = loader.elements })
  }

  /// Shows a state in this section; see ``show(_:)-(ScreenLoader<Value>)``.
  ///
  /// The list updates by itself whenever the state changes.
  ///
  /// - Parameter states: the section's state; retained with the declaration.
  public func show(_ states: StateModel) {
    append(.state(states, following: states) {})
  }

  /// Loads what follows in this section when its end comes near, and tells of it in a row after its
  /// items.
  ///
  /// - Parameters:
  ///   - loader: loads the section's pages; retained with the declaration.
  ///   - distance: how near the end must be.
  public func loadMore<Element, Cursor>(
    from loader: PageLoader<Element, Cursor>, within distance: EndDistance = .viewports(0.5)
  ) {
    append(.more(of: loader))
    onReachEnd(within: distance, dependsOn: loader.round) { loader.loadMore() }
  }
}
