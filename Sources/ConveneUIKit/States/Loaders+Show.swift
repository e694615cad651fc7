import ConveneStates

#if canImport(UIKit)
  import UIKit
#else
  import UIKitStandIn
#endif

extension ScreenLoader {
  /// Shows what this loader says over all that can be seen of a view, such as a list.
  ///
  /// - Parameters:
  ///   - view: a list, or a view that has one; retains the screen, and with it this loader.
  ///   - pullsToRefresh: whether the list is pulled to refresh, where the app has no refresh control.
  /// - Returns: the screen, for its header, its custom views, and to take it away.
  @discardableResult
  public func show(in view: UIView, pullsToRefresh: Bool = true) -> ScreenView {
    let screen = ScreenView(loader: self)
    screen.show(in: view, pullsToRefresh: pullsToRefresh)
    return screen
  }

  /// Shows what this loader says over a view controller's view.
  ///
  /// - Parameters:
  ///   - controller: the controller, whose view is loaded, and retains the screen and this loader.
  ///   - pullsToRefresh: whether its list is pulled to refresh, where the app has no refresh control.
  /// - Returns: the screen, for its header, its custom views, and to take it away.
  @discardableResult
  public func show(in controller: UIViewController, pullsToRefresh: Bool = true) -> ScreenView {
    let screen = ScreenView(loader: self)
    screen.show(in: controller, pullsToRefresh: pullsToRefresh)
    return screen
  }
}

extension PageLoader {
  /// Shows what this loader says of the first page over all that can be seen of a view.
  ///
  /// - Parameters:
  ///   - view: a list, or a view that has one; retains the screen, and with it this loader.
  ///   - pullsToRefresh: whether the list is pulled to refresh, where the app has no refresh control.
  /// - Returns: the screen, for its header, its custom views, and to take it away.
  @discardableResult
  public func show(in view: UIView, pullsToRefresh: Bool = true) -> ScreenView {
    let screen = ScreenView(loader: self)
    screen.show(in: view, pullsToRefresh: pullsToRefresh)
    return screen
  }

  /// Shows what this loader says of the first page over a view controller's view.
  ///
  /// - Parameters:
  ///   - controller: the controller, whose view is loaded, and retains the screen and this loader.
  ///   - pullsToRefresh: whether its list is pulled to refresh, where the app has no refresh control.
  /// - Returns: the screen, for its header, its custom views, and to take it away.
  @discardableResult
  public func show(in controller: UIViewController, pullsToRefresh: Bool = true) -> ScreenView {
    let screen = ScreenView(loader: self)
    screen.show(in: controller, pullsToRefresh: pullsToRefresh)
    return screen
  }
}

extension StateModel {
  /// Shows what this model says over all that can be seen of a view, such as a list.
  ///
  /// - Parameter view: a list, or a view that has one; retains the screen, and with it this model.
  /// - Returns: the screen, for its header, its custom views, and to take it away.
  @discardableResult
  public func show(in view: UIView) -> ScreenView {
    let screen = ScreenView(states: self)
    screen.show(in: view)
    return screen
  }

  /// Shows what this model says over a view controller's view.
  ///
  /// - Parameter controller: the controller, whose view is loaded, and retains the screen.
  /// - Returns: the screen, for its header, its custom views, and to take it away.
  @discardableResult
  public func show(in controller: UIViewController) -> ScreenView {
    let screen = ScreenView(states: self)
    screen.show(in: controller)
    return screen
  }
}
