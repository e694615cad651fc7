#if canImport(UIKit)
  import UIKit
#else
  import UIKitStandIn
#endif

/// A view that takes no touches but those that something in it takes.
///
/// All others go to what lies below, so that content can be scrolled, pulled and tapped.
class PassView: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    partsTake(point, with: event)
  }
}

/// A stack that takes no touches but those that something in it takes.
final class PassStackView: UIStackView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    partsTake(point, with: event)
  }
}

extension UIView {
  /// Whether anything in this view takes a touch.
  ///
  /// - Parameters:
  ///   - point: where, in this view's coordinates.
  ///   - event: the touch's event.
  /// - Returns: whether one does.
  func partsTake(_ point: CGPoint, with event: UIEvent?) -> Bool {
    subviews.contains {
      !$0.isHidden && $0.isUserInteractionEnabled
        && $0.point(inside: convert(point, to: $0), with: event)
    }
  }
}
