// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals

@MainActor
public final class UICollectionViewLayoutAttributes: NSObject {
  public var frame = CGRect.zero
  public var indexPath: IndexPath
  public var isHidden = false
  public var alpha: CGFloat = 1
  public var zIndex = 0
  public private(set) var representedElementKind: String?
  /// Whether the view may say another height only.
  var isWidthFixed = false
  public var size: CGSize {
    get { frame.size }
    set { frame.size = newValue }
  }
  public var center: CGPoint { CGPoint(x: frame.midX, y: frame.midY) }

  public init(forCellWith indexPath: IndexPath) { self.indexPath = indexPath }

  public init(forSupplementaryViewOfKind kind: String, with indexPath: IndexPath) {
    self.indexPath = indexPath
    representedElementKind = kind
  }

  func copied() -> UICollectionViewLayoutAttributes {
    let copy = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    copy.representedElementKind = representedElementKind
    copy.frame = frame
    copy.zIndex = zIndex
    return copy
  }
}

@MainActor
open class UICollectionViewLayout: NSObject {
  public internal(set) weak var collectionView: UICollectionView?

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init() }

  open func prepare() {}
  open var collectionViewContentSize: CGSize { .zero }
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    []
  }
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    nil
  }
  open func layoutAttributesForSupplementaryView(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  open func invalidateLayout() { collectionView?.layoutDidInvalidate() }
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != (collectionView?.bounds.size ?? .zero)
  }
  open func targetContentOffset(forProposedContentOffset proposed: CGPoint) -> CGPoint { proposed }

  /// Whether views say their own size, which the layout then takes.
  func takesPreferredSize(at indexPath: IndexPath, kind: String?) -> Bool { false }
  /// Whether a view that says its own size may say another height only.
  func fixesWidth(at indexPath: IndexPath, kind: String?) -> Bool { false }
  func setPreferredSize(_ size: CGSize, at indexPath: IndexPath, kind: String?) {}
  func forgetPreferredSize(at indexPath: IndexPath) {}
  func forgetPreferredSizes() {}
}
