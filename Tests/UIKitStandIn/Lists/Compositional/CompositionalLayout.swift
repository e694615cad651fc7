// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals

@MainActor
public final class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  public var scrollDirection = UICollectionView.ScrollDirection.vertical
  public var interSectionSpacing: CGFloat = 0
  public var contentInsetsReference = UIContentInsetsReference.automatic
}

public typealias UICollectionViewCompositionalLayoutSectionProvider = (
  Int, any NSCollectionLayoutEnvironment
) -> NSCollectionLayoutSection?

/// Sections, each of groups of items, as the app's section provider says.
///
/// It lays out what the adapter and its tests use: groups in rows, columns and by hand, nested;
/// estimates; headers and footers, also pinned ones; sections that scroll sideways; spacing and
/// insets. It scrolls downwards and reads from left to right; anything else raises an exception.
@MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  private struct Solved {
    var frame = CGRect.zero
    var cells: [UICollectionViewLayoutAttributes] = []
    var boundaries: [Boundary] = []
    /// How wide the content of a section is that scrolls sideways; nil: it doesn't.
    var sideways: CGFloat?
  }

  private struct Boundary {
    let attributes: UICollectionViewLayoutAttributes
    let item: NSCollectionLayoutBoundarySupplementaryItem
    let frame: CGRect
  }

  private struct PreferredPlace: Hashable {
    let path: IndexPath
    let kind: String?
  }

  public var configuration: UICollectionViewCompositionalLayoutConfiguration {
    didSet { invalidateLayout() }
  }
  private let provider: UICollectionViewCompositionalLayoutSectionProvider
  private var sections: [Solved] = []
  private var preferred: [PreferredPlace: CGSize] = [:]
  private var sizes: [PreferredPlace: NSCollectionLayoutSize] = [:]
  private var sideways: [Int: CGFloat] = [:]
  private var extent = CGSize.zero

  /// How often the section provider was asked.
  public private(set) var standInRequests = 0

  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = sectionProvider
    self.configuration = configuration
    super.init()
  }

  public convenience init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider
  ) {
    self.init(
      sectionProvider: sectionProvider,
      configuration: UICollectionViewCompositionalLayoutConfiguration())
  }

  public convenience init(section: NSCollectionLayoutSection) {
    self.init(sectionProvider: { _, _ in section })
  }

  public required init?(coder: NSCoder) { nil }

  open override var collectionViewContentSize: CGSize { extent }

  // MARK: Sizes that views say

  override func takesPreferredSize(at indexPath: IndexPath, kind: String?) -> Bool {
    let place = PreferredPlace(path: indexPath, kind: kind)
    return preferred[place] == nil && sizes[place]?.isEstimated == true
  }

  override func fixesWidth(at indexPath: IndexPath, kind: String?) -> Bool {
    sizes[PreferredPlace(path: indexPath, kind: kind)]?.widthDimension.isEstimated != true
  }

  override func setPreferredSize(_ size: CGSize, at indexPath: IndexPath, kind: String?) {
    preferred[PreferredPlace(path: indexPath, kind: kind)] = size
  }

  override func forgetPreferredSize(at indexPath: IndexPath) {
    preferred[PreferredPlace(path: indexPath, kind: nil)] = nil
  }

  override func forgetPreferredSizes() { preferred = [:] }

  // MARK: Laying out

  open override func prepare() {
    sections = []
    sizes = [:]
    guard let view = collectionView else { return }
    if configuration.scrollDirection != .vertical {
      UIKitExceptions.raise("UIKitStandIn doesn't lay out what scrolls sideways as a whole")
    }
    if view.effectiveUserInterfaceLayoutDirection == .rightToLeft {
      UIKitExceptions.raise("UIKitStandIn doesn't lay out from right to left")
    }
    let insets = view.adjustedContentInset
    let room = CGSize(
      width: view.bounds.width - insets.left - insets.right,
      height: view.bounds.height - insets.top - insets.bottom)
    var position: CGFloat = 0
    for section in 0..<view.numberOfSections {
      position += section == 0 ? 0 : configuration.interSectionSpacing
      standInRequests += 1
      let environment = LayoutEnvironment(room, traits: view.traitCollection)
      guard let layout = provider(section, environment) else {
        UIKitExceptions.raise("the section provider returned no layout for section \(section)")
        sections.append(Solved(frame: CGRect(x: 0, y: position, width: room.width, height: 0)))
        continue
      }
      let solved = solve(layout, section, of: view, in: room, at: position)
      sections.append(solved)
      position = solved.frame.maxY
    }
    extent = CGSize(width: room.width, height: position)
  }

  private func solve(
    _ layout: NSCollectionLayoutSection, _ section: Int, of view: UICollectionView, in room: CGSize,
    at top: CGFloat
  ) -> Solved {
    var solved = Solved()
    var position = top
    for item in layout.boundarySupplementaryItems where item.alignment.isTop {
      add(item, section, of: layout, in: room, at: &position, to: &solved)
    }
    let container = room.inset(by: layout.contentInsets)
    var solver = GroupSolver(
      count: view.numberOfItems(inSection: section), traits: view.traitCollection
    ) { [preferred] item in
      preferred[PreferredPlace(path: IndexPath(item: item, section: section), kind: nil)]
    }
    let size = solver.solve(layout, in: container)
    position += layout.contentInsets.top
    for place in solver.places {
      let path = IndexPath(item: place.item, section: section)
      let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
      attributes.frame = place.frame.offsetBy(dx: layout.contentInsets.leading, dy: position)
      solved.cells.append(attributes)
      sizes[PreferredPlace(path: path, kind: nil)] = place.size
    }
    if layout.orthogonalScrollingBehavior != .none {
      solved.sideways = size.width + layout.contentInsets.leading + layout.contentInsets.trailing
    }
    position += size.height + layout.contentInsets.bottom
    for item in layout.boundarySupplementaryItems where item.alignment.isBottom {
      add(item, section, of: layout, in: room, at: &position, to: &solved)
    }
    for item in layout.boundarySupplementaryItems
    where !item.alignment.isTop && !item.alignment.isBottom {
      UIKitExceptions.raise("UIKitStandIn doesn't lay out \(item.elementKind) beside items")
    }
    solved.frame = CGRect(x: 0, y: top, width: room.width, height: position - top)
    return solved
  }

  private func add(
    _ item: NSCollectionLayoutBoundarySupplementaryItem, _ section: Int,
    of layout: NSCollectionLayoutSection, in room: CGSize, at position: inout CGFloat,
    to solved: inout Solved
  ) {
    let follows = layout.supplementaryContentInsetsReference != .none
    let insets = follows ? layout.contentInsets : .zero
    let width = room.width - insets.leading - insets.trailing
    let path = IndexPath(item: 0, section: section)
    let place = PreferredPlace(path: path, kind: item.elementKind)
    let size = item.layoutSize.size(
      in: CGSize(width: width, height: room.height), preferred: preferred[place])
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: item.elementKind, with: path)
    attributes.frame = CGRect(
      x: insets.leading + item.offset.x, y: position + item.offset.y, width: size.width,
      height: size.height)
    attributes.zIndex = item.zIndex
    sizes[place] = item.layoutSize
    solved.boundaries.append(Boundary(attributes: attributes, item: item, frame: attributes.frame))
    position += item.extendsBoundary ? size.height : 0
  }

  // MARK: Looking up

  /// Scrolls a section sideways, as a finger would.
  public func standInScroll(section: Int, to offset: CGFloat) {
    guard sections.indices.contains(section), let width = sections[section].sideways else {
      return UIKitExceptions.raise("section \(section) doesn't scroll sideways")
    }
    sideways[section] = min(max(0, offset), max(0, width - sections[section].frame.width))
    collectionView?.setNeedsLayout()
  }

  private func seen(
    _ attributes: UICollectionViewLayoutAttributes, in section: Int
  ) -> UICollectionViewLayoutAttributes {
    guard sections[section].sideways != nil, let offset = sideways[section], offset != 0 else {
      return attributes
    }
    let moved = UICollectionViewLayoutAttributes(forCellWith: attributes.indexPath)
    moved.frame = attributes.frame.offsetBy(dx: -offset, dy: 0)
    return moved
  }

  private func seen(_ boundary: Boundary, in section: Int) -> UICollectionViewLayoutAttributes {
    guard boundary.item.pinToVisibleBounds, let view = collectionView else {
      return boundary.attributes
    }
    var frame = boundary.frame
    let whole = sections[section].frame
    if boundary.item.alignment.isTop {
      let top = view.bounds.minY + view.adjustedContentInset.top
      frame.origin.y = min(max(frame.minY, top), max(frame.minY, whole.maxY - frame.height))
    } else {
      let bottom = view.bounds.maxY - view.adjustedContentInset.bottom - frame.height
      frame.origin.y = max(min(frame.minY, bottom), min(frame.minY, whole.minY))
    }
    boundary.attributes.frame = frame
    return boundary.attributes
  }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    sections.indices.flatMap { section -> [UICollectionViewLayoutAttributes] in
      let solved = sections[section]
      guard solved.frame.intersects(rect) else { return [] }
      let cells = solved.cells.map { seen($0, in: section) }
      let boundaries = solved.boundaries.map { seen($0, in: section) }
      return (cells + boundaries).filter { $0.frame.intersects(rect) && $0.frame.height > 0 }
    }
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard sections.indices.contains(indexPath.section),
      sections[indexPath.section].cells.indices.contains(indexPath.item)
    else { return nil }
    return seen(sections[indexPath.section].cells[indexPath.item], in: indexPath.section)
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard sections.indices.contains(indexPath.section) else { return nil }
    return sections[indexPath.section].boundaries.first { $0.item.elementKind == kind }
      .map { seen($0, in: indexPath.section) }
  }
}
