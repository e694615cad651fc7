import ConveneDiff
import ConveneLists

#if canImport(UIKit)
  import UIKit
#else
  import UIKitStandIn
#endif

/// Stands between a collection view and the driver that keeps it in step.
///
/// The collection view holds it, and it holds the driver. It decides nothing: it answers what UIKit
/// asks with what the driver says, and replays what the driver decides.
@MainActor
final class CollectionHost: NSObject {
  private let held: WeakView<UICollectionView>
  private(set) lazy var driver = ListDriver(host: self)
  private let probe = WindowProbe(frame: .zero)
  let delegatePlace = SharedPlace()
  let prefetchPlace = SharedPlace()

  init(_ collectionView: UICollectionView) {
    held = WeakView(collectionView) { NoCollectionView.shared }
    super.init()
    collectionView.dataSource = self
    driver.sectionSpacing = { [weak self] in self?.spacing(ofSection: $0) }
    driver.onCallbacksChange = { [weak self] in self?.callbacksDidChange() }
    keepPlaces()
    probe.onWindow = { [weak self] in self?.driver.hostBecameReady() }
    probe.onTextSize = { [weak self] in self?.textSizeDidChange() }
    collectionView.addSubview(probe)
  }

  /// A flow layout keeps the sizes that it was told.
  private func textSizeDidChange() {
    driver.environmentChanged()
    view.collectionViewLayout.invalidateLayout()
  }

  /// Takes its places back where the app has taken them; who had them is passed what it implements.
  func keepPlaces() {
    delegatePlace.keep(for: self, from: view.delegate) {
      view.delegate = self
      driver.environmentChanged()
    }
    prefetchPlace.keep(
      for: self, from: view.prefetchDataSource,
      isNeeded: driver.uses(Callback.prefetch.name) || driver.uses(Callback.cancelPrefetch.name)
    ) { view.prefetchDataSource = self }
  }

  /// UIKit asks a delegate once what it has, and again when it is set anew.
  private func callbacksDidChange() {
    keepPlaces()
    view.delegate = nil
    view.delegate = self
  }
}

extension CollectionHost: ListHost {
  /// What stands in for the collection view once that has gone; nobody sees it.
  var view: UICollectionView { held.value }

  /// UIKit takes a batch while another is in motion; many operations at once cost it seconds.
  var abilities: ListHostAbilities {
    var abilities = ListHostAbilities(interruptsMotion: true, operationLimit: 2_000)
    abilities.takesOwnLayouts = view.collectionViewLayout is ListLayout
    abilities.measuresCells = view.collectionViewLayout.measuresCells
    abilities.pinsEachHeader = view.collectionViewLayout is ListLayout
    return abilities
  }

  var ownership: ListOwnership { ListOwnership(of: self, dataSource: view.dataSource) }

  var shownCounts: [Int]? {
    (0..<view.numberOfSections).map(view.numberOfItems(inSection:))
  }

  var hasDelegate: Bool { delegatePlace.other != nil }

  var isReady: Bool { view.window != nil }

  var viewport: ListViewport {
    var viewport = ListViewport()
    let top = view.contentOffset.y + view.adjustedContentInset.top
    let range = scrollRange
    viewport.setScroll(view.contentOffset.y, top: range.top, bottom: range.bottom)
    viewport.selection = Set(selectedIndexes)
    viewport.visible = view.indexPathsForVisibleItems.sorted().compactMap { path in
      view.layoutAttributesForItem(at: path).map {
        ListViewport.Place(index: ItemIndex(path), offset: $0.frame.minY - top)
      }
    }
    viewport.headers = driver.foldable(visibleHeaders(below: top))
    return viewport
  }

  func reload(swap: () -> Void) {
    swap()
    view.reloadData()
  }

  func perform(
    _ batch: Batch, animated: Bool, swap: @escaping @MainActor () -> Void,
    completion: @escaping @MainActor (Bool) -> Void
  ) {
    let areEnabled = UIView.areAnimationsEnabled
    UIView.setAnimationsEnabled(areEnabled && animated)
    view.performBatchUpdates(
      { [weak view] in
        // UIKit may keep the closure for later; a view that goes meanwhile goes with it.
        swap()
        view?.replay(batch)
      }, completion: completion)
    UIView.setAnimationsEnabled(areEnabled)
  }

  func reconfigure(_ views: ListViews) {
    view.reconfigureItems(at: views.items.map(\.indexPath))
    for section in views.headers { refill(.header, section) }
    for section in views.footers { refill(.footer, section) }
  }

  func replace(_ views: ListViews) {
    UIView.performWithoutAnimation {
      view.reloadItems(at: views.items.map(\.indexPath))
      view.reloadSections(IndexSet(views.headers + views.footers))
    }
  }

  func restore(_ position: ListPosition) {
    pinHeaders()
    // What comes into view may be of another size than it was estimated to be.
    for _ in 0..<3 { scroll(to: position) }
    show(position.selectionChanges(from: Set(selectedIndexes)))
  }

  func end() { view.reloadData() }

  private func scroll(to position: ListPosition) {
    view.layoutIfNeeded()
    let range = scrollRange
    let offset = position.offset(
      from: view.contentOffset.y, top: range.top, bottom: range.bottom
    ) { index in
      view.layoutAttributesForItem(at: index.indexPath).map { Double($0.frame.minY) }
    } header: { section in
      headerTop(ofSection: section)
    }
    offset.map { view.contentOffset.y = $0 }
  }

  /// The least and the most that the list can be scrolled, in points.
  private var scrollRange: (top: Double, bottom: Double) {
    let insets = view.adjustedContentInset
    return (-insets.top, view.contentSize.height + insets.bottom - view.bounds.height)
  }

  private func show(_ changes: (selected: [ItemIndex], deselected: [ItemIndex])) {
    for index in changes.deselected { view.deselectItem(at: index.indexPath, animated: false) }
    for index in changes.selected {
      view.selectItem(at: index.indexPath, animated: false, scrollPosition: [])
    }
  }

  private var selectedIndexes: [ItemIndex] {
    [view.indexPathsForSelectedItems].compactMap { $0 }.joined().map(ItemIndex.init)
  }

  private func refill(_ kind: SupplementaryKind, _ section: Int) {
    let path = IndexPath(item: 0, section: section)
    let shown = view.supplementaryView(forElementKind: kind.elementKind, at: path)
    shown.map { fill($0, kind, section) }
  }
}
