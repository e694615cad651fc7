import Testing

@testable import ConveneStates

private let signedOut = ViewState("signedOut")

private let inputs: [ScreenInput] = {
  let kinds: [FailureKind] = [
    .noInternet, .error, .state(signedOut), .state(.noInternet), .state(.error), .state(.success),
    .state(.loading),
  ]
  var inputs: [ScreenInput] = []
  for outcome in [.none, .loaded] + kinds.map(ScreenInput.Outcome.failed) {
    for activity in ScreenInput.Activity.allCases {
      for itemCount in [Int.min, -1, 0, 1, 20, .max] {
        for network in NetworkStatus.allCases {
          for query in ["", "tea"] {
            inputs.append(
              ScreenInput(
                outcome: outcome, activity: activity, itemCount: itemCount, network: network,
                query: query))
          }
        }
      }
    }
  }
  return inputs
}()

/// A display in the words of the rows.
private func words(_ display: ScreenDisplay) -> (body: String, accessory: String) {
  let body =
    switch display.body {
    case .noInternet(let waiting, let canCancel):
      "noInternet" + (waiting ? " waiting" : "") + (canCancel ? " cancel" : "")
    case .noResults("tea"): "noResults"
    case .state(let state, let canRetry): "\(state)" + (canRetry ? " retry" : "")
    default: "\(display.body)"
    }
  let accessory =
    switch display.accessory {
    case .offlineBanner(let waiting): waiting ? "waiting" : "offline"
    case .errorBanner: "retry"
    default: "\(display.accessory)"
    }
  return (body, accessory)
}

/// What a failure's own body is, in the words of the rows.
private func body(of outcome: ScreenInput.Outcome) -> String {
  switch outcome {
  case .failed(.noInternet), .failed(.state(.noInternet)): "noInternet"
  case .failed(.state(signedOut)): "signedOut retry"
  default: "error"
  }
}

@Suite("The truth table")
struct TruthTableTests {
  @Test("exactly one row applies to each input, and says what is shown")
  func everyInput() {
    #expect(inputs.count == 972)
    for input in inputs {
      let applying = truthTable.filter { $0.applies(to: input) }
      #expect(applying.count == 1, "\(input) has \(applying)")
      guard let row = applying.first else { continue }
      let shown = words(ScreenDisplay(input))
      let expectedBody = row.body == "kind" ? body(of: input.outcome) : row.body
      #expect(shown.body == expectedBody, "\(input), row \(row)")
      #expect(shown.accessory == row.accessory, "\(input), row \(row)")
      #expect(!ScreenDisplay(input).isStillLoading)
    }
  }

  @Test("each row is hit")
  func everyRow() {
    for row in truthTable {
      #expect(inputs.contains { row.applies(to: $0) }, "\(row)")
    }
  }

  @Test("S1: idle with 0 items, before the first answer, is never empty")
  func nothingAskedYet() {
    for network in NetworkStatus.allCases {
      let display = ScreenDisplay(ScreenInput(network: network, query: "tea"))
      #expect(display.body == .blank)
    }
  }

  @Test("a negative count shows the same as 0")
  func negativeCount() {
    for input in inputs where input.itemCount < 0 {
      var zero = input
      zero.itemCount = 0
      #expect(ScreenDisplay(input) == ScreenDisplay(zero))
    }
  }

  @Test("an unknown network shows the same as online")
  func unknownNetwork() {
    for input in inputs where input.network == .unknown {
      var online = input
      online.network = .online
      #expect(ScreenDisplay(input) == ScreenDisplay(online))
    }
  }

  @Test("content is never covered")
  func content() {
    for input in inputs where input.itemCount > 0 {
      #expect(ScreenDisplay(input).body == .content)
    }
  }

  @Test("an error banner keeps what failed")
  func bannerKind() {
    let input = ScreenInput(outcome: .failed(.state(signedOut)), itemCount: 3)
    #expect(ScreenDisplay(input).accessory == .errorBanner(.state(signedOut)))
  }
}
