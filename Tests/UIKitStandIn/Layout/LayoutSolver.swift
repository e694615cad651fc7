// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals

/// Places the views of a tree as their constraints say.
///
/// Equalities are taken in the order of their priorities; then each inequality that doesn't hold
/// becomes an equality. That is not UIKit's algorithm, but gives the same frames wherever the
/// constraints say all there is to say. What they leave open is told.
@MainActor
struct LayoutSolver {
  private struct Relation {
    var expression: LinearExpression
    var relation: NSLayoutConstraint.Relation
    var priority: Float
    var constraint: NSLayoutConstraint?
  }

  private struct Box {
    var left: LinearExpression
    var top: LinearExpression
    var width: LinearExpression
    var height: LinearExpression
  }

  private var boxes: [ObjectIdentifier: Box] = [:]
  private var relations: [Relation] = []
  private var unknowns = 0
  private var system = LinearSystem()
  private var placed: [UIView] = []
  private var guides: [UILayoutGuide] = []
  private let root: UIView
  private let isRightToLeft: Bool

  /// Required constraints that contradict each other, and views that nothing places.
  private(set) var complaints: [String] = []

  /// Solves the tree below a view, whose own size is its bounds unless a fitting size is asked for.
  ///
  /// - Parameters:
  ///   - root: the tree's root.
  ///   - fitting: sizes of the root and how much they matter; nil: what it has.
  ///   - widths: how wide texts turned out to be in an earlier solution.
  init(
    root: UIView,
    fitting: (size: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority)? = nil,
    widths: [ObjectIdentifier: CGFloat] = [:]
  ) {
    self.root = root
    isRightToLeft = root.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let zero = LinearExpression()
    if let fitting {
      let box = Box(left: zero, top: zero, width: unknown(), height: unknown())
      boxes[ObjectIdentifier(root)] = box
      equate(box.width, fitting.size.width, fitting.horizontal)
      equate(box.height, fitting.size.height, fitting.vertical)
    } else {
      boxes[ObjectIdentifier(root)] = Box(
        left: zero, top: zero, width: constant(root.bounds.width),
        height: constant(root.bounds.height))
    }
    addContents(of: root, widths: widths)
    addConstraints(of: root)
    solve()
  }

  /// The root's size, where a fitting one was asked for.
  var rootSize: CGSize { size(of: root) }

  /// The width that each placed view got, for the heights of texts.
  var widths: [ObjectIdentifier: CGFloat] {
    var widths: [ObjectIdentifier: CGFloat] = [:]
    for view in placed { widths[ObjectIdentifier(view)] = size(of: view).width }
    return widths
  }

  /// Gives each view its frame.
  func apply() {
    for view in placed {
      guard let box = boxes[ObjectIdentifier(view)], let parent = view.superview,
        let outer = boxes[ObjectIdentifier(parent)]
      else { continue }
      let frame = CGRect(
        x: rounded(box.left - outer.left) + parent.bounds.minX,
        y: rounded(box.top - outer.top) + parent.bounds.minY,
        width: rounded(box.width), height: rounded(box.height))
      if view.frame != frame { view.frame = frame }
    }
    for guide in guides {
      guard let box = boxes[ObjectIdentifier(guide)], let owner = guide.owningView,
        let outer = boxes[ObjectIdentifier(owner)]
      else { continue }
      guide.layoutFrame = CGRect(
        x: rounded(box.left - outer.left) + owner.bounds.minX,
        y: rounded(box.top - outer.top) + owner.bounds.minY,
        width: rounded(box.width), height: rounded(box.height))
      if let scroll = owner as? UIScrollView, scroll.contentLayoutGuide === guide,
        !system.isAmbiguous(box.width), !system.isAmbiguous(box.height),
        scroll.isSizedByConstraints
      {
        scroll.contentSize = guide.layoutFrame.size
      }
    }
  }

  private func size(of view: UIView) -> CGSize {
    guard let box = boxes[ObjectIdentifier(view)] else { return .zero }
    return CGSize(width: rounded(box.width), height: rounded(box.height))
  }

  private func rounded(_ expression: LinearExpression) -> CGFloat {
    CGFloat((system.value(expression) * 1024).rounded() / 1024)
  }

  // MARK: Unknowns

  private mutating func unknown() -> LinearExpression {
    defer { unknowns += 1 }
    return LinearExpression(terms: [unknowns: 1])
  }

  private func constant(_ value: CGFloat) -> LinearExpression {
    LinearExpression(constant: Double(value))
  }

  private mutating func equate(
    _ expression: LinearExpression, _ value: CGFloat, _ priority: UILayoutPriority,
    _ relation: NSLayoutConstraint.Relation = .equal
  ) {
    relations.append(
      Relation(
        expression: expression - constant(value), relation: relation,
        priority: priority.rawValue, constraint: nil))
  }

  private mutating func addContents(of view: UIView, widths: [ObjectIdentifier: CGFloat]) {
    guard let outer = boxes[ObjectIdentifier(view)] else { return }
    for guide in view.allGuides { addGuide(guide, of: view, outer) }
    for child in view.subviews {
      if child.translatesAutoresizingMaskIntoConstraints {
        let frame = child.frame
        boxes[ObjectIdentifier(child)] = Box(
          left: outer.left + constant(frame.minX - view.bounds.minX),
          top: outer.top + constant(frame.minY - view.bounds.minY),
          width: constant(frame.width), height: constant(frame.height))
      } else {
        let box = Box(left: unknown(), top: unknown(), width: unknown(), height: unknown())
        boxes[ObjectIdentifier(child)] = box
        placed.append(child)
        addIntrinsicSize(of: child, box, width: widths[ObjectIdentifier(child)])
      }
      addContents(of: child, widths: widths)
    }
  }

