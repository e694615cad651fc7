#if canImport(UIKit)
  import UIKit
#else
  import UIKitStandIn
#endif

/// Where an app's own view stands.
@MainActor
enum CustomViewLayout {
  /// Puts a view in the middle of another.
  ///
  /// It has its own size: that of its constraints or content, or the one that the app gave it by its
  /// frame. In a direction in which it has none it has all of the room, and it is never larger.
  static func center(_ view: UIView, in room: UIView) {
    let keepsFrame =
      view.translatesAutoresizingMaskIntoConstraints && view.bounds.size != .zero
    view.widthAnchor.constraint(equalToConstant: view.bounds.width).isActive = keepsFrame
    view.heightAnchor.constraint(equalToConstant: view.bounds.height).isActive = keepsFrame
    let fits = [
      view.widthAnchor.constraint(lessThanOrEqualTo: room.widthAnchor),
      view.heightAnchor.constraint(lessThanOrEqualTo: room.heightAnchor),
    ]
    let fills = [
      view.widthAnchor.constraint(equalTo: room.widthAnchor),
      view.heightAnchor.constraint(equalTo: room.heightAnchor),
    ]
    for constraint in fits { constraint.priority = UILayoutPriority(900) }
    for constraint in fills { constraint.priority = UILayoutPriority(1) }
    view.makeConstraints {
      $0.centerXAnchor.constraint(equalTo: room.centerXAnchor)
      $0.centerYAnchor.constraint(equalTo: room.centerYAnchor)
    }
    NSLayoutConstraint.activate(fits + fills)
  }
}

/// Where assistive technology stands.
@MainActor
enum ReaderPosition {
  /// Whether it is in a view.
  static func isInside(_ view: UIView) -> Bool {
    let element = UIAccessibility.focusedElement(using: .notificationVoiceOver)
    return (element as? UIView).map { $0.isDescendant(of: view) } == true
  }
}
