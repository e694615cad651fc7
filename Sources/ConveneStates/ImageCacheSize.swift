import Foundation

/// How much room downloaded images may take, as far as their servers let them be kept.
public struct ImageCacheSize: Hashable, Sendable {
  /// The bytes in memory.
  public var memory: Int
  /// The bytes on disk, where they outlast the app's run.
  public var disk: Int
  /// The folder on disk, for this alone; nil: a folder in the app's caches.
  public var folder: URL?

  /// Makes a size; below 0 counts as 0.
  ///
  /// - Parameters:
  ///   - memory: the bytes in memory.
  ///   - disk: the bytes on disk.
  ///   - folder: the folder on disk, for this alone; nil: a folder in the app's caches.
  public init(memory: Int = 10_000_000, disk: Int = 50_000_000, folder: URL? = nil) {
    self.memory = max(memory, 0)
    self.disk = max(disk, 0)
    self.folder = folder
  }

  /// Nothing is kept.
  public static let none = ImageCacheSize(memory: 0, disk: 0)
}
