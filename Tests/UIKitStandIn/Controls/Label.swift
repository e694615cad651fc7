// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals

public enum NSTextAlignment: Int, Sendable {
  case left = 0
  case center = 1
  case right = 2
  case justified = 3
  case natural = 4
}

public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping = 0
  case byCharWrapping = 1
  case byClipping = 2
  case byTruncatingHead = 3
  case byTruncatingTail = 4
  case byTruncatingMiddle = 5
}

@MainActor
open class UILabel: UIView {
  open var text: String? { didSet { invalidateIntrinsicContentSize() } }
  open var font: UIFont! = .systemFont(ofSize: 17) {
    didSet { invalidateIntrinsicContentSize() }
  }
  open var textColor: UIColor! = .label
  open var textAlignment = NSTextAlignment.natural
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  open var numberOfLines = 1 { didSet { invalidateIntrinsicContentSize() } }
  open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { invalidateIntrinsicContentSize() } }
  open var adjustsFontForContentSizeCategory = false
  open var isEnabled = true

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    isAccessibilityElement = true
    accessibilityTraits = .staticText
    setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override var intrinsicContentSize: CGSize { intrinsicContentSize(forWidth: nil) }

  override func intrinsicContentSize(forWidth width: CGFloat?) -> CGSize {
    let limit = preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : width
    let natural = size(in: preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : .infinity)
    guard numberOfLines != 1, let limit else { return natural }
    return CGSize(width: natural.width, height: size(in: limit).height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    self.size(in: numberOfLines == 1 ? .infinity : size.width)
  }

  private func size(in width: CGFloat) -> CGSize {
    let scale = adjustsFontForContentSizeCategory
    let used =
      scale
      ? UIFont(
        name: font.name, size: font.pointSize * traitCollection.preferredContentSizeCategory.scale)
      : font ?? .systemFont(ofSize: 17)
    return used.size(of: text ?? "", width: width, lines: numberOfLines)
  }

  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? text }
    set { super.accessibilityLabel = newValue }
  }
}
