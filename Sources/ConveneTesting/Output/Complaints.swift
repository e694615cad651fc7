import Foundation

/// What is wrong with a test where nothing can be thrown.
package enum Complaints {
  /// How long what runs elsewhere is waited for, by the wall clock, before it is complained of.
  @TaskLocal package static var patience = Duration.seconds(3)
  /// Where complaints go: the standard error stream.
  @TaskLocal package static var listener: @Sendable (String) -> Void = { text in
    FileHandle.standardError.write(Data("\(text)\n".utf8))
  }

  /// Complains.
  ///
  /// - Parameters:
  ///   - message: What is wrong, and the way out.
  ///   - place: The line of the test, if it is known.
  static func tell(_ message: String, at place: TestPlace?) {
    listener((place.map { "\($0.file):\($0.line): " } ?? "") + "ConveneTesting: \(message)")
  }
}
