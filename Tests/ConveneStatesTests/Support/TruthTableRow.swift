@testable import ConveneStates

/// The table of the design, spelled again as rows of words.
struct TruthTableRow: CustomStringConvertible {
  let outcome, activity, items, network, query, body, accessory: String

  init(_ line: String) {
    let cells = line.split(separator: "|").map { $0.trimmingPrefix { $0 == " " } }
      .map { String($0.reversed().trimmingPrefix { $0 == " " }.reversed()) }
    (outcome, activity, items, network) = (cells[0], cells[1], cells[2], cells[3])
    (query, body, accessory) = (cells[4], cells[5], cells[6])
  }

  var description: String { "\(outcome) | \(activity) | \(items) | \(network) | \(query)" }

  func applies(to input: ScreenInput) -> Bool {
    func allows(_ cell: String, _ word: String) -> Bool {
      cell == "any" || cell.split(separator: ",").contains { $0.drop { $0 == " " } == word }
    }
    return allows(outcome, word(input.outcome)) && allows(activity, "\(input.activity)")
      && allows(items, input.itemCount > 0 ? "some" : "0")
      && allows(network, input.network == .offline ? "off" : "on")
      && allows(query, input.query == "" ? "no" : "yes")
  }

  private func word(_ outcome: ScreenInput.Outcome) -> String {
    if case .failed = outcome { "failed" } else { "\(outcome)" }
  }
}

let truthTable = [
  "none           | idle                | 0    | on  | any | blank                     | none",
  "none           | idle                | 0    | off | any | blank                     | offline",
  "none           | refreshing, loading | 0    | on  | any | loading                   | none",
  "loaded, failed | loading             | 0    | on  | any | loading                   | none",
  "any            | loading             | 0    | off | any | noInternet waiting cancel | none",
  "none           | refreshing          | 0    | off | any | noInternet waiting cancel | none",
  "loaded         | idle                | 0    | on  | no  | empty                     | none",
  "loaded         | idle                | 0    | on  | yes | noResults                 | none",
  "loaded         | refreshing          | 0    | on  | no  | empty                     | progress",
  "loaded         | refreshing          | 0    | on  | yes | noResults                 | progress",
  "loaded         | idle                | 0    | off | no  | empty                     | offline",
  "loaded         | refreshing          | 0    | off | no  | empty                     | waiting",
  "loaded         | idle                | 0    | off | yes | noResults                 | offline",
  "loaded         | refreshing          | 0    | off | yes | noResults                 | waiting",
  "failed         | idle                | 0    | on  | any | kind                      | none",
  "failed         | refreshing          | 0    | on  | any | kind                      | progress",
  "failed         | idle                | 0    | off | any | noInternet                | none",
  "failed         | refreshing          | 0    | off | any | noInternet waiting        | none",
  "none, loaded   | idle                | some | on  | any | content                   | none",
  "failed         | idle                | some | on  | any | content                   | retry",
  "any            | loading, refreshing | some | on  | any | content                   | progress",
  "any            | idle                | some | off | any | content                   | offline",
  "any            | loading, refreshing | some | off | any | content                   | waiting",
].map(TruthTableRow.init)
