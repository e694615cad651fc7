import Foundation
import TestSupport
import Testing

@testable import ConveneStates

@MainActor
@Suite(.timeLimit(.minutes(1)))
struct ImageFileTests {
  private let png = TestPNG.plain(width: 4, height: 3)

  @Test("a file is read, also where its name has to be escaped")
  func file() async throws {
    try await withFolder { folder in
      let url = folder.appendingPathComponent("ä b%#?.png")
      try png.write(to: url)
      #expect(try await ImageLoader(cache: .none, clock: ManualClock()).image(at: url).bytes == png)
    }
  }

  @Test(
    "what isn't a file that can be read is refused at once",
    arguments: ["/dev/zero", "/dev/tty", "/", "/nowhere/a.png", "/etc/shadow/a", "/tmp/a%00b"])
  func unreadable(path: String) async throws {
    let url = try #require(URL(string: "file://" + path))
    await expect(.unreadableFile, at: url)
  }

  @Test("a pipe that nobody writes to is refused, and a file on another machine")
  func pipe() async throws {
    try await withFolder { folder in
      let url = folder.appendingPathComponent("pipe")
      #expect(mkfifo(url.path, 0o600) == 0)
      await expect(.unreadableFile, at: url)
    }
    await expect(.unreadableFile, at: try #require(URL(string: "file://elsewhere/etc/hostname")))
  }

  @Test("a file that is too large, or says that it is empty and isn't, is read up to the limit")
  func tooLarge() async throws {
    try await withFolder { folder in
      let url = folder.appendingPathComponent("large")
      try Data(count: 1_001).write(to: url)
      await expect(.tooManyBytes, at: url, limits: ImageLimits(bytes: 1_000))
    }
    #if os(Linux)
      let url = URL(fileURLWithPath: "/proc/self/maps")
      await expect(.tooManyBytes, at: url, limits: ImageLimits(bytes: 100))
      await expect(.notAnImage, at: url)
    #endif
  }

  @Test("what a signal interrupts is read again, and a disk that fails is not")
  func interrupted() throws {
    var failures = [EINTR, EINTR]
    var rest = png
    let bytes = try ImageFile.readAll(limits: ImageLimits()) { room in
      errno = failures.popLast() ?? 0
      if errno != 0 { return -1 }
      defer { rest = Data(rest.dropFirst(10)) }
      return rest.prefix(10).copyBytes(to: room)
    }
    #expect(bytes == png)
    var count = 0
    #expect(throws: ImageLoadingError.unreadableFile) {
      try ImageFile.readAll(limits: ImageLimits()) { _ in
        count += 1
        errno = EIO
        return count < 3 ? -1 : 0
      }
    }
    #expect(count == 1)
  }

  private func expect(
    _ error: ImageLoadingError, at url: URL, limits: ImageLimits = ImageLimits()
  ) async {
    let loader = ImageLoader(limits: limits, cache: .none, clock: ManualClock())
    await #expect(throws: error) { try await loader.image(at: url) }
    #expect(loader.isIdle)
  }

  private func withFolder(_ body: (URL) async throws -> Void) async throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("convene-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try await body(folder)
  }
}
