/// What a screen shows.
public struct ScreenDisplay: Hashable, Sendable {
  /// What fills the screen.
  public enum Body: Hashable, Sendable {
    /// Nothing: there is no answer yet and none was asked for.
    case blank
    /// The content itself.
    case content
    /// A spinner.
    case loading
    /// No network. Where it doesn't wait for the network by itself, it offers a retry.
    case noInternet(waiting: Bool, canCancel: Bool)
    /// A load failed; offers a retry.
    case error
    /// The answer has nothing in it.
    case empty
    /// Nothing matches the query, which is empty where a screen was set by hand.
    case noResults(query: String)
    /// A state of the app's own.
    case state(ViewState, canRetry: Bool)
  }

  /// What is shown beside the body.
  public enum Accessory: Hashable, Sendable {
    /// Nothing.
    case none
    /// Something is being loaded.
    case progress
    /// There is no network; `waiting` where a load goes on by itself when there is.
    case offlineBanner(waiting: Bool)
    /// A load failed; offers a retry.
    case errorBanner(FailureKind)
  }

  /// What fills the screen.
  public var body: Body
  /// What is shown beside it.
  public var accessory: Accessory
  /// Whether loading takes so long that the screen says so and offers to cancel.
  public var isStillLoading: Bool

  /// Makes a display.
  ///
  /// - Parameters:
  ///   - body: what fills the screen.
  ///   - accessory: what is shown beside it.
  ///   - isStillLoading: whether loading takes long.
  public init(body: Body, accessory: Accessory = .none, isStillLoading: Bool = false) {
    self.body = body
    self.accessory = accessory
    self.isStillLoading = isStillLoading
  }
}

extension ScreenDisplay.Body {
  /// The body that a state shows when the app sets it by hand.
  ///
  /// - Parameter state: the state.
  public init(_ state: ViewState) {
    switch state {
    case .success: self = .content
    case .loading: self = .loading
    case .noInternet: self = .noInternet(waiting: false, canCancel: false)
    case .error: self = .error
    case .empty: self = .empty
    case .noResults: self = .noResults(query: "")
    default: self = .state(state, canRetry: false)
    }
  }

  /// The state that this body is of.
  ///
  /// Content and a blank screen are `success`: nothing covers them.
  public var state: ViewState {
    switch self {
    case .blank, .content: .success
    case .loading: .loading
    case .noInternet: .noInternet
    case .error: .error
    case .empty: .empty
    case .noResults: .noResults
    case .state(let state, _): state
    }
  }
}
