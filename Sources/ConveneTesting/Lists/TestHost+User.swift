import ConveneDiff
import ConveneLists
import Foundation

/// How a user moves a list and its window.
extension TestHost {
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
  ///   - item: The element that the item was made from, its identifier, or what is to be read on
  ///     its cell on screen or was said of it by ``describe(_:)``.
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
    guard hasWindow, let layout else {
      throw TestFailure("The list isn't in a window, and can't be scrolled.", place)
    }
    guard let wanted = layout.offset(revealing: index, from: offset, height: height) else {
      let name = Words.quoted(driver.content.describe(index))
      throw TestFailure("\(name) has no place: its section has sizes for fewer items.", place)
    }
    if wanted != offset { scroll(toOffset: wanted) }
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
    let isNewWidth = newWidth.asLength != width
    (width, height) = (newWidth.asLength, newHeight.asLength)
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
    guard let layout else { return }
    if layout.width != width { layOut() }
    moveTo(offset)
  }
}
