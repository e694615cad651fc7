import CAdwaita
import Foundation

@testable import ConveneGTK

/// Writes what a test shows as PNG files for somebody to look at, where asked to:
/// `CONVENE_PICTURES=folder Scripts/with-display swift test`.
@MainActor
enum Pictures {
  private static let folder = ProcessInfo.processInfo.environment["CONVENE_PICTURES"]

  /// Writes a window's picture under a name without ending.
  static func write(_ window: WidgetPointer, _ name: String) throws {
    guard let folder else { return }
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try WidgetSnapshot.writePNG(of: window, to: "\(folder)/\(name).png")
  }
}
