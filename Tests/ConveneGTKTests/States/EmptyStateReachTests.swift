import Foundation
import XCTest

/// What an app's code can reach of an empty state: its handle, and nothing inside.
final class EmptyStateReachTests: XCTestCase {
  func test_anAppUsesTheHandle() throws {
    let answer = try Compiler().check(Self.uses)
    XCTAssertTrue(answer.isAccepted, answer.output)
    XCTAssertEqual(answer.errors, [:])
  }

  func test_theViewInsideCannotBeReached() throws {
    let attempts = [
      "_ = holder.view": "inaccessible due to 'fileprivate' protection level",
      "_ = EmptyStateView.self": "cannot find 'EmptyStateView' in scope",
      "_ = holder.widget": "has no member 'widget'",
      "_ = holder.label": "has no member 'label'",
      "_ = EmptyState(title: \"None.\", subtitle: \"Later.\")": "extra argument 'subtitle' in call",
      "final class Own: EmptyStateHolder {}": "inheritance from a final class 'EmptyStateHolder'",
    ]
    let lines = attempts.keys.sorted()
    let first = Self.uses.split(separator: "\n", omittingEmptySubsequences: false).count + 1
    let answer = try Compiler().check(
      Self.uses + "\n@MainActor func reach(_ holder: EmptyStateHolder) {\n"
        + lines.joined(separator: "\n") + "\n}\n")
    XCTAssertFalse(answer.isAccepted)
    // Each attempt fails by itself, and nothing else does.
    XCTAssertEqual(
      Set(answer.errors.keys), Set(lines.indices.map { first + 1 + $0 }), answer.output)
    for (index, line) in lines.enumerated() {
      let error = answer.errors[first + 1 + index] ?? "accepted"
      let expected = try XCTUnwrap(attempts[line])
      XCTAssertTrue(error.contains(expected), "\(line): \(error)")
    }
  }

  /// All that an app does with an empty state.
  private static let uses = """
    import Convene

    extension EmptyState {
      static let reservation = EmptyState(title: "There is no reservation information")
    }

    enum Kind: EmptyStateRepresentable {
      case table
      var title: String { "There is no table" }
    }

    @MainActor
    final class Screen: WidgetConvertible, EmptyStateDisplayable {
      let emptyStateHolder = EmptyStateHolder(.reservation)
      let other = EmptyStateHolder(Kind.table, placement: .screen)
      let view: EmptyStateOverlay
      var widget: WidgetPointer { view.widget }
      var items: [String] = []

      init(_ content: any WidgetConvertible) {
        view = EmptyStateOverlay(content)
        addEmptyStateView()
        emptyStateHolder.isHidden = true
        emptyStateHolder.isHidden { [weak self] in self?.items.isEmpty == false }
        other.onDiagnostic = { print($0) }
      }
    }
    """
}

/// The compiler, with the modules that this test was built with.
private struct Compiler {
  struct Answer {
    let isAccepted: Bool
    let output: String
    /// The messages by their lines, counted from 1.
    let errors: [Int: String]
  }

  /// Checks the types of an app's file.
  func check(_ source: String) throws -> Answer {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("convene-reach-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("App.swift")
    try source.write(to: file, atomically: true, encoding: .utf8)
    let products = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    let flags = try run(["pkg-config", "--cflags", "libadwaita-1"]).output
      .split(whereSeparator: \.isWhitespace).flatMap { ["-Xcc", String($0)] }
    let (status, output) = try run(
      [
        "swiftc", "-typecheck", "-swift-version", "6", "-diagnostic-style", "llvm",
        "-I", products.appendingPathComponent("Modules").path,
        "-I", Self.root.appendingPathComponent("Sources/CAdwaita").path,
        "-module-cache-path", products.appendingPathComponent("ModuleCache").path,
      ] + flags + [file.path])
    let pattern = /App\.swift:(\d+):\d+: error: (.*)/
    let errors = output.matches(of: pattern).compactMap { match in
      Int(match.1).map { ($0, String(match.2)) }
    }
    return Answer(
      isAccepted: status == 0, output: output,
      errors: Dictionary(errors) { first, _ in first })
  }

  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private func run(_ command: [String]) throws -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = command
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }
}
