import ConveneStates

#if canImport(UIKit)
  import UIKit
#else
  import UIKitStandIn
#endif

/// What a screen shows beside its content and in place of it: its state, a banner, a progress line.
///
/// ```swift
/// override func viewDidLoad() {
///   super.viewDidLoad()
///   loader.show(in: collectionView)
///   loader.load()
/// }
/// ```
///
/// It lies over a view controller's view, any view, or a list, and takes no touches but those of its
/// buttons and the app's own views: what lies below it is scrolled, pulled and tapped as ever. A state
/// that is set by hand covers the content. The state stands in the middle of what can be seen between
/// bars and above the keyboard.
///
/// The view that it is shown in retains it, and it retains the loader. Main actor only.
public final class ScreenView: UIView, StateRenderer {
  /// What decides what is shown; retained.
  public let states: StateModel

  /// The points below the bars that a state leaves free, such as for a header that stays.
  ///
  /// A header may be as tall as the content: a state has half of the height, or what it needs where
  /// that is less, and is scrolled in it. A negative inset counts as 0. Below the header, a state
  /// that is set by hand covers the content.
  public var topInset: CGFloat = 0 {
    didSet {
      region.header = topInset
      drawFace()
    }
  }

  /// The app's own views by state.
  public var customViewsLibrary: CustomViewsLibrary<UIView> { region.body.driver.customViews }

  let region = StateRegionView(frame: .zero)
  let banner = StateBannerView(frame: .zero)
  let line = ProgressLineView(frame: .zero)
  /// What hides the content below a state that is set by hand.
  let cover = UIView(frame: .zero)
  private let loader: AnyObject?
  private let pull: PullToRefresh?
  private var host = ScreenHost(scroller: nil)
  private var bannerRoom = BannerRoom()
  private lazy var tap = TapRecognizer { [weak self] in self?.tap($0) }
  private(set) lazy var refreshControl: UIRefreshControl = {
    let control = UIRefreshControl()
    control.addAction(UIAction { [weak self] _ in self?.pull?.pull() }, for: .valueChanged)
    return control
  }()

  /// Makes a view that shows what a loader says; show it by ``show(in:pullsToRefresh:)-(UIView,_)``.
  ///
  /// - Parameter loader: loads the content; retained.
  public convenience init<Value>(loader: ScreenLoader<Value>) {
    self.init(states: loader.states, loader: loader, pull: PullToRefresh(loader))
  }

  /// Makes a view that shows what a loader of pages says of the first one.
  ///
  /// - Parameter loader: loads the content; retained.
  public convenience init<Element, Cursor>(loader: PageLoader<Element, Cursor>) {
    self.init(states: loader.states, loader: loader, pull: PullToRefresh(loader))
  }

  /// Makes a view that shows what a state model says.
  ///
  /// - Parameter states: what decides what is shown; retained.
  public convenience init(states: StateModel) {
    self.init(states: states, loader: nil, pull: nil)
  }

  private init(states: StateModel, loader: AnyObject?, pull: PullToRefresh?) {
    self.states = states
    self.loader = loader
    self.pull = pull
    super.init(frame: .zero)
    addParts()
    pull?.onChange = { [weak self] in self?.drawFace() }
    pull?.onEnd = { [weak self] in self?.refreshControl.endRefreshing() }
    states.renderer = self
  }

  /// A screen is made for a loader or a state model, and no storyboard has one.
  public required init?(coder: NSCoder) { nil }

  /// Lays the screen's states over all that can be seen of a view; in another one, they no longer are.
  ///
  /// - Parameters:
  ///   - view: a list, or a view that has one; retains this one. A banner makes room for itself at
  ///     the list's top; in a view without a list, it lies over what is there.
  ///   - pullsToRefresh: whether the list is pulled to refresh, by a `UIRefreshControl` that is set
  ///     where the app has set none. It has the list bounce, or a short one couldn't be pulled.
  public func show(in view: UIView, pullsToRefresh: Bool = true) {
    lay(over: view, scroller: ScreenHost.scroller(in: view), pullsToRefresh: pullsToRefresh)
  }

  /// Lays the screen's states over a view controller's view.
  ///
  /// - Parameters:
  ///   - controller: the controller, whose view is loaded. Its list is the content scroll view that
  ///     it declares for the top, or else its view or the first one right in it.
  ///   - pullsToRefresh: whether the list is pulled to refresh.
  public func show(in controller: UIViewController, pullsToRefresh: Bool = true) {
    let lists = [
      controller.contentScrollView(for: .top), ScreenHost.scroller(in: controller.view),
    ]
    lay(
      over: controller.view, scroller: lists.lazy.compactMap(\.self).first,
      pullsToRefresh: pullsToRefresh)
  }

