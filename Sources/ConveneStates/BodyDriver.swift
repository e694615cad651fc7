import Foundation

/// What stands in place of the content, as a toolkit draws it: it replays and decides nothing.
@MainActor
package protocol StateStage: FadeStage {
  /// An app's own view.
  associatedtype View: AnyObject
  /// A picture that was loaded.
  associatedtype Picture: Sendable

  /// How many pixels a point is.
  var pixelsPerPoint: Double { get }

  /// Makes a picture that fits a square; `side` is in pixels.
  static func decode(_ image: ImageData, _ side: Int) async throws -> Picture

  /// Whether all of it is in a view, or is that view.
  func isInside(_ view: View) -> Bool

  /// Takes an app's own view away.
  func remove(_ view: View)

  /// Puts an app's own view in, centred.
  func place(_ view: View)

  /// Draws the default look.
  func draw(_ state: RenderedState, _ picture: PictureFace<Picture>)

  /// Shows or hides all of it, and in it the default look.
  func show(isCovering: Bool, isDefaultLook: Bool)
}

/// Decides what stands in place of the content: the default look, or the app's own view for a state,
/// with which picture, and how it gets there.
///
/// A view that leaves or arrives may have others changed: that is done right after, and there is
/// never more than one on screen.
@MainActor
package final class BodyDriver<Stage: StateStage> {
  /// The app's own views.
  package private(set) var customViews = CustomViewsLibrary<Stage.View>()
  /// Is told of a view that can't be put on the stage.
  package var onDiagnostic: (@MainActor (StateDiagnostic) -> Void)?
  private weak var stage: Stage?
  private let fade = StateFade()
  private let image = StateImage<Stage.Picture> { try await Stage.decode($0, $1) }
  private var rendered: RenderedState?
  private var images: ImageLoader?
  /// The app's own view that is on the stage.
  private var placed: Stage.View?
  private var isUpdating = false
  /// Whether something changed in the middle of an update.
  private var isOutdated = false

  /// Makes a body that covers nothing.
  ///
  /// - Parameter stage: what draws it, held weakly.
  package init(on stage: Stage) {
    self.stage = stage
    image.onArrival = { [weak self] in self?.update() }
  }

  /// Draws a state, with images from a loader; the same again is no work.
  package func draw(_ state: RenderedState, images: ImageLoader) {
    guard state != rendered else { return }
    self.images = images
    let isChanged = state.isCovering || rendered?.isCovering == true
    rendered = state
    guard isChanged else { return }
    _ = customViews.show(state.isCovering ? state.state : nil)
    update()
  }

  /// Sets the view of a state, or with nil the default look; it changes at once where shown.
  package func setCustomView(_ view: Stage.View?, for state: ViewState) {
    guard view !== customViews[state] else { return }
    _ = customViews.set(view, for: state)
    if customViews.shown !== placed || isUpdating { update() }
  }

  /// Whether a picture by URL is still to come.
  package var awaitsPicture: Bool {
    if case .loading = image.phase { true } else { false }
  }

  /// Whether one state is just fading into the next.
  package var isFading: Bool { fade.isFading }

  private func update() {
    guard let stage else { return }
    // A view that leaves or arrives tells the app, which may change something here.
    guard !isUpdating else { return isOutdated = true }
    isUpdating = true
    defer { isUpdating = false }
    repeat {
      isOutdated = false
      let isCovering = rendered?.isCovering == true
      fade.change(on: stage, isShown: isCovering) {
        placeCustomView(on: stage)
        drawDefaultLook(on: stage)
        stage.show(isCovering: isCovering, isDefaultLook: placed == nil)
      }
    } while isOutdated
  }

  private func placeCustomView(on stage: Stage) {
    let next = customViews.placeable { stage.isInside($0) }
    if let diagnostic = customViews.refusal(placing: next) { onDiagnostic?(diagnostic) }
    guard next !== placed else { return }
    let leaving = placed
    placed = next
    if let leaving { stage.remove(leaving) }
    // The one that left may have had another set, which comes in the next round.
    if let next, next === placed, !isOutdated { stage.place(next) } else { placed = nil }
  }

  /// Draws the default look where it is shown, and loads an image only then.
  private func drawDefaultLook(on stage: Stage) {
    guard let rendered, let images else { return }
    let isShown = rendered.isCovering && placed == nil
    var url: URL?
    if isShown, case .url(let address) = rendered.image { url = address }
    let side = rendered.appearance.imageSize * max(stage.pixelsPerPoint, 1)
    image.show(url, side: Int(side.rounded(.up)), from: images)
    if isShown { stage.draw(rendered, PictureFace(of: rendered, image.phase)) }
  }
}
