import Foundation

/// The lines of one regular file, through a buffer of fixed size.
///
/// It reads and does not map: a mapped file that another process cuts would end this one.
final class LineReader {
  /// Beyond any list of packages; offsets and counts below it fit 32 bits.
  static let largestFile = 1 << 31

  let path: String
  /// In bytes, at opening: what is read, whatever is written behind it meanwhile.
  let size: Int
  /// The number of the line that was delivered last, counted from 1.
  private(set) var line = 0
  private let descriptor: Int32
  private let buffer: UnsafeMutableRawBufferPointer

  /// Opens the file; a line longer than `bufferSize`, in bytes, will be an error.
  init(path: String, bufferSize: Int) throws(PackageFileError) {
    // Opening a pipe would otherwise wait for somebody who writes to it.
    descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { throw PackageFileError(code: errno, path: path) }
    self.path = path
    do {
      size = try Self.sizeOfRegularFile(descriptor, path: path)
    } catch {
      close(descriptor)
      throw error
    }
    buffer = .allocate(byteCount: bufferSize, alignment: 16)
  }

  deinit {
    close(descriptor)
    buffer.deallocate()
  }

  /// Whether the file is longer now than at opening.
  var hasGrown: Bool {
    var status = stat()
    return fstat(descriptor, &status) == 0 && Int(status.st_size) > size
  }

  /// Delivers each line without its end; the buffer is valid during the call only.
  ///
  /// - Parameters:
  ///   - progress: gets the part that was read, 0 to 1, once per buffer.
  ///   - body: its second argument is whether the line has an end.
  /// - Throws: `CancellationError`, a `PackageFileError`, or what `body` throws.
  func forEachLine(
    progress: (Double) -> Void, _ body: (UnsafeRawBufferPointer, Bool) throws -> Void
  ) throws {
    var offset = 0
    var pending = 0
    while offset < size {
      try Task.checkCancellation()
      guard pending < buffer.count else {
        throw PackageFileError(.lineTooLong, path: path, line: line + 1)
      }
      let count = try fill(from: pending, upTo: size - offset)
      offset += count
      let filled = UnsafeRawBufferPointer(rebasing: buffer[..<(pending + count)])
      try checkText(filled, from: pending)
      let rest = try deliverLines(of: filled, body)
      pending = rest.count
      if let start = buffer.baseAddress, let source = rest.baseAddress {
        memmove(start, source, pending)
      }
      progress(Double(offset) / Double(size))
    }
    guard pending > 0 else { return }
    line += 1
    try body(UnsafeRawBufferPointer(rebasing: buffer[..<pending]), false)
  }

  private func fill(from start: Int, upTo limit: Int) throws(PackageFileError) -> Int {
    let room = UnsafeMutableRawBufferPointer(rebasing: buffer[start...])
    while true {
      let count = read(descriptor, room.baseAddress, min(room.count, limit))
      if count > 0 { return count }
      if count == 0 { throw PackageFileError(.shrank, path: path) }
      if errno != EINTR { throw PackageFileError(code: errno, path: path) }
    }
  }

  /// Returns what is behind the last line's end.
  private func deliverLines(
    of bytes: UnsafeRawBufferPointer, _ body: (UnsafeRawBufferPointer, Bool) throws -> Void
  ) rethrows -> UnsafeRawBufferPointer {
    var rest = bytes
    while let end = rest.firstOffset(of: UInt8(ascii: "\n")) {
      line += 1
      try body(UnsafeRawBufferPointer(rebasing: rest[..<end]), true)
      rest = UnsafeRawBufferPointer(rebasing: rest[(end + 1)...])
    }
    return rest
  }

  private func checkText(
    _ bytes: UnsafeRawBufferPointer, from start: Int
  ) throws(PackageFileError) {
    let new = UnsafeRawBufferPointer(rebasing: bytes[start...])
    // Without a branch per byte, so that it costs next to nothing: looked for only once found.
    var hasControl = false
    for byte in new { hasControl = hasControl != Self.isControl(byte) || hasControl }
    guard hasControl, let place = new.firstIndex(where: Self.isControl) else { return }
    let lines = new[..<place].count { $0 == UInt8(ascii: "\n") }
    throw PackageFileError(.binary, path: path, line: line + lines + 1)
  }

  private static func isControl(_ byte: UInt8) -> Bool {
    (byte < 0x20 && byte != 0x09 && byte != 0x0A && byte != 0x0D) || byte == 0x7F
  }

  private static func sizeOfRegularFile(
    _ descriptor: Int32, path: String
  ) throws(PackageFileError) -> Int {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw PackageFileError(code: errno, path: path) }
    switch status.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: throw PackageFileError(.directory, path: path)
    default: throw PackageFileError(.notAFile, path: path)
    }
    guard status.st_size <= largestFile else { throw PackageFileError(.tooLarge, path: path) }
    return Int(status.st_size)
  }
}

extension UnsafeRawBufferPointer {
  /// The offset of the first such byte.
  func firstOffset(of byte: UInt8) -> Int? {
    guard let start = baseAddress, let place = memchr(start, Int32(byte), count) else { return nil }
    return UnsafeRawPointer(place) - start
  }
}
