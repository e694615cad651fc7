// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals

/// What another part of the system does with items.
extension UICollectionView {
  /// Holds something that is dragged over an item.
  ///
  /// - Returns: whether the item springs open.
  public func standInHoverDrag(over path: IndexPath) -> Bool {
    guard isSpringLoaded, let cell = cellForItem(at: path) else { return false }
    let context = SpringLoadedContext(cell)
    return delegate?.collectionView?(self, shouldSpringLoadItemAt: path, with: context) ?? true
  }

  /// Pinches an item open, for a scene of its own.
  public func standInPinchOpen(at path: IndexPath) -> UIWindowScene.ActivationConfiguration? {
    layoutIfNeeded()
    guard delegateHas("collectionView:sceneActivationConfigurationForItemAtIndexPath:point:"),
      let cell = cellForItem(at: path)
    else { return nil }
    return delegate?.collectionView?(
      self, sceneActivationConfigurationForItemAt: path,
      point: CGPoint(x: cell.frame.midX, y: cell.frame.midY))
  }

  /// The titles along the edge.
  public var standInIndexTitles: [String]? {
    guard dataSource?.responds(to: "indexTitlesForCollectionView:") ?? false else { return nil }
    return dataSource?.indexTitles?(for: self)
  }

  /// Touches a title along the edge, which scrolls to where the data source says.
  public func standInTouchIndexTitle(_ index: Int) {
    guard let titles = standInIndexTitles, titles.indices.contains(index) else { return }
    let answered = dataSource?.collectionView?(
      self, indexPathForIndexTitle: titles[index], at: index)
    guard let path = answered else {
      return UIKitExceptions.raise(
        "a data source with index titles must implement "
          + "-collectionView:indexPathForIndexTitle:atIndex:")
    }
    scrollToItem(at: path, at: .top, animated: false)
  }
}

@MainActor
public protocol UISpringLoadedInteractionContext: NSObjectProtocol {
  var targetView: UIView? { get set }
}

@MainActor
final class SpringLoadedContext: NSObject, UISpringLoadedInteractionContext {
  var targetView: UIView?

  init(_ view: UIView) { targetView = view }
}

@MainActor
public final class NSUserActivity: NSObject {
  public let activityType: String

  public init(activityType: String) { self.activityType = activityType }
}

@MainActor
public final class UIWindowScene: UIResponder {
  @MainActor
  public final class ActivationRequestOptions: NSObject {}

  @MainActor
  public final class ActivationConfiguration: NSObject {
    public let userActivity: NSUserActivity
    public var options: ActivationRequestOptions?
    public var preview: UITargetedPreview?

    public init(
      userActivity: NSUserActivity, options: ActivationRequestOptions? = nil,
      preview: UITargetedPreview? = nil
    ) {
      self.userActivity = userActivity
      self.options = options
      self.preview = preview
    }
  }
}
