import Foundation
import Testing

@testable import ConveneStates

/// What Documentation/States.md says is what is so.
@Suite("Documentation/States.md") struct TruthTablePageTests {
  private let page: [[String]]

  init() throws {
    var root = URL(fileURLWithPath: #filePath)
    for _ in 0..<3 { root.deleteLastPathComponent() }
    let text = try String(
      contentsOf: root.appendingPathComponent("Documentation/States.md"), encoding: .utf8)
    page = text.split(separator: "\n").filter { $0.hasPrefix("|") }.map { line in
      line.split(separator: "|", omittingEmptySubsequences: false).dropFirst().dropLast()
        .map { $0.trimmingCharacters(in: .whitespaces) }
    }
  }

  @Test("each input is in exactly one row of the table, which says what is shown")
  func table() {
    let rows = page.filter { $0.count == 7 && $0[0] != "outcome" && $0[0] != "-" }
    #expect(rows.count == 23)
    var uses = Array(repeating: 0, count: rows.count)
    for input in Self.inputs {
      let matches = rows.indices.filter { Self.row(rows[$0], holdsFor: input) }
      #expect(matches.count == 1, "\(input)")
      for match in matches {
        uses[match] += 1
        #expect(Self.display(rows[match], for: input) == ScreenDisplay(input), "\(rows[match])")
      }
    }
    for (row, count) in zip(rows, uses) { #expect(count > 0, "\(row)") }
  }

  @Test("the times are those that a screen has")
  func times() throws {
    let timing = LoadingTiming()
    let times: [(String, Duration)] = [
      ("delay", timing.delay), ("minimum", timing.minimum), ("patience", timing.patience),
      ("recovery", timing.recovery), ("typing", timing.typing),
      ("announcing", timing.announcing),
    ]
    for (name, time) in times {
      let row = try #require(page.first { $0[0] == name }, "\(name)")
      let seconds = try #require(Double(row[1].replacingOccurrences(of: " s", with: "")))
      #expect(Duration.seconds(seconds) == time, "\(name)")
    }
  }

  // MARK: Reading a row

  private static let signedOut = ViewState("signedOut")

  private static let inputs: [ScreenInput] = {
    let outcomes: [ScreenInput.Outcome] = [
      .none, .loaded, .failed(.error), .failed(.noInternet), .failed(.state(signedOut)),
    ]
    var inputs: [ScreenInput] = []
    for outcome in outcomes {
      for activity in ScreenInput.Activity.allCases {
        for network in NetworkStatus.allCases {
          for itemCount in [-1, 0, 1, 9] {
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

  private static func row(_ row: [String], holdsFor input: ScreenInput) -> Bool {
    func allows(_ cell: String, _ word: String) -> Bool {
      cell == "any" || cell.components(separatedBy: ", ").contains(word)
    }
    var outcome = "\(input.outcome)"
    if case .failed = input.outcome { outcome = "failed" }
    return allows(row[0], outcome) && allows(row[1], "\(input.activity)")
      && allows(row[2], input.itemCount > 0 ? "some" : "0")
      && allows(row[3], input.network == .offline ? "off" : "on")
      && allows(row[4], input.query.isEmpty ? "no" : "yes")
  }

  /// What a row says; nil where it says nothing that is understood.
  private static func display(_ row: [String], for input: ScreenInput) -> ScreenDisplay? {
    let kind: FailureKind =
      if case .failed(let kind) = input.outcome { kind } else { .error }
    let body: ScreenDisplay.Body? =
      switch row[5] {
      case "nothing": .blank
      case "content": .content
      case "loading": .loading
      case "no internet, retry": .noInternet(waiting: false, canCancel: false)
      case "no internet, waiting": .noInternet(waiting: true, canCancel: false)
      case "no internet, waiting, cancel": .noInternet(waiting: true, canCancel: true)
      case "empty": .empty
      case "no results": .noResults(query: input.query)
      case "the failure, retry": failed(kind)
      default: nil
      }
    let accessory: ScreenDisplay.Accessory? =
      switch row[6] {
      case "": ScreenDisplay.Accessory.none
      case "progress": .progress
      case "offline banner": .offlineBanner(waiting: false)
      case "offline banner, waiting": .offlineBanner(waiting: true)
      case "error banner, retry": .errorBanner(kind)
      default: nil
      }
    guard let body, let accessory else { return nil }
    return ScreenDisplay(body: body, accessory: accessory)
  }

  private static func failed(_ kind: FailureKind) -> ScreenDisplay.Body {
    switch kind {
    case .error: .error
    case .noInternet: .noInternet(waiting: false, canCancel: false)
    case .state(let state): .state(state, canRetry: true)
    }
  }
}
