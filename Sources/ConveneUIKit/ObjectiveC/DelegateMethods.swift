import ConveneLists

#if canImport(UIKit)
  import UIKit
#else
  import UIKitStandIn
#endif

extension CollectionHost {
  /// Says whether UIKit is to call a method of the host.
  ///
  /// - Parameters:
  ///   - selector: The method.
  ///   - isImplemented: Whether the host has it.
  /// - Returns: Whether it is to.
  func answers(_ selector: Selector, isImplemented: Bool) -> Bool {
    let name = NSStringFromSelector(selector)
    return (isImplemented && !OptionalMethods.names.contains(name)) || driver.uses(name)
      || driver.askOnce(about: name, #function) { app?.responds(to: selector) } == true
  }

  /// The app's delegate, for what it has.
  ///
  /// It may have what the host has, and send back what neither does.
  func target(of selector: Selector) -> (any UICollectionViewDelegate)? {
    [app].compactMap { $0 }.first { $0.responds(to: selector) }
  }

  #if canImport(ObjectiveC)
    override func responds(to selector: Selector!) -> Bool {
      answers(selector, isImplemented: super.responds(to: selector))
    }

    /// What the host doesn't have, such as what was deprecated, goes to the app's delegate.
    override func forwardingTarget(for selector: Selector!) -> Any? { target(of: selector) }
  #else
    func responds(to selector: Selector!) -> Bool { answers(selector, isImplemented: true) }
  #endif
}
