import ConveneLists

/// What stands for an element on screen: a view, or, where none can be made, nothing but its name.
struct MountedView {
  /// The view, or what the driver knows in its place.
  let object: AnyObject
  /// Whether it is a view that was filled.
  let isFilled: Bool
  /// The name of the class that the declaration asks for.
  let className: String
  /// The view's reuse key.
  let key: ReuseKey

  /// What is to be read on it.
  @MainActor var text: String { (object as? any TestableView)?.testText ?? "" }
}

/// Stands where a cell would.
final class NoView {}
