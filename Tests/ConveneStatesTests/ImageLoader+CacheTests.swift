import Foundation
import TestSupport
import Testing

@testable import ConveneStates

/// What a server lets be kept is not downloaded again.
@MainActor
@Suite(.timeLimit(.minutes(1)))
struct ImageLoaderCacheTests {
  @Test("an image that may be kept is downloaded once, also by a loader of a later run")
  func kept() async throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("convene-\(UUID().uuidString)", isDirectory: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let png = TestPNG.plain(width: 4, height: 3)
    let server = try LoopbackServer {
      $0.answer(png, header: ["Cache-Control: public, max-age=60"])
    }
    defer { server.stop() }
    let url = try server.url("/a")
    for cache in [
      ImageCacheSize(folder: folder), ImageCacheSize(folder: folder),
      ImageCacheSize(memory: 0, folder: folder),
    ] {
      let loader = ImageLoader(cache: cache, clock: ManualClock())
      #expect(try await loader.image(at: url).bytes == png)
      #expect(try await loader.image(at: url).bytes == png)
    }
    #expect(server.requests == ["/a": 1])
    #expect(try !FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
  }

  @Test(
    "an image that may not be kept is downloaded each time",
    arguments: [
      "Cache-Control: no-store", "Cache-Control: max-age=0", "Cache-Control: max-age=60, no-cache",
      "X-Nothing: said", "Cache-Control: max-age=60\r\nVary: *",
    ])
  func notKept(header: String) async throws {
    let png = TestPNG.plain(width: 4, height: 3)
    let server = try LoopbackServer { $0.answer(png, header: [header]) }
    defer { server.stop() }
    let loader = ImageLoader(cache: ImageCacheSize(disk: 0), clock: ManualClock())
    let url = try server.url("/a")
    for _ in 0..<2 { #expect(try await loader.image(at: url).bytes == png) }
    #expect(server.requests == ["/a": 2])
  }

  @Test("addresses that differ in their queries are different images")
  func queries() async throws {
    let server = try LoopbackServer {
      let width = $0.path.hasSuffix("?2") ? 2 : 1
      $0.answer(TestPNG.plain(width: width, height: 1), header: ["Cache-Control: max-age=60"])
    }
    defer { server.stop() }
    let loader = ImageLoader(cache: ImageCacheSize(disk: 0), clock: ManualClock())
    for _ in 0..<2 {
      for width in 1...2 {
        let url = try server.url("/a?\(width)")
        #expect(try await loader.image(at: url).width == width)
      }
    }
    #expect(server.requests == ["/a?1": 1, "/a?2": 1])
  }

  @Test("what is no image, failed, or came over a redirect is not kept")
  func wrongNotKept() async throws {
    let png = TestPNG.plain(width: 4, height: 3)
    let control = "Cache-Control: max-age=60"
    let server = try LoopbackServer { exchange in
      switch exchange.path {
      case "/html": exchange.answer(Data("<html>".utf8), header: [control])
      case "/404": exchange.answer(png, status: "404 Not Found", header: [control])
      case "/moved":
        exchange.answer(
          Data(), status: "301 Moved Permanently", header: [control, "Location: /image"])
      default: exchange.answer(png, header: [control])
      }
    }
    defer { server.stop() }
    let loader = ImageLoader(cache: ImageCacheSize(disk: 0), clock: ManualClock())
    for path in ["/html", "/404", "/moved"] {
      let url = try server.url(path)
      for _ in 0..<2 { _ = try? await loader.image(at: url) }
      #expect(server.requests[path] == 2)
    }
  }

  @Test("an image is too old when its time is over, and the newest one is kept then")
  func tooOld() async throws {
    let time = Day()
    let cache = ImageCache(ImageCacheSize(disk: 0), now: { time.now })
    let url = try #require(URL(string: "http://127.0.0.1/a"))
    let header = ["cache-control": "max-age=60"]
    for byte in UInt8(1)...3 {
      let answer = ImageDownload.Answer(
        bytes: Data([byte]), header: header, isRedirected: false)
      await cache.keep(answer, for: url)
      time.pass(59)
      #expect(await cache.bytes(for: url) == Data([byte]))
      time.pass(1)
      #expect(await cache.bytes(for: url) == nil)
    }
  }

  @Test("a cache that is full makes room, however often the same image is kept")
  func full() async throws {
    let cache = ImageCache(ImageCacheSize(memory: 10_000, disk: 0))
    let header = ["cache-control": "max-age=60"]
    for round in 0..<40 {
      let url = try #require(URL(string: "http://127.0.0.1/\(round % 7)"))
      let bytes = Data(repeating: UInt8(round), count: 3_000)
      await cache.keep(.init(bytes: bytes, header: header, isRedirected: false), for: url)
      #expect(await cache.bytes(for: url) == bytes)
    }
  }
}

/// A day that passes as a test says.
///
/// `@unchecked Sendable` is sound: the date is only touched under the lock.
private final class Day: @unchecked Sendable {
  private let lock = NSLock()
  private var date = Date(timeIntervalSince1970: 1_000_000_000)

  var now: Date { lock.withLock { date } }

  func pass(_ seconds: TimeInterval) {
    lock.withLock { date += seconds }
  }
}
