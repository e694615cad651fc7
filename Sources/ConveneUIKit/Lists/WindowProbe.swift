#if canImport(UIKit)
  import UIKit
#else
  import UIKitStandIn
#endif

/// A view without size that tells when the view it is in comes to a window, and when the reader wants
/// texts of another size.
///
/// Nothing else tells that of a view that belongs to UIKit or the app, but swizzling.
final class WindowProbe: UIView {
  var onWindow: (@MainActor () -> Void)?
  var onTextSize: (@MainActor () -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) {
      (probe: WindowProbe, _) in probe.onTextSize?()
    }
  }

  required init?(coder: NSCoder) { nil }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    window.map { _ in onWindow?() }
  }
}

/// A collection view that nobody sees.
@MainActor
enum NoCollectionView {
  static let shared = UICollectionView(
    frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
}
