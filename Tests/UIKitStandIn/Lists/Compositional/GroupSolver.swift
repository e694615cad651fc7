// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals

/// Lays out the items of one section in groups.
@MainActor
struct GroupSolver {
  struct Place {
    let item: Int
    var frame: CGRect
    /// Which of its lengths the item's view says by itself.
    let size: NSCollectionLayoutSize?
  }

  /// The number of items.
  let count: Int
  let traits: UITraitCollection
  /// The size that the view of an item said it wants.
  let preferred: (Int) -> CGSize?
  private(set) var places: [Place] = []
  private var next = 0

  init(count: Int, traits: UITraitCollection, preferred: @escaping (Int) -> CGSize?) {
    self.count = count
    self.traits = traits
    self.preferred = preferred
  }

  /// Lays out groups until all items have a place.
  ///
  /// - Returns: how large everything is.
  mutating func solve(
    _ section: NSCollectionLayoutSection, in container: CGSize
  ) -> CGSize {
    let isSideways = section.orthogonalScrollingBehavior != .none
    var extent = CGSize.zero
    while next < count {
      let before = next
      let spacing = before == 0 ? 0 : section.interGroupSpacing
      let origin =
        isSideways
        ? CGPoint(x: extent.width + spacing, y: 0) : CGPoint(x: 0, y: extent.height + spacing)
      let size = place(section.group, in: container, at: origin)
      guard next > before else {
        UIKitExceptions.raise("a group of section has no room for any of its items")
        return extent
      }
      extent.width = isSideways ? origin.x + size.width : max(extent.width, size.width)
      extent.height = isSideways ? max(extent.height, size.height) : origin.y + size.height
    }
    return extent
  }

  /// Places one item or group, and says how large it turned out to be.
  private mutating func place(
    _ item: NSCollectionLayoutItem, in container: CGSize, at origin: CGPoint
  ) -> CGSize {
    guard let group = item as? NSCollectionLayoutGroup else {
      let size = item.layoutSize.size(in: container, preferred: preferred(next))
      places.append(
        Place(
          item: next, frame: item.inset(CGRect(origin: origin, size: size)), size: item.layoutSize))
      next += 1
      return size
    }
    let size = group.layoutSize.size(in: container)
    let room = size.inset(by: group.contentInsets)
    let inner = CGPoint(
      x: origin.x + group.contentInsets.leading, y: origin.y + group.contentInsets.top)
    let content: CGSize
    switch group.arrangement {
    case .custom(let provide): content = placeCustom(provide, room: room, at: inner)
    case .horizontal: content = placeLine(group, isVertical: false, room: room, at: inner)
    case .vertical: content = placeLine(group, isVertical: true, room: room, at: inner)
    }
    let insets = CGSize(width: size.width - room.width, height: size.height - room.height)
    return group.layoutSize.size(
      in: container,
      preferred: CGSize(
        width: content.width + insets.width, height: content.height + insets.height))
  }

  private mutating func placeCustom(
    _ provide: NSCollectionLayoutGroupCustomItemProvider, room: CGSize, at origin: CGPoint
  ) -> CGSize {
    for item in provide(LayoutEnvironment(room, traits: traits)) where next < count {
      places.append(
        Place(item: next, frame: item.frame.offsetBy(dx: origin.x, dy: origin.y), size: nil))
      next += 1
    }
    return room
  }

  private mutating func placeLine(
    _ group: NSCollectionLayoutGroup, isVertical: Bool, room: CGSize, at origin: CGPoint
  ) -> CGSize {
    let dimension =
      isVertical ? group.layoutSize.heightDimension : group.layoutSize.widthDimension
    let limit = isVertical ? room.height : room.width
    let gap = group.interItemSpacing?.spacing ?? 0
    var used: CGFloat = 0
    var breadth: CGFloat = 0
    var placed: [(first: Int, end: Int)] = []
    while next < count, placed.count < group.count ?? .max {
      // What is only estimated to be so long holds each subitem once.
      if dimension.isEstimated, group.count == nil, placed.count == group.subitems.count { break }
      let subitem = group.subitems[placed.count % group.subitems.count]
      let estimate = subitem.layoutSize.size(in: room)
      let start = placed.isEmpty ? 0 : used + gap
      let end = start + (isVertical ? estimate.height : estimate.width)
      if !dimension.isEstimated, group.count == nil, !placed.isEmpty, end > limit + 0.001 { break }
      let first = places.count
      let size = place(
        subitem, in: room,
        at: CGPoint(
          x: origin.x + (isVertical ? 0 : start), y: origin.y + (isVertical ? start : 0)))
      placed.append((first, places.count))
      used = start + (isVertical ? size.height : size.width)
      breadth = max(breadth, isVertical ? size.width : size.height)
    }
    if group.interItemSpacing?.isFlexible == true, placed.count > 1, used < limit {
      let extra = (limit - used) / CGFloat(placed.count - 1)
      for (number, range) in placed.enumerated() {
        for index in range.first..<range.end {
          let shift = extra * CGFloat(number)
          places[index].frame = places[index].frame.offsetBy(
            dx: isVertical ? 0 : shift, dy: isVertical ? shift : 0)
        }
      }
    }
    return isVertical
      ? CGSize(width: breadth, height: used) : CGSize(width: used, height: breadth)
  }
}
