import Foundation
import Testing

@testable import ConveneStates

@MainActor
@Suite("PageLoader and the network")
struct PageLoaderNetworkTests {
  private let notConnected = URLError(.notConnectedToInternet)

  /// A loader of one page whose next one has failed for want of a network, and waits.
  private func waiting() async -> ControlledPages {
    let pages = ControlledPages()
    await pages.load([1], next: 2)
    pages.loader.network = .offline
    pages.loader.loadMore()
    await wait { pages.work.count == 2 }
    pages.work.end(1, with: .failure(notConnected))
    await wait { pages.loader.isWaiting }
    return pages
  }

  @Test("a page that fails without network waits, and says so")
  func waits() async {
    let pages = await waiting()
    #expect(pages.loader.more == .loading)
    await pages.settle()
    #expect(pages.row.title == "No internet connection.")
    #expect(pages.row.subtitle == "Waiting for the connection to come back…")
    #expect(pages.row.buttons.map(\.action) == [.cancel])
    #expect(pages.loader.elements == [1])
  }

  @Test("it is loaded once the network has been back for a second, once")
  func resumes() async {
    let pages = await waiting()
    pages.loader.network = .online
    await pages.bench.advance(999, pages.loader)
    #expect(pages.work.count == 2)
    await pages.bench.advance(1, pages.loader)
    await pages.end(2, with: .success(Page([2], next: nil)))
    #expect(pages.loader.elements == [1, 2])
    await pages.bench.advance(5_000, pages.loader)
    #expect(pages.work.count == 3)
  }

  @Test("waiting can be given up, and the network's return then loads nothing")
  func cancels() async {
    let pages = await waiting()
    pages.loader.moreStates.perform(.cancel)
    #expect(pages.loader.more == .paused)
    pages.loader.network = .online
    await pages.bench.advance(5_000, pages.loader)
    #expect(pages.work.count == 2)
  }

  @Test("one that fails as not connected while there seems to be a network is tried again by hand")
  func fails() async {
    let pages = ControlledPages()
    await pages.load([1], next: 2)
    pages.loader.loadMore()
    await pages.end(1, with: .failure(notConnected))
    #expect(pages.loader.more == .failed(.noInternet))
    #expect(pages.row.title == "No internet connection.")
    #expect(pages.row.buttons.map(\.action) == [.retry])
  }

  @Test("a first page waits as a screen's does")
  func firstPage() async {
    let pages = ControlledPages()
    pages.loader.network = .offline
    pages.loader.load()
    await wait { pages.work.count == 1 }
    pages.work.end(0, with: .failure(notConnected))
    await wait { pages.loader.isWaiting }
    await pages.settle()
    #expect(
      pages.loader.states.display.body == .noInternet(waiting: true, canCancel: true))
    pages.loader.network = .online
    await pages.bench.advance(1_000, pages.loader)
    await pages.end(1, with: .success(Page([1], next: nil)))
    #expect(pages.loader.elements == [1])
  }

  @Test("what watches the network is followed by all loads")
  func follows() async {
    let pages = ControlledPages()
    await pages.load([1], next: 2)
    let network = SwitchedNetwork()
    pages.loader.follow(network)
    pages.loader.loadMore()
    await wait { pages.work.count == 2 }
    pages.work.end(1, with: .failure(notConnected))
    await wait { pages.loader.isWaiting }
    network.status = .online
    await wait { pages.loader.network == .online && pages.loader.wakeUp != nil }
    await pages.bench.advance(1_000, pages.loader)
    await pages.end(2, with: .success(Page([2], next: nil)))
    #expect(pages.loader.elements == [1, 2])
  }
}

/// A network that a test turns on, with a stream for each who follows it.
///
/// `@unchecked Sendable` is sound: all that changes is only touched under the lock.
private final class SwitchedNetwork: Connectivity, @unchecked Sendable {
  private let lock = NSLock()
  private var current = NetworkStatus.offline
  private var followers: [AsyncStream<NetworkStatus>.Continuation] = []

  var status: NetworkStatus {
    get { lock.withLock { current } }
    set {
      let followers = lock.withLock {
        current = newValue
        return self.followers
      }
      followers.forEach { $0.yield(newValue) }
    }
  }

  func changes() -> AsyncStream<NetworkStatus> {
    let (stream, continuation) = AsyncStream<NetworkStatus>.makeStream()
    lock.withLock { followers.append(continuation) }
    return stream
  }
}
