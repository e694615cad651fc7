// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals

@MainActor
open class UIButton: UIControl {
  public enum ButtonType: Int, Sendable {
    case custom = 0
    case system = 1
  }

  public struct Configuration: Hashable, Sendable {
    public enum Size: Int, Sendable { case medium, small, mini, large }
    public enum CornerStyle: Int, Sendable { case fixed, dynamic, small, medium, large, capsule }

    public var title: String?
    public var subtitle: String?
    public var buttonSize = Size.medium
    public var cornerStyle = CornerStyle.dynamic
    public var showsActivityIndicator = false
    let look: String

    public static func plain() -> Configuration { Configuration(look: "plain") }
    public static func gray() -> Configuration { Configuration(look: "gray") }
    public static func tinted() -> Configuration { Configuration(look: "tinted") }
    public static func filled() -> Configuration { Configuration(look: "filled") }
    public static func borderless() -> Configuration { Configuration(look: "borderless") }
    public static func bordered() -> Configuration { Configuration(look: "bordered") }
    public static func borderedProminent() -> Configuration {
      Configuration(look: "borderedProminent")
    }
  }

  open var configuration: Configuration? { didSet { invalidateIntrinsicContentSize() } }
  private var title: String? { didSet { invalidateIntrinsicContentSize() } }

  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero, primaryAction: primaryAction)
    self.configuration = configuration
    isAccessibilityElement = true
    accessibilityTraits = .button
  }

  public convenience init(type: ButtonType = .system, primaryAction: UIAction? = nil) {
    self.init(frame: .zero, primaryAction: primaryAction)
    isAccessibilityElement = true
    accessibilityTraits = .button
  }

  open func setTitle(_ title: String?, for state: Int = 0) { self.title = title }

  /// The text on it.
  open var currentTitle: String? { configuration?.title ?? title }

  open override var intrinsicContentSize: CGSize {
    let text = UIFont.systemFont(ofSize: 17).size(
      of: currentTitle ?? "", width: .infinity, lines: 1)
    return CGSize(width: text.width + 24, height: max(text.height, 20) + 14)
  }

  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? currentTitle }
    set { super.accessibilityLabel = newValue }
  }
}
