// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals

/// A layout on the way from one to another.
@MainActor
open class UICollectionViewTransitionLayout: UICollectionViewLayout {
  public let currentLayout: UICollectionViewLayout
  public let nextLayout: UICollectionViewLayout
  open var transitionProgress: CGFloat = 0 { didSet { invalidateLayout() } }

  public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
    self.currentLayout = currentLayout
    nextLayout = newLayout
    super.init()
  }

  /// A transition that a nib has is between two layouts of nothing.
  public required init?(coder: NSCoder) {
    currentLayout = UICollectionViewLayout()
    nextLayout = UICollectionViewLayout()
    super.init(coder: coder)
  }

  private var nearest: UICollectionViewLayout {
    transitionProgress < 0.5 ? currentLayout : nextLayout
  }

  open override func prepare() {
    nextLayout.collectionView = collectionView
    nearest.prepare()
  }
  open override var collectionViewContentSize: CGSize { nearest.collectionViewContentSize }
  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { nearest.layoutAttributesForElements(in: rect) }
  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nearest.layoutAttributesForItem(at: indexPath) }
  open override func layoutAttributesForSupplementaryView(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    nearest.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }
}

extension UICollectionView {
  public typealias LayoutInteractiveTransitionCompletion = (Bool, Bool) -> Void

  @discardableResult
  public func startInteractiveTransition(
    to layout: UICollectionViewLayout,
    completion: LayoutInteractiveTransitionCompletion? = nil
  ) -> UICollectionViewTransitionLayout {
    if let running = transition {
      UIKitExceptions.raise(
        "the collection is already performing an interactive transition, so another can't begin")
      return running.layout
    }
    let made =
      delegate?.collectionView?(
        self, transitionLayoutForOldLayout: collectionViewLayout, newLayout: layout)
      ?? UICollectionViewTransitionLayout(
        currentLayout: collectionViewLayout, nextLayout: layout)
    transition = (made, completion)
    collectionViewLayout = made
    return made
  }

  public func finishInteractiveTransition() { endTransition(finished: true) }
  public func cancelInteractiveTransition() { endTransition(finished: false) }

  private func endTransition(finished: Bool) {
    guard let ending = transition else {
      return UIKitExceptions.raise(
        "the collection is not performing an interactive transition, so none can end")
    }
    transition = nil
    collectionViewLayout = finished ? ending.layout.nextLayout : ending.layout.currentLayout
    takeTargetOffset()
    ending.completion?(true, finished)
  }

  /// After a change of layout the delegate says where the content is to be.
  func takeTargetOffset() {
    layoutIfNeeded()
    let proposed = collectionViewLayout.targetContentOffset(
      forProposedContentOffset: contentOffset)
    let target =
      delegate?.collectionView?(self, targetContentOffsetForProposedContentOffset: proposed)
      ?? proposed
    if target != contentOffset { contentOffset = target }
  }
}
