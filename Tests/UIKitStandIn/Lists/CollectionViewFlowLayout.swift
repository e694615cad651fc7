// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals

/// Lines of items, as many in each as fit.
@MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// An estimated size that says that views say their own.
  public nonisolated static let automaticSize = CGSize(width: 1.7976931e308, height: 1.7976931e308)

  open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
  open var estimatedItemSize = CGSize.zero { didSet { invalidateLayout() } }
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { invalidateLayout() }
  }
  open var headerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  open var footerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }
  open var sectionHeadersPinToVisibleBounds = false { didSet { invalidateLayout() } }
  open var sectionFootersPinToVisibleBounds = false { didSet { invalidateLayout() } }

  private var items: [[UICollectionViewLayoutAttributes]] = []
  private var headers: [UICollectionViewLayoutAttributes?] = []
  private var footers: [UICollectionViewLayoutAttributes?] = []
  private var extent = CGSize.zero
  private var preferred: [IndexPath: CGSize] = [:]

  open override var collectionViewContentSize: CGSize { extent }

  override func takesPreferredSize(at indexPath: IndexPath, kind: String?) -> Bool {
    kind == nil && estimatedItemSize != .zero && preferred[indexPath] == nil
  }

  override func setPreferredSize(_ size: CGSize, at indexPath: IndexPath, kind: String?) {
    preferred[indexPath] = size
  }

  override func forgetPreferredSize(at indexPath: IndexPath) { preferred[indexPath] = nil }

  override func forgetPreferredSizes() { preferred = [:] }

  /// Asks for everything of every section and item, as UIKit's flow layout does.
  open override func prepare() {
    items = []
    headers = []
    footers = []
    guard let view = collectionView else { return }
    let delegate = view.delegate as? any UICollectionViewDelegateFlowLayout
    let isVertical = scrollDirection == .vertical
    let breadth = isVertical ? view.bounds.width : view.bounds.height
    var position: CGFloat = 0
    for section in 0..<view.numberOfSections {
      let inset =
        delegate?.collectionView?(view, layout: self, insetForSectionAt: section) ?? sectionInset
      let header =
        delegate?.collectionView?(view, layout: self, referenceSizeForHeaderInSection: section)
        ?? headerReferenceSize
      let footer =
        delegate?.collectionView?(view, layout: self, referenceSizeForFooterInSection: section)
        ?? footerReferenceSize
      let lineSpacing =
        delegate?.collectionView?(view, layout: self, minimumLineSpacingForSectionAt: section)
        ?? minimumLineSpacing
      let itemSpacing =
        delegate?.collectionView?(view, layout: self, minimumInteritemSpacingForSectionAt: section)
        ?? minimumInteritemSpacing
      check(
        sizes: [header, footer],
        room: [inset.top, inset.left, inset.bottom, inset.right, lineSpacing, itemSpacing])
      headers.append(
        supplementary(
          UICollectionView.elementKindSectionHeader, section, header, at: &position, breadth))
      position += isVertical ? inset.top : inset.left
      let sizes = (0..<view.numberOfItems(inSection: section)).map { item -> CGSize in
        let path = IndexPath(item: item, section: section)
        return preferred[path]
          ?? delegate?.collectionView?(view, layout: self, sizeForItemAt: path) ?? itemSize
      }
      check(sizes: sizes, room: [])
      items.append(
        lines(
          of: sizes, section: section, at: &position, inset: inset, breadth: breadth,
          lineSpacing: lineSpacing, itemSpacing: itemSpacing))
      position += isVertical ? inset.bottom : inset.right
      footers.append(
        supplementary(
          UICollectionView.elementKindSectionFooter, section, footer, at: &position, breadth))
    }
    extent =
      isVertical
      ? CGSize(width: breadth, height: position) : CGSize(width: position, height: breadth)
  }

  /// UIKit ends the app where a layout has no numbers to count with.
  private func check(sizes: [CGSize], room: [CGFloat]) {
    let lengths = sizes.flatMap { [$0.width, $0.height] }
    if lengths.contains(where: { $0 < 0 }) {
      UIKitExceptions.raise("negative sizes are not supported in the flow layout")
    }
    if let bad = (lengths + room).first(where: { !$0.isFinite }) {
      UIKitExceptions.raise("CALayer position contains NaN: \(bad)")
    }
  }

  private func supplementary(
    _ kind: String, _ section: Int, _ size: CGSize, at position: inout CGFloat, _ breadth: CGFloat
  ) -> UICollectionViewLayoutAttributes? {
    let isVertical = scrollDirection == .vertical
    let length = isVertical ? size.height : size.width
    guard length > 0 else { return nil }
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: kind, with: IndexPath(item: 0, section: section))
    attributes.frame =
      isVertical
      ? CGRect(x: 0, y: position, width: breadth, height: length)
      : CGRect(x: position, y: 0, width: length, height: breadth)
    position += length
    return attributes
  }

  private func lines(
    of sizes: [CGSize], section: Int, at position: inout CGFloat, inset: UIEdgeInsets,
    breadth: CGFloat, lineSpacing: CGFloat, itemSpacing: CGFloat
  ) -> [UICollectionViewLayoutAttributes] {
    let isVertical = scrollDirection == .vertical
    let near = isVertical ? inset.left : inset.top
    let room = breadth - near - (isVertical ? inset.right : inset.bottom)
    var made: [UICollectionViewLayoutAttributes] = []
    var first = 0
    while first < sizes.count {
      var last = first
      var used = isVertical ? sizes[first].width : sizes[first].height
      while last + 1 < sizes.count {
        let next = itemSpacing + (isVertical ? sizes[last + 1].width : sizes[last + 1].height)
        guard used + next <= room + 0.001 else { break }
        used += next
        last += 1
      }
      // A full line is justified; the last one, where it isn't full, keeps the least spacing.
      let isLast = last == sizes.count - 1
      let gap =
        isLast || last == first ? itemSpacing : itemSpacing + (room - used) / CGFloat(last - first)
      let length = (first...last).map { isVertical ? sizes[$0].height : sizes[$0].width }.max() ?? 0
      var along = near
      for item in first...last {
        let attributes = UICollectionViewLayoutAttributes(
          forCellWith: IndexPath(item: item, section: section))
        let size = sizes[item]
        attributes.frame =
          isVertical
          ? CGRect(
            x: along, y: position + (length - size.height) / 2, width: size.width,
            height: size.height)
          : CGRect(
            x: position + (length - size.width) / 2, y: along, width: size.width,
            height: size.height)
        along += (isVertical ? size.width : size.height) + gap
        made.append(attributes)
      }
      position += length + (isLast ? 0 : lineSpacing)
      first = last + 1
    }
    return made
  }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    var found: [UICollectionViewLayoutAttributes] = []
    for section in items.indices {
      if let header = headers[section], header.frame.intersects(rect) { found.append(header) }
      found += items[section].filter { $0.frame.intersects(rect) && $0.frame.height > 0 }
      if let footer = footers[section], footer.frame.intersects(rect) { found.append(footer) }
    }
    return found
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard items.indices.contains(indexPath.section),
      items[indexPath.section].indices.contains(indexPath.item)
    else { return nil }
    return items[indexPath.section][indexPath.item]
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let all = kind == UICollectionView.elementKindSectionHeader ? headers : footers
    return all.indices.contains(indexPath.section) ? all[indexPath.section] : nil
  }
}
