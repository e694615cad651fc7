// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals

@MainActor
public final class UIContextMenuConfiguration: NSObject {
  public let identifier: any NSCopying
  let previewProvider: (() -> UIViewController?)?
  private let actionProvider: (([UIMenuElement]) -> UIMenu?)?

  public init(
    identifier: (any NSCopying)? = nil, previewProvider: (() -> UIViewController?)? = nil,
    actionProvider: (([UIMenuElement]) -> UIMenu?)? = nil
  ) {
    self.identifier = identifier ?? NSString(string: UUID().uuidString)
    self.previewProvider = previewProvider
    self.actionProvider = actionProvider
  }

  /// The menu that would be shown.
  public var standInMenu: UIMenu? { actionProvider?([]) }
}

@MainActor
public class UIMenuElement: NSObject {
  public var title: String

  init(title: String) { self.title = title }
}

@MainActor
public final class UIMenu: UIMenuElement {
  public let children: [UIMenuElement]

  public init(title: String = "", children: [UIMenuElement] = []) {
    self.children = children
    super.init(title: title)
  }
}

@MainActor
public final class UIPreviewParameters: NSObject {
  public var backgroundColor: UIColor?
}

/// A view that a menu, or a new scene, grows out of; it must be in a window.
@MainActor
public final class UITargetedPreview: NSObject {
  public let view: UIView
  public let parameters: UIPreviewParameters

  public init(view: UIView, parameters: UIPreviewParameters) {
    self.view = view
    self.parameters = parameters
    super.init()
    if view.window == nil {
      UIKitExceptions.raise(
        "UIPreviewTarget requires that the container view is in a window, but it is not. "
          + "(view: \(type(of: view)))")
    }
  }

  public convenience init(view: UIView) { self.init(view: view, parameters: UIPreviewParameters()) }
}

@MainActor
public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
  var previewViewController: UIViewController? { get }
  func addAnimations(_ animations: @escaping () -> Void)
  func addCompletion(_ completion: @escaping () -> Void)
}

public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
  case dismiss = 0
  case pop = 1
}

@MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// Runs what is added at once: nothing moves here.
@MainActor
final class MenuAnimator: NSObject, UIContextMenuInteractionCommitAnimating {
  let previewViewController: UIViewController?
  var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss

  init(_ preview: UIViewController?) { previewViewController = preview }

  func addAnimations(_ animations: @escaping () -> Void) { animations() }
  func addCompletion(_ completion: @escaping () -> Void) { completion() }
}

/// A menu on screen.
@MainActor
public final class StandInMenu {
  public let configuration: UIContextMenuConfiguration
  public let indexPaths: [IndexPath]
  public let previews: [UITargetedPreview]
  let animator: MenuAnimator

  init(
    _ configuration: UIContextMenuConfiguration, _ indexPaths: [IndexPath],
    _ previews: [UITargetedPreview]
  ) {
    self.configuration = configuration
    self.indexPaths = indexPaths
    self.previews = previews
    animator = MenuAnimator(configuration.previewProvider?())
  }
}

/// Menus of items.
extension UICollectionView {
  /// Presses long on an item, on a selected one of several, or between items, where `path` is nil.
  ///
  /// - Returns: the menu that opens.
  @discardableResult
  public func standInLongPress(at path: IndexPath?, point: CGPoint = .zero) -> StandInMenu? {
    layoutIfNeeded()
    guard delegateHas("collectionView:contextMenuConfigurationForItemsAtIndexPaths:point:") else {
      return nil
    }
    let isOneOfSeveral = path.flatMap(token(at:)).map { selected.contains($0) } ?? false
    let paths = isOneOfSeveral ? indexPathsForSelectedItems ?? [] : path.map { [$0] } ?? []
    guard
      let configuration = delegate?.collectionView?(
        self, contextMenuConfigurationForItemsAt: paths, point: point)
    else { return nil }
    let previews = paths.compactMap {
      delegate?.collectionView?(
        self, contextMenuConfiguration: configuration, highlightPreviewForItemAt: $0)
    }
    let menu = StandInMenu(configuration, paths, previews)
    self.menu = menu
    delegate?.collectionView?(self, willDisplayContextMenu: configuration, animator: menu.animator)
    return menu
  }

  /// Taps the preview of the open menu, which closes then.
  public func standInTapPreview() {
    guard let menu else { return }
    delegate?.collectionView?(
      self, willPerformPreviewActionForMenuWith: menu.configuration, animator: menu.animator)
    standInCloseMenu()
  }

  /// Closes the open menu.
  ///
  /// - Returns: the views that it goes back to.
  @discardableResult
  public func standInCloseMenu() -> [UITargetedPreview] {
    guard let menu else { return [] }
    self.menu = nil
    let previews = menu.indexPaths.compactMap {
      delegate?.collectionView?(
        self, contextMenuConfiguration: menu.configuration, dismissalPreviewForItemAt: $0)
    }
    delegate?.collectionView?(
      self, willEndContextMenuInteraction: menu.configuration, animator: menu.animator)
    return previews
  }
}
