// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals

/// Lays out views in a row or a column, by constraints as UIKit does.
@MainActor
open class UIStackView: UIView {
  public enum Distribution: Int, Sendable {
    case fill = 0
    case fillEqually = 1
    case fillProportionally = 2
    case equalSpacing = 3
    case equalCentering = 4
  }

  public enum Alignment: Int, Sendable {
    case fill = 0
    case leading = 1
    case firstBaseline = 2
    case center = 3
    case trailing = 4
    case lastBaseline = 5

    public static let top = Alignment.leading
    public static let bottom = Alignment.trailing
  }

  public private(set) var arrangedSubviews: [UIView] = []
  open var axis = NSLayoutConstraint.Axis.horizontal { didSet { setNeedsSolving() } }
  open var distribution = Distribution.fill { didSet { setNeedsSolving() } }
  open var alignment = Alignment.fill { didSet { setNeedsSolving() } }
  open var spacing: CGFloat = 0 { didSet { setNeedsSolving() } }
  open var isLayoutMarginsRelativeArrangement = false { didSet { setNeedsSolving() } }
  private var customSpacing: [ObjectIdentifier: CGFloat] = [:]

  public init(arrangedSubviews views: [UIView]) {
    super.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }

  open func insertArrangedSubview(_ view: UIView, at index: Int) {
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.insert(view, at: min(index, arrangedSubviews.count))
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    setNeedsSolving()
  }

  open func removeArrangedSubview(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
    setNeedsSolving()
  }

  open override func willRemoveSubview(_ subview: UIView) {
    arrangedSubviews.removeAll { $0 === subview }
  }

  open func setCustomSpacing(_ spacing: CGFloat, after view: UIView) {
    customSpacing[ObjectIdentifier(view)] = spacing
    setNeedsSolving()
  }

  open func customSpacing(after view: UIView) -> CGFloat {
    customSpacing[ObjectIdentifier(view)] ?? spacing
  }

  override func internalConstraints() -> [NSLayoutConstraint] {
    let views = arrangedSubviews.filter { !$0.isHidden }
    guard let first = views.first, let last = views.last else {
      return [
        anchor(self, .width).constraint(equalToConstant: 0),
        anchor(self, .height).constraint(equalToConstant: 0),
      ].map {
        $0.priority = UILayoutPriority(1)
        return $0
      }
    }
    let outer: any LayoutItem = isLayoutMarginsRelativeArrangement ? layoutMarginsGuide : self
    var made: [NSLayoutConstraint] = []
    made.append(related(first, start, .equal, outer, start))
    made.append(related(outer, end, .equal, last, end))
    for (view, following) in zip(views, views.dropFirst()) {
      made.append(
        related(
          following, start, distribution == .equalSpacing ? .greaterThanOrEqual : .equal, view, end,
          customSpacing(after: view)))
      if distribution == .fillEqually {
        made.append(related(following, length, .equal, view, length))
      }
    }
    for view in views { made += across(view, in: outer) }
    return made
  }

  private func across(_ view: UIView, in outer: any LayoutItem) -> [NSLayoutConstraint] {
    let (near, far, middle): (LayoutAttribute, LayoutAttribute, LayoutAttribute) =
      axis == .vertical ? (.leading, .trailing, .centerX) : (.top, .bottom, .centerY)
    // The stack hugs what is in it, unless something else says how large it is.
    let hug = related(outer, far, .equal, view, far)
    hug.priority = UILayoutPriority(49)
    let inside = [
      related(view, near, .greaterThanOrEqual, outer, near),
      related(outer, far, .greaterThanOrEqual, view, far),
    ]
    switch alignment {
    case .fill:
      return [related(view, near, .equal, outer, near), related(outer, far, .equal, view, far)]
    case .leading, .firstBaseline:
      return inside + [related(view, near, .equal, outer, near), hug]
    case .trailing, .lastBaseline:
      hug.priority = UILayoutPriority(48)
      return inside + [related(outer, far, .equal, view, far), hug]
    case .center:
      return inside + [related(view, middle, .equal, outer, middle), hug]
    }
  }

  private var start: LayoutAttribute { axis == .vertical ? .top : .leading }
  private var end: LayoutAttribute { axis == .vertical ? .bottom : .trailing }
  private var length: LayoutAttribute { axis == .vertical ? .height : .width }

  private func anchor(_ item: any LayoutItem, _ attribute: LayoutAttribute) -> NSLayoutDimension {
    NSLayoutDimension(item, attribute)
  }

  private func related(
    _ first: any LayoutItem, _ attribute: LayoutAttribute, _ relation: NSLayoutConstraint.Relation,
    _ second: any LayoutItem, _ other: LayoutAttribute, _ constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      first: (first, attribute), relation, second: (second, other), multiplier: 1,
      constant: constant)
  }
}
