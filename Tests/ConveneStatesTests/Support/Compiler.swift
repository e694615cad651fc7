import Foundation
import Testing

@testable import ConveneStates

#if os(Linux) || os(macOS)
  /// Asks the compiler what it thinks of a program that uses the module under test.
  enum Compiler {
    /// What the compiler says of a source text; nil: it has nothing against it.
    static func objection(to source: String) async throws -> String? {
      let modules = try #require(
        WordingResources.folder?.deletingLastPathComponent().appendingPathComponent("Modules"))
      let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("convene-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let file = folder.appendingPathComponent("Program.swift")
      let output = folder.appendingPathComponent("output")
      try Data(source.utf8).write(to: file)
      try Data().write(to: output)

      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = [
        "swiftc", "-typecheck", "-swift-version", "6", "-I", modules.path, file.path,
      ]
      process.standardError = try FileHandle(forWritingTo: output)
      process.standardOutput = FileHandle.nullDevice
      let status = try await withCheckedThrowingContinuation { continuation in
        process.terminationHandler = { continuation.resume(returning: $0.terminationStatus) }
        do { try process.run() } catch { continuation.resume(throwing: error) }
      }
      return status == 0 ? nil : try String(contentsOf: output, encoding: .utf8)
    }
  }
#endif
