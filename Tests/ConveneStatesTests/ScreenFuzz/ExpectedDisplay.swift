@testable import ConveneStates

/// The rows of the truth table, looked up by their words: what a fuzzed screen must show.
struct ExpectedDisplay {
  private struct Key: Hashable {
    let outcome: Int
    let activity: ScreenInput.Activity
    let hasItems, isOffline, isSearched: Bool
  }

  /// Words without what varies within a row.
  private struct Pair: Hashable {
    let body, accessory: String
  }

  private let rows: [Key: TruthTableRow]
  private let pairs: Set<Pair>

  init() {
    var rows: [Key: TruthTableRow] = [:]
    for outcome in [.none, .loaded, .failed(.error)] as [ScreenInput.Outcome] {
      for activity in ScreenInput.Activity.allCases {
        for bits in 0..<8 {
          let input = ScreenInput(
            outcome: outcome, activity: activity, itemCount: bits & 1,
            network: bits & 2 == 0 ? .online : .offline, query: bits & 4 == 0 ? "" : "tea")
          rows[Self.key(input)] = truthTable.first { $0.applies(to: input) }
        }
      }
    }
    self.rows = rows
    // By hand, a state of a failure stands alone, as a row has it.
    let kinds = ["noInternet", "error", "state"]
    pairs = Set(
      truthTable.flatMap { row in
        (row.body == "kind" ? kinds : [row.body]).map { Pair(body: $0, accessory: row.accessory) }
      })
  }

  private static func key(_ input: ScreenInput) -> Key {
    let outcome =
      switch input.outcome {
      case .none: 0
      case .loaded: 1
      case .failed: 2
      }
    return Key(
      outcome: outcome, activity: input.activity, hasItems: input.itemCount > 0,
      isOffline: input.network == .offline, isSearched: !input.query.isEmpty)
  }

  /// The display of the row that applies; nil where there is none.
  func display(for input: ScreenInput) -> ScreenDisplay? {
    guard let row = rows[Self.key(input)] else { return nil }
    let kind: FailureKind = if case .failed(let kind) = input.outcome { kind } else { .error }
    let body: ScreenDisplay.Body? =
      switch row.body {
      case "blank": .blank
      case "content": .content
      case "loading": .loading
      case "empty": .empty
      case "noResults": .noResults(query: input.query)
      case "noInternet": .noInternet(waiting: false, canCancel: false)
      case "noInternet waiting": .noInternet(waiting: true, canCancel: false)
      case "noInternet waiting cancel": .noInternet(waiting: true, canCancel: true)
      case "kind": Self.body(of: kind)
      default: nil
      }
    let accessory: ScreenDisplay.Accessory? =
      switch row.accessory {
      case "none": ScreenDisplay.Accessory.none
      case "progress": .progress
      case "offline": .offlineBanner(waiting: false)
      case "waiting": .offlineBanner(waiting: true)
      case "retry": .errorBanner(kind)
      default: nil
      }
    guard let body, let accessory else { return nil }
    return ScreenDisplay(body: body, accessory: accessory)
  }

  private static func body(of kind: FailureKind) -> ScreenDisplay.Body {
    switch kind {
    case .noInternet, .state(.noInternet): .noInternet(waiting: false, canCancel: false)
    case .error, .state(.success), .state(.loading), .state(.error): .error
    case .state(let state): .state(state, canRetry: true)
    }
  }

  /// Whether any row has this body and this accessory beside each other.
  func hasRow(_ display: ScreenDisplay) -> Bool {
    let body =
      switch display.body {
      case .blank: "blank"
      case .content: "content"
      case .loading: "loading"
      case .noInternet(let waiting, let canCancel):
        "noInternet" + (waiting ? " waiting" : "") + (canCancel ? " cancel" : "")
      case .error: "error"
      case .empty: "empty"
      case .noResults: "noResults"
      case .state: "state"
      }
    let accessory =
      switch display.accessory {
      case .none: "none"
      case .progress: "progress"
      case .offlineBanner(let waiting): waiting ? "waiting" : "offline"
      case .errorBanner: "retry"
      }
    return pairs.contains(Pair(body: body, accessory: accessory))
  }
}
