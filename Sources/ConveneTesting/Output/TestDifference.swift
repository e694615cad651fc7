/// Where two texts differ, line by line; printed, it reads like a patch.
///
/// ```
/// 320 × 480
/// tea
/// −   ○ assam · TeaCell 320 × 44
/// +   ● assam · TeaCell 320 × 44
/// ```
///
/// Lines after `−` were expected, those after `+` are there instead. Of equal lines only those next to
/// a difference are printed.
public struct TestDifference: Hashable, Sendable, CustomStringConvertible {
  /// The lines, each after two characters that say which side it is of.
  public let lines: [String]

  /// Compares two texts; there is no difference where they are the same.
  ///
  /// White space at the ends of lines, empty lines at the ends of a text, and how its lines are
  /// broken don't count; nor does whether what can't be seen, such as `\u{1B}`, is there or escaped.
  ///
  /// - Parameters:
  ///   - expected: What a test expects.
  ///   - actual: What is there.
  public init?(expected: String, actual: String) {
    let expected = Self.lines(of: expected)
    let actual = Self.lines(of: actual)
    guard expected != actual else { return nil }
    lines = Self.marked(expected, actual)
  }

  /// The lines below each other, after a line break: whatever prints it has words of its own before.
  public var description: String { lines.map { "\n\($0)" }.joined() }

  /// The lines of a text, without the white space that nobody sees.
  private static func lines(of text: String) -> [String] {
    let whole = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    var lines = whole.map { line in
      Words.visible(String(line.reversed().drop(while: \.isWhitespace).reversed()))
    }
    while lines.last?.isEmpty == true { lines.removeLast() }
    return Array(lines.drop(while: \.isEmpty))
  }

  private static func marked(_ expected: [String], _ actual: [String]) -> [String] {
    let difference = actual.difference(from: expected)
    var isRemoved = [Bool](repeating: false, count: expected.count)
    var isInserted = [Bool](repeating: false, count: actual.count)
    for case .remove(let offset, _, _) in difference { isRemoved[offset] = true }
    for case .insert(let offset, _, _) in difference { isInserted[offset] = true }
    var marked: [String] = []
    var (old, new) = (0, 0)
    while old < expected.count || new < actual.count {
      if old < expected.count, isRemoved[old] {
        marked.append("− \(expected[old])")
        old += 1
      } else if new < actual.count, isInserted[new] {
        marked.append("+ \(actual[new])")
        new += 1
      } else {
        marked.append("  \(expected[old])")
        old += 1
        new += 1
      }
    }
    return shortened(marked)
  }

  /// Without the equal lines that are far from any difference.
  private static func shortened(_ marked: [String]) -> [String] {
    let distance = 3
    let changes = marked.indices.filter { !marked[$0].hasPrefix("  ") }
    var shown: [String] = []
    var skipped = 0
    for (index, line) in marked.enumerated() {
      if changes.contains(where: { abs($0 - index) <= distance }) {
        if skipped > 0 { shown.append("  (\(skipped) equal lines)") }
        skipped = 0
        shown.append(line)
      } else {
        skipped += 1
      }
    }
    if skipped > 0 { shown.append("  (\(skipped) equal lines)") }
    return shown
  }
}
