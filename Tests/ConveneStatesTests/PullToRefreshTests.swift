import Foundation
import Testing

@testable import ConveneStates

@MainActor
@Suite("A pull refreshes, and ends with the refresh")
struct PullToRefreshTests {
  private struct Failure: Error {}

  private let bench = Bench()
  private let work = ControlledLoad<[Int]>()
  private let loader: ScreenLoader<[Int]>
  private let pull: PullToRefresh

  init() {
    loader = ScreenLoader(
      value: [1], states: bench.model(), load: { [work] in try await work.run() })
    pull = PullToRefresh(loader)
  }

  /// Pulls, has something happen, and tells how often the pull has begun or ended.
  private func changes(_ event: () async -> Void) async -> [Bool] {
    var changes: [Bool] = []
    pull.onChange = { [weak pull] in changes.append(pull?.isPulled ?? false) }
    var ends = 0
    pull.onEnd = { ends += 1 }
    pull.pull()
    #expect(loader.input.activity == .refreshing)
    await wait { work.count == 1 }
    await event()
    await wait { !pull.isPulled }
    for _ in 0..<50 { await Task.yield() }
    #expect(ends == 1)
    return changes
  }

  @Test("with an answer")
  func answered() async {
    #expect(await changes { work.end(0, with: .success([2])) } == [true, false])
    #expect(loader.value == [2])
  }

  @Test("with an error")
  func failed() async {
    #expect(await changes { work.end(0, with: .failure(Failure())) } == [true, false])
  }

  @Test("with a cancel, though the load is deaf to it")
  func cancelled() async {
    #expect(await changes { loader.cancel() } == [true, false])
    work.endAll()
  }

  @Test("where another load takes its place")
  func replaced() async {
    #expect(await changes { loader.load() } == [true, false])
    await wait { work.count == 2 }
    work.endAll()
  }

  @Test("where it waits for the network, which a banner tells of")
  func waiting() async {
    loader.network = .offline
    let ended = await changes { work.end(0, with: .failure(URLError(.notConnectedToInternet))) }
    #expect(ended == [true, false])
    #expect(loader.isWaiting)
  }

  @Test("a second pull while the first goes on is one more refresh, and one end")
  func again() async {
    let ended = await changes {
      pull.pull()
      await wait { work.count == 2 }
      work.end(0, with: .success([2]))
      for _ in 0..<50 { await Task.yield() }
      #expect(pull.isPulled)
      work.end(1, with: .success([3]))
    }
    #expect(ended == [true, false])
    #expect(loader.value == [3])
  }

  @Test("and begins again when it is pulled again")
  func later() async {
    _ = await changes { work.end(0, with: .success([2])) }
    pull.pull()
    #expect(pull.isPulled)
    await wait { work.count == 2 }
    work.end(1, with: .success([3]))
    await wait { !pull.isPulled }
  }

  @Test("where the loader goes")
  func gone() async {
    var other: ScreenLoader<[Int]>? = ScreenLoader(
      value: [1], states: bench.model(), load: { [work] in try await work.run() })
    let pull = other.map { PullToRefresh($0) }
    pull?.pull()
    other = nil
    pull?.pull()
    await wait { pull?.isPulled == false }
    work.endAll()
  }

  @Test("of pages, by their first one")
  func pages() async {
    let pages = PageLoader<Int, Int>(states: bench.model()) { [work] (_: Int?) in
      Page(try await work.run(), next: nil)
    }
    let pull = PullToRefresh(pages)
    pull.pull()
    await wait { work.count == 1 }
    #expect(pull.isPulled)
    work.end(0, with: .success([1]))
    await wait { !pull.isPulled }
    #expect(pages.elements == [1])
  }
}
