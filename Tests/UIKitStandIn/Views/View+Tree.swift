// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals

extension UIView {
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
  }

  public enum ContentMode: Int, Sendable {
    case scaleToFill = 0
    case scaleAspectFit = 1
    case scaleAspectFill = 2
    case center = 4
  }

  public func addSubview(_ view: UIView) {
    insert(view, at: view.superview === self ? subviews.count - 1 : subviews.count)
  }

  public func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

  public func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insert(view, at: (subviews.firstIndex { $0 === sibling } ?? subviews.count - 1) + 1)
  }

  public func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insert(view, at: subviews.firstIndex { $0 === sibling } ?? 0)
  }

  public func bringSubviewToFront(_ view: UIView) {
    if view.superview === self { reorder(view, to: subviews.count - 1) }
  }

  public func sendSubviewToBack(_ view: UIView) {
    if view.superview === self { reorder(view, to: 0) }
  }

  public func isDescendant(of view: UIView) -> Bool {
    sequence(first: self, next: \.superview).contains { $0 === view }
  }

  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let mine = originInRoot
    let other = view?.originInRoot ?? .zero
    return CGPoint(x: point.x + mine.x - other.x, y: point.y + mine.y - other.y)
  }

  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    guard let view else {
      return CGPoint(x: point.x - originInRoot.x, y: point.y - originInRoot.y)
    }
    return view.convert(point, to: self)
  }

  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: view), size: rect.size)
  }

  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, from: view), size: rect.size)
  }

  /// Where the zero of this view's coordinates is in those of the tree's root.
  private var originInRoot: CGPoint {
    var point = CGPoint.zero
    for view in sequence(first: self, next: \.superview) {
      point.x += view.superview == nil ? 0 : view.frame.minX
      point.y += view.superview == nil ? 0 : view.frame.minY
      point.x -= view.bounds.minX
      point.y -= view.bounds.minY
    }
    return point
  }

  /// All views below this one, in the order in which they are drawn.
  public var standInDescendants: [UIView] {
    subviews.flatMap { [$0] + $0.standInDescendants }
  }
}
