import ConveneDiff
import ConveneLists
import Foundation

/// Items that a user drags to other places.
extension TestHost {
  /// Drags an item that is on screen to where another one is, and lets it go: the others make room.
  ///
  /// ```swift
  /// try host.drag("assam", to: "ceylon")
  /// ```
  ///
  /// The list asks and tells what it does in an app: `canMove`, then `didReorder` of the sections and
  /// `didMoveItem`. An item that is above another one comes after it, and one that is below before it.
  ///
  /// - Parameters:
  ///   - item: The element that the item was made from, its identifier, or what is to be read on
  ///     its cell on screen or was said of it by ``describe(_:)``.
  ///   - section: The identifier of its section, where several sections have such an item.
  ///   - target: The same of the item where it is let go.
  ///   - targetSection: The identifier of that one's section.
  ///   - file: Where it is dragged.
  ///   - line: Where it is dragged.
  /// - Returns: Whether the item is elsewhere afterwards: it may not be one to be moved, or not there.
  /// - Throws: A ``TestFailure`` where one of them isn't on screen.
  @discardableResult
  public func drag(
    _ item: some Differenciable, in section: String? = nil, to target: some Differenciable,
    in targetSection: String? = nil, file: StaticString = #fileID, line: UInt = #line
  ) throws -> Bool {
    let place = TestPlace(file: file, line: line)
    let origin = try visibleIndex(of: item, in: section, at: place)
    let goal = try visibleIndex(of: target, in: targetSection, at: place)
    return drag(origin, to: layout?.frame(of: goal))
  }

  /// Drags an item that is on screen to the end of a section, and lets it go below the last item there.
  ///
  /// - Parameters:
  ///   - item: The element that the item was made from, its identifier, or what is to be read on
  ///     its cell on screen or was said of it by ``describe(_:)``.
  ///   - section: The identifier of its section, where several sections have such an item.
  ///   - target: The identifier of the section to which it is dragged; it may be empty.
  ///   - file: Where it is dragged.
  ///   - line: Where it is dragged.
  /// - Returns: Whether the item is elsewhere afterwards.
  /// - Throws: A ``TestFailure`` where the item isn't on screen, or there is no such section.
  @discardableResult
  public func drag(
    _ item: some Differenciable, in section: String? = nil, toEndOf target: String,
    file: StaticString = #fileID, line: UInt = #line
  ) throws -> Bool {
    let place = TestPlace(file: file, line: line)
    let origin = try visibleIndex(of: item, in: section, at: place)
    let end = try sections(named: target, at: place).first.flatMap { frameOfEnd(ofSection: $0) }
    return drag(origin, to: end)
  }

  /// Where what comes after a section's last item would be.
  private func frameOfEnd(ofSection section: Int) -> CGRect? {
    let last = ItemIndex(section: section, item: (layout?.itemCount(inSection: section) ?? 0) - 1)
    let before = layout?.frame(of: last) ?? layout?.frameOfHeader(section)
    return before.map { $0.offsetBy(dx: 0, dy: $0.height) }
  }

  /// Holds an item where a frame is until nothing makes room any more, as hosts with a screen do while
  /// it is dragged on, and lets it go.
  private func drag(_ origin: ItemIndex, to frame: CGRect?) -> Bool {
    guard let frame, driver.canMove(.canMove, origin) else { return false }
    var index = origin
    while let next = layout?.reorderTarget(
      of: index, heldAt: frame, allowed: { driver.moveTarget($0, for: index) })
    {
      driver.show(index, at: next)
      index = next
    }
    if index != origin { driver.tellMove(from: origin, to: index) }
    return index != origin
  }
}
