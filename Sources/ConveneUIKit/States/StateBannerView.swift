import ConveneStates

#if canImport(UIKit)
  import UIKit
#else
  import UIKitStandIn
#endif

/// A strip over the content with one sentence and at most one button.
final class StateBannerView: UIView {
  /// Called with the button's action when it is pressed.
  var onButton: (@MainActor (StateAction) -> Void)?

  let label = UILabel(frame: .zero)
  private(set) lazy var button = UIButton(
    configuration: .plain(),
    primaryAction: UIAction { [weak self] _ in self?.press() })
  private let stack = UIStackView(frame: .zero)
  private lazy var collapsed = heightAnchor.constraint(equalToConstant: 0)
  private lazy var gaps = [
    stack.topAnchor.constraint(equalTo: topAnchor),
    stack.leadingAnchor.constraint(equalTo: leadingAnchor),
    trailingAnchor.constraint(equalTo: stack.trailingAnchor),
    bottomAnchor.constraint(equalTo: stack.bottomAnchor),
  ]
  private var face: ScreenFace.Banner?

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .secondarySystemBackground
    label.font = .preferredFont(forTextStyle: .subheadline)
    label.adjustsFontForContentSizeCategory = true
    // A banner stands beside the content; what needs more room than this is no banner.
    label.numberOfLines = 6
    button.setContentHuggingPriority(.required, for: .horizontal)
    button.setContentCompressionResistancePriority(.required, for: .horizontal)
    stack.alignment = .center
    stack.addArrangedSubview(label)
    stack.addArrangedSubview(button)
    addSubview(stack)
    stack.translatesAutoresizingMaskIntoConstraints = false
    // Of no height while nothing is shown.
    gaps[3].priority = UILayoutPriority(999)
    NSLayoutConstraint.activate(gaps)
    draw(nil, padding: 0)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows a banner, or with nil takes it away.
  func draw(_ face: ScreenFace.Banner?, padding: CGFloat) {
    self.face = face
    isHidden = face == nil
    collapsed.isActive = face == nil
    label.text = face?.message
    button.configuration?.title = face?.button?.label
    button.isHidden = face?.button == nil
    stack.spacing = padding
    for gap in gaps { gap.constant = padding }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    stack.axis = Self.axes[shape, default: .vertical]
  }

  private var shape: BannerShape {
    let own = button.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width
    let room = BannerShape.room(
      in: bounds.width, padding: stack.spacing, button: face?.button.map { _ in own })
    let line = label.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: 0))
    let text = label.sizeThatFits(CGSize(width: max(room, 1), height: 0))
    return BannerShape(room: room, height: text.height, line: line.height)
  }

  private static let axes: [BannerShape: NSLayoutConstraint.Axis] = [
    .row: .horizontal, .column: .vertical,
  ]

  private func press() {
    face?.button.map { onButton?($0.action) }
  }
}
