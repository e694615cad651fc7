// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals

@MainActor
open class UIView: UIResponder {
  public nonisolated static let noIntrinsicMetric: CGFloat = -1

  // MARK: Geometry

  open var frame: CGRect {
    get {
      CGRect(
        x: center.x - bounds.width / 2, y: center.y - bounds.height / 2, width: bounds.width,
        height: bounds.height)
    }
    set {
      center = CGPoint(x: newValue.midX, y: newValue.midY)
      bounds.size = newValue.size
    }
  }
  open var bounds = CGRect.zero {
    didSet { if bounds.size != oldValue.size { boundsSizeDidChange(from: oldValue.size) } }
  }
  open var center = CGPoint.zero
  public var autoresizingMask: AutoresizingMask = []

  // MARK: Looks

  open var isHidden = false { didSet { if isHidden != oldValue { superview?.setNeedsSolving() } } }
  open var alpha: CGFloat = 1
  open var backgroundColor: UIColor?
  open var tintColor: UIColor? = .tintColor
  open var clipsToBounds = false
  open var isUserInteractionEnabled = true
  open var tag = 0
  public var contentMode = ContentMode.scaleToFill
  public private(set) lazy var layer = CALayer()

  // MARK: Tree

  public private(set) weak var superview: UIView?
  public private(set) var subviews: [UIView] = []
  open var window: UIWindow? { superview?.window }
  weak var viewController: UIViewController?
  open override var next: UIResponder? { viewController ?? superview }

  // MARK: Layout

