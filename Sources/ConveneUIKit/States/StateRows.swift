import ConveneDiff
import ConveneLists
import ConveneStates

#if canImport(UIKit)
  import UIKit
#else
  import UIKitStandIn
#endif

extension ListSection where Host == UICollectionView {
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

extension Conv where Host == UICollectionView {
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
extension LiveRow where Host == UICollectionView {
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
  ) -> LiveRowContent<UICollectionView> {
    let element = StateRowFace(states).map {
      StateRowElement(differenceIdentifier: name, face: $0)
    }
    return LiveRowContent(element, hidesItems: hidesItems) { element, item in
      show(element.face, of: states, in: item)
    }
  }

  private static func show(
    _ face: StateRowFace, of states: StateModel, in item: Item<StateRowCell>
  ) {
    item.face = ShownStateRow(face, of: states)
    item.shouldSelect { _ in false }
    item.heightFor = { view, width in view.height(of: face, in: width) }
    item.configureCell { cell, info in
      cell.row.draw(face)
      cell.row.onButton = { [weak states] in states?.perform($0) }
      states.speak(through: info.host.stateRowSpeaker)
    }
  }
}

/// The element of a state's row: the same row as long as it stands for the same thing.
private struct StateRowElement: Differenciable, Equatable, Sendable {
  let differenceIdentifier: String
  let face: StateRowFace
}

/// Has VoiceOver say what the states of a list's rows have to say; the rows draw themselves.
final class StateRowSpeaker: NSObject, StateRenderer {
  func render(_ state: RenderedState) {}

  func announce(_ announcement: Announcement) {
    UIAccessibility.post(notification: .announcement, argument: announcement.text)
  }
}

extension UICollectionView {
  /// Speaks for the rows of this list, as long as it lives.
  var stateRowSpeaker: StateRowSpeaker {
    Associated.object(of: self, key: "speaker") { StateRowSpeaker() }
  }

  /// How high a state's row is in a width, in points.
  fileprivate func height(of face: StateRowFace, in width: CGFloat) -> CGFloat {
    let row = Associated.object(of: self, key: "row") { StateRowView(frame: .zero) }
    // It is in no window that would tell it the reader's text size.
    row.traitOverrides.preferredContentSizeCategory = traitCollection.preferredContentSizeCategory
    row.draw(face)
    return row.height(in: width)
  }
}
