extension ScreenDisplay {
  /// What a screen shows: the truth table.
  ///
  /// Pure and total: every input has exactly one display, however unlikely it is. Content that is
  /// there is never covered. Without content a lost network is said before anything else, and the
  /// screen is called empty only when an answer said so.
  ///
  /// - Parameter input: all that decides it.
  public init(_ input: ScreenInput) {
    let isOffline = input.network == .offline
    self =
      switch (input.itemCount > 0, isOffline) {
      case (true, true):
        ScreenDisplay(
          body: .content, accessory: .offlineBanner(waiting: input.activity != .idle))
      case (true, false): Self.content(input)
      case (false, true): Self.nothing(offline: input)
      case (false, false): Self.nothing(online: input)
      }
  }

  private static func content(_ input: ScreenInput) -> ScreenDisplay {
    switch (input.activity, input.outcome) {
    case (.loading, _), (.refreshing, _): ScreenDisplay(body: .content, accessory: .progress)
    case (.idle, .failed(let kind)): ScreenDisplay(body: .content, accessory: .errorBanner(kind))
    case (.idle, .none), (.idle, .loaded): ScreenDisplay(body: .content)
    }
  }

  private static func nothing(offline input: ScreenInput) -> ScreenDisplay {
    switch (input.activity, input.outcome) {
    case (.idle, .none): ScreenDisplay(body: .blank, accessory: .offlineBanner(waiting: false))
    case (.loading, _), (.refreshing, .none):
      ScreenDisplay(body: .noInternet(waiting: true, canCancel: true))
    case (_, .loaded):
      ScreenDisplay(
        body: answered(input), accessory: .offlineBanner(waiting: input.activity != .idle))
    case (_, .failed):
      ScreenDisplay(body: .noInternet(waiting: input.activity != .idle, canCancel: false))
    }
  }

  private static func nothing(online input: ScreenInput) -> ScreenDisplay {
    switch (input.activity, input.outcome) {
    case (.idle, .none): ScreenDisplay(body: .blank)
    case (.loading, _), (.refreshing, .none): ScreenDisplay(body: .loading)
    case (.idle, .loaded): ScreenDisplay(body: answered(input))
    case (.refreshing, .loaded): ScreenDisplay(body: answered(input), accessory: .progress)
    case (.idle, .failed(let kind)): ScreenDisplay(body: failed(kind))
    case (.refreshing, .failed(let kind)):
      ScreenDisplay(body: failed(kind), accessory: .progress)
    }
  }

  private static func answered(_ input: ScreenInput) -> Body {
    input.query.isEmpty ? .empty : .noResults(query: input.query)
  }

  private static func failed(_ kind: FailureKind) -> Body {
    switch kind {
    case .noInternet, .state(.noInternet): .noInternet(waiting: false, canCancel: false)
    case .error, .state(.error), .state(.success), .state(.loading): .error
    case .state(let state): .state(state, canRetry: true)
    }
  }
}

extension ScreenDisplay.Body {
  /// Whether the table has a row with progress beside this body.
  var goesWithProgress: Bool {
    switch self {
    case .content, .empty, .noResults, .error, .state: true
    case .noInternet(let waiting, _): !waiting
    case .blank, .loading: false
    }
  }
}
