import ConveneDiff

/// One thing that a list shows: a section's header, an item, or a section's footer.
public enum LayoutElement: Hashable, Sendable {
  /// The header of the section with this index.
  case header(Int)
  /// An item.
  case item(ItemIndex)
  /// The footer of the section with this index.
  case footer(Int)

  /// The index of the section that the element belongs to.
  public var section: Int {
    switch self {
    case .header(let section), .footer(let section): section
    case .item(let index): index.section
    }
  }

  /// The item that it is, if it is one.
  package var item: ItemIndex? { if case .item(let index) = self { index } else { nil } }

  /// The same element after its item's index or its section's was mapped; `nil` where that is.
  package func mapped(
    item: (ItemIndex) -> ItemIndex?, section: (Int) -> Int?
  ) -> LayoutElement? {
    switch self {
    case .item(let index): item(index).map { .item($0) }
    case .header(let index): section(index).map { .header($0) }
    case .footer(let index): section(index).map { .footer($0) }
    }
  }
}
