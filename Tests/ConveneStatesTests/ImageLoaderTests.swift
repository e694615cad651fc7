import Foundation
import TestSupport
import Testing

@testable import ConveneStates

/// Downloads from a real server on the loopback address; who goes first is settled by gates.
@MainActor
@Suite(.timeLimit(.minutes(1)))
struct ImageLoaderTests {
  private let png = TestPNG.plain(width: 4, height: 3)

  @Test("an image comes with its bytes, its size, and the format that its bytes tell")
  func image() async throws {
    let server = try LoopbackServer { [png] in $0.answer(png, header: ["Content-Type: text/plain"])
    }
    defer { server.stop() }
    let image = try await ImageLoader(cache: .none, clock: ManualClock()).image(
      at: server.url("/a"))
    #expect(image.bytes == png)
    #expect(image.mimeType == "image/png")
    #expect(image.width == 4 && image.height == 3)
  }

  @Test(
    "what isn't an image is told by its reason, and reported once",
    arguments: [
      ("/404", .status(404)), ("/500", .status(500)), ("/401", .status(401)),
      ("/304", .status(304)), ("/nowhere", .status(302)),
      ("/html", .notAnImage), ("/nothing", .notAnImage), ("/short", .undecodable),
      ("/circle", .tooManyRedirects), ("/to-file", .unsupportedURL), ("/to-ftp", .unsupportedURL),
      ("/bomb", .tooManyPixels), ("/zipped-bomb", .tooManyBytes),
    ] as [(String, ImageLoadingError)])
  func failures(path: String, error: ImageLoadingError) async throws {
    let server = try LoopbackServer { Self.answer($0) }
    defer { server.stop() }
    let loader = ImageLoader(
      limits: ImageLimits(bytes: 1_000_000), cache: .none, clock: ManualClock())
    var diagnostics: [StateDiagnostic] = []
    loader.onDiagnostic = { diagnostics.append($0) }
    let url = try server.url(path)
    await #expect(throws: error) { try await loader.image(at: url) }
    #expect(diagnostics == [.imageNotLoaded(url, error)])
    await wait { loader.isIdle }
  }

