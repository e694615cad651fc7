import CAdwaita
import ConveneStates

/// What stands in place of the content: the page of a state, or the app's own view for it.
@MainActor
final class StateBody {
  /// Called with a button's action when it is clicked.
  var onButton: (@MainActor (StateAction) -> Void)? {
    get { page.onButton }
    set { page.onButton = newValue }
  }

  /// Called when the state is clicked or tapped, beside its buttons.
  var onTap: (@MainActor () -> Void)?

  /// A bin that is hidden while the content isn't covered, once it has faded away.
  var widget: WidgetPointer { fade.widget }

  /// The app's own views.
  private(set) var customViews = CustomViewsLibrary<CustomView>()

  /// How one state turns into the next.
  let fade = CrossFade()

  private let page = StatePage()
  private let frame = CustomViewFrame()
  private var rendered: RenderedState?

  /// Makes a body that covers nothing yet.
  ///
  /// - Parameter isOpaque: whether a state hides what lies behind it.
  init(isOpaque: Bool = false) {
    if isOpaque {
      // Not on the bin, which is still there while the last state fades away.
      for child in [page.widget, frame.widget] { gtk_widget_add_css_class(child, "background") }
    }
    fade.setChild(page.widget)
    let click = gtk_gesture_click_new()
    gtk_widget_add_controller(widget, click)
    // A button inside claims its own clicks, and so does what scrolls.
    if let click { connect(click, "released") { [weak self] in self?.onTap?() } }
  }

  /// Draws a state; the same again is no work.
  func draw(_ state: RenderedState) {
    guard state != rendered else { return }
    if state.appearance.placement != rendered?.appearance.placement {
      CenteringLayout.setCentersInWindow(state.appearance.placement == .screen, on: widget)
    }
    let isChanged = state.isCovering || rendered?.isCovering == true
    rendered = state
    guard isChanged else { return }
    fade.change(isShown: state.isCovering) {
      replay(customViews.show(state.isCovering ? state.state : nil))
      if state.isCovering, customViews.shown == nil {
        page.draw(StatePage.Face(state, picture: picture(of: state)))
      }
    }
  }

  /// Sets the view of a state, or with `nil` the default look; it changes at once where shown.
  func setCustomView(_ view: (any WidgetConvertible)?, for state: ViewState) {
    guard view?.widget != customViews[state]?.widget else { return }
    let change = customViews.set(view.map(CustomView.init), for: state)
    guard let rendered, rendered.isCovering, change.isAny else { return }
    fade.change(isShown: true) {
      replay(change)
      if customViews.shown == nil {
        page.draw(StatePage.Face(rendered, picture: picture(of: rendered)))
      }
    }
  }

  private func replay(_ change: CustomViewsLibrary<CustomView>.Change) {
    guard change.isAny else { return }
    frame.show(change.arriving?.widget)
    fade.setChild(change.arriving == nil ? page.widget : frame.widget)
  }

  private func picture(of state: RenderedState) -> Picture {
    let fallback = Picture(named: state.fallbackSymbol) ?? .none
    return switch state.image {
    case .none: .none
    case .named(let name), .symbol(let name): Picture(named: name) ?? fallback
    case .url: fallback
    }
  }
}

extension CustomViewsLibrary.Change {
  /// Whether there is anything to do.
  fileprivate var isAny: Bool { leaving != nil || arriving != nil }
}

extension StatePage.Face {
  fileprivate init(_ state: RenderedState, picture: Picture) {
    self.init(
      picture: picture, isSpinning: state.isSpinning, title: state.title,
      subtitle: state.subtitle, buttons: state.buttons, appearance: state.appearance)
  }
}