  /// Shows a view of the app's own for one state, centred, instead of image and texts.
  ///
  /// - Parameters:
  ///   - view: the view, retained until it is replaced. Without a size of its own, by its frame, its
  ///     constraints or its content, it has all of the room. nil: the default look again, as where it is
  ///     around this one.
  ///   - state: whose view it is. Where it is shown, it changes at once.
  public func setCustomView(_ view: UIView?, for state: ViewState) {
    region.body.driver.setCustomView(view, for: state)
  }

  /// Draws a state; ``states`` calls it.
  ///
  /// - Parameter state: everything that is to be seen.
  public func render(_ state: RenderedState) {
    region.body.draw(state, images: states.imageLoader)
    region.placement = state.appearance.placement
    drawFace()
    // In front of what came since, such as a list's cells.
    superview?.bringSubviewToFront(self)
  }

  /// Has VoiceOver say something, where the screen is shown; ``states`` calls it.
  ///
  /// - Parameter announcement: what is said.
  public func announce(_ announcement: Announcement) {
    announcement.speak(from: self)
  }

  public override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    partsTake(point, with: event)
  }

  // A touch that nothing here wants isn't one on the list that this view may be in.

  /// Takes a touch that nothing in this view wants.
  public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}

  /// Takes a touch that nothing in this view wants.
  public override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}

  /// Takes a touch that nothing in this view wants.
  public override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}

  /// Takes a touch that nothing in this view wants.
  public override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

  public override func willMove(toSuperview superview: UIView?) {
    super.willMove(toSuperview: superview)
    tap.detach()
    host.uninstall()
    giveRoom(0)
  }

  public override func didMoveToSuperview() {
    super.didMoveToSuperview()
    tap.attach(to: superview)
  }

  public override func layoutSubviews() {
    super.layoutSubviews()
    giveRoom(banner.bounds.height)
    placeCover()
  }
}

extension ScreenView {
  private func lay(over view: UIView, scroller: UIScrollView?, pullsToRefresh: Bool) {
    removeFromSuperview()
    host = ScreenHost(scroller: scroller)
    ScreenHost.lay(self, over: view)
    addConstraints(to: view)
    host.install(pull.map { _ in refreshControl }, isWanted: pullsToRefresh)
    render(states.rendered)
  }

  private func addParts() {
    for part in [cover, region, line, banner] { addSubview(part) }
    region.body.onButton = { [weak self] in self?.states.perform($0) }
    region.body.driver.onDiagnostic = { [weak self] in self?.states.onDiagnostic?($0) }
    region.onLayout = { [weak self] in self?.placeCover() }
    banner.onButton = { [weak self] in self?.states.perform($0) }
  }

  private func addConstraints(to view: UIView) {
    let area = view.safeAreaLayoutGuide
    banner.makeConstraints {
      $0.topAnchor.constraint(equalTo: area.topAnchor)
      $0.leadingAnchor.constraint(equalTo: area.leadingAnchor)
      $0.trailingAnchor.constraint(equalTo: area.trailingAnchor)
    }
    line.makeConstraints {
      $0.topAnchor.constraint(equalTo: area.topAnchor)
      $0.leadingAnchor.constraint(equalTo: leadingAnchor)
      $0.trailingAnchor.constraint(equalTo: trailingAnchor)
      $0.heightAnchor.constraint(equalToConstant: 2)
    }
    region.stay(in: self, area: area, below: banner.bottomAnchor)
  }

  private func drawFace() {
    let state = states.rendered
    let face = ScreenFace(state, header: topInset, isPulled: pull?.isPulled == true)
    line.show(face.showsProgress)
    banner.draw(face.banner, padding: state.appearance.bannerPadding)
    cover.isHidden = !face.hidesContent
    cover.backgroundColor = HostColor.of(host.scroller, superview)
    accessibilityViewIsModal = face.isModal
    setNeedsLayout()
  }

  private func placeCover() {
    let below = region.convert(region.body.frame, to: self).minY
    let top = ScreenFace.coverTop(header: topInset, state: below)
    cover.frame = CGRect(
      x: bounds.minX, y: top, width: bounds.width, height: max(0, bounds.height - top))
  }

  private func giveRoom(_ height: CGFloat) {
    host.scroller.map { list in
      let change = bannerRoom.give(
        height, offset: list.contentOffset.y, top: -list.adjustedContentInset.top)
      change.map {
        list.contentInset.top += $0.inset
        list.contentOffset.y = $0.offset
      }
    }
  }

  private func tap(_ recognizer: UIGestureRecognizer) {
    let body = region.body
    states.tap(isOnState: body.isHit(recognizer.location(in: body)))
  }
}
