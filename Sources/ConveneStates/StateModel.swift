import Observation

/// The state of one screen: set by hand, or by a ``ScreenLoader``.
///
/// ```swift
/// let states = StateModel()
/// states.setContent(image: "tea", title: "No tea today", subtitle: "", for: .empty)
/// states.setState(.loading)
/// ```
///
/// The state is set at once. What is seen follows at the end of the main actor's turn, and the last
/// of a turn wins; only the first is seen at once. A spinner that appeared stays for its minimum.
///
/// The renderer is held weakly. Dropping the model stops its timers and the actions of its buttons.
@MainActor
@Observable
public final class StateModel {
  /// Is told that a state is seen, or, with `false`, that another came before it was.
  public typealias Completion = @MainActor @Sendable (_ isShown: Bool) -> Void

  /// The state that was set last, whatever is still seen.
  public private(set) var state: ViewState
  /// What is shown now.
  public private(set) var display: ScreenDisplay
  /// What is seen now, ready to be drawn.
  public private(set) var rendered: RenderedState

  /// Content and words of this screen: at first, a copy of ``StateContentLibrary/default``.
  public var contentLibrary: StateContentLibrary {
    didSet { driver?.setNeedsShow() }
  }
  /// The look of this screen: at first, a copy of ``StateAppearance/default``.
  public var appearance = StateAppearance.default {
    didSet { driver?.setNeedsShow() }
  }

  /// What a failure that is shown says for itself; nil: what the library has for its state.
  ///
  /// Its title is also what the banner over content says.
  public var failureContent: StateContent? {
    didSet { driver?.setNeedsShow() }
  }

  /// What draws the state, held weakly.
  ///
  /// It draws what is shown as soon as it is set.
  @ObservationIgnored public weak var renderer: (any StateRenderer)? {
    didSet { attach() }
  }
  /// Is called on the main actor with what is shown, when it changes.
  ///
  /// Retained with the model.
  @ObservationIgnored public var onDisplay: (@MainActor (ScreenDisplay) -> Void)?
  /// Tries again; without it, no state offers a retry.
  ///
  /// Retained with the model.
  @ObservationIgnored public var onRetry: (@MainActor () -> Void)? {
    didSet { driver?.setNeedsShow() }
  }
  /// Gives up waiting; without it, no state offers to cancel.
  ///
  /// Retained with the model.
  @ObservationIgnored public var onCancel: (@MainActor () -> Void)? {
    didSet { driver?.setNeedsShow() }
  }
  /// Is told the identifier of a button of the app's own.
  ///
  /// Retained with the model.
  @ObservationIgnored public var onAction: (@MainActor (String) -> Void)?

  @ObservationIgnored let timing: LoadingTiming
  @ObservationIgnored let timeline: Timeline
  @ObservationIgnored private var driver: DisplayDriver?
  @ObservationIgnored private var target: ScreenDisplay
  @ObservationIgnored private var completions = PresentationCompletions()
  @ObservationIgnored private var actions = ActionRunner()

  /// Makes the state of one screen.
  ///
  /// - Parameters:
  ///   - state: the declared first state, which is seen in the first frame.
  ///   - contentLibrary: content and words; nil: a copy of ``StateContentLibrary/default``.
  ///   - timing: when a spinner appears, and how long it stays.
  ///   - clock: what time is measured with.
  public convenience init(
    state: ViewState = .success, contentLibrary: StateContentLibrary? = nil,
    timing: LoadingTiming = LoadingTiming(), clock: any Clock<Duration> = ContinuousClock()
  ) {
    self.init(
      first: ScreenDisplay(body: ScreenDisplay.Body(state)),
      contentLibrary: contentLibrary ?? .default, timing: timing, timeline: Timeline(clock))
  }

