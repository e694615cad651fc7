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
    return try readAll(limits: limits) { Foundation.read(descriptor, $0.baseAddress, $0.count) }
  }

  /// Reads up to the end, which is where it is found and not where the file's size said.
  ///
  /// - Parameters:
  ///   - limits: how many bytes may come.
  ///   - next: reads what comes next, and answers as POSIX's `read` does: so many bytes came, none at
  ///     the end, and −1 where `errno` says what went wrong.
  /// - Returns: what was read.
  /// - Throws: `unreadableFile` or `tooManyBytes`, or a `CancellationError`.
  static func readAll(
    limits: ImageLimits, next: (UnsafeMutableRawBufferPointer) -> Int
  ) throws -> Data {
    var bytes = Data()
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while true {
      try Task.checkCancellation()
      let count = chunk.withUnsafeMutableBytes(next)
      guard count != 0 else { return bytes }
      if count < 0 {
        // A signal may interrupt the reading of what a program serves as a file.
        guard errno == EINTR else { throw ImageLoadingError.unreadableFile }
        continue
      }
      bytes.append(contentsOf: chunk[..<count])
      guard bytes.count <= limits.bytes else { throw ImageLoadingError.tooManyBytes }
    }
  }
}
