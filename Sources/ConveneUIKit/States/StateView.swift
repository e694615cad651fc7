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
/// Add it to a view and constrain it by hand, or show it in a view, which it fills. Main actor only.
public final class StateView: UIView, StateRenderer {
  /// What decides what is shown.
  public let states: StateModel

  /// Image, title, subtitle and buttons, by state.
  public var contentLibrary: StateContentLibrary {
    get { states.contentLibrary }
    set { states.contentLibrary = newValue }
  }

  /// The app's own views by state.
  public private(set) var customViewsLibrary = CustomViewsLibrary<UIView>()

  private let page = StatePageView(frame: .zero)
  private var rendered: RenderedState?

  /// Makes a view that shows what a model says.
  ///
  /// - Parameter states: what decides what is shown; retained. nil: a new one, which shows nothing.
  public init(states: StateModel? = nil) {
    self.states = states ?? StateModel()
    super.init(frame: .zero)
    addSubview(page)
    page.equalToParent()
    page.onButton = { [weak self] in self?.states.perform($0) }
    self.states.renderer = self
  }

  /// A view in a storyboard, which shows nothing at first.
  public required init?(coder: NSCoder) {
    states = StateModel()
    super.init(coder: coder)
    addSubview(page)
    page.equalToParent()
    page.onButton = { [weak self] in self?.states.perform($0) }
    states.renderer = self
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
  ///   - view: the view, which has a size or an intrinsic one; nil: the default look again.
  ///   - state: whose view it is. Where it is shown, it changes at once.
  public func setCustomView(_ view: UIView?, for state: ViewState) {
    replay(customViewsLibrary.set(view, for: state))
    page.isHidden = customViewsLibrary.shown != nil
  }

  /// Lays the view over all that is in another view, which it fills.
  ///
  /// - Parameter view: the view.
  public func show(in view: UIView) {
    view.addSubview(self)
    equalToParent()
  }

  /// Draws a state; ``states`` calls it.
  ///
  /// - Parameter state: everything that is to be seen.
  public func render(_ state: RenderedState) {
    isHidden = !state.isCovering
    replay(customViewsLibrary.show([true: state.state][state.isCovering]))
    page.isHidden = customViewsLibrary.shown != nil
    page.draw(state, picture: StatePicture.image(for: state))
    rendered = state
  }

  /// Has VoiceOver say something.
  ///
  /// - Parameter announcement: what is to be said.
  public func announce(_ announcement: Announcement) {
    UIAccessibility.post(notification: .announcement, argument: announcement.text)
  }

  private func replay(_ change: CustomViewsLibrary<UIView>.Change) {
    change.leaving?.removeFromSuperview()
    change.arriving.map(center)
  }

  private func center(_ view: UIView) {
    addSubview(view)
    let size = view.bounds.size
    view.makeConstraints {
      $0.centerXAnchor.constraint(equalTo: centerXAnchor)
      $0.centerYAnchor.constraint(equalTo: centerYAnchor)
    }
    // A view that was given a size by its frame keeps it.
    CustomViewSize.keep(size, of: view)
  }
}