  private init(
    first: ScreenDisplay, contentLibrary: StateContentLibrary, timing: LoadingTiming,
    timeline: Timeline
  ) {
    state = first.body.state
    display = first
    target = first
    self.contentLibrary = contentLibrary
    self.timing = timing
    self.timeline = timeline
    rendered = RenderedState(
      first, library: contentLibrary, appearance: .default, canRetry: false, canCancel: false)
    driver = DisplayDriver(first: first, timing: timing, timeline: timeline) { [weak self] in
      self?.present($0)
    }
  }

  /// Sets the state by hand; a spinner appears without delay.
  ///
  /// - Parameters:
  ///   - state: the state. Setting the one that is shown is no error.
  ///   - completion: is called once: with `true` when the state is seen, with `false` where another
  ///     is set before, or the model goes. Retained until then.
  public func setState(_ state: ViewState, completion: Completion? = nil) {
    self.state = state
    failureContent = nil
    show(
      ScreenDisplay(body: ScreenDisplay.Body(state)), immediately: true, completion: completion)
  }

  /// Sets what is to be shown, by the rules of ``LoadingTiming``.
  ///
  /// - Parameter display: what is to be shown, such as the truth table's answer.
  public func show(_ display: ScreenDisplay) {
    state = display.body.state
    show(display, immediately: false, completion: nil)
  }

  /// Overrides image, title and subtitle of one state on this screen, and keeps its buttons.
  ///
  /// - Parameters:
  ///   - image: the name of an image or a URL, see ``StateContent/Image/init(_:)``; empty: left out.
  ///   - title: the one sentence; empty: left out.
  ///   - subtitle: the smaller text; empty: left out.
  ///   - state: whose content it is. Where it is shown, it changes at the end of the turn.
  public func setContent(image: String, title: String, subtitle: String, for state: ViewState) {
    setContent(image: StateContent.Image(image), title: title, subtitle: subtitle, for: state)
  }

  /// Overrides image, title and subtitle of one state on this screen, and keeps its buttons.
  ///
  /// - Parameters:
  ///   - image: the image; `.none` leaves it out.
  ///   - title: the one sentence; empty: left out.
  ///   - subtitle: the smaller text; empty: left out.
  ///   - state: whose content it is. Where it is shown, it changes at the end of the turn.
  public func setContent(
    image: StateContent.Image, title: String, subtitle: String, for state: ViewState
  ) {
    contentLibrary.setContent(image: image, title: title, subtitle: subtitle, for: state)
  }

  /// Shows what was set in this turn now: for a view that is about to be drawn.
  public func presentNow() {
    driver?.endTurn()
  }

  /// Does what a button says.
  ///
  /// A closure that still runs isn't started again.
  ///
  /// - Parameter action: the button's action.
  public func perform(_ action: StateAction) {
    switch action {
    case .retry: onRetry?()
    case .cancel: onCancel?()
    case .named(let identifier): onAction?(identifier)
    case .run(let handler): actions.run(handler)
    }
  }

  /// Whether nothing is due: what is shown stays until something happens or time goes by.
  var isSettled: Bool { driver?.isSettled ?? true }

  /// When what is shown may change by itself; nil: never.
  var wakeUp: Duration? { driver?.wakeUp }

  private func show(_ display: ScreenDisplay, immediately: Bool, completion: Completion?) {
    target = display
    completions.replace(with: completion)
    driver?.show(display, immediately: immediately)
  }

  private func attach() {
    guard let renderer else { return }
    let before = rendered
    driver?.showTurnSoFar()
    if rendered == before { renderer.render(rendered) }
  }

  private func present(_ shown: ScreenDisplay) {
    let next = RenderedState(
      shown, library: contentLibrary, appearance: appearance, failure: failureContent,
      canRetry: onRetry != nil, canCancel: onCancel != nil)
    let isNewDisplay = shown != display
    if isNewDisplay { display = shown }
    if next != rendered {
      rendered = next
      renderer?.render(next)
    }
    if isNewDisplay { onDisplay?(shown) }
    completions.call(isShown: shown.body == target.body)
  }
}
