import CAdwaita
import Foundation
import Synchronization

@testable import ConveneGTK

/// Another process that listens on the accessibility bus, as a screen reader does.
@MainActor
final class ScreenReader {
  /// One line of `Scripts/hear-announcements.py`.
  struct Heard: Decodable, Equatable {
    var kind: String
    var message: String
  }

  private let process = Process()
  private let lines = Lines()

  /// Starts to listen, and returns once nothing is missed any more.
  ///
  /// It ends when it hears `last`, or after 20 seconds.
  init(until last: String) throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    process.executableURL = root.appendingPathComponent("Scripts/hear-announcements.py")
    process.arguments = ["--wait", "20", "--until", last]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let lines = lines
    DispatchQueue.global().async {
      while true {
        let data = output.fileHandleForReading.availableData
        lines.add(data)
        if data.isEmpty { return }
      }
    }
    guard MainLoop.run(atMost: 20_000, until: { !lines.all.isEmpty }) else {
      throw AccessibleNode.Failure(description: "Nobody listens on the accessibility bus.")
    }
  }

  /// How many messages were heard until now.
  var count: Int { lines.all.count - 1 }

  /// What was heard, in its order, once the last of it was.
  func heard() throws -> [Heard] {
    guard MainLoop.run(atMost: 30_000, until: { lines.isOver }) else {
      process.terminate()
      throw AccessibleNode.Failure(description: "It listens for ever.")
    }
    process.waitUntilExit()
    let decoder = JSONDecoder()
    return try lines.all.dropFirst().map { try decoder.decode(Heard.self, from: Data($0.utf8)) }
  }
}

/// What the other process wrote, handed over from the thread that reads it.
private final class Lines: Sendable {
  private let content = Mutex<(data: Data, isOver: Bool)>((Data(), false))

  var isOver: Bool { content.withLock { $0.isOver } }

  var all: [String] {
    content.withLock { String(decoding: $0.data, as: UTF8.self) }.split(separator: "\n").map(
      String.init)
  }

  /// No data is the end.
  func add(_ data: Data) {
    content.withLock { content in
      content.data += data
      content.isOver = data.isEmpty
    }
    g_main_context_wakeup(nil)
  }
}
