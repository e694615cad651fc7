// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals

/// Shows the items of a data source, as UIKit's does in everything that a list's driver relies on.
///
/// - Counts are asked once and kept, until a reload or a batch.
/// - A batch is checked against the data source's counts, and against the identity of each item
///   where a test says it by ``standInIdentity``.
/// - Cells are made for what can be seen, reused by their identifiers, and keep their items through
///   batches.
@MainActor
open class UICollectionView: UIScrollView {
  public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  public struct ScrollPosition: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let top = ScrollPosition(rawValue: 1 << 0)
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    public static let left = ScrollPosition(rawValue: 1 << 3)
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    public static let right = ScrollPosition(rawValue: 1 << 5)
  }

  public enum ScrollDirection: Int, Sendable {
    case vertical = 0
    case horizontal = 1
  }

  @_nonoverride public weak var delegate: (any UICollectionViewDelegate)? {
    didSet {
      scrollDelegate = delegate
      delegateAnswers = [:]
    }
  }
  public weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { if dataSource !== oldValue { reloadData() } }
  }
  public weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  public var isPrefetchingEnabled = true
  open var isEditing = false { didSet { if isEditing != oldValue { editingDidChange() } } }
  open var allowsFocus = true
  open var selectionFollowsFocus = false
  open var remembersLastFocusedIndexPath = false
  open var isSpringLoaded = false
  open var allowsSelection = true
  open var allowsMultipleSelection = false
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      guard let backgroundView else { return }
      backgroundView.frame = bounds
      insertSubview(backgroundView, at: 0)
    }
  }
  open var collectionViewLayout: UICollectionViewLayout { didSet { layoutWasReplaced() } }

  /// Which thing stands at a place, so that cells and batches can be compared with the data.
  public var standInIdentity: ((IndexPath) -> AnyHashable)? {
    didSet { identities = nil }
  }
  /// Whether the closure of a batch runs only when ``standInRunDeferredUpdates()`` is called.
  public var standInDefersUpdates = false
  /// How often counts of items were asked for, since the start.
  public internal(set) var standInCountRequests = 0
  /// How many reloads were asked for.
  public internal(set) var standInReloads = 0
  /// How many batches were applied.
  public internal(set) var standInBatches = 0
  /// What all batches together asked for, since the start.
  public internal(set) var standInOperations = StandInOperations()

  var registry = ReuseRegistry()
  var model: UpdateModel? { didSet { places = nil } }
  /// Where each token is, made when it is first asked for.
  private var places: [Int: IndexPath]?
  var identities: [Int: AnyHashable]?
  /// Where cells were that a reload puts away.
  var placesBeforeReload: [Int: IndexPath] = [:]
  private var nextTokens = UpdateModel(counts: [])
  var needsPrepare = true
  var pending = UpdateOperations()
  var updateDepth = 0
  var deferredUpdates: [() -> Void] = []
  var runningCompletion: (id: Int, call: (Bool) -> Void)?
  var nestedCompletions: ((Bool) -> Void)?
  var completionCount = 0
  var isLayingOut = false
  /// Cells on screen by their items' tokens.
  var cells: [Int: UICollectionViewCell] = [:]
  var supplementaries: [SupplementaryPlace: UICollectionReusableView] = [:]
  var selected: Set<Int> = []
  var highlighted: Int?
  var reconfiguring: (path: IndexPath, cell: UICollectionViewCell)?
  /// Cells that were taken from the queues and aren't returned yet.
  var dequeued: [IndexPath: [UICollectionReusableView]] = [:]
  /// What was announced to come soon, by tokens.
  var prefetched: Set<Int> = []
  var preparedBounds = CGSize.zero
  /// What the delegate has, asked for once after it was set.
  var delegateAnswers: [Selector: Bool] = [:]
  var focused: Int?
  var menu: StandInMenu?
  var movement: (original: IndexPath, current: IndexPath)?
  var transition: (layout: UICollectionViewTransitionLayout, completion: ((Bool, Bool) -> Void)?)?

  struct SupplementaryPlace: Hashable {
    let kind: String
    let section: Int
  }

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
  }

  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    collectionViewLayout.collectionView = self
  }

  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    collectionViewLayout = layout
    takeTargetOffset()
  }

  private func layoutWasReplaced() {
    collectionViewLayout.collectionView = self
    layoutDidInvalidate()
  }

  func layoutDidInvalidate() {
    needsPrepare = true
    setNeedsLayout()
  }

  // MARK: Counts

  open var numberOfSections: Int {
    loadDataIfNeeded()
    return model?.counts.count ?? 0
  }

  open func numberOfItems(inSection section: Int) -> Int {
    loadDataIfNeeded()
    let counts = model?.counts ?? []
    guard counts.indices.contains(section) else {
      UIKitExceptions.raise(
        "request for number of items in section \(section) when there are only "
          + "\(counts.count) sections in the collection view")
      return 0
    }
    return counts[section]
  }

  open func reloadData() {
    standInReloads += 1
    endRunningUpdate(finished: false)
    if let model {
      nextTokens = model.renewed(counts: [])
      for token in cells.keys { placesBeforeReload[token] = path(of: token) }
    }
    model = nil
    identities = nil
    selected = []
    highlighted = nil
    pending = UpdateOperations()
    collectionViewLayout.forgetPreferredSizes()
    layoutDidInvalidate()
  }

  func loadDataIfNeeded() {
    guard model == nil else { return }
    model = nextTokens.renewed(counts: askForCounts())
    rememberIdentities()
  }

  func askForCounts() -> [Int] {
    guard let dataSource else { return [] }
    standInCountRequests += 1
    let sections = dataSource.numberOfSections?(in: self) ?? 1
    return (0..<max(0, sections)).map {
      let count = dataSource.collectionView(self, numberOfItemsInSection: $0)
      if count < 0 { UIKitExceptions.raise("a negative number of items in section \($0)") }
      return max(0, count)
    }
  }

  func rememberIdentities() {
    guard let standInIdentity, let model else { return }
    var all: [Int: AnyHashable] = [:]
    for (section, tokens) in model.items.enumerated() {
      for (item, token) in tokens.enumerated() {
        all[token] = standInIdentity(IndexPath(item: item, section: section))
      }
    }
    identities = all
  }

  /// Compares what each kept item was with what the data have at its place now.
  func checkIdentities() {
    let before = identities
    rememberIdentities()
    guard let before, let identities else { return }
    for (token, identity) in identities {
      guard let known = before[token], known != identity, let path = path(of: token) else {
        continue
      }
      UIKitExceptions.raise(
        "stale cell: item \(path.item) of section \(path.section) is \(known) by the operations, "
          + "and \(identity) by the data")
    }
  }

  // MARK: Looking up

  func token(at path: IndexPath) -> Int? {
    guard let model, path.count == 2, model.items.indices.contains(path.section),
      model.items[path.section].indices.contains(path.item)
    else { return nil }
    return model.items[path.section][path.item]
  }

  func path(of token: Int) -> IndexPath? {
    guard let model else { return nil }
    if let places { return places[token] }
    var made: [Int: IndexPath] = [:]
    for (section, tokens) in model.items.enumerated() {
      for (item, token) in tokens.enumerated() {
        made[token] = IndexPath(item: item, section: section)
      }
    }
    places = made
    return made[token]
  }

  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    token(at: indexPath).flatMap { cells[$0] }
  }

  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    cells.first { $0.value === cell }.flatMap { path(of: $0.key) }
  }

  open func indexPathForItem(at point: CGPoint) -> IndexPath? {
    cells.first { $0.value.frame.contains(point) }.flatMap { path(of: $0.key) }
  }

  open var visibleCells: [UICollectionViewCell] {
    indexPathsForVisibleItems.sorted().compactMap(cellForItem(at:))
  }

  open var indexPathsForVisibleItems: [IndexPath] {
    cells.keys.compactMap(path(of:))
  }

  open func supplementaryView(
    forElementKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    guard let model, model.sections.indices.contains(indexPath.section) else { return nil }
    return supplementaries[
      SupplementaryPlace(kind: kind, section: model.sections[indexPath.section])]
  }

  open func visibleSupplementaryViews(ofKind kind: String) -> [UICollectionReusableView] {
    supplementaries.filter { $0.key.kind == kind }.map(\.value)
  }

  open func indexPathsForVisibleSupplementaryElements(ofKind kind: String) -> [IndexPath] {
    guard let model else { return [] }
    return supplementaries.keys.filter { $0.kind == kind }.compactMap { place in
      model.sections.firstIndex(of: place.section).map { IndexPath(item: 0, section: $0) }
    }
  }

  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    prepareIfNeeded()
    return collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }

  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareIfNeeded()
    return collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }

  func prepareIfNeeded() {
    loadDataIfNeeded()
    guard needsPrepare else { return }
    needsPrepare = false
    preparedBounds = bounds.size
    collectionViewLayout.prepare()
    contentSize = collectionViewLayout.collectionViewContentSize
  }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    guard !isLayingOut, updateDepth == 0 else { return }
    isLayingOut = true
    defer { isLayingOut = false }
    backgroundView?.frame = bounds
    if preparedBounds != bounds.size { needsPrepare = true }
    showVisible()
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    setNeedsLayout()
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    let path = touches.first.flatMap { indexPathForItem(at: $0.location(in: self)) }
    if let path { _ = standInTap(at: path) }
  }
}
