import Foundation
import TestSupport
import Testing

@testable import ConveneStates

/// Who shares a download, who waits, and who gives up.
@MainActor
@Suite(.timeLimit(.minutes(1)))
struct ImageLoaderSharingTests {
  private let png = TestPNG.plain(width: 4, height: 3)

  @Test("200 requests of 20 URLs are 20 downloads, at most 4 at once")
  func manyRequests() async throws {
    let fourArrived = Gate()
    let count = Counter()
    let server = try LoopbackServer { [png] exchange in
      count.increment()
      if count.value == 4 { fourArrived.open() }
      fourArrived.hold()
      exchange.answer(png)
    }
    defer { server.stop() }
    let loader = ImageLoader(cache: .none, clock: ManualClock())
    let urls = try (0..<20).map { try server.url("/\($0)") }
    let loads = (0..<200).map { number in
      Task { try await loader.image(at: urls[number % 20]) }
    }
    for load in loads { #expect(try await load.value.bytes == png) }
    #expect(server.requests.count == 20)
    #expect(server.requests.values.allSatisfy { $0 == 1 })
    #expect(server.mostAtOnce == 4)
    await wait { loader.isIdle }
  }

  @Test("a download goes on while one of those who wait for it remains")
  func oneRemains() async throws {
    let arrived = Gate()
    let go = Gate()
    let server = try LoopbackServer { [png] exchange in
      arrived.open()
      go.hold()
      exchange.answer(png)
    }
    defer { server.stop() }
    let loader = ImageLoader(cache: .none, clock: ManualClock())
    let url = try server.url("/a")
    let first = Task { try await loader.image(at: url) }
    let second = Task { try await loader.image(at: url) }
    await arrived.opened()
    first.cancel()
    await #expect(throws: CancellationError.self) { try await first.value }
    go.open()
    #expect(try await second.value.bytes == png)
    #expect(server.requests == ["/a": 1])
  }

  @Test("the last one who gives up closes the connection, and nothing is reported")
  func lastOneLeaves() async throws {
    let arrived = Gate()
    let hungUp = Gate()
    let server = try LoopbackServer(silentAfter: arrived, until: hungUp)
    defer { server.stop() }
    let loader = ImageLoader(cache: .none, clock: ManualClock())
    var diagnostics: [StateDiagnostic] = []
    loader.onDiagnostic = { diagnostics.append($0) }
    let url = try server.url("/a")
    let loads = (0..<3).map { _ in Task { try await loader.image(at: url) } }
    await arrived.opened()
    for load in loads { load.cancel() }
    for load in loads {
      await #expect(throws: CancellationError.self) { try await load.value }
    }
    await hungUp.opened()
    await wait { loader.isIdle }
    #expect(diagnostics.isEmpty)
  }

  @Test("asked again right after the last one gave up, it is downloaded anew")
  func askedAgain() async throws {
    let arrived = Gate()
    let server = try LoopbackServer { [png] exchange in
      if arrived.isOpen { return exchange.answer(png) }
      arrived.open()
      exchange.waitForHangUp()
    }
    defer { server.stop() }
    let loader = ImageLoader(cache: .none, clock: ManualClock())
    let url = try server.url("/a")
    let first = Task { try await loader.image(at: url) }
    await arrived.opened()
    first.cancel()
    await #expect(throws: CancellationError.self) { try await first.value }
    #expect(try await loader.image(at: url).bytes == png)
    #expect(server.requests == ["/a": 2])
    await wait { loader.isIdle }
  }

  @Test("what is cancelled before it begins asks no server")
  func cancelledInLine() async throws {
    let fourArrived = Gate()
    let count = Counter()
    let go = Gate()
    let server = try LoopbackServer { [png] exchange in
      count.increment()
      if count.value == 4 { fourArrived.open() }
      go.hold()
      exchange.answer(png)
    }
    defer { server.stop() }
    let loader = ImageLoader(cache: .none, clock: ManualClock())
    let urls = try (0..<6).map { try server.url("/\($0)") }
    let loads = urls.map { url in Task { try await loader.image(at: url) } }
    await fourArrived.opened()
    loads[4].cancel()
    await #expect(throws: CancellationError.self) { try await loads[4].value }
    let never = Task { try await loader.image(at: urls[4]) }
    never.cancel()
    await #expect(throws: CancellationError.self) { try await never.value }
    go.open()
    for load in loads where load != loads[4] { #expect(try await load.value.bytes == png) }
    #expect(server.requests.keys.sorted() == ["/0", "/1", "/2", "/3", "/5"])
    await wait { loader.isIdle }
  }

  @Test("the time in line isn't counted")
  func timeInLine() async throws {
    let fourArrived = Gate()
    let fifthArrived = Gate()
    let count = Counter()
    let server = try LoopbackServer { [png] exchange in
      if exchange.path == "/4" {
        fifthArrived.open()
        return exchange.answer(png)
      }
      count.increment()
      if count.value == 4 { fourArrived.open() }
      exchange.waitForHangUp()
    }
    defer { server.stop() }
    let clock = ManualClock()
    let loader = ImageLoader(limits: ImageLimits(time: .seconds(3)), cache: .none, clock: clock)
    let urls = try (0..<5).map { try server.url("/\($0)") }
    let loads = urls.map { url in Task { try await loader.image(at: url) } }
    await fourArrived.opened()
    await wait { clock.sleeperCount == 4 }
    clock.move(to: .seconds(3))
    for load in loads[..<4] {
      await #expect(throws: ImageLoadingError.timedOut) { try await load.value }
    }
    #expect(try await loads[4].value.bytes == png)
    await fifthArrived.opened()
  }

  @Test("files and data don't stand in line behind downloads")
  func noLineForFiles() async throws {
    let fourArrived = Gate()
    let count = Counter()
    let server = try LoopbackServer { exchange in
      count.increment()
      if count.value == 4 { fourArrived.open() }
      exchange.waitForHangUp()
    }
    defer { server.stop() }
    let loader = ImageLoader(cache: .none, clock: ManualClock())
    let urls = try (0..<4).map { try server.url("/\($0)") }
    let loads = urls.map { url in Task { try await loader.image(at: url) } }
    await fourArrived.opened()
    let data = try #require(
      URL(string: "data:image/png;base64," + png.base64EncodedString()))
    #expect(try await loader.image(at: data).bytes == png)
    for load in loads { load.cancel() }
    await wait { loader.isIdle }
  }

  @Test("cancelled at any moment, also between two redirects, it ends")
  func cancelledAnywhere() async throws {
    let server = try LoopbackServer { $0.redirect(to: $0.path + "a") }
    defer { server.stop() }
    let loader = ImageLoader(
      limits: ImageLimits(redirects: 1_000), cache: .none, clock: ManualClock())
    for round in 0..<60 {
      let url = try server.url("/\(round)")
      let load = Task { try await loader.image(at: url) }
      for _ in 0..<round * 20 { await Task.yield() }
      load.cancel()
      await #expect(throws: (any Error).self) { try await load.value }
    }
    await wait { loader.isIdle }
  }

  @Test("a loader that nobody holds any more is gone, and its connection closed")
  func loaderGoes() async throws {
    let arrived = Gate()
    let hungUp = Gate()
    let server = try LoopbackServer(silentAfter: arrived, until: hungUp)
    defer { server.stop() }
    weak var weakLoader: ImageLoader?
    let url = try server.url("/a")
    var load: Task<ImageData, any Error>?
    do {
      let loader = ImageLoader(cache: .none, clock: ManualClock())
      weakLoader = loader
      load = Task { try await loader.image(at: url) }
    }
    await arrived.opened()
    load?.cancel()
    load = nil
    await hungUp.opened()
    await wait { weakLoader == nil }
  }
}
