import ConveneDiff
import ConveneLists
import ConveneStates
import Foundation

/// What a user does with a list.
extension TestHost {
  // MARK: Tapping

  /// Taps an item that is on screen: highlights it, asks whether it may be selected, and tells it.
  ///
  /// - Parameters:
  ///   - item: The element that the item was made from, its identifier, or what is to be read of it.
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
    return choose(try visibleIndex(of: item, in: section, at: place))
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
    return choose(try visible(index, at: TestPlace(file: file, line: line)))
  }

  private func choose(_ index: ItemIndex) -> Bool {
    guard driver.allows(.shouldHighlight, at: index, otherwise: nil) else { return false }
    driver.tell(.didHighlight, at: index, ())
    driver.tell(.didUnhighlight, at: index, ())
    guard selectionMode != .none else { return false }
    if selectionMode == .multiple, selected.contains(index) {
      guard driver.allows(.shouldDeselect, at: index, otherwise: nil) else { return false }
      selected.remove(index)
      driver.didDeselect(index)
      return true
    }
    guard driver.isSelectable(index) else { return false }
    if selectionMode == .single, let before = selected.first, before != index {
      selected = [index]
      driver.didDeselect(before)
    } else {
      selected.insert(index)
    }
    // The app may have changed the list meanwhile; the item is where the selection is.
    if let now = selectionMode == .single ? selected.first : index { driver.didSelect(now) }
    return true
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
      await Turns.settle(row.states?.timeline.ledger)
      return
    }
    let labels = rows.flatMap { $0.face.buttons.map(\.label) }
    throw TestFailure(
      "There is no row with a button “\(label)”: \(Words.listing(labels)).\n\(tree)",
      TestPlace(file: file, line: line))
  }

  // MARK: Scrolling

  /// Scrolls by a distance, as far as the list goes.
  ///
  /// - Parameter distance: In points; negative: up.
  public func scroll(by distance: CGFloat) { scroll(toOffset: offset + distance) }

  /// Scrolls to the very beginning.
  public func scrollToTop() { scroll(toOffset: 0) }

  /// Scrolls to the very end.
  public func scrollToEnd() { scroll(toOffset: .greatestFiniteMagnitude) }

  /// Scrolls as far as needed for an item to be seen as a whole, with a section's first one its header.
  ///
  /// - Parameters:
  ///   - item: The element that the item was made from, its identifier, or what is to be read of it.
  ///   - section: The identifier of its section, where several sections have such an item.
  ///   - file: Where it is scrolled.
  ///   - line: Where it is scrolled.
  /// - Throws: A ``TestFailure`` where there is no such item in the list.
  public func scroll(
    to item: some Differenciable, in section: String? = nil, file: StaticString = #fileID,
    line: UInt = #line
  ) throws {
    let place = TestPlace(file: file, line: line)
    let index = try index(of: item, in: section, at: place)
    guard hasWindow, let frame = layout?.frame(of: index) else {
      throw TestFailure("The list isn't in a window, and can't be scrolled.", place)
    }
    let top = (index.item == 0 ? layout?.frameOfHeader(index.section)?.minY : nil) ?? frame.minY
    if top < offset {
      scroll(toOffset: top)
    } else if frame.maxY > offset + height {
      scroll(toOffset: min(top, frame.maxY - height))
    }
  }

  private func scroll(toOffset offset: CGFloat) {
    guard hasWindow else { return }
    moveTo(offset)
  }

  // MARK: Size and window

  /// Turns the screen: width and height change places.
  public func rotate() { resize(width: height, height: width) }

  /// Gives the list another size; what is seen first stays in sight.
  ///
  /// - Parameters:
  ///   - newWidth: In points.
  ///   - newHeight: In points.
  public func resize(width newWidth: CGFloat, height newHeight: CGFloat) {
    let first = offset > 0 ? visiblePlaces.first : nil
    let isNewWidth = newWidth != width
    (width, height) = (newWidth, newHeight)
    guard hasWindow, layout != nil else { return }
    if isNewWidth { layOut() }
    let top = first.flatMap { place in
      layout?.frame(of: place.index).map { $0.minY - CGFloat(place.offset) }
    }
    moveTo(top ?? offset)
  }

  /// Takes the list out of its window: from now on updates only change its data.
  public func loseWindow() { hasWindow = false }

  /// Puts the list into a window, and shows what has changed meanwhile.
  public func findWindow() {
    guard !hasWindow else { return }
    hasWindow = true
    driver.hostBecameReady()
    if layout != nil { moveTo(offset) }
  }
}
