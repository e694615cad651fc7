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

  /// Called with a view that can't be put in.
  var onDiagnostic: (@MainActor (StateDiagnostic) -> Void)?

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
  /// The app's own view that is in the frame.
  private var placed: CustomView?
  private var isUpdating = false
  /// Whether something changed in the middle of an update.
  private var isOutdated = false
  private var images: ImageLoader?

  /// Whether a state hides what lies behind it.
  var isOpaque = false {
    didSet {
      guard isOpaque != oldValue else { return }
      if isOpaque {
        gtk_widget_add_css_class(widget, "background")
      } else {
        gtk_widget_remove_css_class(widget, "background")
      }
    }
  }

  /// Makes a body that covers nothing yet.
  init() {
    image = StateImage { try await PictureDecoder.texture(of: $0, side: $1) }
    fade.setChild(page.widget)
    image.onArrival = { [weak self] in self?.update() }
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
    _ = customViews.show(state.isCovering ? state.state : nil)
    update()
  }

  /// Sets the view of a state, or with `nil` the default look; it changes at once where shown.
  func setCustomView(_ view: (any WidgetConvertible)?, for state: ViewState) {
    guard view?.widget != customViews[state]?.widget else { return }
    _ = customViews.set(view.map(CustomView.init), for: state)
    if rendered?.isCovering == true, customViews.shown !== placed { update() }
  }

  /// Brings the widgets in step with what is to be shown, and fades to it.
  private func update() {
    // A view that leaves tells the app, which may change something here: GTK doesn't bear that in the
    // middle of it.
    guard !isUpdating else { return isOutdated = true }
    isUpdating = true
    defer { isUpdating = false }
    repeat {
      isOutdated = false
      fade.change(isShown: rendered?.isCovering == true) {
        placeCustomView()
        drawPage()
      }
    } while isOutdated
  }

  private func placeCustomView() {
    let view = customViews.placeable { isInside($0.widget) }
    if let diagnostic = customViews.refusal(placing: view) { onDiagnostic?(diagnostic) }
    guard view !== placed else { return }
    frame.show(view?.widget)
    fade.setChild(view == nil ? page.widget : frame.widget)
    placed = view
  }

  private func isInside(_ view: WidgetPointer) -> Bool {
    view == widget || Bool(gtk_widget_is_ancestor(widget, view))
  }

  /// Draws the default look where it is shown, and loads an image only then.
  private func drawPage() {
    guard let rendered, let images else { return }
    let isShown = rendered.isCovering && placed == nil
    var url: URL?
    if isShown, case .url(let address) = rendered.image { url = address }
    let side = rendered.appearance.imageSize * Double(gtk_widget_get_scale_factor(widget))
    image.show(url, side: Int(side.rounded(.up)), from: images)
    guard isShown else { return }
    page.draw(StatePage.Face(rendered, picture: Picture(PictureFace(of: rendered, image.phase))))
  }

  /// Whether a picture by URL is still to come.
  var awaitsPicture: Bool {
    if case .loading = image.phase { true } else { false }
  }
}

extension StatePage.Face {
  fileprivate init(_ state: RenderedState, picture: Picture) {
    // Less than half a pixel is no size: GTK has no icons of none.
    let hasRoom = pixels(state.appearance.imageSize) > 0
    self.init(
      picture: hasRoom ? picture : .none, isSpinning: state.isSpinning, title: state.title,
      subtitle: state.subtitle, buttons: state.buttons, appearance: state.appearance)
  }
}
