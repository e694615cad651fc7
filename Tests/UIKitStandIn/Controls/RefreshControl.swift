// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals

/// Tells that its scroll view is refreshed, and turns until it is told that this is over.
///
/// While it turns it takes room at the content's top.
@MainActor
open class UIRefreshControl: UIControl {
  public private(set) var isRefreshing = false { didSet { scrollView?.refreshDidChange() } }
  open var attributedTitle: NSAttributedString?
  /// How often a refresh was ended.
  public private(set) var standInEndings = 0

  private var scrollView: UIScrollView? { superview as? UIScrollView }

  public convenience init() { self.init(frame: .zero) }

  public override init(frame: CGRect) { super.init(frame: frame) }

  public override init(frame: CGRect, primaryAction: UIAction?) {
    super.init(frame: frame, primaryAction: primaryAction)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Begins to turn, without telling anybody.
  open func beginRefreshing() { isRefreshing = true }

  open func endRefreshing() {
    standInEndings += 1
    isRefreshing = false
  }

  var room: CGFloat { isRefreshing ? 60 : 0 }
}

extension UIScrollView {
  /// Pulls down far enough to refresh; content that is small has to bounce for it.
  public func standInPullToRefresh() {
    guard canBeDragged, let refreshControl, refreshControl.isEnabled, !refreshControl.isRefreshing
    else { return }
    refreshControl.beginRefreshing()
    refreshControl.sendActions(for: .valueChanged)
  }
}
