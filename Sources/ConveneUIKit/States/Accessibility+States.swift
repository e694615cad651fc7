import ConveneStates

#if canImport(UIKit)
  import UIKit
#else
  import UIKitStandIn
#endif

extension Announcement {
  /// Has assistive technology say it, where a view is on screen, without moving its focus.
  @MainActor func speak(from view: UIView) {
    let words = NSAttributedString(
      string: text,
      attributes: [
        .accessibilitySpeechAnnouncementPriority: Self.priorities[priority, default: .default]
      ])
    view.window.map { _ in UIAccessibility.post(notification: .announcement, argument: words) }
  }

  private static let priorities: [Priority: UIAccessibilityPriority] = [
    .polite: .default, .assertive: .high,
  ]
}

extension ReaderFocus {
  /// Tells assistive technology, where a view is on screen.
  ///
  /// - Parameters:
  ///   - view: the view that shows the state.
  ///   - state: where its reading begins.
  @MainActor func post(from view: UIView, state: UIView?) {
    let notification = view.window.flatMap { _ in Self.notifications[self] }
    notification.map { UIAccessibility.post(notification: $0, argument: target(in: state)) }
  }

  private static let notifications: [ReaderFocus: UIAccessibility.Notification] = [
    .looksAgain: .layoutChanged, .goesToState: .layoutChanged,
    .entersState: .screenChanged, .entersContent: .screenChanged,
  ]
}