  public var translatesAutoresizingMaskIntoConstraints = true {
    didSet { setNeedsSolving() }
  }
  var heldConstraints: [NSLayoutConstraint] = []
  public var constraints: [NSLayoutConstraint] { heldConstraints }
  private var hugging: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
  private var resistance: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
  private(set) var needsLayout = true
  private(set) var needsSolving = true
  public private(set) var layoutGuides: [UILayoutGuide] = []
  public private(set) var gestureRecognizers: [UIGestureRecognizer]? = []
  public private(set) lazy var safeAreaLayoutGuide = systemGuide { $0.safeAreaInsets }
  public private(set) lazy var layoutMarginsGuide = systemGuide { view in
    UIEdgeInsets(
      top: view.layoutMargins.top + view.safeAreaInsets.top,
      left: view.layoutMargins.left + view.safeAreaInsets.left,
      bottom: view.layoutMargins.bottom + view.safeAreaInsets.bottom,
      right: view.layoutMargins.right + view.safeAreaInsets.right)
  }
  public private(set) lazy var readableContentGuide = systemGuide { $0.layoutMargins }
  /// Made when it is first asked for, so that views that don't ask cost nothing.
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    if let keyboardGuide { return keyboardGuide }
    let guide = UIKeyboardLayoutGuide()
    guide.owningView = self
    guide.insets = { [unowned guide] in guide.insets(in: $0) }
    keyboardGuide = guide
    usesSystemGuides = true
    setNeedsSolving()
    return guide
  }
  private var keyboardGuide: UIKeyboardLayoutGuide?
  /// Whether somebody has asked for a guide that is always there, and wants its frame.
  private(set) var usesSystemGuides = false
  public var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 8, leading: 8, bottom: 8, trailing: 8)
  public var semanticContentAttribute = UISemanticContentAttribute.unspecified

  // MARK: Traits

  /// What tests put on a view; views inside inherit it.
  public var standInTraits: UITraitCollection? { didSet { traitsDidChange() } }
  /// What this view has in another way than what it is in.
  public var traitOverrides: any UITraitOverrides = TraitOverrides() {
    didSet { traitsDidChange() }
  }
  var traitRegistrations: [TraitRegistration] = []
  open var traitCollection: UITraitCollection {
    let inherited = standInTraits ?? superview?.traitCollection ?? UITraitCollection()
    return (traitOverrides as? TraitOverrides)?.applied(to: inherited) ?? inherited
  }

  // MARK: Accessibility

  open var isAccessibilityElement = false
  open var accessibilityLabel: String?
  open var accessibilityValue: String?
  open var accessibilityHint: String?
  open var accessibilityIdentifier: String?
  open var accessibilityTraits = UIAccessibilityTraits.none
  open var accessibilityElementsHidden = false
  open var accessibilityViewIsModal = false

  public init(frame: CGRect) {
    super.init()
    self.frame = frame
  }

  public convenience override init() { self.init(frame: .zero) }

  public required init?(coder: NSCoder) { super.init() }

  private func systemGuide(_ insets: @escaping @MainActor (UIView) -> UIEdgeInsets) -> UILayoutGuide
  {
    usesSystemGuides = true
    let guide = UILayoutGuide()
    guide.owningView = self
    guide.insets = insets
    return guide
  }

  open var safeAreaInsets: UIEdgeInsets {
    guard let superview else { return .zero }
    let outer = superview.safeAreaInsets
    let more = viewController?.moreSafeArea ?? .zero
    // A view inherits as much of the unsafe area as it lies in.
    return UIEdgeInsets(
      top: max(0, outer.top - (frame.minY - superview.bounds.minY)) + more.top,
      left: max(0, outer.left - (frame.minX - superview.bounds.minX)) + more.left,
      bottom: max(0, outer.bottom - (superview.bounds.maxY - frame.maxY)) + more.bottom,
      right: max(0, outer.right - (superview.bounds.maxX - frame.maxX)) + more.right)
  }

  open func safeAreaInsetsDidChange() {}
  open func traitCollectionDidChange(_ previous: UITraitCollection?) {}

  // MARK: To be overridden

  open func layoutSubviews() {}
  open func updateConstraints() {}
  open func willMove(toSuperview superview: UIView?) {}
  open func didMoveToSuperview() {}
  open func willMove(toWindow window: UIWindow?) {}
  open func didMoveToWindow() {}
  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}
  open var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    let first = LayoutSolver(root: self, fitting: (targetSize, horizontal, vertical))
    return LayoutSolver(
      root: self, fitting: (targetSize, horizontal, vertical), widths: first.widths
    ).rootSize
  }

  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  /// The frontmost view that takes a touch at a point of this view's coordinates.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !isHidden, alpha > 0.01, isUserInteractionEnabled, self.point(inside: point, with: event)
    else { return nil }
    for view in subviews.reversed() {
      if let hit = view.hitTest(view.convert(point, from: self), with: event) { return hit }
    }
    return self
  }

  /// What a view of texts wants once its width is known.
  func intrinsicContentSize(forWidth width: CGFloat?) -> CGSize { intrinsicContentSize }

  /// Constraints that a view makes for its own content.
  func internalConstraints() -> [NSLayoutConstraint] { [] }

  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    default: traitCollection.layoutDirection
    }
  }

  // MARK: Layout

  open func setNeedsLayout() {
    needsLayout = true
  }

  open func setNeedsUpdateConstraints() { setNeedsSolving() }
  open func invalidateIntrinsicContentSize() { setNeedsSolving() }

  func setNeedsSolving() {
    needsSolving = true
    setNeedsLayout()
  }

  func didSolve() { needsSolving = false }

  func didLayOut() { needsLayout = false }

  public func addLayoutGuide(_ guide: UILayoutGuide) {
    guide.owningView = self
    layoutGuides.append(guide)
    setNeedsSolving()
  }

  public func removeLayoutGuide(_ guide: UILayoutGuide) {
    layoutGuides.removeAll { $0 === guide }
    guide.owningView = nil
  }

  var allGuides: [UILayoutGuide] {
    [safeAreaLayoutGuide, layoutMarginsGuide, readableContentGuide] + layoutGuides
      + [keyboardGuide].compactMap(\.self)
  }

  public func addConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = true }
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.activate(constraints)
  }
  public func removeConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = false }
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.deactivate(constraints)
  }

  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    hugging[axis] ?? .defaultLow
  }

  public func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    hugging[axis] = priority
    setNeedsSolving()
  }

  public func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    resistance[axis] ?? .defaultHigh
  }

  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    resistance[axis] = priority
    setNeedsSolving()
  }

  public func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    recognizer.view = self
    gestureRecognizers?.append(recognizer)
  }

  public func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    gestureRecognizers?.removeAll { $0 === recognizer }
    recognizer.view = nil
  }

  // MARK: Changing the tree

  func insert(_ view: UIView, at index: Int) {
    guard view !== self, !isDescendant(of: view) else {
      return UIKitExceptions.raise("Can't add self as subview")
    }
    let from = view.window
    let to = window
    view.willMove(toSuperview: self)
    if from !== to { view.tellWillMove(to: to) }
    if let old = view.superview, old !== self {
      old.willRemoveSubview(view)
      view.dropOuterConstraints()
    }
    view.superview?.subviews.removeAll { $0 === view }
    subviews.insert(view, at: min(index, subviews.count))
    view.superview = self
    setNeedsSolving()
    if from !== to { view.tellDidMove() }
    view.didMoveToSuperview()
    didAddSubview(view)
  }

  /// Only the order changes, of which no view is told.
  func reorder(_ view: UIView, to index: Int) {
    subviews.removeAll { $0 === view }
    subviews.insert(view, at: index)
  }

  open func removeFromSuperview() {
    guard let parent = superview else { return }
    let hadWindow = window != nil
    parent.willRemoveSubview(self)
    willMove(toSuperview: nil)
    if hadWindow { tellWillMove(to: nil) }
    dropOuterConstraints()
    parent.subviews.removeAll { $0 === self }
    superview = nil
    parent.setNeedsSolving()
    if hadWindow { tellDidMove() }
    didMoveToSuperview()
  }

  /// As in UIKit, a view that leaves takes with it the constraints that reach out of it.
  private func dropOuterConstraints() {
    for ancestor in sequence(first: superview, next: { $0?.superview }).compactMap(\.self) {
      for constraint in ancestor.heldConstraints {
        let ends = [constraint.first.item?.layoutView, constraint.second?.item?.layoutView]
        if ends.contains(where: { $0?.isDescendant(of: self) ?? false }) {
          constraint.holderWasLeft()
        }
      }
    }
  }

  func tellWillMove(to window: UIWindow?) {
    willMove(toWindow: window)
    for view in subviews { view.tellWillMove(to: window) }
  }

  func tellDidMove() {
    didMoveToWindow()
    tellTraits()
    for view in subviews { view.tellDidMove() }
  }

  private func boundsSizeDidChange(from old: CGSize) {
    for view in subviews where view.translatesAutoresizingMaskIntoConstraints {
      var frame = view.frame
      if view.autoresizingMask.contains(.flexibleWidth) {
        frame.size.width += bounds.width - old.width
      }
      if view.autoresizingMask.contains(.flexibleHeight) {
        frame.size.height += bounds.height - old.height
      }
      view.frame = frame
    }
    setNeedsSolving()
  }

  private func traitsDidChange() {
    traitCollectionDidChange(nil)
    tellTraits()
    for view in subviews { view.traitsDidChange() }
    setNeedsSolving()
  }

  /// Tells those who want to know which traits have changed since.
  private func tellTraits() {
    for registration in traitRegistrations { registration.tell(traitCollection) }
  }
}
