// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals

@MainActor
open class UIControl: UIView {
  public struct Event: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let touchUpInside = Event(rawValue: 1 << 6)
    public static let valueChanged = Event(rawValue: 1 << 12)
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
  }

  open var isEnabled = true
  open var isHighlighted = false
  open var isSelected = false
  private var actions: [(action: UIAction, event: Event)] = []

  public override init(frame: CGRect) { super.init(frame: frame) }

  public init(frame: CGRect, primaryAction: UIAction?) {
    super.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// An action of an identifier that is there takes its place.
  open func addAction(_ action: UIAction, for event: Event) {
    removeAction(action, for: event)
    actions.append((action, event))
  }

  open func removeAction(_ action: UIAction, for event: Event) {
    actions.removeAll { $0.action.identifier == action.identifier && $0.event == event }
  }

  open func removeAction(identifiedBy identifier: UIAction.Identifier, for event: Event) {
    actions.removeAll { $0.action.identifier == identifier && $0.event == event }
  }

  open func sendActions(for event: Event) {
    for entry in actions where !entry.event.isDisjoint(with: event) { entry.action.run(self) }
  }

  /// Presses, as a finger would: nothing happens where the control is disabled or hidden.
  public func standInPress() {
    guard isEnabled, isUserInteractionEnabled, !isHidden else { return }
    sendActions(for: [.touchUpInside, .primaryActionTriggered])
  }
}

@MainActor
public final class UIAction: UIMenuElement {
  public struct Identifier: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  public let identifier: Identifier
  public private(set) weak var sender: AnyObject?
  private let handler: (UIAction) -> Void

  public init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil,
    handler: @escaping (UIAction) -> Void
  ) {
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.handler = handler
    super.init(title: title)
  }

  /// Chooses it, as in a menu.
  public func standInPerform() { run(self) }

  func run(_ sender: AnyObject) {
    self.sender = sender
    handler(self)
  }
}
