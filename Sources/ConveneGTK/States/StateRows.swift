import ConveneDiff
import ConveneLists
import ConveneStates

extension ListSection where Host == CollectionView {
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

extension Conv where Host == CollectionView {
  /// Loads what follows when the end of the list comes near, and tells of it in a row after
  /// everything else: that it is being loaded, or failed, with a retry.
  ///
  /// ```swift
  /// list.conv { conv in
  ///   conv.create { section in
  ///     section.create(for: loader.elements) { (user, item: Item<UserCell>) in … }
  ///   }
  ///   conv.loadMore(from: loader)
  /// }
  /// ```
  ///
  /// The list updates by itself whenever the elements, or what is told of the end, change. It takes
  /// the place of what ``onReachEnd(within:dependsOn:_:)`` was told to call.
  ///
  /// - Parameters:
  ///   - loader: loads the list's pages; retained with the declaration.
  ///   - distance: how near the end must be.
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
extension LiveRow where Host == CollectionView {
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
  fileprivate static func more<Element, Cursor>(
    of loader: PageLoader<Element, Cursor>
  ) -> LiveRow {
    LiveRow(following: loader.moreStates) {
      _ = loader.elements
      return content(of: loader.moreStates, name: "more", hidesItems: false)
    }
  }

  private static func content(
    of states: StateModel, name: String, hidesItems: Bool
  ) -> LiveRowContent<CollectionView> {
    guard let face = StateRowFace(states) else { return LiveRowContent(hidesItems: hidesItems) }
    return LiveRowContent(
      StateRowElement(differenceIdentifier: name, face: face), hidesItems: hidesItems
    ) { (element, item: Item<StateRow>) in
      item.face = ShownStateRow(element.face, of: states)
      item.shouldSelect { _ in false }
      item.configureCell { cell, info in
        cell.draw(element.face)
        cell.onButton = { [weak states] in states?.perform($0) }
        if states.renderer == nil { states.renderer = info.host.stateRowSpeaker }
      }
    }
  }
}

/// The element of a state's row: the same row as long as it stands for the same thing.
private struct StateRowElement: Differenciable, Equatable, Sendable {
  let differenceIdentifier: String
  let face: StateRowFace
}

/// Has a screen reader say what the states of a list's rows have to say; the rows draw themselves.
@MainActor
final class StateRowSpeaker: StateRenderer {
  private let widget: WidgetPointer

  /// Speaks from a widget, which must live as long.
  init(from widget: WidgetPointer) { self.widget = widget }

  func render(_ state: RenderedState) {}

  func announce(_ announcement: Announcement) { announcement.speak(from: widget) }
}
