import Foundation

extension RenderedState {
  /// Looks up what a display looks like and says.
  ///
  /// - Parameters:
  ///   - display: what is shown.
  ///   - library: content and words.
  ///   - appearance: sizes, gaps, styles and colours.
  ///   - failure: what a failure says for itself; nil: what the library has for its state.
  ///   - canRetry: whether somebody listens to a retry; without, none is offered.
  ///   - canCancel: whether somebody listens to a cancel; without, none is offered.
  ///   - isSetByHand: whether the app set the state, whatever content there is.
  public init(
    _ display: ScreenDisplay, library: StateContentLibrary, appearance: StateAppearance,
    failure: StateContent? = nil, canRetry: Bool, canCancel: Bool, isSetByHand: Bool = false
  ) {
    let wording = library.wording
    let retry = canRetry ? StateButton(wording.retry, action: .retry) : nil
    let cancel = canCancel ? StateButton(wording.cancel, role: .secondary, action: .cancel) : nil
    let state = display.body.state
    let content = (display.isFailure ? failure : nil) ?? Self.content(of: display, in: library)
    self.state = state
    isCovering = display.body != .content
    hidesContent = isCovering && isSetByHand
    isSpinning = display.body == .loading
    image = content.image
    fallbackSymbol = FallbackSymbol.name(for: state)
    title = content.title.readable
    subtitle = content.subtitle.readable
    buttons = Self.buttons(
      content.buttons, retry: display.offersRetry ? retry : nil,
      cancel: display.offersCancel ? cancel : nil)
    accessory = Self.accessory(display.accessory, library: library, failure, retry: retry)
    self.appearance = appearance.usable
  }

  /// The state's content with what this display has to add in words.
  private static func content(
    of display: ScreenDisplay, in library: StateContentLibrary
  ) -> StateContent {
    guard display.body != .content, display.body != .blank else { return StateContent() }
    var content = library[display.body.state] ?? StateContent()
    switch display.body {
    case .loading where display.isStillLoading:
      content.subtitle = first(library.wording.stillLoading, content.subtitle)
    case .noInternet(waiting: true, _):
      content.subtitle = first(library.wording.waitingForNetwork, content.subtitle)
    case .noResults(let query):
      content.title = fill(content.title, with: query)
      content.subtitle = fill(content.subtitle, with: query)
    default:
      break
    }
    return content
  }

  private static func first(_ text: String, _ other: String) -> String {
    text.isEmpty ? other : text
  }

  /// Puts the query in; a text that would name a query that isn't there is left out.
  private static func fill(_ text: String, with query: String) -> String {
    guard query.isEmpty else { return text.replacingOccurrences(of: "{query}", with: query) }
    return text.contains("{query}") ? "" : text
  }

  /// The content's own buttons, then retry and cancel where the content hasn't its own of them.
  private static func buttons(
    _ own: [StateButton], retry: StateButton?, cancel: StateButton?
  ) -> [StateButton] {
    var buttons = own
    for var button in [retry, cancel].compactMap({ $0 })
    where !own.contains(where: { $0.action == button.action }) {
      if own.contains(where: { $0.role == .primary }) { button.role = .secondary }
      buttons.append(button)
    }
    return buttons.filter { !$0.label.isEmpty }.map(\.readable)
  }

  private static func accessory(
    _ accessory: ScreenDisplay.Accessory, library: StateContentLibrary, _ failure: StateContent?,
    retry: StateButton?
  ) -> Accessory {
    let wording = library.wording
    return switch accessory {
    case .none: .none
    case .progress: .progress
    case .offlineBanner(let waiting):
      banner(waiting ? wording.offlineWaitingBanner : wording.offlineBanner, button: nil)
    case .errorBanner where failure?.title.isEmpty == false:
      banner(failure?.title ?? "", button: retry)
    case .errorBanner(.noInternet): banner(wording.noInternetBanner, button: retry)
    case .errorBanner(.error): banner(wording.errorBanner, button: retry)
    case .errorBanner(.state(let state)):
      banner(first(library[state]?.title ?? "", wording.errorBanner), button: retry)
    }
  }

  private static func banner(_ message: String, button: StateButton?) -> Accessory {
    let button = button.flatMap { $0.label.isEmpty ? nil : $0.readable }
    return message.isEmpty && button == nil
      ? .none : .banner(message: message.readable, button: button)
  }
}

extension ScreenDisplay {
  /// Whether the body tells of a load that failed.
  var isFailure: Bool { offersRetry }

  var offersRetry: Bool {
    switch body {
    case .error, .noInternet(waiting: false, _), .state(_, canRetry: true): true
    case .blank, .content, .loading, .noInternet, .empty, .noResults, .state: false
    }
  }

  var offersCancel: Bool {
    switch body {
    case .noInternet(_, let canCancel): canCancel
    case .loading: isStillLoading
    case .blank, .content, .error, .empty, .noResults, .state: false
    }
  }
}

extension StateButton {
  fileprivate var readable: StateButton { StateButton(label.readable, role: role, action: action) }
}
