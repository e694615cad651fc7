import Foundation

/// The files that come with the app.
///
/// The accessor that the package manager generates ends the app where the folder is missing, as
/// when only the program was copied; here a missing file is `nil`, and a screen shows its state
/// for it.
enum GalleryResources {
  /// Where the file is, if it is there; `path` is relative to the `Resources` folder.
  static func file(_ path: String) -> URL? {
    guard let folder else { return nil }
    let file = folder.appendingPathComponent(path)
    return FileManager.default.fileExists(atPath: file.path) ? file : nil
  }

  /// Beside the program, also where it was started through a link.
  private static let folder: URL? = {
    let program = Bundle.main.executableURL?.resolvingSymlinksInPath().deletingLastPathComponent()
    return [program, Bundle.main.bundleURL].compactMap { place in
      place?.appendingPathComponent("Convene_Gallery.resources/Resources", isDirectory: true)
    }.first { FileManager.default.fileExists(atPath: $0.path) }
  }()
}
