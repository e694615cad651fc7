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
  private var preparing: CellAction?
  private var configuring: CellAction?
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
  public func didSelect(_ action: @escaping @MainActor (Item<Cell>) -> Void) {
    handle(.selected) { item, _ in action(item) }
  }

  /// Called when the user took the selection away.
  public func didDeselect(_ action: @escaping @MainActor (Item<Cell>) -> Void) {
    handle(.deselected) { item, _ in action(item) }
  }

  /// Says whether the user may select the item; it may where this isn't set.
  public func shouldSelect(_ decision: @escaping @MainActor (Item<Cell>) -> Bool) {
    handle(.selection) { item, _ in decision(item) }
  }

  /// Called when the user wants what the item stands for, be it selected before or not.
  ///
  /// On GTK a double click does it, and Return; where nothing can be selected one click, tap or Space
  /// does. On iOS a tap does it.
  public func performPrimaryAction(_ action: @escaping @MainActor (Item<Cell>) -> Void) {
    handle(.performPrimaryAction) { item, _ in action(item) }
  }

  /// Called before a cell is shown for the item.
  public func willDisplay(_ action: @escaping CellAction) { displaying = action }

  /// Called after a cell that showed the item has gone, also where the item itself has.
  public func didEndDisplaying(_ action: @escaping CellAction) { ending = action }

  package override func requestedSize(in host: Cell.Host?) -> CGSize? {
    guard let sizing, let host else { return size }
    return sizing(self, host, indexPath)
  }

  package override var asksForSize: Bool { sizing != nil }

  /// Does something with a cell before it is filled, in place of what was to be done.
  package func prepareCell(_ prepare: @escaping CellAction) { preparing = prepare }

  package override func configure(_ view: AnyObject, in host: Cell.Host) -> Bool {
    call(preparing, with: view, in: host) && call(configuring, with: view, in: host)
  }

  /// Sets what a callback about the item calls, in place of an earlier closure.
  package func handle<Input, Answer>(
    _ callback: Callback<Input, Answer>,
    by closure: @escaping @MainActor (Item<Cell>, Input) -> Answer
  ) {
    callbacks.set(callback, closure)
  }

  package override func answer<Input, Answer>(
    _ callback: Callback<Input, Answer>, _ input: Input
  ) -> Answer? {
    callbacks.answer(callback, self, input)
  }

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
  /// How high the cell wants to be in a width, both in points, where that is known without a cell.
  package final var heightFor: (@MainActor (Host, CGFloat) -> CGFloat)?

  /// Calls the closure of a callback about the item; `nil` where it has none.
  package func answer<Input, Answer>(
    _ callback: Callback<Input, Answer>, _ input: Input
  ) -> Answer? { nil }

  /// Whether something may be done with the item, where nothing else than the item says it.
  package final func allows(_ callback: Callback<Void, Bool>) -> Bool {
    answer(callback, ()) ?? true
  }
}
