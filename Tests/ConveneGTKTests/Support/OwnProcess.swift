import Foundation
import XCTest

/// Runs a test again in a process of its own, with a network or a bus that it may change.
enum OwnProcess {
  private static let mark = "CONVENE_OWN_PROCESS"

  /// Whether this process is the one that a test is run again in.
  static var isThis: Bool { ProcessInfo.processInfo.environment[mark] != nil }

  /// Runs the calling test again, and fails where it fails there.
  ///
  /// - Parameters:
  ///   - test: the test that calls.
  ///   - wrapper: a command to run it with, such as `unshare`.
  ///   - environment: more of the environment.
  /// - Throws: where there is no such command.
  static func run(
    _ test: XCTestCase, with wrapper: [String] = [], environment: [String: String] = [:]
  ) throws {
    let name = test.name.replacingOccurrences(of: ".", with: "/")
    let answer = try output(
      of: ["timeout", "60"] + wrapper + [CommandLine.arguments[0], "ConveneGTKTests.\(name)"],
      environment: environment.merging([mark: "1"]) { first, _ in first })
    XCTAssertTrue(answer.text.contains("Executed 1 test, with 0 failures"), answer.text)
    XCTAssertEqual(answer.status, 0, answer.text)
  }

  /// Runs a command to its end.
  ///
  /// - Throws: where there is no `env` to run it.
  static func output(
    of command: [String], environment: [String: String] = [:]
  ) throws -> (status: Int32, text: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = command
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }
}
