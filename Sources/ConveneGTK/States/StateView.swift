import CAdwaita
import ConveneStates

/// Shows what a screen shows instead of its content: that it loads, is empty, failed, is offline.
///
/// ```swift
/// let stateView = StateView()
/// stateView.show(in: overlay)
/// stateView.setContent(image: "mail-unread-symbolic", title: "No mail", subtitle: "", for: .empty)
/// stateView.setState(.loading)
/// …
/// stateView.setState(.success)
/// ```
///
/// `success` takes it away; every other state covers what lies behind it. Banners and the progress
/// line, which stand beside content, are ``ScreenView``'s.
///
/// The view lives as long as its widget is in a window, or as long as it is held. Main thread only.
@MainActor
public final class StateView: StateRenderer, WidgetConvertible {
  /// The state, its content and its timing; retained.
  public let states: StateModel

  /// The widget, to be put wherever it shall be.
  ///
  /// While the state is `success` it takes no touches, and is hidden once it has faded away.
  public var widget: WidgetPointer { body.widget }

  /// The state that was set last, at once, whatever is still seen.
  public var state: ViewState { states.state }

  /// Image, title and subtitle by state, for this view.
  public var contentLibrary: StateContentLibrary {
    get { states.contentLibrary }
    set { states.contentLibrary = newValue }
  }

  /// The app's own views by state.
  public var customViewsLibrary: CustomViewsLibrary<CustomView> { body.customViews }

  let body = StateBody()

  /// Makes a state view.
  ///
  /// - Parameter states: what decides what is shown, such as a ``ScreenLoader``'s; nil: a new one
  ///   that is in the state `success`.
  public init(states: StateModel? = nil) {
    self.states = states ?? StateModel()
    body.isOpaque = true
    WidgetRetention.keep(self, whileParented: widget)
    body.onButton = { [weak self] in self?.states.perform($0) }
    body.onTap = { [weak self] in self?.states.tap() }
    body.onDiagnostic = { [weak self] in self?.states.onDiagnostic?($0) }
    self.states.renderer = self
  }

  /// Sets the state; what is seen follows at the end of the turn.
  ///
  /// - Parameters:
  ///   - state: the state. Setting the one that is shown is no error.
  ///   - completion: is called once: with `true` when the state is seen, with `false` where another
  ///     is set before. Retained until then.
  public func setState(_ state: ViewState, completion: StateModel.Completion? = nil) {
    states.setState(state, completion: completion)
  }

  /// Overrides image, title and subtitle of one state in this view.
  ///
  /// - Parameters:
  ///   - image: the name of an icon in the icon theme, the path of a picture in the app's
  ///     resources, or a URL; empty: left out.
  ///   - title: the one sentence; empty: left out.
  ///   - subtitle: the smaller text; empty: left out.
  ///   - state: whose content it is. Where it is shown, it changes at the end of the turn.
  public func setContent(image: String, title: String, subtitle: String, for state: ViewState) {
    states.setContent(image: image, title: title, subtitle: subtitle, for: state)
  }

  /// Shows a view of the app's own for one state, centred, instead of image and texts.
  ///
  /// - Parameters:
  ///   - view: the view, retained until it is replaced; nil: the default look again, as where it is around
  ///     this one.
  ///   - state: whose view it is. Where it is shown, it changes at once.
  public func setCustomView(_ view: (any WidgetConvertible)?, for state: ViewState) {
    body.setCustomView(view, for: state)
  }

  /// Lays the view over all that is in an overlay; in another one, it is no longer.
  ///
  /// - Parameter overlay: a `GtkOverlay`, which keeps this view from then on. Anything else is a
  ///   programmer's error.
  public func show(in overlay: WidgetPointer) {
    Overlay.put(widget, in: overlay)
  }

  /// Draws a state; ``states`` calls it.
  ///
  /// - Parameter state: everything that is to be seen.
  public func render(_ state: RenderedState) {
    body.draw(state, images: states.imageLoader)
  }

  /// Has a screen reader say something, where the view is on screen; ``states`` calls it.
  ///
  /// - Parameter announcement: what is said.
  public func announce(_ announcement: Announcement) {
    announcement.speak(from: widget)
  }
}
