import ConveneStates
import Foundation

/// The screen as a text.
extension TestScreen {
  /// What is seen of the screen, line by line.
  ///
  /// ```
  /// banner “No internet connection” [Try Again]
  /// state empty “Nothing here yet” “Invite somebody.” [Invite]
  /// ```
  ///
  /// First what is said beside the content: `progress`, or a banner with its button. Then the state by
  /// name, with title, subtitle and buttons, or `blank` where nothing covers content that isn't there
  /// yet. Then the content, unless it is hidden or nothing of it is to be seen.
  public var tree: String {
    states.presentNow()
    var lines = [rendered.accessoryText].compactMap { $0 }
    if rendered.isCovering { lines.append(rendered.bodyText) }
    if let content {
      let isSeen = rendered.isCovering ? !rendered.hidesContent && !content.isBlank : true
      if isSeen { lines.append(content.tree) }
    } else if !rendered.isCovering {
      lines.append("content")
    }
    return lines.joined(separator: "\n")
  }

  /// Compares what is seen with a text.
  ///
  /// - Parameters:
  ///   - expected: What ``tree`` should be; an empty text makes it print what there is.
  ///   - file: Where it is expected.
  ///   - line: Where it is expected.
  /// - Throws: A ``TestFailure`` with the lines that differ.
  public func expect(
    _ expected: String, file: StaticString = #fileID, line: UInt = #line
  ) throws {
    try TestPlace(file: file, line: line).expect("This is what is seen", tree, toBe: expected)
  }

  /// Where what is seen differs from a text; `nil` where it doesn't.
  ///
  /// - Parameter expected: What ``tree`` should be.
  /// - Returns: The lines that differ.
  public func difference(from expected: String) -> TestDifference? {
    TestDifference(expected: expected, actual: tree)
  }

  /// What was shown so far, and when.
  ///
  /// ```
  /// 0 ms  blank
  /// 500 ms  loading “Loading…”
  /// 1000 ms  content, progress
  /// ```
  public var history: String {
    moments.map { moment in
      let accessory = moment.state.accessoryText.map { ", \($0)" } ?? ""
      return "\(moment.time.inMilliseconds) ms  \(moment.state.shortText)\(accessory)"
    }
    .joined(separator: "\n")
  }

  /// Compares what was shown, and when, with a text.
  ///
  /// - Parameters:
  ///   - expected: What ``history`` should be; an empty text makes it print what there is.
  ///   - file: Where it is expected.
  ///   - line: Where it is expected.
  /// - Throws: A ``TestFailure`` with the lines that differ.
  public func expectHistory(
    _ expected: String, file: StaticString = #fileID, line: UInt = #line
  ) throws {
    try TestPlace(file: file, line: line).expect("This is what was shown", history, toBe: expected)
  }
}

extension RenderedState {
  /// The buttons of the state and of the banner.
  var allButtons: [StateButton] {
    if case .banner(_, let button?) = accessory { return buttons + [button] }
    return buttons
  }

  /// What covers the content.
  fileprivate var bodyText: String { isBlank ? "blank" : "state \(shortText)" }

  /// What is shown, in a line.
  fileprivate var shortText: String {
    guard isCovering else { return "content" }
    guard !isBlank else { return "blank" }
    let texts = [title, subtitle].filter { !$0.isEmpty }.map(Words.quoted)
    return ([Words.escaped(state.name)] + texts + buttons.map(\.text)).joined(separator: " ")
  }

  fileprivate var accessoryText: String? {
    switch accessory {
    case .none: nil
    case .progress: "progress"
    case .banner(let message, let button):
      (["banner", Words.quoted(message)] + [button].compactMap { $0?.text }).joined(separator: " ")
    }
  }

  /// Whether nothing is known yet, and nothing said.
  private var isBlank: Bool { isCovering && state == .success }
}

extension StateButton {
  /// The label in brackets.
  var text: String { "[\(Words.escaped(label))]" }
}

extension Duration {
  fileprivate var inMilliseconds: Int64 {
    components.seconds * 1_000 + components.attoseconds / 1_000_000_000_000_000
  }
}
