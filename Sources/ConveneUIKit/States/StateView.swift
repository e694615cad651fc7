import ConveneStates

#if canImport(UIKit)
  import UIKit
#else
  import UIKitStandIn
#endif

/// Shows a screen's state: loading, empty, an error, no network, or nothing where there is content.
///
/// ```swift
/// let stateView = StateView()
/// stateView.show(in: view)
/// stateView.setState(.loading)
/// ```
///
/// Add it to a view and constrain it by hand, or show it in a view, which it fills. `success` takes
/// it away; every other state covers what lies behind it with ``UIKit/UIView/backgroundColor``, at
/// first the system's background. Banners and the progress line, which stand beside content, are
/// ``ScreenView``'s. Main actor only.
public final class StateView: UIView, StateRenderer {
  /// What decides what is shown; retained.
  public let states: StateModel

  /// Image, title, subtitle and buttons, by state.
  public var contentLibrary: StateContentLibrary {
    get { states.contentLibrary }
    set { states.contentLibrary = newValue }
  }

  /// The app's own views by state.
  public var customViewsLibrary: CustomViewsLibrary<UIView> { body.driver.customViews }

  let region = StateRegionView(frame: .zero)
  private lazy var tap = TapRecognizer { [weak self] _ in self?.states.tap() }
  /// Whether the view lies over all that is beside it.
  private var fillsParent = false

  /// Makes a view that shows what a model says.
  ///
  /// - Parameter states: what decides what is shown; retained. A new one shows nothing.
  public init(states: StateModel = StateModel()) {
    self.states = states
    super.init(frame: .zero)
    setUp()
  }

  /// A view in a storyboard, which shows nothing at first.
  public required init?(coder: NSCoder) {
    states = StateModel()
    super.init(coder: coder)
    setUp()
  }

  /// Sets the state by hand; it can be read at once, and is drawn at the end of the turn.
  ///
  /// - Parameters:
  ///   - state: the state.
  ///   - completion: called once on the main actor, with whether this state is shown.
  public func setState(_ state: ViewState, completion: StateModel.Completion? = nil) {
    states.setState(state, completion: completion)
  }

  /// The state that was set last.
  public var state: ViewState { states.state }

  /// Overrides image, title and subtitle of one state in this view.
  ///
  /// - Parameters:
  ///   - image: the name of an image or symbol, or a URL; empty: left out.
  ///   - title: the one sentence; empty: left out.
  ///   - subtitle: the smaller text; empty: left out.
  ///   - state: whose content it is.
  public func setContent(image: String, title: String, subtitle: String, for state: ViewState) {
    states.setContent(image: image, title: title, subtitle: subtitle, for: state)
  }

  /// Shows a view of the app's own for one state, centred, instead of image and texts.
  ///
  /// - Parameters:
  ///   - view: the view, retained until it is replaced. Without a size of its own, by its frame, its
  ///     constraints or its content, it has all of the room. nil: the default look again, as where it is
  ///     around this one.
  ///   - state: whose view it is. Where it is shown, it changes at once.
  public func setCustomView(_ view: UIView?, for state: ViewState) {
    body.driver.setCustomView(view, for: state)
  }

  /// Lays the view over all that is in another view, which it fills.
  ///
  /// VoiceOver finds what lies behind it again when it has gone.
  ///
  /// - Parameter view: the view, such as a view controller's or a list.
  public func show(in view: UIView) {
    ScreenHost.lay(self, over: view)
    fillsParent = true
    draw()
  }

  /// Draws a state; ``states`` calls it.
  ///
  /// - Parameter state: everything that is to be seen.
  public func render(_ state: RenderedState) {
    body.draw(state, images: states.imageLoader)
    region.placement = state.appearance.placement
    accessibilityViewIsModal = fillsParent && state.isCovering
  }

  /// Has VoiceOver say something, where the view is on screen; ``states`` calls it.
  ///
  /// - Parameter announcement: what is to be said.
  public func announce(_ announcement: Announcement) {
    announcement.speak(from: self)
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

  var body: StateBodyView { region.body }

  private func draw() { render(states.rendered) }

  private func setUp() {
    backgroundColor = .systemBackground
    addSubview(region)
    region.stay(in: self, area: safeAreaLayoutGuide, below: safeAreaLayoutGuide.topAnchor)
    body.surface = self
    body.onButton = { [weak self] in self?.states.perform($0) }
    body.driver.onDiagnostic = { [weak self] in self?.states.onDiagnostic?($0) }
    isHidden = true
    tap.attach(to: self)
    states.renderer = self
  }
}
