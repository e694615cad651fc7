#if canImport(UIKit)
  import UIKit
#else
  import UIKitStandIn
#endif

/// Recognizes taps for a closure, and leaves touches to who else wants them.
///
/// UIKit sends them to a method of the Objective-C runtime.
@MainActor
final class TapRecognizer: NSObject {
  private let onTap: @MainActor (UIGestureRecognizer) -> Void

  /// Makes a recognizer.
  ///
  /// - Parameter onTap: is called with the recognizer, which says where the finger was. Retained.
  init(onTap: @escaping @MainActor (UIGestureRecognizer) -> Void) {
    self.onTap = onTap
    super.init()
    recognizer.cancelsTouchesInView = false
  }

  /// Listens to taps in a view, and all that is in it.
  func attach(to view: UIView?) { view?.addGestureRecognizer(recognizer) }

  /// Listens no more.
  func detach() { recognizer.view?.removeGestureRecognizer(recognizer) }

  #if canImport(ObjectiveC)
    private lazy var recognizer = UITapGestureRecognizer(target: self, action: #selector(tap(_:)))

    @objc private func tap(_ recognizer: UIGestureRecognizer) { onTap(recognizer) }
  #else
    private lazy var recognizer: UITapGestureRecognizer = {
      UITapGestureRecognizer(standInAction: { [weak self] in self?.tap() })
    }()

    private func tap() { onTap(recognizer) }
  #endif
}
