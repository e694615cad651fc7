import CAdwaita
import ConveneStates
import Foundation

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
  private let image: StateImage<GObjectReference>
  private var rendered: RenderedState?
  private var images: ImageLoader?

  /// Makes a body that covers nothing yet.
  ///
  /// - Parameter isOpaque: whether a state hides what lies behind it.
  init(isOpaque: Bool = false) {
    image = StateImage { try await PictureDecoder.texture(of: $0, side: $1) }
    if isOpaque { gtk_widget_add_css_class(widget, "background") }
    fade.setChild(page.widget)
    image.onArrival = { [weak self] in self?.showImage() }
    let click = gtk_gesture_click_new()
    gtk_widget_add_controller(widget, click)
    // A button inside claims its own clicks, and so does what scrolls.
    if let click { connect(click, "released") { [weak self] in self?.onTap?() } }
  }

  /// Draws a state, with images from a loader; the same again is no work.
  func draw(_ state: RenderedState, images: ImageLoader) {
    guard state != rendered else { return }
    self.images = images
    if state.appearance.placement != rendered?.appearance.placement {
      CenteringLayout.setCentersInWindow(state.appearance.placement == .screen, on: widget)
    }
    let isChanged = state.isCovering || rendered?.isCovering == true
    rendered = state
    guard isChanged else { return }
    fade.change(isShown: state.isCovering) {
      replay(customViews.show(state.isCovering ? state.state : nil))
      drawPage()
    }
  }

  /// Sets the view of a state, or with `nil` the default look; it changes at once where shown.
  func setCustomView(_ view: (any WidgetConvertible)?, for state: ViewState) {
    guard view?.widget != customViews[state]?.widget else { return }
    let change = customViews.set(view.map(CustomView.init), for: state)
    guard rendered?.isCovering == true, change.isAny else { return }
    fade.change(isShown: true) {
      replay(change)
      drawPage()
    }
  }

  /// Draws the default look where it is shown, and loads an image only then.
  private func drawPage() {
    guard let rendered, let images else { return }
    let isShown = rendered.isCovering && customViews.shown == nil
    var url: URL?
    if isShown, case .url(let address) = rendered.image { url = address }
    let side = rendered.appearance.imageSize * Double(gtk_widget_get_scale_factor(widget))
    image.show(url, side: Int(side.rounded(.up)), from: images)
    if isShown { page.draw(StatePage.Face(rendered, picture: picture(of: rendered))) }
  }

  /// Shows the image that has come in the room that was kept for it.
  private func showImage() {
    guard let rendered else { return }
    fade.change(isShown: true) {
      page.draw(StatePage.Face(rendered, picture: picture(of: rendered)))
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
    case .url: loadedPicture ?? fallback
    }
  }

  private var loadedPicture: Picture? {
    switch image.phase {
    case .none, .failed: nil
    case .loading: .room
    case .picture(let texture): .texture(texture)
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
