import ConveneStates

#if canImport(UIKit)
  import UIKit
#else
  import UIKitStandIn
#endif

/// What stands in place of the content: the page of a state, or the app's own view for it.
///
/// It decides nothing: a ``ConveneStates/BodyDriver`` does.
final class StateBodyView: PassView {
  /// Called with a button's action when it is pressed.
  var onButton: (@MainActor (StateAction) -> Void)? {
    get { page.onButton }
    set { page.onButton = newValue }
  }

  /// What comes and goes with the state: this view, or the one around it that has a background.
  weak var surface: UIView?

  let page = StatePageView(frame: .zero)
  private(set) lazy var driver = BodyDriver(on: self)
  /// What is shown: the page, or the app's own view.
  private lazy var part: UIView = page.room
  /// What is faded from.
  private(set) var picture: UIView?
  private var drawn: RenderedState?

  override init(frame: CGRect) {
    super.init(frame: frame)
    surface = self
    isHidden = true
    addSubview(page)
    page.equalToParent()
  }

  required init?(coder: NSCoder) { nil }

  /// Draws a state, and tells assistive technology where to look.
  func draw(_ state: RenderedState, images: ImageLoader) {
    let focus = ReaderFocus(from: drawn, to: state, isInState: ReaderPosition.isInside(self))
    drawn = state
    driver.draw(state, images: images)
    focus.post(from: self, state: readerTarget)
  }

  /// How high what is shown would like to be.
  func wantedHeight(in width: CGFloat) -> CGFloat {
    part.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: UILayoutPriority(999),
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }

  /// Whether a tap in this view's coordinates is where a state stands, or would stand.
  func isHit(_ point: CGPoint) -> Bool { bounds.contains(point) }

  private var readerTarget: UIView? {
    ([part].filter { $0 !== page.room } + page.readable).first
  }
}

extension StateBodyView: StateStage {
  var pixelsPerPoint: Double { Double(traitCollection.displayScale) }

  static func decode(_ image: ImageData, _ side: Int) async throws -> UIImage {
    try await PictureDecoder.image(of: image, side: side)
  }

  func isInside(_ view: UIView) -> Bool { isDescendant(of: view) }

  func remove(_ view: UIView) {
    part = page.room
    // An app may have put it somewhere else meanwhile.
    for own in subviews.filter({ $0 === view }) { own.removeFromSuperview() }
  }

  func place(_ view: UIView) {
    part = view
    addSubview(view)
    CustomViewLayout.center(view, in: self)
  }

  func draw(_ state: RenderedState, _ picture: PictureFace<UIImage>) {
    page.draw(state, picture: StatePicture(picture))
  }

  func show(isCovering: Bool, isDefaultLook: Bool) {
    isHidden = !isCovering
    surface?.isHidden = !isCovering
    page.isHidden = !isDefaultLook
    superview?.setNeedsLayout()
  }
}

extension StateBodyView: FadeStage {
  var canFade: Bool { Motion.isSeen(in: self) }

  var hasBackground: Bool { surface !== self }

  func keepPicture() {
    picture = surface?.snapshotView(afterScreenUpdates: false)
    picture.map(lay)
  }

  func fade(from opacity: Double, end: @escaping @MainActor () -> Void) {
    surface?.alpha = opacity
    UIView.animate(
      withDuration: Motion.duration, delay: 0,
      options: [.allowUserInteraction, .beginFromCurrentState],
      animations: { [weak self] in
        self?.surface?.alpha = 1
        self?.picture?.alpha = 0
      }, completion: { _ in end() })
  }

  func endFade() {
    picture?.removeFromSuperview()
    picture = nil
    surface?.layer.removeAllAnimations()
    surface?.alpha = 1
  }

  private func lay(_ picture: UIView) {
    picture.isUserInteractionEnabled = false
    picture.accessibilityElementsHidden = true
    surface.map {
      picture.frame = $0.frame
      $0.superview?.insertSubview(picture, aboveSubview: $0)
    }
  }
}
