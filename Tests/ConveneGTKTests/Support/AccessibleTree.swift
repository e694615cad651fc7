import CAdwaita
import Foundation
import Synchronization
import XCTest

@testable import ConveneGTK

/// A node of what a screen reader finds in this process, read by another one.
struct AccessibleNode: Decodable {
  var role: String
  var name: String?
  var description: String?
  var text: String?
  var states: [String]?
  var actions: [String]?
  var children: [AccessibleNode]?

  /// This node and all below it, parents first.
  var all: [AccessibleNode] { [self] + (children ?? []).flatMap(\.all) }

  /// The first node with that role and name.
  func first(_ role: String, _ name: String) -> AccessibleNode? {
    all.first { $0.role == role && $0.name == name }
  }

  /// Role, name and selection of what the list with this name has on screen, in order.
  @MainActor
  static func entries(of list: String, role: String = "list") throws -> [String] {
    let node = try XCTUnwrap(read().first(role, list))
    return (node.children ?? []).map { child in
      let isSelected = child.states?.contains("selected") ?? false
      return "\(child.role) \(child.name ?? "")" + (isSelected ? " selected" : "")
    }
  }

  /// What is wrong where the tree can't be read.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// Has `Scripts/read-accessible-tree.py` read this process, which serves it meanwhile.
  ///
  /// - Parameter arguments: more of the script's arguments.
  /// - Returns: the node of the application.
  /// - Throws: ``Failure`` with what the script says.
  @MainActor
  static func read(_ arguments: [String] = []) throws -> AccessibleNode {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let process = Process()
    process.executableURL = root.appendingPathComponent("Scripts/read-accessible-tree.py")
    process.arguments = ["convene-tests"] + arguments
    let (output, faults) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = faults
    let answer = Answer()
    try process.run()
    DispatchQueue.global().async {
      let data = output.fileHandleForReading.readDataToEndOfFile()
      let text = faults.fileHandleForReading.readDataToEndOfFile()
      answer.set((data, String(decoding: text, as: UTF8.self)))
    }
    MainLoop.run(atMost: 30_000) { answer.value != nil }
    process.waitUntilExit()
    guard process.terminationStatus == 0, let (data, _) = answer.value else {
      throw Failure(description: "The tree can't be read: \(answer.value?.1 ?? "no answer")")
    }
    return try JSONDecoder().decode(AccessibleNode.self, from: data)
  }
}

/// What the other process said, handed over from the thread that read it.
private final class Answer: Sendable {
  private let content = Mutex<(Data, String)?>(nil)

  var value: (Data, String)? { content.withLock { $0 } }

  func set(_ value: (Data, String)) {
    content.withLock { $0 = value }
    g_main_context_wakeup(nil)
  }
}
