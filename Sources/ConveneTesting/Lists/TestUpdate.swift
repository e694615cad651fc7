import ConveneLists

/// What one update of a list did, by identifier, and why.
///
/// Printed, it reads like
///
/// ```
/// 1 batch
///   inserted “chai” at 0-1: not in the old list
///   moved “assam” from 0-0 to 0-2
/// ```
public struct TestUpdate: Hashable, Sendable, CustomStringConvertible {
  /// How the change was shown, in words.
  ///
  /// - `no change`: nothing was to be done.
  /// - `filled again`: no item came, went or moved; views on screen were filled again or replaced.
  /// - `1 batch`, `2 batches` and so on: items or sections came, went or moved.
  /// - `reload`: all was made anew.
  /// - `no window`: only the data changed.
  /// - `nothing yet`: the update waits for the next turn.
  public let kind: String
  /// Each change, in the order in which they were made; none of a reload.
  public let changes: [UpdateChange]

  /// The identifiers of items that came, without those of a section that came.
  public var inserted: [String] { identifiers(.inserted, .item) }
  /// The identifiers of items that went, without those of a section that went.
  public var removed: [String] { identifiers(.removed, .item) }
  /// The identifiers of items that changed their place.
  public var moved: [String] { identifiers(.moved, .item) }
  /// The identifiers of items whose cells were filled again.
  public var reconfigured: [String] { identifiers(.reconfigured, .item) }
  /// The identifiers of items in whose cells' place another one came.
  public var replaced: [String] { identifiers(.replaced, .item) }

  /// The identifiers of what something was done to, in the order in which it was done.
  ///
  /// - Parameters:
  ///   - verb: What was done.
  ///   - subject: To what.
  /// - Returns: The identifiers of the items, or of the sections.
  public func identifiers(
    _ verb: UpdateChange.Verb, _ subject: UpdateChange.Subject
  ) -> [String] {
    changes.filter { $0.verb == verb && $0.subject == subject }.map(\.identifier)
  }

  /// Everything, with reasons.
  public var description: String { text(with: .all) }

  /// Compares what was done with a text.
  ///
  /// - Parameters:
  ///   - expected: What ``description`` should be.
  ///   - detail: ``TestDetail/reasons``, or nothing to leave them out.
  ///   - file: Where it is expected.
  ///   - line: Where it is expected.
  /// - Throws: A ``TestFailure`` with the lines that differ.
  public func expect(
    _ expected: String, _ detail: TestDetail = .all, file: StaticString = #fileID,
    line: UInt = #line
  ) throws {
    try TestPlace(file: file, line: line).expect(
      "This is what the update did", text(with: detail), toBe: expected)
  }

  private func text(with detail: TestDetail) -> String {
    let lines = changes.map { change in
      var change = change
      if !detail.contains(.reasons) { change.reason = "" }
      return "  \(Words.escaped("\(change)"))"
    }
    return ([kind] + lines).joined(separator: "\n")
  }
}

extension TestUpdate {
  init(_ summary: UpdateSummary) {
    switch summary.kind {
    case .dataOnly: kind = "no window"
    case .reload: kind = "reload"
    case .batches(0) where summary.changes.isEmpty: kind = "no change"
    case .batches(0): kind = "filled again"
    case .batches(let count): kind = count == 1 ? "1 batch" : "\(count) batches"
    }
    changes = summary.changes
  }

  /// An update that waits for its turn.
  init() {
    kind = "nothing yet"
    changes = []
  }
}
