import Foundation

/// A node of the accessible tree, as another process read it.
struct AccessibleNode: Decodable, Sendable {
  struct Extents: Decodable, Equatable, Sendable {
    var x: Int
    var y: Int
    var width: Int
    var height: Int
  }

  var role: String
  var name: String?
  var text: String?
  var states: [String]?
  var extents: Extents?
  var children: [AccessibleNode]?

  /// Whether a person would find it on screen.
  ///
  /// GTK 4.8 tells "showing" of windows alone; what is not drawn has no extents.
  var isShowing: Bool {
    guard states?.contains("visible") ?? true else { return false }
    return extents.map { $0.width > 0 && $0.height > 0 } ?? true
  }

  /// What it is called, or says.
  var label: String { name ?? text ?? "" }

  /// All nodes below it of some roles that show, in reading order, without those in hidden ones.
  func showing(_ roles: Set<String>) -> [AccessibleNode] {
    var found: [AccessibleNode] = []
    for child in children ?? [] where child.isShowing {
      if roles.contains(child.role) { found.append(child) }
      found += child.showing(roles)
    }
    return found
  }
}

/// Reads the accessible tree of this process from another one.
struct AccessibleTreeReader: Sendable {
  /// The program that reads it.
  let program: String

  /// Reads the tree as it is now; the main loop must run meanwhile, since it answers.
  func read() async throws -> AccessibleNode {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = [ProcessInfo.processInfo.processName]
    let output = FileManager.default.temporaryDirectory
      .appendingPathComponent("accessible-tree-\(ProcessInfo.processInfo.processIdentifier).json")
    try Data().write(to: output)
    defer { try? FileManager.default.removeItem(at: output) }
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["PYTHONWARNINGS": "ignore"]) { $1 }
    process.standardOutput = try FileHandle(forWritingTo: output)
    let status = try await withCheckedThrowingContinuation {
      (continuation: CheckedContinuation<Int32, any Error>) in
      process.terminationHandler = { continuation.resume(returning: $0.terminationStatus) }
      do { try process.run() } catch { continuation.resume(throwing: error) }
    }
    guard status == 0 else {
      throw TourError(description: "\(program) ended with status \(status).")
    }
    return try JSONDecoder().decode(AccessibleNode.self, from: try Data(contentsOf: output))
  }
}

/// Why a tour can't go on.
struct TourError: Error, CustomStringConvertible {
  let description: String
}
