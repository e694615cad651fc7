/// Turns what is shown into what a screen reader says, each occurrence once.
///
/// A state machine without a clock. An occurrence is something new on the screen, or a load that
/// ended the same way again after the person waited for it. What a cancelled load brings back was
/// said when it came, and a refresh that nobody noticed is nobody's news. (WCAG 2.2, 4.1.3: status
/// messages are told without taking the focus.)
struct Announcer: Sendable {
  /// What is shown, with what a screen reader tells of it and a glance at the list would.
  struct Moment: Equatable, Sendable {
    var display: ScreenDisplay
    var rendered: RenderedState
    /// What is known of the content; nil: the screen was set by hand.
    var facts: ScreenFacts?
  }

  /// Text beyond this many characters isn't said: nobody listens that long.
  private static let longest = 1_000

  /// What was shown when it was last asked.
  private var last: ScreenDisplay?
  // What was shown when nothing was under way: what a cancelled load brings back.
  private var body: ScreenDisplay.Body?
  private var accessory = ScreenDisplay.Accessory.none
  private var query = ""
  private var endings = 0
  private var sawBusy = false
  private var isAskedFor = false

  /// Notes that the person asked for a load, whose ending is news then, whatever it is.
  mutating func noteRequest(_ isAskedFor: Bool) {
    self.isAskedFor = isAskedFor
  }

  /// What is to be said of what is shown now; nil: nothing.
  mutating func next(_ moment: Moment, in library: StateContentLibrary) -> Announcement? {
    let change = Change(moment, after: self)
    let wording = library.wording
    let parts = [
      change.isBackOnline ? wording.backOnline : "",
      change.isBodyNews ? Self.words(for: change, moment, wording) : "",
      change.beginsLoading ? Self.loading(library) : "",
      change.takesLong ? wording.stillLoading : "",
      change.isBannerNews ? Self.banner(moment.rendered) : "",
    ]
    note(moment, change)
    let text = wording.sentences(parts)
    guard !text.isEmpty else { return nil }
    let isFailure = change.isBodyNews && moment.display.isFailure
    return Announcement(
      text.cut(to: Self.longest),
      priority: isFailure ? .assertive : .polite)
  }

  private mutating func note(_ moment: Moment, _ change: Change) {
    let display = moment.display
    last = display
    sawBusy = display.isBusy
    guard !display.body.isTransient else { return }
    body = display.body
    query = moment.facts?.query ?? ""
    guard !display.accessory.isSpinner else { return }
    accessory = display.accessory
    endings = moment.facts?.endings ?? endings
    if change.isEnded || change.isOtherQuery { isAskedFor = false }
  }

  private static func words(
    for change: Change, _ moment: Moment, _ wording: StateWording
  ) -> String {
    guard moment.display.body == .content else {
      return wording.sentences([moment.rendered.title, moment.rendered.subtitle])
    }
    let items = moment.facts.map { wording.items($0.itemCount) } ?? ""
    return wording.sentences([change.isLoaded ? wording.loaded : "", items])
  }

  private static func loading(_ library: StateContentLibrary) -> String {
    let content = library[.loading] ?? StateContent()
    // A spinner that turns without a word has to be put in words all the same.
    return content.title.isEmpty ? library.wording.loading : content.title
  }

  private static func banner(_ rendered: RenderedState) -> String {
    if case .banner(let message, _) = rendered.accessory { message } else { "" }
  }
}

extension Announcer {
  /// What is new in a moment.
  private struct Change {
    /// Whether a load has ended since nothing was under way.
    let isEnded: Bool
    let isOtherQuery: Bool
    let isBodyNews: Bool
    /// Whether content is there because a load brought it.
    let isLoaded: Bool
    let beginsLoading: Bool
    let takesLong: Bool
    let isBannerNews: Bool
    let isBackOnline: Bool

    init(_ moment: Moment, after before: Announcer) {
      let (display, last) = (moment.display, before.last)
      let isOther = display.body != before.body
      // By hand nobody says whether a load ended: that nothing turns any more has to do.
      isEnded = moment.facts.map { $0.endings != before.endings } ?? before.sawBusy
      isOtherQuery = moment.facts.map { $0.query != before.query } ?? false
      // While progress is held for its minimum, its end isn't seen.
      let isEnding = isEnded && !display.isBusy
      let isAwaited = isEnding && (before.sawBusy || before.isAskedFor)

      takesLong = display.isStillLoading && last?.isStillLoading != true
      beginsLoading = display.isSpinning && last?.isSpinning != true && !takesLong
      let isAsNew = isOther || before.sawBusy || before.isAskedFor && !isOtherQuery
      isLoaded =
        display.body == .content && !display.accessory.isErrorBanner
        && (isEnding && isAsNew || isOther && moment.facts == nil)
      isBodyNews =
        switch display.body {
        case .loading, .blank: false
        case .content: last != nil && (isOther || isLoaded || isOtherQuery)
        case .noInternet(waiting: true, _): display.body != last?.body
        case .noInternet, .error, .empty, .noResults, .state: isOther || isAwaited
        }
      isBannerNews =
        switch display.accessory {
        case .none, .progress: false
        case .offlineBanner(let waiting):
          last?.isOffline != true || waiting && last?.accessory != display.accessory
        case .errorBanner:
          isAwaited || display.accessory != before.accessory && display.accessory != last?.accessory
        }
      isBackOnline = last?.accessory.isOfflineBanner == true && !display.isOffline
    }
  }
}

extension ScreenDisplay {
  /// Whether something turns, in the middle or beside the body.
  fileprivate var isSpinning: Bool { body.isSpinner || accessory.isSpinner }

  fileprivate var isOffline: Bool { accessory.isOfflineBanner || body.state == .noInternet }

  /// Whether the person at the screen sees that something is still to come.
  fileprivate var isBusy: Bool {
    body.isTransient || accessory.isSpinner || accessory == .offlineBanner(waiting: true)
  }
}

extension ScreenDisplay.Body {
  /// Whether it stands only while something is under way.
  fileprivate var isTransient: Bool {
    if case .noInternet(waiting: true, _) = self { true } else { isSpinner }
  }
}

extension ScreenDisplay.Accessory {
  fileprivate var isErrorBanner: Bool { if case .errorBanner = self { true } else { false } }
  fileprivate var isOfflineBanner: Bool { if case .offlineBanner = self { true } else { false } }
}
