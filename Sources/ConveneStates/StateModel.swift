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
/// It belongs to the main actor: the compiler refuses to set a state from another thread, where
/// `await` waits for the main one.
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
  /// It draws what is shown as soon as it is set. One that it takes the place of keeps what it has
  /// drawn last, and ``onDiagnostic`` is told.
  @ObservationIgnored public weak var renderer: (any StateRenderer)? {
    didSet { attach(insteadOf: oldValue) }
  }
  /// Is called on the main actor before something else is shown, with what is shown and what will be.
  ///
  /// The order is: this, the renderer, ``onDidDisplay``, completions, and at the end of the turn
  /// ``onAnnouncement``. Content may be set here, and is shown with what comes; another state is
  /// shown in the next turn. Retained with the model.
  @ObservationIgnored public var onWillDisplay:
    (@MainActor (_ shown: ScreenDisplay, _ next: ScreenDisplay) -> Void)?
  /// Is called on the main actor after something else is shown, with what was shown and what is.
  ///
  /// Retained with the model.
  @ObservationIgnored public var onDidDisplay:
    (@MainActor (_ before: ScreenDisplay, _ shown: ScreenDisplay) -> Void)?
  /// Is told on the main actor what a screen reader says, after the renderer was.
  ///
  /// Each occurrence is told once: that loading has begun (when its spinner is seen) or takes long,
  /// what was found, what stands in its place, that the network went or is back. A screen that
  /// begins with content says nothing of it, and while a query is typed nothing is said before a
  /// pause. Retained with the model.
  @ObservationIgnored public var onAnnouncement: (@MainActor (Announcement) -> Void)?
  /// Is told on the main actor that a state was tapped; never of content or a blank screen.
  ///
  /// Retained with the model.
  @ObservationIgnored public var onTap: (@MainActor (ViewState) -> Void)?
  /// Is told on the main actor of what is worth knowing.
  ///
  /// Retained with the model.
  @ObservationIgnored public var onDiagnostic: (@MainActor (StateDiagnostic) -> Void)?
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

  /// Loads the images that are given by URL: at first, ``ImageLoader/default``; retained.
  @ObservationIgnored public var imageLoader = ImageLoader.default

  @ObservationIgnored let timing: LoadingTiming
  /// What time is measured with.
  @ObservationIgnored package let timeline: Timeline
  /// Who says what is shown, where that is a loader.
  @ObservationIgnored weak var writer: StateWriter?
  @ObservationIgnored private var driver: DisplayDriver?
  @ObservationIgnored private var speech: AnnouncementDriver?
  @ObservationIgnored private var target: ScreenDisplay
  @ObservationIgnored private(set) var facts: ScreenFacts?
  @ObservationIgnored private var isPresenting = false
  @ObservationIgnored private var isSetByHand = true
  @ObservationIgnored private var completions = PresentationCompletions()
  @ObservationIgnored private let actions: ActionRunner

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

  init(
    first: ScreenDisplay, contentLibrary: StateContentLibrary, timing: LoadingTiming,
    timeline: Timeline
  ) {
    state = first.body.state
    display = first
    target = first
    self.contentLibrary = contentLibrary
    self.timing = timing
    self.timeline = timeline
    actions = ActionRunner(on: timeline)
    rendered = RenderedState(
      first, library: contentLibrary, appearance: .default, canRetry: false, canCancel: false,
      isSetByHand: true)
    driver = DisplayDriver(first: first, timing: timing, timeline: timeline) { [weak self] in
      self?.present($0)
    }
    speech = AnnouncementDriver(on: timeline, pause: timing.announcing) { [weak self] in
      self?.announce()
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
    isSetByHand = true
    failureContent = nil
    facts = nil
    show(
      ScreenDisplay(body: ScreenDisplay.Body(state)), immediately: true, completion: completion)
  }

  /// Sets what is to be shown, by the rules of ``LoadingTiming``.
  ///
  /// - Parameters:
  ///   - display: what is to be shown, such as the truth table's answer.
  ///   - facts: what can be heard of the content; nil: nothing is known of it.
  public func show(_ display: ScreenDisplay, facts: ScreenFacts? = nil) {
    state = display.body.state
    self.facts = facts
    isSetByHand = false
    show(display, immediately: false, completion: nil)
  }

  /// Notes that the person types: a screen reader says nothing until they have paused.
  func noteTyping() {
    speech?.noteTyping()
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
    guard !isPresenting else { return }
    driver?.endTurn()
  }

  /// Whether something else is to be shown as soon as what is shown has stayed for its time.
  package var holdsBack: Bool { display != target }

  /// Tells ``onTap`` that what is shown was tapped, beside its buttons; nothing where it is content.
  public func tap() {
    guard display.body != .content, display.body != .blank else { return }
    onTap?(display.body.state)
  }

  /// Tells ``onTap`` of a tap, where it was on the state.
  package func tap(isOnState: Bool) {
    if isOnState { tap() }
  }

  /// Does what a button says.
  ///
  /// A closure that still runs isn't started again.
  ///
  /// - Parameter action: the button's action.
  public func perform(_ action: StateAction) {
    switch action {
    case .retry:
      speech?.noteRequest(true)
      onRetry?()
    case .cancel:
      speech?.noteRequest(false)
      onCancel?()
    case .named(let identifier): onAction?(identifier)
    case .run(let handler): actions.run(handler)
    }
  }

  /// Whether nothing is due: what is shown stays until something happens or time goes by.
  var isSettled: Bool { driver?.isSettled ?? true && speech?.isSettled ?? true }

  /// When something happens by itself; nil: never.
  var wakeUp: Duration? { [driver?.wakeUp, speech?.wakeUp].compactMap { $0 }.min() }

  private func show(_ display: ScreenDisplay, immediately: Bool, completion: Completion?) {
    target = display
    completions.replace(with: completion)
    driver?.show(display, immediately: immediately)
  }

  private func attach(insteadOf other: (any StateRenderer)?) {
    guard let renderer, renderer !== other else { return }
    if other != nil { onDiagnostic?(.rendererReplaced) }
    let before = rendered
    if !isPresenting { driver?.showTurnSoFar() }
    if rendered == before { renderer.render(rendered) }
  }

  private func present(_ shown: ScreenDisplay) {
    isPresenting = true
    let before = display
    let complete = completions.take(isShown: shown.body == target.body)
    if shown != before {
      onWillDisplay?(before, shown)
      display = shown
    }
    let next = RenderedState(
      shown, library: contentLibrary, appearance: appearance, failure: failureContent,
      canRetry: onRetry != nil, canCancel: onCancel != nil, isSetByHand: isSetByHand)
    if next != rendered {
      rendered = next
      renderer?.render(next)
    }
    speech?.noteChange()
    if shown != before { onDidDisplay?(before, shown) }
    isPresenting = false
    complete()
  }

  private func announce() {
    let moment = Announcer.Moment(display: display, rendered: rendered, facts: facts)
    guard let announcement = speech?.announcement(for: moment, in: contentLibrary) else { return }
    renderer?.announce(announcement)
    onAnnouncement?(announcement)
  }
}
