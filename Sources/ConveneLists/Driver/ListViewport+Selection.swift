import ConveneDiff

extension ListPosition {
  /// The items to select and those to deselect, in order, so that the wanted ones are selected.
  package func selectionChanges(
    from selected: Set<ItemIndex>
  ) -> (selected: [ItemIndex], deselected: [ItemIndex]) {
    (selection.subtracting(selected).sorted(), selected.subtracting(selection).sorted())
  }
}
