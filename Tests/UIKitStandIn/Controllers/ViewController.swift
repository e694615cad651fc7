// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals

@MainActor
open class UIViewController: UIResponder {
  private var loadedView: UIView?
  open var title: String?
  public private(set) weak var parent: UIViewController?
  public private(set) var children: [UIViewController] = []
  public lazy var navigationItem = UINavigationItem()

  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  public init(nibName: String?, bundle: Bundle?) { super.init() }

  public required init?(coder: NSCoder) { super.init() }

  open var view: UIView! {
    get {
      if loadedView == nil {
        loadView()
        loadedView?.viewController = self
        viewDidLoad()
      }
      return loadedView
    }
    set {
      loadedView = newValue
      newValue?.viewController = self
    }
  }

  open var viewIfLoaded: UIView? { loadedView }
  open var isViewLoaded: Bool { loadedView != nil }
  open override var next: UIResponder? { loadedView?.superview ?? parent }
  open var traitCollection: UITraitCollection { view.traitCollection }
  open var navigationController: UINavigationController? {
    sequence(first: parent, next: { $0?.parent }).lazy.compactMap { $0 as? UINavigationController }
      .first
  }
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { if additionalSafeAreaInsets != oldValue { viewIfLoaded?.setNeedsSolving() } }
  }
  private var contentScrollViews: [NSDirectionalRectEdge.RawValue: Weak<UIScrollView>] = [:]

  /// The unsafe area that this controller, and the bars of the one around it, add to its view's.
  var moreSafeArea: UIEdgeInsets {
    let bars = (parent as? UINavigationController)?.standInBars ?? .zero
    let own = additionalSafeAreaInsets
    return UIEdgeInsets(
      top: own.top + bars.top, left: own.left + bars.left, bottom: own.bottom + bars.bottom,
      right: own.right + bars.right)
  }

  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    contentScrollViews[edge.rawValue]?.object
  }

  open func setContentScrollView(_ scrollView: UIScrollView?) {
    setContentScrollView(scrollView, for: .all)
  }

  open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    for one in [.top, .leading, .bottom, .trailing] as [NSDirectionalRectEdge]
    where edge.contains(one) {
      contentScrollViews[one.rawValue] = scrollView.map { Weak(object: $0) }
    }
  }

  open func loadView() {
    view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  }

  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {}

  open func addChild(_ child: UIViewController) {
    child.willMove(toParent: self)
    children.append(child)
    child.parent = self
  }

  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
    didMove(toParent: nil)
  }

  func standInAppear(_ attach: () -> Void) {
    viewWillAppear(false)
    attach()
    viewIsAppearing(false)
    view.layoutIfNeeded()
    viewDidAppear(false)
  }
}

public struct NSDirectionalRectEdge: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let top = NSDirectionalRectEdge(rawValue: 1 << 0)
  public static let leading = NSDirectionalRectEdge(rawValue: 1 << 1)
  public static let bottom = NSDirectionalRectEdge(rawValue: 1 << 2)
  public static let trailing = NSDirectionalRectEdge(rawValue: 1 << 3)
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}

struct Weak<Object: AnyObject> {
  weak var object: Object?
}

@MainActor
public final class UINavigationItem: NSObject {
  public var title: String?
}

/// Shows one controller at a time, between bars that lie over its view.
@MainActor
open class UINavigationController: UIViewController {
  public private(set) var viewControllers: [UIViewController] = []

  /// The bars' heights, as a test says them: a title that is large, or a toolbar.
  public var standInBars = UIEdgeInsets.zero {
    didSet { viewIfLoaded?.setNeedsSolving() }
  }

  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    pushViewController(rootViewController, animated: false)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open var topViewController: UIViewController? { viewControllers.last }

  open func pushViewController(_ controller: UIViewController, animated: Bool) {
    let before = topViewController
    addChild(controller)
    viewControllers.append(controller)
    show(controller, insteadOf: before)
    controller.didMove(toParent: self)
  }

  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard viewControllers.count > 1, let gone = viewControllers.popLast() else { return nil }
    topViewController.map { show($0, insteadOf: gone) }
    gone.removeFromParent()
    return gone
  }

  private func show(_ controller: UIViewController, insteadOf before: UIViewController?) {
    before?.viewWillDisappear(false)
    before?.view.removeFromSuperview()
    before?.viewDidDisappear(false)
    controller.view.frame = view.bounds
    controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    controller.standInAppear { view.insertSubview(controller.view, at: 0) }
  }
}
