import ConveneDiff

extension ListViewport {
  /// Notes how far the list is scrolled, in points.
  ///
  /// Within a point of an end it is there, since platforms round to their screens' pixels.
  ///
  /// - Parameters:
  ///   - offset: How far it is scrolled.
  ///   - top: The least that it can be scrolled.
  ///   - bottom: The most that it can be scrolled; where that is no more than the least, all fits
  ///     into the view.
  package mutating func setScroll(_ offset: Double, top: Double, bottom: Double) {
    isAtTop = offset <= top
    isAtEnd = bottom > top && offset > top && offset >= bottom - 1
  }

  /// The first visible item that has a place in another list, to be as far from the top there.
  func anchor(newIndex: (ItemIndex) -> ItemIndex?) -> ListPosition.Scroll? {
    for place in visible {
      guard let index = newIndex(place.index) else { continue }
      return .anchor(ListViewport.Place(index: index, offset: place.offset))
    }
    return nil
  }
}

extension ListPosition {
  /// How far to scroll, in points; `nil` where the list is there already.
  ///
  /// - Parameters:
  ///   - current: How far the list is scrolled.
  ///   - top: The least that it can be scrolled.
  ///   - bottom: The most that it can be scrolled.
  ///   - position: Where an item is in the content, `nil` where there is none.
  ///   - header: Where a section's header is, `nil` where there is none.
  /// - Returns: The offset that puts the anchor where it was, as far as the list can be scrolled.
  package func offset(
    from current: Double, top: Double, bottom: Double, position: (ItemIndex) -> Double?,
    header: (Int) -> Double?
  ) -> Double? {
    func placed(_ place: Double?, at offset: Double) -> Double? {
      place.map { max(top, min($0 - offset + top, max(top, bottom))) }
    }
    let wanted: Double? =
      switch scroll {
      case .unchanged: nil
      case .top: top
      case .end: max(top, bottom)
      case .anchor(let place): placed(position(place.index), at: place.offset)
      case .header(let place): placed(header(place.section), at: place.offset)
      }
    return wanted == current ? nil : wanted
  }
}
