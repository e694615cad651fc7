import ConveneDiff
import Foundation

// Where an item would land that is dragged.
extension FlowLayout {
  /// The same list with one item at another place.
  ///
  /// - Parameters:
  ///   - origin: The item's index.
  ///   - target: Its index in the result.
  /// - Returns: The layout, with all heights that were measured; this one where there are no such places.
  ///
  /// O(sections + measured items · log n), for individual sizes O(items) of those sections.
  public func moving(_ origin: ItemIndex, to target: ItemIndex) -> FlowLayout {
    guard contains(origin), geometries.indices.contains(target.section) else { return self }
    let room = itemCount(inSection: target.section) - (origin.section == target.section ? 1 : 0)
    guard (0...room).contains(target.item) else { return self }
    var moved = sections
    let size = moved[origin.section].takeOut(origin.item)
    moved[target.section].putIn(size, at: target.item)
    var batch = Batch(countsBefore: sections.map(\.count), countsAfter: moved.map(\.count))
    batch.movedItems = [Batch.ItemMove(from: origin, to: target)]
    var layout = self
    layout.update(sections: moved, newIndex: BatchMapping(batch).newIndex)
    return layout
  }

  /// Where an item is to be that is dragged, so that its place is nearest to where it is held.
  ///
  /// The others make room for it: the item is asked for again each time it is dragged on, in the layout
  /// that has it at the place that was answered last. As each answer is nearer than the place before,
  /// nothing goes to and fro while it is held still.
  ///
  /// - Parameters:
  ///   - index: Where the item is now.
  ///   - rect: Where it is held, in points.
  ///   - allowed: The place that an item may have that wants one; its own where it may have none.
  /// - Returns: The item's index in a layout that has it there; nil where it stays, or where there is
  ///   no such item.
  ///
  /// As much as ``moving(_:to:)`` for each of at most ten places.
  public func reorderTarget(
    of index: ItemIndex, heldAt rect: CGRect, allowed: (ItemIndex) -> ItemIndex = { $0 }
  ) -> ItemIndex? {
    guard let own = frame(of: index), rect.midX.isFinite, rect.midY.isFinite else { return nil }
    // Beyond the list it is as at its end.
    let middle = CGPoint(
      x: min(max(rect.midX, 0), width), y: min(max(rect.midY, 0), contentHeight))
    var nearest: (index: ItemIndex, distance: CGFloat)?
    let limit = own.distance(to: middle) - 0.5
    for place in Set(places(around: middle, for: index, size: own.size).map(allowed)) {
      guard place != index, let frame = moving(index, to: place).frame(of: place) else { continue }
      let distance = frame.distance(to: middle)
      guard distance < min(limit, nearest?.distance ?? .infinity) else { continue }
      nearest = (place, distance)
    }
    return nearest?.index
  }

  /// Where an arrow key moves an item, over the bounds of sections and into empty ones.
  ///
  /// - Parameters:
  ///   - index: Where the item is now.
  ///   - direction: Which key. Into another section it goes before what it meets first there or, up and
  ///     left, behind it: the other way it comes back. Up and down it keeps its column in a grid.
  ///   - allowed: The place that an item may have that wants one; its own where it may have none.
  /// - Returns: The item's index in a layout that has it there; nil where it stays, or where there is
  ///   no such item.
  ///
  /// O(log n + sections that it may not be in).
  public func reorderTarget(
    of index: ItemIndex, direction: Direction, allowed: (ItemIndex) -> ItemIndex = { $0 }
  ) -> ItemIndex? {
    guard contains(index) else { return nil }
    let isSideways = direction == .left || direction == .right
    let isForward = direction == .right || direction == .down
    if isSideways, geometries[index.section].lines.isSingleColumn { return nil }
    let next = neighbour(of: index, direction: direction)
    func place(inSection section: Int) -> ItemIndex {
      if let next, next.section == section, !isSideways,
        !geometries[section].lines.isSingleColumn
      {
        return next
      }
      return ItemIndex(section: section, item: isForward ? 0 : itemCount(inSection: section))
    }
    if let next, next.section == index.section {
      let target = allowed(next)
      // A row that nothing goes behind is the end of its section.
      if target != index { return target }
    }
    var section = index.section + (isForward ? 1 : -1)
    while sections.indices.contains(section) {
      let target = allowed(place(inSection: section))
      if target != index { return target }
      section += isForward ? 1 : -1
    }
    return nil
  }

  /// The places that an item could take around a point: those of the items there, and the ends of their
  /// sections and of its own.
  private func places(
    around middle: CGPoint, for index: ItemIndex, size: CGSize
  ) -> [ItemIndex] {
    var items: [(index: ItemIndex, distance: CGFloat)] = []
    var ends: Set<Int> = []
    let band = elements(in: middle.y - size.height / 2..<middle.y + size.height / 2)
    // Of very many small things those in the middle are enough.
    let excess = max(0, band.count - 64)
    for flat in band.dropFirst(excess / 2).dropLast(excess - excess / 2) {
      switch element(at: flat) {
      case .item(let other):
        if other.item == itemCount(inSection: other.section) - 1 { ends.insert(other.section) }
        guard let frame = frame(of: other) else { continue }
        items.append((other, frame.distance(to: middle)))
      case .header(let section):
        ends.insert(section)
        if section > 0 { ends.insert(section - 1) }
        if itemCount(inSection: section) > 0 {
          items.append((ItemIndex(section: section, item: 0), 0))
        }
      case .footer(let section): ends.insert(section)
      case nil: continue
      }
    }
    items.sort { $0.distance < $1.distance }
    let own = ItemIndex(section: index.section, item: 0)
    return items.prefix(5).map(\.index) + [own]
      + ([index.section] + ends.sorted().prefix(3)).map { section in
        let count = itemCount(inSection: section)
        return ItemIndex(section: section, item: section == index.section ? count - 1 : count)
      }
  }
}

extension CGRect {
  /// How far the middle is from a point.
  fileprivate func distance(to point: CGPoint) -> CGFloat {
    let (x, y) = (midX - point.x, midY - point.y)
    return (x * x + y * y).squareRoot()
  }
}

extension LayoutSection {
  /// Has one item less.
  ///
  /// - Returns: The item's own size, where each has one.
  fileprivate mutating func takeOut(_ item: Int) -> CGSize? {
    count -= 1
    guard case .individual(var sizes) = sizing, sizes.indices.contains(item) else { return nil }
    let size = sizes.remove(at: item)
    sizing = .individual(sizes)
    return size
  }

  /// Has one item more, of a size where each has its own.
  fileprivate mutating func putIn(_ size: CGSize?, at item: Int) {
    count += 1
    guard case .individual(var sizes) = sizing else { return }
    sizes.insert(size ?? sizes.last ?? CGSize(width: 1, height: 1), at: min(item, sizes.count))
    sizing = .individual(sizes)
  }
}
