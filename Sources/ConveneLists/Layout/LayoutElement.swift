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
}
