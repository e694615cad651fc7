// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals

public struct UILayoutPriority: Hashable, RawRepresentable, Comparable, Sendable {
  public let rawValue: Float
  public init(rawValue: Float) { self.rawValue = rawValue }
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  public static let required = UILayoutPriority(1000)
  public static let defaultHigh = UILayoutPriority(750)
  public static let defaultLow = UILayoutPriority(250)
  public static let fittingSizeLevel = UILayoutPriority(50)

  public static func < (left: UILayoutPriority, right: UILayoutPriority) -> Bool {
    left.rawValue < right.rawValue
  }
}

@MainActor
public final class NSLayoutConstraint: NSObject {
  public enum Relation: Int, Sendable {
    case lessThanOrEqual = -1
    case equal = 0
    case greaterThanOrEqual = 1
  }

  public enum Axis: Int, Sendable {
    case horizontal = 0
    case vertical = 1
  }

  public var priority = UILayoutPriority.required { didSet { invalidate() } }
  public var constant: CGFloat { didSet { if constant != oldValue { invalidate() } } }
  public let multiplier: CGFloat
  public let relation: Relation
  public var identifier: String?
  public var firstItem: AnyObject? { first.item }
  public var secondItem: AnyObject? { second?.item }

  let first: End
  let second: End?
  private weak var holder: UIView?

  /// One end of a constraint, which doesn't retain its item.
  struct End {
    weak var item: (any LayoutItem)?
    let attribute: LayoutAttribute
  }

  init(
    first: ((any LayoutItem)?, LayoutAttribute), _ relation: Relation,
    second: ((any LayoutItem)?, LayoutAttribute)?, multiplier: CGFloat, constant: CGFloat
  ) {
    self.first = End(item: first.0, attribute: first.1)
    self.second = second.map { End(item: $0.0, attribute: $0.1) }
    self.relation = relation
    self.multiplier = multiplier
    self.constant = constant
  }

  /// Active where it is held by the nearest view that both its items are in.
  public var isActive: Bool {
    get { holder != nil }
    set { newValue ? activate() : deactivate() }
  }

  public class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  public class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  private func activate() {
    guard holder == nil else { return }
    guard let view = first.item?.layoutView else { return }
    var common: UIView? = view
    if let second {
      guard let other = second.item?.layoutView else { return }
      let others = Set(sequence(first: other, next: \.superview).map(ObjectIdentifier.init))
      common = sequence(first: view, next: \.superview).first {
        others.contains(ObjectIdentifier($0))
      }
    }
    guard let common else {
      return UIKitExceptions.raise(
        "Unable to activate constraint with anchors \(standInDescription) because they have no common ancestor."
      )
    }
    holder = common
    common.heldConstraints.append(self)
    invalidate()
  }

  private func deactivate() {
    invalidate()
    holder?.heldConstraints.removeAll { $0 === self }
    holder = nil
  }

  func holderWasLeft() { deactivate() }

  private func invalidate() { holder?.setNeedsSolving() }

  var standInDescription: String {
    func name(_ end: End) -> String {
      "\(end.item.map { String(describing: type(of: $0)) } ?? "nil").\(end.attribute)"
    }
    let sign =
      switch relation {
      case .equal: "=="
      case .lessThanOrEqual: "<="
      case .greaterThanOrEqual: ">="
      }
    return "<\(name(first)) \(sign) \(second.map(name) ?? "") * \(multiplier) + \(constant) "
      + "@\(priority.rawValue)>"
  }
}
