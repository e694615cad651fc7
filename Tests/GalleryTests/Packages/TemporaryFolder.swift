import Foundation

/// A folder for the files of one test; it goes with the last reference.
final class TemporaryFolder {
  let path: String

  init() throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// Writes a file and returns its path.
  func file(_ bytes: some Sequence<UInt8>, named name: String = "packages") throws -> String {
    let url = URL(fileURLWithPath: path).appendingPathComponent(name)
    try Data(bytes).write(to: url)
    return url.path
  }

  /// Writes a file of text and returns its path.
  func file(_ text: String, named name: String = "packages") throws -> String {
    try file(text.utf8, named: name)
  }
}
