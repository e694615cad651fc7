import ConveneStates

#if canImport(UIKit)
  import UIKit
#else
  import UIKitStandIn
#endif

/// The page of one state: picture, spinner, title, subtitle and buttons in the middle of what can
/// be seen, scrolled where there is too little room.
///
/// Touches beside its buttons go to what lies below, unless it scrolls itself.
final class StatePageView: UIScrollView {
  /// Called with a button's action when it is pressed.
  var onButton: (@MainActor (StateAction) -> Void)?

  let imageView = UIImageView(frame: .zero)
  let spinner = UIActivityIndicatorView(style: .large)
  let titleLabel = UILabel(frame: .zero)
  let subtitleLabel = UILabel(frame: .zero)
  let buttonStack = PassStackView(frame: .zero)
  /// All of it, as high as what can be seen or higher.
  let room = PassView(frame: .zero)
  private let stack = PassStackView(frame: .zero)
  private var buttons = Latest<[StateButton]>()
  /// Another state is read from its beginning.
  private var shownState = Latest<ViewState>()
  private lazy var imageSize = imageView.widthAnchor.constraint(equalToConstant: 0)
  private lazy var maximumWidth = stack.widthAnchor.constraint(lessThanOrEqualToConstant: 0)
  private lazy var margins = [
    stack.topAnchor.constraint(greaterThanOrEqualTo: room.topAnchor),
    room.bottomAnchor.constraint(greaterThanOrEqualTo: stack.bottomAnchor),
    stack.leadingAnchor.constraint(greaterThanOrEqualTo: room.leadingAnchor),
    room.trailingAnchor.constraint(greaterThanOrEqualTo: stack.trailingAnchor),
  ]

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentInsetAdjustmentBehavior = .never
    addParts()
    addConstraints()
  }

  required init?(coder: NSCoder) { nil }

  /// What there is to be read, in order.
  var readable: [UIView] { [titleLabel, subtitleLabel].filter { !$0.isHidden } }

  override func layoutSubviews() {
    super.layoutSubviews()
    isScrollEnabled = contentSize.height > bounds.height
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    isScrollEnabled && super.point(inside: point, with: event) || partsTake(point, with: event)
  }

  /// Shows the parts of a state.
  func draw(_ state: RenderedState, picture: StatePicture) {
    apply(state.appearance)
    imageView.image = picture.image
    imageView.isHidden = !picture.hasRoom
    spinner.isHidden = !state.isSpinning
    titleLabel.text = state.title
    titleLabel.isHidden = state.title.isEmpty
    subtitleLabel.text = state.subtitle
    subtitleLabel.isHidden = state.subtitle.isEmpty
    buttonStack.isHidden = state.buttons.isEmpty
    buttons.change(to: state.buttons).map(show)
    shownState.change(to: state.state).map { _ in contentOffset = .zero }
  }

  private func show(_ buttons: [StateButton]) {
    for view in buttonStack.arrangedSubviews { view.removeFromSuperview() }
    for button in buttons {
      let action = UIAction(title: button.label) { [weak self] _ in self?.onButton?(button.action) }
      var look = button.role.configuration
      look.title = button.label
      buttonStack.addArrangedSubview(UIButton(configuration: look, primaryAction: action))
    }
  }

  private func apply(_ look: StateAppearance) {
    imageSize.constant = look.imageSize
    maximumWidth.constant = look.maximumWidth
    for margin in margins { margin.constant = look.margin }
    imageView.tintColor = look.symbolColor.uiColor
    titleLabel.font = .preferredFont(forTextStyle: look.titleStyle.uiTextStyle)
    titleLabel.textColor = look.titleColor.uiColor
    subtitleLabel.font = .preferredFont(forTextStyle: look.subtitleStyle.uiTextStyle)
    subtitleLabel.textColor = look.subtitleColor.uiColor
    stack.setCustomSpacing(look.imageToTitle, after: imageView)
    stack.setCustomSpacing(look.imageToTitle, after: spinner)
    stack.setCustomSpacing(look.titleToSubtitle, after: titleLabel)
    stack.setCustomSpacing(look.textToButtons, after: subtitleLabel)
    buttonStack.spacing = look.betweenButtons
  }

  private func addParts() {
    imageView.contentMode = .scaleAspectFit
    spinner.startAnimating()
    spinner.isUserInteractionEnabled = false
    titleLabel.accessibilityTraits = .header
    for label in [titleLabel, subtitleLabel] {
      label.numberOfLines = 0
      label.textAlignment = .center
      label.adjustsFontForContentSizeCategory = true
    }
    for view in [stack, buttonStack] as [UIStackView] {
      view.axis = .vertical
      view.alignment = .center
    }
    for view in [imageView, spinner, titleLabel, subtitleLabel, buttonStack] {
      stack.addArrangedSubview(view)
    }
    addSubview(room)
    room.addSubview(stack)
  }

  private func addConstraints() {
    let asHigh = room.heightAnchor.constraint(equalTo: frameLayoutGuide.heightAnchor)
    asHigh.priority = .defaultLow
    room.makeConstraints {
      $0.topAnchor.constraint(equalTo: contentLayoutGuide.topAnchor)
      $0.bottomAnchor.constraint(equalTo: contentLayoutGuide.bottomAnchor)
      $0.leadingAnchor.constraint(equalTo: contentLayoutGuide.leadingAnchor)
      $0.trailingAnchor.constraint(equalTo: contentLayoutGuide.trailingAnchor)
      $0.widthAnchor.constraint(equalTo: frameLayoutGuide.widthAnchor)
      $0.heightAnchor.constraint(greaterThanOrEqualTo: frameLayoutGuide.heightAnchor)
      asHigh
    }
    stack.makeConstraints {
      $0.centerXAnchor.constraint(equalTo: room.centerXAnchor)
      $0.centerYAnchor.constraint(equalTo: room.centerYAnchor)
      maximumWidth
      imageSize
      imageView.heightAnchor.constraint(equalTo: imageView.widthAnchor)
    }
    NSLayoutConstraint.activate(margins)
  }
}

extension StateButton.Role {
  /// UIKit's look of it.
  @MainActor var configuration: UIButton.Configuration {
    Self.configurations[self, default: { .gray() }]()
  }

  @MainActor private static let configurations: [StateButton.Role: () -> UIButton.Configuration] = [
    .primary: { .filled() }, .secondary: { .gray() },
  ]
}
