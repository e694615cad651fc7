import Foundation
import Testing

@testable import ConveneStates

@MainActor
@Suite("ScreenLoader, searching while one types")
struct ScreenLoaderSearchTests {
  let bench = Bench()
  let work = ControlledLoad<[Int]>()

  private func loader(
    value: [Int]? = nil, timing: LoadingTiming = LoadingTiming()
  ) -> ScreenLoader<[Int]> {
    ScreenLoader(
      value: value, states: bench.model(timing: timing),
      search: { [work] in try await work.run($0) })
  }

  @Test("a query is searched for once it has stayed the same for 300 ms, and only the last")
  func pause() async {
    let loader = loader(value: [1, 2])
    for query in ["t", "te", "tea"] {
      loader.search(query)
      #expect(loader.query == query)
      await bench.advance(299, loader)
    }
    #expect(work.count == 0)
    await bench.advance(1, loader)
    await wait { work.count == 1 }
    #expect(work.queries == ["tea"])
    await bench.advance(20_000, loader)
    #expect(work.count == 1)
    work.endAll()
  }

  @Test("content stays, and answers the query before, until the answer is there")
  func contentStays() async {
    let loader = loader(value: [1, 2])
    loader.search("tea")
    await bench.advance(300, loader)
    #expect(loader.input.activity == .refreshing)
    #expect(loader.input.query == "")
    #expect(loader.display == ScreenDisplay(body: .content))
    await wait { work.count == 1 }
    work.end(0, with: .success([]))
    await wait { loader.input.activity == .idle }
    await bench.settle(loader)
    #expect(loader.display.body == .noResults(query: "tea"))
    loader.search("te")
    await bench.advance(300, loader)
    #expect(loader.display.body == .noResults(query: "tea"))
    work.endAll()
  }

  @Test("an empty query is loaded at once, and what waited isn't")
  func emptyQuery() async {
    let loader = loader(value: [1])
    loader.search("tea")
    loader.search("")
    await wait { work.count == 1 }
    await bench.advance(5_000, loader)
    #expect(work.queries == [""])
    work.endAll()
  }

  @Test("a newer search cancels the older, whose answer is dropped")
  func newest() async {
    let loader = loader()
    loader.search("te")
    await bench.advance(300, loader)
    await wait { work.count == 1 }
    loader.search("tea")
    await bench.advance(300, loader)
    await wait { work.count == 2 }
    work.end(1, with: .success([3]))
    await wait { loader.value == [3] }
    work.end(0, with: .success([1, 2]))
    for _ in 0..<100 { await Task.yield() }
    #expect(loader.value == [3])
    #expect(loader.input.query == "tea")
  }

  @Test("the answer to an older query that comes while one types is shown, and then replaced")
  func olderAnswer() async {
    let loader = loader()
    loader.search("te")
    await bench.advance(300, loader)
    await wait { work.count == 1 }
    loader.search("tea")
    work.end(0, with: .success([1, 2]))
    await wait { loader.value == [1, 2] }
    #expect(loader.input.query == "te")
    await bench.advance(300, loader)
    await wait { work.count == 2 }
    #expect(work.queries == ["te", "tea"])
    work.endAll()
  }

  @Test("cancelling gives up what waits to be searched for")
  func cancel() async {
    let loader = loader(value: [1])
    loader.search("tea")
    loader.cancel()
    await bench.advance(5_000, loader)
    #expect(work.count == 0)
    #expect(loader.display.body == .content)
  }

  @Test(
    "a load that is asked for meanwhile is of the newest query, and is the only one",
    arguments: 0..<3)
  func loadMeanwhile(which: Int) async {
    let loader = loader()
    loader.search("tea")
    switch which {
    case 0: loader.load()
    case 1: loader.refresh()
    default: loader.retry()
    }
    await wait { work.count == 1 }
    await bench.advance(5_000, loader)
    #expect(work.queries == ["tea"])
    work.endAll()
  }

  @Test("without a pause in the timing a query is searched for at once")
  func noPause() async {
    let loader = loader(timing: LoadingTiming(typing: .zero))
    loader.search("tea")
    await wait { work.count == 1 }
    work.endAll()
  }

  @Test("what was found is said once the person has paused, without the spinner they didn't hear")
  func announced() async {
    let loader = loader(value: [1, 2])
    await bench.settle(loader)
    loader.search("tea")
    await bench.advance(900, loader)
    #expect(loader.display.accessory == .progress)
    work.end(0, with: .success([1, 2, 3]))
    await wait { loader.input.activity == .idle }
    await bench.advance(99, loader)
    #expect(bench.renderer.announcements.isEmpty)
    await bench.advance(2_000, loader)
    #expect(bench.renderer.announcements.map(\.text).last?.hasSuffix("3 items") == true)
    #expect(bench.renderer.announcements.count <= 2)
  }

  @Test("dropping the loader while a query waits leaves no timer and searches nothing")
  func dropped() async {
    var loader: ScreenLoader<[Int]>? = loader(value: [1])
    loader?.search("tea")
    await wait { bench.clock.sleeperCount > 0 }
    loader = nil
    await wait { bench.clock.sleeperCount == 0 }
    bench.clock.move(to: .seconds(5))
    for _ in 0..<100 { await Task.yield() }
    #expect(work.count == 0)
  }
}
