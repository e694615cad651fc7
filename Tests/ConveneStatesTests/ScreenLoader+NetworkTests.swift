import Foundation
import Testing

@testable import ConveneStates

@MainActor
@Suite("ScreenLoader and the network")
struct ScreenLoaderNetworkTests {
  let bench = Bench()
  let work = ControlledLoad<[Int]>()

  /// A loader whose first load has failed for want of a network, and waits.
  private func waitingLoader() async -> ScreenLoader<[Int]> {
    let loader = ScreenLoader<[Int]>(states: bench.model()) { [work] in try await work.run() }
    loader.network = .offline
    let task = loader.load()
    await wait { work.count == 1 }
    work.end(0, with: .failure(URLError(.notConnectedToInternet)))
    await task.value
    await bench.settle(loader)
    return loader
  }

  @Test("a load is tried without network, and shows what it brings")
  func triedOffline() async {
    let loader = ScreenLoader<[Int]>(states: bench.model()) { [4] }
    loader.network = .offline
    await loader.load().value
    await bench.settle(loader)
    #expect(loader.value == [4])
    #expect(
      loader.display
        == ScreenDisplay(body: .content, accessory: .offlineBanner(waiting: false)))
  }

  @Test("one that fails without network waits, and says so")
  func waits() async {
    let loader = await waitingLoader()
    #expect(loader.display.body == .noInternet(waiting: true, canCancel: true))
    #expect(loader.error == nil)
    #expect(loader.states.rendered.subtitle == "Waiting for the connection to come back…")
    #expect(loader.states.rendered.buttons.map(\.action) == [.cancel])
    loader.states.perform(.cancel)
    await bench.settle(loader)
    #expect(
      loader.display == ScreenDisplay(body: .blank, accessory: .offlineBanner(waiting: false)))
  }

  @Test("it runs again once the network has been back for a second, once")
  func resumes() async {
    let loader = await waitingLoader()
    loader.network = .online
    await bench.advance(999, loader)
    #expect(work.count == 1)
    await bench.advance(1, loader)
    await wait { work.count == 2 }
    work.end(1, with: .success([1]))
    await wait { loader.value == [1] }
    loader.network = .offline
    loader.network = .online
    await bench.advance(5_000, loader)
    #expect(work.count == 2)
  }

  @Test("what else changes within that second doesn't put the load off")
  func notPutOff() async {
    let loader = await waitingLoader()
    loader.network = .online
    await bench.advance(600, loader)
    loader.recount()
    loader.network = .unknown
    await bench.advance(400, loader)
    await wait { work.count == 2 }
    work.endAll()
  }

  @Test("a network that comes and goes within a second resumes nothing")
  func debounced() async {
    let loader = await waitingLoader()
    for _ in 0..<5 {
      loader.network = .online
      await bench.advance(900, loader)
      loader.network = .offline
      await bench.advance(900, loader)
    }
    #expect(work.count == 1)
    #expect(loader.display.body == .noInternet(waiting: true, canCancel: true))
  }

  @Test("a retry or a new load needn't wait, and the network's return doesn't double it")
  func retriesAtOnce() async {
    let loader = await waitingLoader()
    for _ in 0..<5 { loader.retry() }
    await wait { work.count == 2 }
    loader.network = .online
    await bench.advance(5_000, loader)
    #expect(work.count == 2)
    work.endAll()
  }

  @Test("what watches the network is followed, until the loader goes")
  func follows() async {
    let network = Network()
    var loader: ScreenLoader<[Int]>? = ScreenLoader(states: bench.model()) { [] }
    loader?.follow(network)
    #expect(loader?.network == .offline)
    network.continuation.yield(.online)
    await wait { loader?.network == .online }
    let ended = Counter()
    network.continuation.onTermination = { _ in ended.increment() }
    loader = nil
    await wait { ended.value == 1 }
  }

  @Test("a change right after the status was asked for isn't lost")
  func followsFromTheStart() async {
    let loader = ScreenLoader<[Int]>(states: bench.model()) { [] }
    loader.follow(QuickNetwork())
    await wait { loader.network == .online }
  }
}

/// A network that comes back while it is asked for its status.
private struct QuickNetwork: Connectivity {
  let feed = ConnectivityFeed(.offline)

  var status: NetworkStatus {
    defer { feed.send(.online) }
    return feed.status
  }

  func changes() -> AsyncStream<NetworkStatus> { feed.stream(from: feed) }
}

private struct Network: Connectivity {
  let status = NetworkStatus.offline
  let stream: AsyncStream<NetworkStatus>
  let continuation: AsyncStream<NetworkStatus>.Continuation

  init() {
    (stream, continuation) = AsyncStream.makeStream()
  }

  func changes() -> AsyncStream<NetworkStatus> { stream }
}
