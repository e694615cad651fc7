import ConveneStates

#if canImport(UIKit)
  import UIKit
#else
  import UIKitStandIn
#endif

/// The part of a screen that a state may stand in, between bars and above the keyboard.
final class StateRegionView: PassView {
  let body = StateBodyView(frame: .zero)
  /// The height at the top that a state leaves free.
  var header: CGFloat = 0 { didSet { setNeedsLayout() } }
  /// What a state is centred in.
  var placement = StateAppearance.Placement.list { didSet { setNeedsLayout() } }
  /// Is called when the body has its place.
  var onLayout: (@MainActor () -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(body)
  }

  required init?(coder: NSCoder) { nil }

  /// Keeps between the bars of a view that this one is in, and above the keyboard.
  ///
  /// - Parameters:
  ///   - view: the view.
  ///   - area: its safe area.
  ///   - top: where the region begins.
  func stay(in view: UIView, area: UILayoutGuide, below top: NSLayoutYAxisAnchor) {
    let bottom = bottomAnchor.constraint(equalTo: area.bottomAnchor)
    bottom.priority = .defaultHigh
    makeConstraints {
      $0.topAnchor.constraint(equalTo: top)
      $0.leadingAnchor.constraint(equalTo: area.leadingAnchor)
      $0.trailingAnchor.constraint(equalTo: area.trailingAnchor)
      $0.bottomAnchor.constraint(lessThanOrEqualTo: area.bottomAnchor)
      $0.bottomAnchor.constraint(lessThanOrEqualTo: view.keyboardLayoutGuide.topAnchor)
      bottom
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let onScreen = convert(bounds, to: window)
    let place = StatePlace(
      height: bounds.height, header: header, wanted: body.wantedHeight(in: bounds.width),
      placement: placement, above: onScreen.minY,
      below: window.map { $0.bounds.maxY - onScreen.maxY })
    body.frame = CGRect(x: 0, y: place.top, width: bounds.width, height: place.height)
    onLayout?()
  }
}
