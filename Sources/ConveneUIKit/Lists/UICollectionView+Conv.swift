import ConveneLists

#if canImport(UIKit)
  import UIKit
#else
  import UIKitStandIn
#endif

extension UICollectionReusableView: ReusableView {
  /// Cells and headers of collections stand in collections.
  public typealias Host = UICollectionView
}

extension UICollectionViewCell: ReusableCell {}

extension UICollectionView {
  /// Begins a new declaration, which the next
  /// ``update(animated:scrollsToTop:reconfigureVisible:completion:)`` or ``reload(completion:)`` applies.
  ///
  /// From the first one on the view's data source and delegate are Convene's. A delegate that the app
  /// has set, before or since, is told and asked all that it implements; where the declaration has a
  /// closure for a question, that closure answers it. The view retains the declaration with its arrays
  /// and closures, so let closures hold their owner weakly.
  public func conv() -> Conv<UICollectionView> { host.driver.conv() }

  /// Keeps a declaration: each update runs it again, so that it is declared once.
  ///
  /// - Parameter declare: the declaration; retained by the view, so let it hold its owner weakly.
  public func conv(_ declare: @escaping @MainActor (Conv<UICollectionView>) -> Void) {
    host.driver.conv(declare)
  }

  /// Brings the list in step with the newest declaration, by the fewest changes.
  ///
  /// Scroll position and selection stay with their items. O(items) comparisons.
  ///
  /// - Parameters:
  ///   - animated: whether changes are shown in motion.
  ///   - scrollsToTop: whether the list goes to its beginning, as after a new query.
  ///   - reconfigureVisible: whether all visible cells are filled again, changed or not.
  ///   - completion: called once on the main actor, when all is in place, or with `false` where a
  ///     newer update came in between or the view has gone.
  public func update(
    animated: Bool = true, scrollsToTop: Bool = false, reconfigureVisible: Bool = false,
    completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    host.driver.update(
      UpdateOptions(
        animated: animated, scrollsToTop: scrollsToTop, reconfiguresVisible: reconfigureVisible),
      completion: completion)
  }

  /// Makes all cells anew from the newest declaration; position and selection stay.
  ///
  /// - Parameter completion: called once on the main actor when it is done.
  public func reload(completion: (@MainActor (Bool) -> Void)? = nil) {
    host.driver.reload(completion: completion)
  }

  /// The same as ``update(animated:scrollsToTop:reconfigureVisible:completion:)``, but lists of
  /// `Sendable` elements are compared away from the main thread.
  ///
  /// - Parameters:
  ///   - animated: whether changes are shown in motion.
  ///   - scrollsToTop: whether the list goes to its beginning.
  /// - Returns: whether all changes were shown to their end. Cancelling the task before the changes
  ///   are on screen leaves the list as it is.
  @discardableResult
  public func performUpdate(animated: Bool = true, scrollsToTop: Bool = false) async -> Bool {
    await host.driver.performUpdate(UpdateOptions(animated: animated, scrollsToTop: scrollsToTop))
  }

  /// What this list tells its developer.
  public var listDiagnostics: ListDiagnostics { host.driver.diagnostics }

  /// What the newest update did.
  public var lastUpdate: UpdateSummary? { host.driver.lastUpdate }

  /// The host of this view, made when it is first asked for.
  ///
  /// What the app does in the same turn, such as to set its own delegate, is looked at afterwards.
  var host: CollectionHost {
    requireMainActor("conv(), update() or another call of a list")
    let host = ownHost
    host.keepPlaces()
    Task { [weak host] in host?.keepPlaces() }
    return host
  }

  /// The same, for what UIKit asks in the middle of its layout.
  var ownHost: CollectionHost {
    Associated.object(of: self, key: "host") { CollectionHost(self) }
  }
}
