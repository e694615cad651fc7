import Foundation

/// Why a file of packages cannot be shown, in a sentence that names the file and the line.
struct PackageFileError: LocalizedError, Equatable, Sendable {
  /// What is wrong with the file.
  enum Reason: Equatable, Sendable {
    /// There is no file at the path.
    case missing
    /// The system refuses to open or read it; `code` is its `errno`.
    case unreadable(code: Int32)
    /// The path leads to a directory.
    case directory
    /// The path leads to a pipe, a socket or a device, which could be waited for without end.
    case notAFile
    /// It holds no paragraph at all.
    case empty
    /// It is beyond ``LineReader/largestFile``.
    case tooLarge
    /// It holds control characters, which text has none of.
    case binary
    /// A line is longer than the reader's buffer.
    case lineTooLong
    /// A line is neither a field, a continuation, a comment nor blank.
    case notAField
    /// A paragraph has a field twice, as when the blank line between two packages is lost.
    case repeatedField(String)
    /// A paragraph does not say which package it describes; the line is its first one.
    case noPackageName
    /// The last line breaks off.
    case truncated
    /// It became shorter while it was read.
    case shrank
  }

  let reason: Reason
  let path: String
  /// Counted from 1; `nil` where the fault concerns the file as a whole.
  let line: Int?

  init(_ reason: Reason, path: String, line: Int? = nil) {
    self.reason = reason
    self.path = path
    self.line = line
  }

  /// The reason behind a system call that failed with `code`.
  init(code: Int32, path: String) {
    switch code {
    case ENOENT, ENOTDIR: self.init(.missing, path: path)
    case EISDIR: self.init(.directory, path: path)
    case ENXIO: self.init(.notAFile, path: path)
    default: self.init(.unreadable(code: code), path: path)
    }
  }

  var errorDescription: String? {
    guard let line else { return "\(path): \(explanation)." }
    return "Line \(line) of \(path): \(explanation)."
  }

  private var explanation: String {
    switch reason {
    case .missing: "there is no such file"
    case .unreadable(let code): "it cannot be read (\(String(cString: strerror(code))))"
    case .directory: "this is a directory, not a file of packages"
    case .notAFile: "this is a pipe or a device, not a file of packages"
    case .empty: "the file lists no package"
    case .tooLarge: "the file is too large"
    case .binary: "this is binary data, not a list of packages"
    case .lineTooLong: "the line is too long"
    case .notAField: "neither “Field: value” nor the continuation of a field"
    case .repeatedField(let name): "a second “\(name)” in one paragraph"
    case .noPackageName: "the paragraph that begins here has no “Package” field"
    case .truncated: "the file breaks off here"
    case .shrank: "the file became shorter while it was read"
    }
  }
}
