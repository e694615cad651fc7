import ConveneDiff
import Foundation

/// One item of a list: the class of its cell, and what happens with it.
///
/// The closure that gets an `Item` runs when the item is needed, not when it is declared, and may
/// run again; set what the cell needs and capture nothing that must be set once only.
///
/// ```swift
/// section.create(for: users) { (user, item: Item<UserCell>) in
///   item.configureCell { cell, _ in cell.configure(with: user) }
///   item.didSelect { _ in show(user) }
/// }
/// ```
@MainActor
public final class Item<Cell: ReusableCell>: AnyItem<Cell.Host> {
  /// What a closure about a shown cell gets.
  public typealias CellAction = @MainActor (Cell, ItemInfo<Cell.Host>) -> Void

  private var sizing: (@MainActor (Item<Cell>, Cell.Host, IndexPath) -> CGSize)?
  private var configuring: CellAction?
  private var selecting: (@MainActor (Item<Cell>) -> Void)?
  private var deselecting: (@MainActor (Item<Cell>) -> Void)?
  private var allowingSelection: (@MainActor (Item<Cell>) -> Bool)?
  private var displaying: CellAction?
  private var ending: CellAction?

  /// An item without size and closures.
  @usableFromInline
  package init() { super.init(viewClass: Cell.self) }

  /// Says the item's size in points; it is asked again when the list changes its width.
  public func sizeFor(
    _ size: @escaping @MainActor (Item<Cell>, Cell.Host, IndexPath) -> CGSize
  ) {
    sizing = size
  }

  /// Fills a cell, which may have shown another item before.
  public func configureCell(_ configure: @escaping CellAction) { configuring = configure }

  /// Called when the item was selected by the user.
  public func didSelect(_ action: @escaping @MainActor (Item<Cell>) -> Void) { selecting = action }

  /// Called when the user took the selection away.
  public func didDeselect(_ action: @escaping @MainActor (Item<Cell>) -> Void) {
    deselecting = action
  }

  /// Says whether the user may select the item; it may where this isn't set.
  public func shouldSelect(_ decision: @escaping @MainActor (Item<Cell>) -> Bool) {
    allowingSelection = decision
  }

  /// Called before a cell is shown for the item.
  public func willDisplay(_ action: @escaping CellAction) { displaying = action }

  /// Called after a cell that showed the item has gone, also where the item itself has.
  public func didEndDisplaying(_ action: @escaping CellAction) { ending = action }

  package override func requestedSize(in host: Cell.Host) -> CGSize? {
    sizing.map { $0(self, host, indexPath) } ?? size
  }

  package override func configure(_ view: AnyObject, in host: Cell.Host) -> Bool {
    call(configuring, with: view, in: host)
  }

  package override func select() { selecting?(self) }

  package override func deselect() { deselecting?(self) }

  package override var isSelectable: Bool { allowingSelection?(self) ?? true }

  package override var reactsToSelection: Bool { selecting != nil }

  package override func willDisplay(_ view: AnyObject, in host: Cell.Host) {
    _ = call(displaying, with: view, in: host)
  }

  package override func didEndDisplaying(_ view: AnyObject, in host: Cell.Host) {
    _ = call(ending, with: view, in: host)
  }

  private func call(_ action: CellAction?, with view: AnyObject, in host: Cell.Host) -> Bool {
    guard let cell = view as? Cell else { return false }
    action?(cell, info(in: host))
    return true
  }
}

/// An item whose cell's class is forgotten: what the driver and the hosts work with.
@MainActor
public class AnyItem<Host: AnyObject>: AnyReusable<Host> {
  package func select() {}
  package func deselect() {}
  package var isSelectable: Bool { true }
  package var reactsToSelection: Bool { false }
  package func willDisplay(_ view: AnyObject, in host: Host) {}
  package func didEndDisplaying(_ view: AnyObject, in host: Host) {}
}
