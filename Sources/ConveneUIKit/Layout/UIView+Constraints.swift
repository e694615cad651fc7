#if canImport(UIKit)
  import UIKit
#else
  import UIKitStandIn
#endif

extension UIView {
  /// Gathers the constraints that a closure lists.
  @resultBuilder
  public enum ConstraintsBuilder {
    /// The constraints, in order.
    public static func buildBlock(_ constraints: NSLayoutConstraint...) -> [NSLayoutConstraint] {
      constraints
    }
  }

  /// Pins the four edges to those of another view.
  ///
  /// Constraints place the view from then on. Both must be in one tree.
  ///
  /// - Parameters:
  ///   - view: the other view.
  ///   - offset: the distances in points, inwards; negative ones outwards.
  public func edges(equalTo view: UIView, offset: UIEdgeInsets = .zero) {
    makeConstraints {
      $0.topAnchor.constraint(equalTo: view.topAnchor, constant: offset.top)
      $0.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -offset.bottom)
      $0.leftAnchor.constraint(equalTo: view.leftAnchor, constant: offset.left)
      $0.rightAnchor.constraint(equalTo: view.rightAnchor, constant: -offset.right)
    }
  }

  /// Activates the constraints that a closure makes of the view.
  ///
  /// Constraints place the view from then on.
  ///
  /// - Parameter builder: lists the constraints.
  public func makeConstraints(@ConstraintsBuilder builder: (UIView) -> [NSLayoutConstraint]) {
    translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate(builder(self))
  }

  /// Pins the four edges to those of the view that this one is in.
  ///
  /// The view must have a superview: debug builds say so where it has none, and others do nothing.
  public func equalToParent() {
    assert(superview != nil, "equalToParent() needs a superview: add the view to one first.")
    superview.map { edges(equalTo: $0) }
  }
}