  private mutating func addGuide(_ guide: UILayoutGuide, of view: UIView, _ outer: Box) {
    guides.append(guide)
    if let scroll = view as? UIScrollView, guide === scroll.contentLayoutGuide {
      let box = Box(
        left: outer.left - constant(scroll.contentOffset.x),
        top: outer.top - constant(scroll.contentOffset.y), width: unknown(), height: unknown())
      boxes[ObjectIdentifier(guide)] = box
      equate(box.width, scroll.contentSize.width, UILayoutPriority(1))
      equate(box.height, scroll.contentSize.height, UILayoutPriority(1))
    } else if let insets = guide.insets?(view) {
      boxes[ObjectIdentifier(guide)] = Box(
        left: outer.left + constant(insets.left), top: outer.top + constant(insets.top),
        width: outer.width - constant(insets.left + insets.right),
        height: outer.height - constant(insets.top + insets.bottom))
    } else {
      boxes[ObjectIdentifier(guide)] = Box(
        left: unknown(), top: unknown(), width: unknown(), height: unknown())
    }
  }

  private mutating func addIntrinsicSize(of view: UIView, _ box: Box, width: CGFloat?) {
    let size = view.intrinsicContentSize(forWidth: width)
    if size.width != UIView.noIntrinsicMetric {
      equate(box.width, size.width, view.contentHuggingPriority(for: .horizontal))
      equate(
        box.width, size.width, view.contentCompressionResistancePriority(for: .horizontal),
        .greaterThanOrEqual)
    }
    if size.height != UIView.noIntrinsicMetric {
      equate(box.height, size.height, view.contentHuggingPriority(for: .vertical))
      equate(
        box.height, size.height, view.contentCompressionResistancePriority(for: .vertical),
        .greaterThanOrEqual)
    }
  }

  // MARK: Constraints

  private mutating func addConstraints(of view: UIView) {
    for constraint in view.heldConstraints + view.internalConstraints() { add(constraint) }
    for child in view.subviews { addConstraints(of: child) }
  }

  private mutating func add(_ constraint: NSLayoutConstraint) {
    guard let first = expression(constraint.first, beside: constraint.second?.item) else { return }
    var difference = first - self.constant(constraint.constant)
    if let second = constraint.second {
      guard let other = expression(second, beside: constraint.first.item) else { return }
      difference = difference - other * Double(constraint.multiplier)
    }
    relations.append(
      Relation(
        expression: difference, relation: constraint.relation,
        priority: constraint.priority.rawValue, constraint: constraint))
  }

  /// In right-to-left order, leading and trailing count from the right.
  private func expression(
    _ end: NSLayoutConstraint.End, beside other: (any LayoutItem)?
  ) -> LinearExpression? {
    guard let item = end.item, let box = box(of: item, end.attribute, beside: other) else {
      return nil
    }
    switch end.attribute {
    case .left: return box.left
    case .right: return box.left + box.width
    case .leading: return isRightToLeft ? (box.left + box.width) * -1 : box.left
    case .trailing: return isRightToLeft ? box.left * -1 : box.left + box.width
    case .top, .firstBaseline: return box.top
    case .bottom, .lastBaseline: return box.top + box.height
    case .width: return box.width
    case .height: return box.height
    case .centerX: return box.left + box.width * 0.5
    case .centerY: return box.top + box.height * 0.5
    }
  }

  /// For what lies in a scroll view, the scroll view's edges are those of its content.
  private func box(
    of item: any LayoutItem, _ attribute: LayoutAttribute, beside other: (any LayoutItem)?
  ) -> Box? {
    if let scroll = item as? UIScrollView, let inner = other?.layoutView, inner !== scroll,
      inner.isDescendant(of: scroll), attribute != .width, attribute != .height
    {
      return boxes[ObjectIdentifier(scroll.contentLayoutGuide)]
    }
    return boxes[ObjectIdentifier(item)]
  }

  private mutating func solve() {
    var relations = relations
    var refused: Set<Int> = []
    for _ in 0...relations.count {
      system = LinearSystem()
      let order = relations.indices.filter { relations[$0].relation == .equal }
        .sorted { (relations[$0].priority, $1) > (relations[$1].priority, $0) }
      for index in order {
        guard system.add(relations[index].expression) == .contradicts else { continue }
        guard relations[index].priority >= 1000, refused.insert(index).inserted else { continue }
        let constraint = relations[index].constraint?.standInDescription ?? "a fixed size"
        complaints.append("Unable to simultaneously satisfy constraints: \(constraint)")
      }
      let broken = relations.indices.filter {
        !refused.contains($0) && isViolated(relations[$0])
      }.max { (relations[$0].priority, $1) < (relations[$1].priority, $0) }
      guard let broken else { break }
      relations[broken].relation = .equal
    }
    complainOfAmbiguity()
  }

  private func isViolated(_ relation: Relation) -> Bool {
    let value = system.value(relation.expression)
    return switch relation.relation {
    case .equal: false
    case .lessThanOrEqual: value > 1e-6
    case .greaterThanOrEqual: value < -1e-6
    }
  }

  private mutating func complainOfAmbiguity() {
    for view in placed where !view.isHidden {
      guard let box = boxes[ObjectIdentifier(view)] else { continue }
      let parts = [
        ("left", box.left), ("top", box.top), ("width", box.width), ("height", box.height),
      ]
      let open = parts.filter { system.isAmbiguous($0.1) }.map(\.0)
      guard !open.isEmpty else { continue }
      complaints.append("\(type(of: view)) has an ambiguous \(open.joined(separator: ", "))")
    }
  }
}
