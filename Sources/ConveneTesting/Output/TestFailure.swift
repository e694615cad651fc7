/// Why a test can't go on: what it expected isn't there, or what it asks for can't be done.
///
/// Thrown out of a test it ends it, with the whole text of the failure, in Swift Testing and XCTest
/// alike.
public struct TestFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is the matter, with the differing lines where texts were compared.
  public let message: String
  /// The file of the line that failed, as `#fileID` has it.
  public let file: String
  /// The line that failed.
  public let line: UInt

  /// File and line, then the message.
  public var description: String { "\(file):\(line): \(message)" }

  init(_ message: String, _ place: TestPlace) {
    self.message = message
    file = "\(place.file)"
    line = place.line
  }
}

/// A line of a test.
struct TestPlace {
  let file: StaticString
  let line: UInt

  /// Compares two texts.
  ///
  /// - Parameters:
  ///   - subject: What the text is, as the beginning of a sentence.
  ///   - text: What is there.
  ///   - expected: What a test expects.
  /// - Throws: A ``TestFailure`` with the lines that differ.
  func expect(_ subject: String, _ text: String, toBe expected: String) throws {
    guard let difference = TestDifference(expected: expected, actual: text) else { return }
    if expected.allSatisfy(\.isWhitespace) {
      throw TestFailure("\(subject), to be pasted where it is expected:\n\(text)", self)
    }
    throw TestFailure(
      "\(subject), and not what is expected (− expected, + there):\(difference)", self)
  }
}
