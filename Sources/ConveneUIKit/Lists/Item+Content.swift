import ConveneDiff
import ConveneLists

#if canImport(UIKit)
  import UIKit
#else
  import UIKitStandIn
#endif

extension Item where Cell: UICollectionViewCell {
  /// Says what a cell shows by a content configuration, in each of its states.
  ///
  /// ```swift
  /// section.create(for: users) { (user, item) in
  ///   item.content { state in
  ///     var content = UIListContentConfiguration.cell().updated(for: state)
  ///     content.text = user.name
  ///     return content
  ///   }
  /// }
  /// ```
  ///
  /// It is asked when a cell is filled, and by UIKit whenever the cell's state changes, as when it is
  /// selected. A cell that is filled again keeps its content view where that supports the new
  /// configuration. It takes the place of ``configureByState(_:)``, and comes before `configureCell`,
  /// which may set accessories.
  ///
  /// - Parameter configuration: makes the configuration, UIKit's or one of the app's own, from the
  ///   state of the cell; called on the main actor. Retained by the declaration, and by a cell until
  ///   it is filled again.
  public func content(
    _ configuration: @escaping @MainActor (UICellConfigurationState) -> any UIContentConfiguration
  ) {
    configureByState { cell, state in cell.contentConfiguration = configuration(state) }
  }

  /// Fills a cell in each of its states.
  ///
  /// It is called when a cell is filled, before `configureCell`, and by UIKit whenever the cell's state
  /// changes: it is the cell's `configurationUpdateHandler`.
  ///
  /// - Parameter configure: sets content and background configurations and whatever else depends on the
  ///   state; called on the main actor. Retained by the declaration, and by a cell until it is filled
  ///   again.
  public func configureByState(
    _ configure: @escaping @MainActor (Cell, UICellConfigurationState) -> Void
  ) {
    // Cells that aren't filled by their state mustn't get one that still is.
    variant = " by state"
    prepareCell { cell, _ in
      cell.configurationUpdateHandler = { [weak cell] _, state in
        cell.map { configure($0, state) }
      }
      configure(cell, cell.configurationState)
    }
  }
}

extension UICollectionViewCell: ReadableView {
  /// What UIKit's own content of lists says.
  package var readableTexts: [String?] {
    let content = contentConfiguration as? UIListContentConfiguration
    return [content?.text, content?.secondaryText]
  }
}

extension ListSection where Host == UICollectionView {
  /// As many items as there are elements, in UIKit's own cells of lists.
  ///
  /// The same as with a cell class of the app's own; ``Item/content(_:)`` says what a cell shows.
  ///
  /// - Parameters:
  ///   - elements: What is shown, in order; retained until the next declaration is on screen.
  ///   - dependsOn: State that the closure captures and the cells show; when it changes, the
  ///     group's visible cells are filled again.
  ///   - items: Makes one item of one element. It may run more than once for an element.
  public func create<Element: Differenciable>(
    for elements: [Element], dependsOn: AnyHashable? = nil,
    items: @escaping @MainActor (Element, Item<UICollectionViewListCell>) -> Void
  ) {
    append(elements, dependsOn: dependsOn, isSendable: false, items: items)
  }

  /// As many items as there are elements that may be compared on any thread, in UIKit's own cells of
  /// lists.
  public func create<Element: Differenciable & Sendable>(
    for elements: [Element], dependsOn: AnyHashable? = nil,
    items: @escaping @MainActor (Element, Item<UICollectionViewListCell>) -> Void
  ) {
    append(elements, dependsOn: dependsOn, isSendable: true, items: items)
  }

  /// One item that stands for nothing but itself, in UIKit's own cell of lists: a static row.
  ///
  /// - Parameters:
  ///   - identifier: What tells it from other such items of the section.
  ///   - dependsOn: All state that the closure captures and the cell shows; the cell is filled
  ///     again when it changes. Where it is `nil`, each update fills a shown cell again.
  ///   - item: Makes the item. It may run more than once.
  public func create(
    _ identifier: String, dependsOn: AnyHashable? = nil,
    item: @escaping @MainActor (Item<UICollectionViewListCell>) -> Void
  ) {
    appendSingle(identifier, dependsOn: dependsOn, item: item)
  }
}
