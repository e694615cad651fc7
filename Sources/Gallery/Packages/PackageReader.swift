import Foundation

/// Reads files of Debian packages: `dpkg`'s status file, `Packages`, `apt-cache dumpavail`.
///
/// One reader for all files of a screen: the same package has the same identity in all of them,
/// and when a file is read again.
struct PackageReader: Sendable {
  private let identifiers = PackageIdentifiers()
  private let bufferSize: Int

  /// Makes a reader that refuses files with lines longer than `bufferSize`, in bytes.
  init(bufferSize: Int = 1 << 20) {
    self.bufferSize = bufferSize
  }

  /// Reads the file at `path`, off the main thread.
  ///
  /// What the file holds at opening is what counts. Memory grows with what is shown of the
  /// packages and not with the file.
  ///
  /// - Parameters:
  ///   - path: absolute, or relative to the working directory.
  ///   - progress: gets the part that was read, 0 to 1, on the reading thread.
  /// - Returns: the installed packages; all of them where the file has no states.
  /// - Throws: ``PackageFileError``, or `CancellationError` when the task is cancelled.
  @concurrent
  func catalog(
    at path: String, progress: @Sendable (Double) -> Void = { _ in }
  ) async throws -> PackageCatalog {
    let reader = try LineReader(path: path, bufferSize: bufferSize)
    var parser = ParagraphParser(path: path, identifiers: identifiers)
    var unended: [UInt8]?
    try reader.forEachLine(progress: progress) { line, isEnded in
      if isEnded { try parser.parse(line) } else { unended = Array(line) }
    }
    if reader.hasGrown {
      parser.dropParagraph()
      parser.builder.diagnostics.grew = true
    } else if let unended {
      try unended.withUnsafeBytes { try parser.parseUnended($0) }
    } else {
      try parser.endParagraph()
    }
    guard parser.hasParagraphs else { throw PackageFileError(.empty, path: path) }
    try Task.checkCancellation()
    return PackageCatalog(table: parser.builder.table(), diagnostics: parser.builder.diagnostics)
  }
}
