import ConveneStates

#if canImport(UIKit)
  import UIKit
#else
  import UIKitStandIn
#endif

/// The picture of a state's page.
///
/// One of the places that branch: what a name stands for, only UIKit can say.
@MainActor
enum StatePicture {
  /// The image that is at hand for a state; the fallback symbol's where there is none.
  static func image(for state: RenderedState) -> UIImage? {
    let fallback = UIImage(systemName: state.fallbackSymbol)
    switch state.image {
    case .none: return nil
    case .symbol(let name): return UIImage(systemName: name) ?? fallback
    case .named(let name): return UIImage(named: name) ?? UIImage(systemName: name) ?? fallback
    case .url: return fallback
    }
  }
}

/// Keeps the size that an app gave a custom view by its frame.
@MainActor
enum CustomViewSize {
  /// Constrains a view to a size; one without, or with an intrinsic size, is left as it is.
  static func keep(_ size: CGSize, of view: UIView) {
    guard size != .zero else { return }
    NSLayoutConstraint.activate([
      view.widthAnchor.constraint(equalToConstant: size.width),
      view.heightAnchor.constraint(equalToConstant: size.height),
    ])
  }
}
