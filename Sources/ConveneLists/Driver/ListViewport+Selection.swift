import ConveneDiff

extension ListPosition {
  /// The items to select and those to deselect, in order, so that the wanted ones are selected.
  package func selectionChanges(
    from selected: Set<ItemIndex>
  ) -> (selected: [ItemIndex], deselected: [ItemIndex]) {
    (selection.subtracting(selected).sorted(), selected.subtracting(selection).sorted())
  }

  /// How far to scroll, in points; `nil` where the list stays as far from its beginning.
  ///
  /// - Parameters:
  ///   - top: The least that a list can be scrolled.
  ///   - bottom: The most that it can be scrolled.
  ///   - position: Where an item is in the content, `nil` where there is none.
  /// - Returns: The offset that puts the anchor where it was, as far as the list can be scrolled.
  package func offset(
    top: Double, bottom: Double, position: (ItemIndex) -> Double?
  ) -> Double? {
    switch scroll {
    case .unchanged: nil
    case .top: top
    case .end: max(top, bottom)
    case .anchor(let place):
      position(place.index).map { max(top, min($0 - place.offset + top, bottom)) }
    }
  }
}
