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
      || app?.responds(to: selector) == true
  }

  #if canImport(ObjectiveC)
    override func responds(to selector: Selector!) -> Bool {
      answers(selector, isImplemented: super.responds(to: selector))
    }

    /// What the host doesn't have, such as what was deprecated, goes to the app's delegate.
    override func forwardingTarget(for selector: Selector!) -> Any? { app }
  #else
    func responds(to selector: Selector!) -> Bool { answers(selector, isImplemented: true) }
  #endif
}
