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
  private var reactions: [ItemEvent: @MainActor (Item<Cell>) -> Void] = [:]
  private var decisions: [ItemDecision: @MainActor (Item<Cell>) -> Bool] = [:]
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
    react(to: .selected, action)
  }

  /// Called when the user took the selection away.
  public func didDeselect(_ action: @escaping @MainActor (Item<Cell>) -> Void) {
    react(to: .deselected, action)
  }

  /// Says whether the user may select the item; it may where this isn't set.
  public func shouldSelect(_ decision: @escaping @MainActor (Item<Cell>) -> Bool) {
    decide(.selection, decision)
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

  /// Says what happens when the user did something with the item.
  package func react(to event: ItemEvent, _ action: @escaping @MainActor (Item<Cell>) -> Void) {
    reactions[event] = action
  }

  /// Says whether something may be done with the item.
  package func decide(
    _ question: ItemDecision, _ decision: @escaping @MainActor (Item<Cell>) -> Bool
  ) {
    decisions[question] = decision
  }

  package override func tell(_ event: ItemEvent) { reactions[event]?(self) }

  package override func allows(_ question: ItemDecision) -> Bool {
    decisions[question]?(self) ?? true
  }

  package override func reacts(to event: ItemEvent) -> Bool { reactions[event] != nil }

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

  package func tell(_ event: ItemEvent) {}
  package func allows(_ question: ItemDecision) -> Bool { true }
  package func reacts(to event: ItemEvent) -> Bool { false }
  package func willDisplay(_ view: AnyObject, in host: Host) {}
  package func didEndDisplaying(_ view: AnyObject, in host: Host) {}
}
