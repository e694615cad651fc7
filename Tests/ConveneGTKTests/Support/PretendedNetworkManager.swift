import Foundation
import XCTest

/// Another process that has NetworkManager's name on this process's system bus.
final class PretendedNetworkManager {
  /// What NetworkManager says of the connection, in its numbers.
  enum State: Int {
    case asleep = 10
    case disconnected = 20
    case connecting = 40
    case connected = 70
  }

  /// What NetworkManager says of the way out, in its numbers.
  enum Check: Int {
    case unknown, none, portal, limited, full
  }

  private let process = Process()
  private let (orders, answers) = (Pipe(), Pipe())

  init() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    process.executableURL = root.appendingPathComponent("Scripts/pretend-network-manager.py")
    process.standardInput = orders
    process.standardOutput = answers
    try process.run()
  }

  /// Says something, and waits until it is said.
  func say(_ state: State, _ check: Check, file: StaticString = #filePath, line: UInt = #line) {
    orders.fileHandleForWriting.write(Data("\(state.rawValue) \(check.rawValue)\n".utf8))
    var answer = ""
    while !answer.hasSuffix("\n") {
      let part = answers.fileHandleForReading.availableData
      if part.isEmpty { break }
      answer += String(decoding: part, as: UTF8.self)
    }
    XCTAssertEqual(answer, "ready\n", file: file, line: line)
  }

  /// Ends the other process.
  func end() {
    try? orders.fileHandleForWriting.close()
    process.waitUntilExit()
  }
}
