import ConveneDiff
import ConveneLists
import ConveneStates
import Foundation

/// What a user touches.
extension TestHost {
  /// Taps an item that is on screen: highlights it, asks whether it may be selected, and tells it.
  ///
  /// - Parameters:
  ///   - item: The element that the item was made from, its identifier, or what is to be read on
  ///     its cell on screen or was said of it by ``describe(_:)``.
  ///   - section: The identifier of its section, where several sections have such an item.
  ///   - file: Where it is tapped.
  ///   - line: Where it is tapped.
  /// - Returns: Whether the item was selected, or deselected, rather than refused.
  /// - Throws: A ``TestFailure`` where there is no such item on screen.
  @discardableResult
  public func tap(
    _ item: some Differenciable, in section: String? = nil, file: StaticString = #fileID,
    line: UInt = #line
  ) throws -> Bool {
    let place = TestPlace(file: file, line: line)
    return touch(try visibleIndex(of: item, in: section, at: place))
  }

  /// Taps an item that is on screen by its place; see ``tap(_:in:file:line:)``.
  ///
  /// - Parameters:
  ///   - section: The index of the section.
  ///   - item: The index of the item in it.
  ///   - file: Where it is tapped.
  ///   - line: Where it is tapped.
  /// - Returns: Whether the item was selected, or deselected, rather than refused.
  /// - Throws: A ``TestFailure`` where there is no such item on screen.
  @discardableResult
  public func tap(
    section: Int, item: Int, file: StaticString = #fileID, line: UInt = #line
  ) throws -> Bool {
    let index = ItemIndex(section: section, item: item)
    return touch(try visible(index, at: TestPlace(file: file, line: line)))
  }

  /// Presses a button in the row of a section's state, or of what loads more.
  ///
  /// It lets happen what follows at once.
  ///
  /// - Parameters:
  ///   - label: The text on it.
  ///   - file: Where it is pressed.
  ///   - line: Where it is pressed.
  /// - Throws: A ``TestFailure`` where no such button is shown.
  public func press(
    _ label: String, file: StaticString = #fileID, line: UInt = #line
  ) async throws {
    let rows = visibleElements.compactMap { mounted[$0]?.row }
    for row in rows {
      guard let button = row.face.buttons.first(where: { $0.label == label }) else { continue }
      row.states?.perform(button.action)
      await Turns.settle(row.states?.timeline.ledger, at: TestPlace(file: file, line: line))
      return
    }
    let labels = rows.flatMap { $0.face.buttons.map(\.label) }
    let outlook = Words.outlook(rows.compactMap(\.states))
    throw TestFailure(
      "There is no row with a button \(Words.quoted(label)): \(Words.listing(labels))."
        + "\(outlook)\n\(tree)",
      TestPlace(file: file, line: line))
  }

  /// Touches an item as a finger would, in the order in which platforms ask and tell.
  private func touch(_ index: ItemIndex) -> Bool {
    guard allows(.shouldHighlight, at: index) else { return false }
    driver.tell(.didHighlight, at: index, ())
    let isDone = selectionMode != .none && lift(index)
    // The app may have changed the list meanwhile.
    if driver.content.contains(index) { driver.tell(.didUnhighlight, at: index, ()) }
    return isDone
  }

  private func lift(_ index: ItemIndex) -> Bool {
    if selectionMode == .multiple, selected.contains(index) {
      guard allows(.shouldDeselect, at: index) else { return false }
      selected.remove(index)
      driver.didDeselect(index)
      return true
    }
    let extendsSelection = selectionMode == .multiple && !selected.isEmpty
    let performs = !extendsSelection && allows(.canPerformPrimaryAction, at: index)
    let isSelected = allows(.selection, at: index)
    if isSelected { select(index) }
    if performs, driver.content.contains(index) {
      driver.tell(.performPrimaryAction, at: index, ())
    }
    return isSelected
  }

  private func select(_ index: ItemIndex) {
    guard selectionMode == .single else {
      selected.insert(index)
      return driver.didSelect(index)
    }
    let before = selected.first
    selected = [index]
    driver.deselectFolded()
    if let before, before != index { driver.didDeselect(before) }
    // The app may have changed the list meanwhile; the item is where the selection is.
    if let now = selected.first { driver.didSelect(now) }
  }

  private func allows(_ question: Callback<Void, Bool>, at index: ItemIndex) -> Bool {
    driver.allows(question, at: index, otherwise: nil)
  }
}
