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

  /// A bin that is hidden while the content isn't covered.
  var widget: WidgetPointer { bin.widget }

  /// The app's own views.
  private(set) var customViews = CustomViewsLibrary<CustomView>()

  private let bin = GObjectReference(adw_bin_new())
  private let page = StatePage()
  private let frame = CustomViewFrame()
  private var rendered: RenderedState?

  init() {
    CenteringLayout.install(on: widget)
    gtk_widget_set_visible(widget, false.gboolean)
    adw_bin_set_child(widget.as(AdwBin.self), page.widget)
  }

  /// Draws a state; the same again is no work.
  func draw(_ state: RenderedState) {
    guard state != rendered else { return }
    if state.appearance.placement != rendered?.appearance.placement {
      CenteringLayout.setCentersInWindow(state.appearance.placement == .screen, on: widget)
    }
    rendered = state
    replay(customViews.show(state.isCovering ? state.state : nil))
    if state.isCovering, customViews.shown == nil {
      page.draw(StatePage.Face(state, picture: picture(of: state)))
    }
    gtk_widget_set_visible(widget, state.isCovering.gboolean)
  }

  /// Sets the view of a state, or with `nil` the default look; it changes at once where shown.
  func setCustomView(_ view: (any WidgetConvertible)?, for state: ViewState) {
    guard view?.widget != customViews[state]?.widget else { return }
    replay(customViews.set(view.map(CustomView.init), for: state))
    if let rendered, rendered.isCovering, customViews.shown == nil {
      page.draw(StatePage.Face(rendered, picture: picture(of: rendered)))
    }
  }

  private func replay(_ change: CustomViewsLibrary<CustomView>.Change) {
    guard change.leaving != nil || change.arriving != nil else { return }
    frame.show(change.arriving?.widget)
    let child = change.arriving == nil ? page.widget : frame.widget
    if adw_bin_get_child(widget.as(AdwBin.self)) != child {
      adw_bin_set_child(widget.as(AdwBin.self), child)
    }
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

extension StatePage.Face {
  fileprivate init(_ state: RenderedState, picture: Picture) {
    self.init(
      picture: picture, isSpinning: state.isSpinning, title: state.title,
      subtitle: state.subtitle, buttons: state.buttons, appearance: state.appearance)
  }
}
