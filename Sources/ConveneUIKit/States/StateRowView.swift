import ConveneStates

#if canImport(UIKit)
  import UIKit
#else
  import UIKitStandIn
#endif

/// A state in one row: spinner and text beside each other, buttons below, in the middle.
final class StateRowView: UIView {
  /// Called with a button's action when it is pressed.
  var onButton: (@MainActor (StateAction) -> Void)?

  let spinner = UIActivityIndicatorView(style: .medium)
  let titleLabel = UILabel(frame: .zero)
  let subtitleLabel = UILabel(frame: .zero)
  let buttonStack = UIStackView(frame: .zero)
  private let message = UIStackView(frame: .zero)
  private let texts = UIStackView(frame: .zero)
  private let stack = UIStackView(frame: .zero)

  override init(frame: CGRect) {
    super.init(frame: frame)
    addParts()
    addConstraints()
  }

  required init?(coder: NSCoder) { nil }

  /// Shows the parts of a face.
  func draw(_ face: StateRowFace) {
    spinner.isHidden = !face.isSpinning
    show(face.title, in: titleLabel)
    show(face.subtitle, in: subtitleLabel)
    texts.isHidden = titleLabel.isHidden && subtitleLabel.isHidden
    message.isHidden = texts.isHidden && spinner.isHidden
    message.accessibilityLabel = face.label
    buttonStack.isHidden = face.buttons.isEmpty
    show(face.buttons)
  }

  /// How high the view wants to be in a width, in points.
  func height(in width: CGFloat) -> CGFloat {
    systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }

  private func show(_ text: String, in label: UILabel) {
    label.text = text
    label.isHidden = text.isEmpty
  }

  private func show(_ buttons: [StateButton]) {
    for view in buttonStack.arrangedSubviews { view.removeFromSuperview() }
    for button in buttons {
      let action = UIAction(title: button.label) { [weak self] _ in self?.onButton?(button.action) }
      var look = button.role.configuration
      look.title = button.label
      look.buttonSize = .small
      buttonStack.addArrangedSubview(UIButton(configuration: look, primaryAction: action))
    }
  }

  private func addParts() {
    spinner.startAnimating()
    titleLabel.font = .preferredFont(forTextStyle: .body)
    subtitleLabel.font = .preferredFont(forTextStyle: .footnote)
    subtitleLabel.textColor = .secondaryLabel
    for label in [titleLabel, subtitleLabel] {
      label.numberOfLines = 0
      label.textAlignment = .center
      label.adjustsFontForContentSizeCategory = true
    }
    message.isAccessibilityElement = true
    for view in [stack, buttonStack, texts] { view.axis = .vertical }
    for view in [stack, buttonStack, texts, message] { view.alignment = .center }
    texts.spacing = 2
    for view in [message, stack, buttonStack] { view.spacing = 8 }
    for view in [titleLabel, subtitleLabel] { texts.addArrangedSubview(view) }
    for view in [spinner, texts] { message.addArrangedSubview(view) }
    for view in [message, buttonStack] { stack.addArrangedSubview(view) }
    addSubview(stack)
  }

  private func addConstraints() {
    stack.makeConstraints {
      $0.centerXAnchor.constraint(equalTo: centerXAnchor)
      $0.leadingAnchor.constraint(greaterThanOrEqualTo: leadingAnchor, constant: 16)
      trailingAnchor.constraint(greaterThanOrEqualTo: $0.trailingAnchor, constant: 16)
      $0.topAnchor.constraint(equalTo: topAnchor, constant: 10)
      bottomAnchor.constraint(equalTo: $0.bottomAnchor, constant: 10)
    }
  }
}

/// The cell of a state's row.
final class StateRowCell: UICollectionViewCell {
  private(set) lazy var row: StateRowView = {
    let row = StateRowView(frame: .zero)
    contentView.addSubview(row)
    row.equalToParent()
    return row
  }()

  /// As wide as the list gives it, and as high as its state wants.
  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes.size.height = row.height(in: layoutAttributes.size.width)
    return layoutAttributes
  }
}
