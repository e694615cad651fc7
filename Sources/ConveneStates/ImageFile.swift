import Foundation

/// Reads an image's file: URLSession doesn't on every platform.
enum ImageFile {
  /// Reads a regular file.
  ///
  /// What isn't one, such as a folder, a pipe or a device, may block for ever, and is refused.
  ///
  /// - Throws: `unreadableFile` or `tooManyBytes`.
  @concurrent
  static func read(_ url: URL, limits: ImageLimits) async throws -> Data {
    let path = url.path
    guard url.host.map({ $0.isEmpty || $0 == "localhost" }) ?? true, !path.utf8.contains(0) else {
      throw ImageLoadingError.unreadableFile
    }
    // Without waiting: to open a pipe lasts until somebody writes into it.
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { throw ImageLoadingError.unreadableFile }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw ImageLoadingError.unreadableFile
    }
    guard status.st_size <= limits.bytes else { throw ImageLoadingError.tooManyBytes }
    return try read(descriptor, limits: limits)
  }

  /// Reads up to the end, which is where it is found and not where the file's size said.
  private static func read(_ descriptor: Int32, limits: ImageLimits) throws -> Data {
    var bytes = Data()
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while true {
      try Task.checkCancellation()
      let count = chunk.withUnsafeMutableBytes {
        Foundation.read(descriptor, $0.baseAddress, $0.count)
      }
      guard count != 0 else { return bytes }
      if count < 0 {
        guard errno == EINTR else { throw ImageLoadingError.unreadableFile }
        continue
      }
      bytes.append(contentsOf: chunk[..<count])
      guard bytes.count <= limits.bytes else { throw ImageLoadingError.tooManyBytes }
    }
  }
}