  @Test(
    "a connection that breaks off is told as such",
    arguments: ["/too-long", "/reset", "/garbage", "/hang-up", "/reset-in-body"])
  func brokenConnections(path: String) async throws {
    let server = try LoopbackServer { Self.answer($0) }
    defer { server.stop() }
    let loader = ImageLoader(cache: .none, clock: ManualClock())
    let url = try server.url(path)
    let error = await #expect(throws: ImageLoadingError.self) { try await loader.image(at: url) }
    guard case .connection = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test("where nobody listens, the connection fails")
  func refused() async throws {
    let server = try LoopbackServer { $0.answer(Data()) }
    let url = try server.url("/a")
    server.stop()
    let loader = ImageLoader(cache: .none, clock: ManualClock())
    let error = await #expect(throws: ImageLoadingError.self) { try await loader.image(at: url) }
    #expect(error == .connection(.cannotConnectToHost))
  }

  @Test("a body without an end is broken off at the limit, and the connection closed")
  func endless() async throws {
    let hungUp = Gate()
    let server = try LoopbackServer { [png] exchange in
      exchange.begin()
      exchange.send(png)
      while exchange.send(Data(count: 65_536)) {}
      hungUp.open()
    }
    defer { server.stop() }
    let loader = ImageLoader(
      limits: ImageLimits(bytes: 1_000_000), cache: .none, clock: ManualClock())
    let url = try server.url("/endless")
    await #expect(throws: ImageLoadingError.tooManyBytes) { try await loader.image(at: url) }
    await hungUp.opened()
  }

  @Test("a body that says it is too long is not waited for")
  func declaredTooLong() async throws {
    let hungUp = Gate()
    let server = try LoopbackServer { exchange in
      exchange.begin(header: ["Content-Length: 1000001"])
      exchange.waitForHangUp()
      hungUp.open()
    }
    defer { server.stop() }
    let loader = ImageLoader(
      limits: ImageLimits(bytes: 1_000_000), cache: .none, clock: ManualClock())
    let url = try server.url("/large")
    await #expect(throws: ImageLoadingError.tooManyBytes) { try await loader.image(at: url) }
    await hungUp.opened()
  }

  @Test(
    "a server that doesn't come to an end is given up when the time is over",
    arguments: ["/silent", "/drip"])
  func timeOut(path: String) async throws {
    let arrived = Gate()
    let hungUp = Gate()
    let server = try LoopbackServer { [png] exchange in
      if exchange.path == "/drip" {
        exchange.begin(header: ["Content-Length: \(png.count)"])
        exchange.send(png.prefix(20))
      }
      arrived.open()
      exchange.waitForHangUp()
      hungUp.open()
    }
    defer { server.stop() }
    let clock = ManualClock()
    let loader = ImageLoader(
      limits: ImageLimits(time: .seconds(3)), cache: .none, clock: clock)
    let url = try server.url(path)
    let load = Task { try await loader.image(at: url) }
    await arrived.opened()
    await wait { clock.sleeperCount == 1 }
    clock.move(to: .milliseconds(2_999))
    #expect(!loader.isIdle)
    clock.move(to: .seconds(3))
    await #expect(throws: ImageLoadingError.timedOut) { try await load.value }
    await hungUp.opened()
    await wait { loader.isIdle && clock.sleeperCount == 0 }
  }

  @Test("a redirect is followed, relative to the folder that it comes from")
  func redirect() async throws {
    let server = try LoopbackServer { [png] exchange in
      switch exchange.path {
      case "/folder/a?b=c": exchange.redirect(to: "d%20e?f=%2F#g")
      case "/folder/d%20e?f=%2F": exchange.redirect(to: "/root")
      case "/root": exchange.answer(png)
      default: exchange.answer(Data(), status: "404 Not Found")
      }
    }
    defer { server.stop() }
    let image = try await ImageLoader(cache: .none, clock: ManualClock()).image(
      at: server.url("/folder/a?b=c"))
    #expect(image.bytes == png)
  }

  @Test("as many redirects as are allowed are followed, and not one more")
  func redirectLimit() async throws {
    let server = try LoopbackServer { [png] exchange in
      let rest = Int(exchange.path.dropFirst()) ?? 0
      if rest == 0 { exchange.answer(png) } else { exchange.redirect(to: "/\(rest - 1)") }
    }
    defer { server.stop() }
    let loader = ImageLoader(limits: ImageLimits(redirects: 3), cache: .none, clock: ManualClock())
    let three = try server.url("/3")
    let four = try server.url("/4")
    #expect(try await loader.image(at: three).bytes == png)
    await #expect(throws: ImageLoadingError.tooManyRedirects) { try await loader.image(at: four) }
  }

  @Test(
    "a URL that nothing is loaded from is told as such", arguments: ["ftp://a/b", "mailto:a", "a"])
  func unsupported(text: String) async throws {
    let url = try #require(URL(string: text))
    let loader = ImageLoader(cache: .none, clock: ManualClock())
    await #expect(throws: ImageLoadingError.unsupportedURL) { try await loader.image(at: url) }
  }

  /// Wrong answers by path.
  private nonisolated static func answer(_ exchange: Exchange) {
    let png = TestPNG.plain(width: 4, height: 3)
    switch exchange.path {
    case "/404": exchange.answer(png, status: "404 Not Found")
    case "/500": exchange.answer(png, status: "500 Internal Server Error")
    case "/401":
      exchange.answer(
        png, status: "401 Unauthorized", header: ["WWW-Authenticate: Basic realm=\"a\""])
    case "/304": exchange.begin(status: "304 Not Modified")
    case "/nowhere": exchange.answer(png, status: "302 Found", header: [])
    case "/html": exchange.answer(Data("<!DOCTYPE html><svg></svg>".utf8))
    case "/nothing": exchange.answer(Data())
    case "/short":
      exchange.begin(header: ["Content-Length: 20"])
      exchange.send(png)
    case "/too-long":
      exchange.begin(header: ["Content-Length: \(png.count + 1)"])
      exchange.send(png)
    case "/circle": exchange.redirect(to: "/circle")
    case "/to-file": exchange.redirect(to: "file:///etc/hostname")
    case "/to-ftp": exchange.redirect(to: "ftp://127.0.0.1/a.png")
    case "/bomb": exchange.answer(TestPNG.bomb(width: 30_000, height: 30_000))
    case "/zipped-bomb": exchange.answer(Gzip.zeros, header: ["Content-Encoding: gzip"])
    case "/reset": exchange.reset()
    case "/reset-in-body":
      exchange.begin(header: ["Content-Length: \(png.count)"])
      exchange.send(png.prefix(20))
      exchange.reset()
    case "/garbage": exchange.send(Data("\u{0}nonsense\r\n\r\n".utf8))
    case "/hang-up": break
    default: exchange.answer(png)
    }
  }
}
